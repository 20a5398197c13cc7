import type { TransferAnswerOf, TransferCode, TransferRequestOf } from '@livery/contracts';
import type { Clock } from '../clock.ts';
import type { Store } from '../storage/store.ts';
import { isRepresentable, addAmounts } from './scaled-amount.ts';
import type { VendorMerchant } from '../wallet/wallet.ts';
import type { RecordedTransfer } from './transfer-store.ts';

/** A call that was refused. */
export interface Refusal {
  readonly code: Exclude<TransferCode, 'OK'>;
  readonly requestId: string;
}

type MoveAnswer = TransferAnswerOf<'deposit'>;
type Direction = 'deposit' | 'withdraw';

/** Deposits, withdrawals and their queries at a vendor that holds its players' balances. Callers are already authenticated. */
export interface TransferService {
  move(scope: VendorMerchant, direction: Direction, request: TransferRequestOf<'deposit'>): MoveAnswer | Refusal;
  query(scope: VendorMerchant, request: TransferRequestOf<'query'>): TransferAnswerOf<'query'> | Refusal;
  balance(scope: VendorMerchant, request: TransferRequestOf<'balance'>): TransferAnswerOf<'balance'>;
}

export interface TransferServiceOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** Creates a {@link TransferService}. A transfer and its record are one transaction. */
export function createTransferService({ store, clock, newId }: TransferServiceOptions): TransferService {
  const { transfers } = store;

  /** Carries out a transfer with a new id. */
  function carryOut(scope: VendorMerchant, direction: Direction, { playerId, currency, amount, scale }: TransferRequestOf<'deposit'>): RecordedTransfer {
    const owner = { ...scope, playerId, currency };
    const before = transfers.balance(owner);
    const after = addAmounts(before, { units: direction === 'deposit' ? BigInt(amount) : -BigInt(amount), scale });
    const code = after.units < 0n ? 'INSUFFICIENT_FUNDS' : isRepresentable(after) ? 'OK' : 'LIMIT_EXCEEDED';
    if (code === 'OK') transfers.setBalance(owner, after);
    const { units, scale: balanceScale } = code === 'OK' ? after : before;
    const state = code === 'OK' ? 'completed' : 'rejected';
    return { state, direction, playerId, currency, amount, scale, code, balance: units.toString(), balanceScale, vendorTx: newId() };
  }

  return {
    move(scope, direction, request) {
      const { requestId, transferId, playerId, currency, amount, scale } = request;
      return store.transaction(() => {
        const known = transfers.transfer(scope, transferId);
        if (known?.state === 'barred') return { code: 'TRANSFER_BARRED', requestId };
        const recorded = known ?? carryOut(scope, direction, request);
        if (known === undefined) transfers.insertTransfer(scope, transferId, recorded, clock.now());
        if (recorded.direction !== direction || recorded.playerId !== playerId || recorded.currency !== currency || recorded.amount !== amount || recorded.scale !== scale) {
          return { code: 'TRANSFER_CONFLICT', requestId };
        }
        if (recorded.code !== 'OK') return { code: recorded.code, requestId };
        return { code: 'OK', requestId, transferId, vendorTxId: recorded.vendorTx, balance: recorded.balance, currency, scale: recorded.balanceScale };
      });
    },

    query(scope, { requestId, transferId }) {
      return store.transaction(() => {
        const recorded = transfers.transfer(scope, transferId);
        // The platform refunds a transfer that is unknown here, so from now on this id must be refused.
        if (recorded === undefined) transfers.insertTransfer(scope, transferId, { state: 'barred' }, clock.now());
        if (recorded === undefined || recorded.state === 'barred') return { code: 'TRANSFER_NOT_FOUND', requestId };
        const { state, direction, playerId, currency, amount, scale, vendorTx } = recorded;
        return { code: 'OK', requestId, transferId, direction, state, playerId, currency, amount, scale, vendorTxId: vendorTx };
      });
    },

    balance(scope, { requestId, playerId, currency }) {
      const { units, scale } = transfers.balance({ ...scope, playerId, currency });
      return { code: 'OK', requestId, balance: units.toString(), currency, scale };
    },
  };
}
