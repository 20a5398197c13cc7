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
    const cost = editDistance(from, to) - sharedStart(from, to) / 100;
    if (cost < fewest) [best, fewest] = [candidate, cost];
  }
  return best;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return Math.min(length, 90);
}

/** Levenshtein's distance: insertions, deletions and replacements from one text to the other. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replace = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replace, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
