import type { MinorUnits } from '../../shared/protocol.ts';
import { tabStorage } from '../browser-storage.ts';

/** A round that was requested and not shown to its end. */
export interface PendingRound {
  readonly spinId: string;
  readonly stake: MinorUnits;
  readonly choice?: unknown;
  /** The number of a slot round's spins that have been shown. */
  readonly shown?: number;
}

/** Keeps the pending round over a reload of the page. */
export interface PendingRoundStorage {
  read(): PendingRound | null;
  write(round: PendingRound): void;
  clear(): void;
}

/** A new random id for a round. */
export function newSpinId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Creates the storage of one game at one merchant, in this tab. */
export function createPendingRoundStorage(merchant: string, game: string): PendingRoundStorage {
  const key = `livery-game:pending:${merchant}:${game}`;
  return {
    read() {
      try {
        const { spinId, stake, choice, shown } = JSON.parse(tabStorage.get(key) ?? 'null') as Partial<PendingRound>;
        return typeof spinId === 'string' && typeof stake === 'string' ? { spinId, stake, choice, ...(typeof shown === 'number' ? { shown } : {}) } : null;
      } catch {
        return null;
      }
    },
    write: (round) => tabStorage.set(key, JSON.stringify(round)),
    clear: () => tabStorage.remove(key),
  };
}
