/** Longest list that a message states in full. */
const MOST = 40;
/** Number of values of a longer list that a message states. */
const FIRST = 6;

/**
 * Returns the values that may be chosen, for a message: all of a short list, else the first ones, how many more there
 * are, and where.
 *
 * @param where the place of the whole list, such as `in theme/primitives.ts`
 */
export function listed(known: readonly string[], where: string): string {
  if (known.length <= MOST) return known.join(', ');
  return `${known.slice(0, FIRST).join(', ')} and ${known.length - FIRST} more ${where}`;
}
