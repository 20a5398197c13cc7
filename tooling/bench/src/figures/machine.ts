import { availableParallelism, totalmem } from 'node:os';

const GIBIBYTE = 2 ** 30;

/** One-line description of the machine. */
export function machine(): string {
  const cores = availableParallelism();
  const memory = Math.round(totalmem() / GIBIBYTE);
  return `Measured on ${cores} ${cores === 1 ? 'core' : 'cores'} and ${memory} GB, Node ${process.versions.node}, ${process.platform} ${process.arch}.`;
}
