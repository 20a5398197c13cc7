import type { MinorUnits } from '../../shared/protocol.ts';
import { tabMemory } from '../memory.ts';

/** A round that was asked for and whose result has not been shown to the end. */
export interface PendingRound {
  readonly spinId: string;
  readonly stake: MinorUnits;
  readonly choice?: unknown;
  /** How much of its result has been shown: spins of a slot. */
  readonly shown?: number;
}

/** Remembers the round in flight over a reload of the page. */
export interface PendingRounds {
  read(): PendingRound | null;
  write(round: PendingRound): void;
  clear(): void;
}

/** A new key for a round. */
export function newSpinId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The memory of one game at one merchant, in this tab. */
export function pendingRounds(merchant: string, game: string): PendingRounds {
  const key = `livery-game:pending:${merchant}:${game}`;
  return {
    read() {
      try {
        const { spinId, stake, choice, shown } = JSON.parse(tabMemory.get(key) ?? 'null') as Partial<PendingRound>;
        return typeof spinId === 'string' && typeof stake === 'string' ? { spinId, stake, choice, ...(typeof shown === 'number' ? { shown } : {}) } : null;
      } catch {
        return null;
      }
    },
    write: (round) => tabMemory.set(key, JSON.stringify(round)),
    clear: () => tabMemory.remove(key),
  };
}
