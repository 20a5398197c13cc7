import { distance } from 'fastest-levenshtein';

/**
 * The candidate a person most likely meant: fewest edits, case not counted; among equals the one that begins alike.
 *
 * @returns undefined when even the best candidate shares too little to be of help.
 */
export function nearestOf(given: string, candidates: Iterable<string>): string | undefined {
  const from = given.toLowerCase();
  let best: string | undefined;
  let fewest = Math.max(2, Math.ceil(given.length * 0.6)) + 1;
  for (const candidate of candidates) {
    const to = candidate.toLowerCase();
    // A shared beginning is worth less than one edit, so that it only decides between equals.
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
