import type { Clock, Tx } from '../../../platform/db/index.ts';
import type { Withdrawal, WithdrawalConfirmation } from './types.ts';
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
  /**
   * Takes a member's word in `tx`, with the pictures that prove it: the withdrawal as it is then, and whether it changed, which the same word again does
   * not. @throws Problem VALIDATION_FAILED at `images`
   */
  confirm(tx: Tx, withdrawal: Withdrawal, word: MemberWord): Promise<{ readonly present: Withdrawal; readonly changed: boolean } | WordRefusal>;
}

/** Whether the member may still say what arrived. */
export const mayConfirm = ({ state, confirmation, confirmBy, look }: Withdrawal, now: number): boolean =>
  state === 'paid' && confirmation === 'awaited' && look === null && confirmBy !== null && confirmBy.getTime() > now;

export function createConfirmations(clock: Clock, store: WithdrawalStore, proofs: Pick<WithdrawalProofs, 'claim'>): Confirmations {
  return {
    async confirm(tx, { tenant, id }, word) {
      const found = await store.lock(tx, tenant, id);
      if (found === undefined) return 'over';
      const net = found.amount - found.fee;
      const missing = word.said === 'partly' ? word.missing : word.said === 'missing' ? net : null;
      const confirmation: WithdrawalConfirmation = word.said;
      if (found.confirmation === confirmation && found.missing === missing) return { present: found, changed: false };
      if (!mayConfirm(found, clock.now())) return 'over';
      if (word.said === 'partly' && (word.missing <= 0n || word.missing >= net)) return 'amount';
      if (word.said !== 'received') await proofs.claim(tx, found, word.images);
      await store.update(tx, found, { confirmation, missing, nextTryAt: null, ...(word.said === 'received' ? {} : { memberNote: word.note }) });
      const present = await store.find(tenant, id, tx);
      return present === undefined ? 'over' : { present, changed: true };
    },
  };
}
