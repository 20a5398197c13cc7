import type { TransferAnswerOf, TransferCode, TransferRequestOf } from '@livery/contracts';
import type { Clock } from '../clock.ts';
import type { Store } from '../store.ts';
import { fits, plus } from './money.ts';
import type { Desk, SeenTransfer } from './purse-store.ts';

/** A refusal by rule. */
export interface Refusal {
  readonly code: Exclude<TransferCode, 'OK'>;
  readonly requestId: string;
}

type Moved = TransferAnswerOf<'deposit'>;
type Direction = 'deposit' | 'withdraw';

/** What the platform asks of a vendor that keeps its players' money. The caller's signature has been checked. */
export interface TransferDesk {
  move(desk: Desk, direction: Direction, request: TransferRequestOf<'deposit'>): Moved | Refusal;
  query(desk: Desk, request: TransferRequestOf<'query'>): TransferAnswerOf<'query'> | Refusal;
  balance(desk: Desk, request: TransferRequestOf<'balance'>): TransferAnswerOf<'balance'>;
}

/** What the desk works with. */
export interface TransferDeskSetup {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** {@link TransferDesk} over the purses of a store: what moves money and the note that it did are one transaction. */
export function createTransferDesk({ store, clock, newId }: TransferDeskSetup): TransferDesk {
  const { purses } = store;

  /** Carries a transfer out that was not seen before. */
  function carryOut(desk: Desk, direction: Direction, { playerId, currency, amount, scale }: TransferRequestOf<'deposit'>): SeenTransfer {
    const holder = { ...desk, playerId, currency };
    const before = purses.purse(holder);
    const after = plus(before, { units: direction === 'deposit' ? BigInt(amount) : -BigInt(amount), scale });
    const code = after.units < 0n ? 'INSUFFICIENT_FUNDS' : fits(after) ? 'OK' : 'LIMIT_EXCEEDED';
    if (code === 'OK') purses.setPurse(holder, after);
    const { units, scale: balanceScale } = code === 'OK' ? after : before;
    const state = code === 'OK' ? 'completed' : 'rejected';
    return { state, direction, playerId, currency, amount, scale, code, balance: units.toString(), balanceScale, vendorTx: newId() };
  }

  return {
    move(desk, direction, request) {
      const { requestId, transferId, playerId, currency, amount, scale } = request;
      return store.together(() => {
        const known = purses.transfer(desk, transferId);
        if (known?.state === 'barred') return { code: 'TRANSFER_BARRED', requestId };
        const kept = known ?? carryOut(desk, direction, request);
        if (known === undefined) purses.insertTransfer(desk, transferId, kept, clock.now());
        if (kept.direction !== direction || kept.playerId !== playerId || kept.currency !== currency || kept.amount !== amount || kept.scale !== scale) {
          return { code: 'TRANSFER_CONFLICT', requestId };
        }
        if (kept.code !== 'OK') return { code: kept.code, requestId };
        return { code: 'OK', requestId, transferId, vendorTxId: kept.vendorTx, balance: kept.balance, currency, scale: kept.balanceScale };
      });
    },

    query(desk, { requestId, transferId }) {
      return store.together(() => {
        const kept = purses.transfer(desk, transferId);
        // Whoever hears that an id is unknown gives its money back: from now on it must never count.
        if (kept === undefined) purses.insertTransfer(desk, transferId, { state: 'barred' }, clock.now());
        if (kept === undefined || kept.state === 'barred') return { code: 'TRANSFER_NOT_FOUND', requestId };
        const { state, direction, playerId, currency, amount, scale, vendorTx } = kept;
        return { code: 'OK', requestId, transferId, direction, state, playerId, currency, amount, scale, vendorTxId: vendorTx };
      });
    },

    balance(desk, { requestId, playerId, currency }) {
      const { units, scale } = purses.purse({ ...desk, playerId, currency });
      return { code: 'OK', requestId, balance: units.toString(), currency, scale };
    },
  };
}
