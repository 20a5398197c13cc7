import { distance } from 'fastest-levenshtein';

/**
 * Returns the candidate with the fewest edits, ignoring case (for ties, the longest common prefix); undefined when no
 * candidate is similar enough.
 */
export function nearestOf(given: string, candidates: Iterable<string>): string | undefined {
  const from = given.toLowerCase();
  let best: string | undefined;
  let fewest = Math.max(2, Math.ceil(given.length * 0.6)) + 1;
  for (const candidate of candidates) {
    const to = candidate.toLowerCase();
    // A common prefix counts less than one edit, so that it only decides ties.
    const cost = distance(from, to) - sharedStart(from, to) / 100;
    if (cost < fewest) [best, fewest] = [candidate, cost];
  }
  return best;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return Math.min(length, 90);
}
