import { distance } from 'fastest-levenshtein';

/** Fewest letters of a beginning that says what was meant. */
const BEGINNING = 3;

/**
 * Returns the candidate that was most likely meant, ignoring case: one that continues the given text, else the one with
 * the fewest edits (for ties, the longest common prefix), else one that the given text continues. Undefined when more
 * than two letters in five differ from every candidate.
 */
export function nearestOf(given: string, candidates: Iterable<string>): string | undefined {
  const from = given.toLowerCase();
  const all = [...candidates].map((candidate) => ({ candidate, to: candidate.toLowerCase() }));
  const most = Math.max(1, Math.floor(from.length * 0.4));
  const continued = from.length < BEGINNING ? [] : all.filter(({ to }) => to.startsWith(from));
  const shortest = continued.toSorted((one, other) => one.to.length - other.to.length)[0];
  if (shortest !== undefined) return shortest.candidate;
  const near = all.map(({ candidate, to }) => ({ candidate, edits: edits(from, to), start: sharedStart(from, to) })).filter((one) => one.edits <= most);
  const [best] = near.toSorted((one, other) => one.edits - other.edits || other.start - one.start);
  if (best !== undefined) return best.candidate;
  const shortened = all.filter(({ to }) => to.length >= BEGINNING && from.startsWith(to));
  return shortened.toSorted((one, other) => other.to.length - one.to.length)[0]?.candidate;
}

/** Edits between two texts; two neighbours that changed places are one. */
function edits(from: string, to: string): number {
  const plain = distance(from, to);
  if (plain !== 2 || from.length !== to.length) return plain;
  const first = [...from].findIndex((letter, index) => letter !== to[index]);
  return from[first] === to[first + 1] && from[first + 1] === to[first] ? 1 : plain;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
