/**
 * Checks that brands exist before a command does anything for them.
 *
 * @throws RangeError naming those that do not, and the brands there are
 */
export function assertBrands(ids: readonly string[], known: readonly string[]): void {
  const unknown = ids.filter((id) => !known.includes(id));
  if (unknown.length > 0) throw new RangeError(`There is no brand ${unknown.join(', ')}. There ${known.length === 1 ? 'is' : 'are'}: ${known.join(', ')}.`);
}
