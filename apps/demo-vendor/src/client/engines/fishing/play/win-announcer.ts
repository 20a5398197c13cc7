/** Announces catches to screen readers in batches, so that announcements do not interrupt each other. */
export interface WinAnnouncer {
  announce(name: string, amount: bigint): void;
}

const GATHER_MS = 1400;

/** Creates a {@link WinAnnouncer}. `tell` receives the catches since its last call. */
export function createWinAnnouncer(tell: (names: readonly string[], amount: bigint) => void): WinAnnouncer {
  let names: string[] = [];
  let sum = 0n;
  let timer: ReturnType<typeof setTimeout> | null = null;
  return {
    announce(name, amount) {
      names.push(name);
      sum += amount;
      timer ??= setTimeout(() => {
        tell(names, sum);
        [names, sum, timer] = [[], 0n, null];
      }, GATHER_MS);
    },
  };
}
