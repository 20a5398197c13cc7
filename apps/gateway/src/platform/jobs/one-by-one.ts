/**
 * Works for each of `items`, one after the other: what fails for one is done for the others all the same.
 * @throws the first fault, when all have had their turn.
 */
export async function oneByOne<Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
}
