import type { Fault } from './fault.ts';

/** Leaves out the fault of each missing key that stands in the file under a misspelt name, which its own fault says. */
export function withoutMisspelt(faults: readonly Fault[]): Fault[] {
  const unknown = faults.filter(({ found }) => found.startsWith('an unknown '));
  return faults.filter((missing) => missing.found !== 'nothing' || !unknown.some((fault) => fault.file === missing.file && isMeant(fault, missing.keyPath)));
}

/** Whether a missing key is the one that an unknown key most likely means, or stands below it. */
function isMeant({ keyPath, nearest }: Fault, missing: string): boolean {
  if (nearest === undefined) return false;
  // The nearest name of a key is that of one beside it; of a token, its path in the tree of tokens.
  const parts = keyPath.split('.');
  return parts.some((_, length) => `${missing}.`.startsWith([...parts.slice(0, length), nearest, ''].join('.')));
}
