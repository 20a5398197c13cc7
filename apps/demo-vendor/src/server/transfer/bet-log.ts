import { MAX_TRANSFER_BETS } from '@livery/contracts';
import type { TransferAnswerOf, TransferBet, TransferRequestOf } from '@livery/contracts';
import type { Store } from '../storage/store.ts';
import type { VendorMerchant } from '../wallet/wallet.ts';

/** Records of bets at a vendor with a transfer wallet, which the platform reads. */
export interface BetLog {
  find(scope: VendorMerchant, betId: string): TransferBet | undefined;
  /** Stores a bet's present state; call it in the transaction that moves its money. */
  write(scope: VendorMerchant, bet: TransferBet): void;
  /** Returns bets that changed after the cursor, and the next cursor. */
  list(scope: VendorMerchant, request: TransferRequestOf<'bets'>): TransferAnswerOf<'bets'>;
}

/** Creates a {@link BetLog}. A cursor of another store, for instance one that was lost, reads from the beginning. */
export function createBetLog(store: Store, newId: () => string): BetLog {
  const { transfers } = store;
  const book = store.getOrCreate('bet-book', () => newId().replaceAll(/[^\w-]/g, '').slice(0, 64));
  const numberIn = (cursor: string): number => {
    const [of, number = ''] = cursor.split(':');
    return of === book && /^\d{1,15}$/.test(number) ? Number(number) : 0;
  };
  return {
    find(scope, betId) {
      const record = transfers.betRecord(scope, betId);
      return record === undefined ? undefined : (JSON.parse(record) as TransferBet);
    },
    write: (scope, bet) => transfers.setBetRecord(scope, bet.betId, JSON.stringify(bet)),
    list(scope, { requestId, after, limit }) {
      const from = numberIn(after);
      const most = Math.min(limit, MAX_TRANSFER_BETS);
      const found = transfers.betRecordsAfter(scope, from, most + 1);
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
