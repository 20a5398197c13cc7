import type { Fault } from './fault.ts';

/** Leaves out the fault of each missing key that stands in the file under a misspelt name, which its own fault says. */
export function withoutMisspelt(faults: readonly Fault[]): Fault[] {
  const unknown = faults.filter(({ found }) => found.startsWith('an unknown '));
  return faults.filter((missing) => missing.found !== 'nothing' || !unknown.some((fault) => fault.file === missing.file && isMeant(fault, missing.keyPath)));
}

/** Whether the nearest name of an unknown key is that of a key beside it or, for tokens, in the same tree. */
function isMeant({ keyPath, nearest }: Fault, missing: string): boolean {
  if (nearest === undefined) return false;
  const tree = missing.slice(0, missing.length - nearest.length);
  return missing === `${tree}${nearest}` && (tree === '' || tree.endsWith('.')) && keyPath.startsWith(tree);
}
