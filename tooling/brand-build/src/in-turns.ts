/** Brands that are read, or compiled and written, at the same time: more would fill the memory, and two cores do no more. */
const AT_ONCE = 4;

/**
 * Works on some items at a time, on the next as soon as one is done.
 *
 * @returns the results in the order of the items
 * @throws what the first work that fails throws, once those begun beside it have ended; no other is begun
 */
export async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const errors: unknown[] = [];
  const rest = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of rest) {
      if (errors.length > 0) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (errors.length > 0) throw errors[0];
  return results;
}
