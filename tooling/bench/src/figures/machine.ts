import { availableParallelism, totalmem } from 'node:os';

const GIBIBYTE = 2 ** 30;

/** What the figures were measured on, one line. */
export function machine(): string {
  const cores = availableParallelism();
  const memory = Math.round(totalmem() / GIBIBYTE);
  return `Measured on ${cores} ${cores === 1 ? 'core' : 'cores'} and ${memory} GB, Node ${process.versions.node}, ${process.platform} ${process.arch}.`;
}
