/** Runs `work` for each number below `times`, so many at once. */
export async function inLanes(atOnce: number, times: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < times; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
