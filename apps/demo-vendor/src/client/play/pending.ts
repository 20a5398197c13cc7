import type { MinorUnits } from '../../shared/protocol.ts';
import { tabMemory } from '../memory.ts';

/** A spin that was asked for and whose result has not been shown to the end. */
export interface PendingSpin {
  readonly spinId: string;
  readonly stake: MinorUnits;
}

/** Remembers the spin in flight over a reload of the page. */
export interface PendingSpins {
  read(): PendingSpin | null;
  write(spin: PendingSpin): void;
  clear(): void;
}

/** The memory of one game at one merchant, in this tab. */
export function pendingSpins(merchant: string, game: string): PendingSpins {
  const key = `livery-game:pending:${merchant}:${game}`;
  return {
    read() {
      const [spinId, stake] = tabMemory.get(key)?.split(' ') ?? [];
      return spinId && stake ? { spinId, stake } : null;
    },
    write: ({ spinId, stake }) => tabMemory.set(key, `${spinId} ${stake}`),
    clear: () => tabMemory.remove(key),
  };
}
