/** Brands that are read, or compiled and written, at the same time: more would fill the memory, and two cores do no more. */
const AT_ONCE = 4;

/** Works on some items at a time, on the next as soon as one is done; the results in the order of the items. */
export async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
