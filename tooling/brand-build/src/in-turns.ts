/** Brands that are read, or compiled and written, at the same time: more would fill the memory, and two cores do no more. */
const AT_ONCE = 4;

/** Works on some items at a time; the results in the order of the items. */
export async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))));
  return results;
}
