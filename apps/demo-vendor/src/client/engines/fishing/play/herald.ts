/** Tells screen readers about catches, several at a time, so that nobody is talked over. */
export interface Herald {
  caught(name: string, amount: bigint): void;
}

const GATHER_MS = 1400;

/** `tell` is called with what was caught since it was last called. */
export function createHerald(tell: (names: readonly string[], amount: bigint) => void): Herald {
  let names: string[] = [];
  let sum = 0n;
  let timer: ReturnType<typeof setTimeout> | null = null;
  return {
    caught(name, amount) {
      names.push(name);
      sum += amount;
      timer ??= setTimeout(() => {
        tell(names, sum);
        [names, sum, timer] = [[], 0n, null];
      }, GATHER_MS);
    },
  };
}
