import { TRANSFER_BETS_MOST } from '@livery/contracts';
import type { TransferAnswerOf, TransferBet, TransferRequestOf } from '@livery/contracts';
import type { Store } from '../store.ts';
import type { Desk } from './purse-store.ts';

/** The bets of a transfer vendor as the platform may read them. */
export interface BetBook {
  find(desk: Desk, betId: string): TransferBet | undefined;
  /** Writes a bet as it stands now; belongs into the transaction that moves its money. */
  write(desk: Desk, bet: TransferBet): void;
  /** Bets that changed after the cursor, and the cursor behind them. */
  read(desk: Desk, request: TransferRequestOf<'bets'>): TransferAnswerOf<'bets'>;
}

/** {@link BetBook} in a store. A cursor of another store, which was lost or replaced, reads from the beginning. */
export function createBetBook(store: Store, newId: () => string): BetBook {
  const { purses } = store;
  const book = store.keep('bet-book', () => newId().replaceAll(/[^\w-]/g, '').slice(0, 64));
  const numberIn = (cursor: string): number => {
    const [of, number = ''] = cursor.split(':');
    return of === book && /^\d{1,15}$/.test(number) ? Number(number) : 0;
  };
  return {
    find(desk, betId) {
      const record = purses.bet(desk, betId);
      return record === undefined ? undefined : (JSON.parse(record) as TransferBet);
    },
    write: (desk, bet) => purses.setBet(desk, bet.betId, JSON.stringify(bet)),
    read(desk, { requestId, after, limit }) {
      const from = numberIn(after);
      const most = Math.min(limit, TRANSFER_BETS_MOST);
      const found = purses.betsAfter(desk, from, most + 1);
      const shown = found.slice(0, most);
      return {
        code: 'OK',
        requestId,
        bets: shown.map(({ record }) => JSON.parse(record) as TransferBet),
        next: `${book}:${shown.at(-1)?.number ?? from}`,
        more: found.length > shown.length,
      };
    },
  };
}
