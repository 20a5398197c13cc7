import type { Database } from '../../../platform/db/index.ts';
import type { Withdrawal, WithdrawalChange, WithdrawalConfirmation } from './types.ts';
import type { WithdrawalProofs } from './withdrawal-proofs.ts';
import type { WithdrawalStore } from './withdrawal-store.ts';

/** What a member says of a payout. Amounts in minor units. */
export type MemberWord =
  | { readonly said: 'received' }
  /** Part of it arrived: `missing` did not. */
  | { readonly said: 'partly'; readonly missing: bigint; readonly note: string; readonly images: readonly string[] }
  /** Nothing arrived. */
  | { readonly said: 'missing'; readonly note: string; readonly images: readonly string[] };

/** Why a member's word is not taken: it is not asked for any more; or no such part of what was paid can be missing. */
export type WordRefusal = 'over' | 'amount';

/** Takes members' words about payouts, and withdrawals that they give up. */
export interface Confirmations {
  /** Takes a member's word, with the pictures that prove it; the same word again changes nothing. @throws Problem VALIDATION_FAILED at `images` */
  confirm(withdrawal: Withdrawal, word: MemberWord): Promise<Withdrawal | WordRefusal>;
}

/** Whether the member may still say what arrived. */
export const mayConfirm = ({ state, confirmation, confirmBy, look }: Withdrawal, now: number): boolean =>
  state === 'paid' && confirmation === 'awaited' && look === null && confirmBy !== null && confirmBy.getTime() > now;

export function createConfirmations(db: Database, store: WithdrawalStore, proofs: Pick<WithdrawalProofs, 'claim'>, changed: (change: WithdrawalChange) => void): Confirmations {
  return {
    async confirm({ tenant, id }, word) {
      const done = await db.transaction(async (tx) => {
        const found = await store.lock(tx, tenant, id);
        if (found === undefined) return 'over';
        const net = found.amount - found.fee;
        const missing = word.said === 'partly' ? word.missing : word.said === 'missing' ? net : null;
        const confirmation: WithdrawalConfirmation = word.said;
        if (found.confirmation === confirmation && found.missing === missing) return found;
        if (!mayConfirm(found, db.clock.now())) return 'over';
        if (word.said === 'partly' && (word.missing <= 0n || word.missing >= net)) return 'amount';
        if (word.said !== 'received') await proofs.claim(tx, found, word.images);
        await store.update(tx, found, { confirmation, missing, nextTryAt: null, ...(word.said === 'received' ? {} : { memberNote: word.note }) });
        return store.find(tenant, id, tx);
      });
      if (typeof done === 'string' || done === undefined) return done ?? 'over';
      changed({ tenant, memberId: done.memberId, withdrawalId: id });
      return done;
    },
  };
}
