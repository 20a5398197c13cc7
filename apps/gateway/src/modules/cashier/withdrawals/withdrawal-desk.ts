import type { Database, Tx } from '../../../platform/db/index.ts';
import type { PayoutSaga } from './payout-saga.ts';
import type { RulesOf } from './rules.ts';
import { AT_PROVIDER, DISPUTED, HELD, PAID_AFTER_ALL, RETURNED, type Withdrawal } from './types.ts';
import type { WithdrawalLedger } from './withdrawal-ledger.ts';
import type { WithdrawalStore } from './withdrawal-store.ts';

/**
 * Why a decision is refused: no such withdrawal; another operator is at it; its state does not allow it; its provider is being asked at this
 * moment; nothing is disputed; too much; another withdrawal was paid by that number; members pay it.
 */
export type WithdrawalDeskRefusal = 'unknown' | 'taken' | 'state' | 'asking' | 'undisputed' | 'amount' | 'known' | 'members';

/** A withdrawal before the decision, with what it moved or decided about, in minor units. */
export interface WithdrawalDecision {
  readonly withdrawal: Withdrawal;
  readonly amount: bigint;
  /** State that it has now. */
  readonly state: Withdrawal['state'];
}

type Answer = Promise<WithdrawalDecision | WithdrawalDeskRefusal>;

/** What operators decide about withdrawals, each in the transaction of its row in the trail. */
export interface WithdrawalDesk {
  /** Keeps others from deciding about it, or with `leave` lets them. */
  take(tx: Tx, tenant: string, id: string, operator: string, leave: boolean): Answer;
  /** Lets one that waits be paid; where the merchant sends automatically the job does so. `moves` is false where it has yet to be paid out. */
  approve(tx: Tx, tenant: string, id: string, operator: string): Promise<(WithdrawalDecision & { readonly moves: boolean }) | WithdrawalDeskRefusal>;
  /** Sends an approved one to its provider; or with the bank's own number records that it was paid by hand. */
  payOut(tx: Tx, tenant: string, id: string, operator: string, bankTx: string | undefined): Answer;
  /** Gives the money of one that was not sent back; the member reads `note`. */
  refuse(tx: Tx, tenant: string, id: string, operator: string, note: string): Answer;
  /** Ends one that the provider does not tell the end of, by evidence from elsewhere. */
  decide(tx: Tx, tenant: string, id: string, outcome: 'paid' | 'failed', bankTx: string | null, note: string | null): Answer;
  /** Ends a dispute, or one that came back after it was paid: gives `amount` back, which may be nothing. Of one that was paid after all the house bears what the member has twice. `disputed` is all that it decides about. */
  settle(tx: Tx, tenant: string, id: string, amount: bigint, from: 'provider' | 'house', note: string): Promise<(WithdrawalDecision & { readonly disputed: bigint }) | WithdrawalDeskRefusal>;
}

export interface WithdrawalDeskDeps {
  readonly db: Database;
  readonly store: WithdrawalStore;
  readonly ledger: WithdrawalLedger;
  readonly saga: Pick<PayoutSaga, 'end'>;
  readonly rulesOf: RulesOf;
  /** Whether members pay it: what of it arrived is decided payment by payment. */
  readonly paidByMembers: (tx: Tx, withdrawal: Withdrawal) => Promise<boolean>;
}

export function createWithdrawalDesk({ db, store, ledger, saga, rulesOf, paidByMembers }: WithdrawalDeskDeps): WithdrawalDesk {
  const now = (): Date => new Date(db.clock.now());

  /** The withdrawal, locked, where this operator may decide about it. */
  async function free(tx: Tx, tenant: string, id: string, operator: string): Promise<Withdrawal | 'unknown' | 'taken'> {
    const found = await store.lock(tx, tenant, id);
    if (found === undefined) return 'unknown';
    return found.takenBy === null || found.takenBy === operator ? found : 'taken';
  }

  return {
    async take(tx, tenant, id, operator, leave) {
      const found = await free(tx, tenant, id, operator);
      if (typeof found === 'string') return found;
      const disputed = found.confirmation !== null && DISPUTED.includes(found.confirmation);
      if (!leave && !HELD.includes(found.state) && found.look === null && !disputed) return 'state';
      await store.update(tx, found, { takenBy: leave ? null : operator });
      return { withdrawal: found, amount: 0n, state: found.state };
    },
    async approve(tx, tenant, id, operator) {
      const found = await free(tx, tenant, id, operator);
      if (typeof found === 'string') return found;
      if (found.state !== 'review') return 'state';
      const { sendAutomatically: moves } = await rulesOf(tenant, tx);
      await store.update(tx, found, { state: 'approved', takenBy: null, attempts: 0, nextTryAt: moves ? now() : null });
      return { withdrawal: found, amount: found.amount, moves, state: 'approved' };
    },
    async payOut(tx, tenant, id, operator, bankTx) {
      const found = await free(tx, tenant, id, operator);
      if (typeof found === 'string') return found;
      if (found.state !== 'approved' || found.nextTryAt !== null) return 'state';
      if (bankTx === undefined) {
        await store.update(tx, found, { takenBy: null, nextTryAt: now() });
        return { withdrawal: found, amount: found.amount, state: 'approved' };
      }
      if (await paidByMembers(tx, found)) return 'members';
      if (await store.isPaidBy(tx, found, bankTx)) return 'known';
      await ledger.send(tx, found);
      await store.update(tx, found, { state: 'sending', takenBy: null, sentAt: now() });
      await saga.end(tx, found, { state: 'paid', providerTx: bankTx, reason: null, by: 'operator' });
      return { withdrawal: found, amount: found.amount, state: 'paid' };
    },
    async refuse(tx, tenant, id, operator, note) {
      const found = await free(tx, tenant, id, operator);
      if (typeof found === 'string') return found;
      if (!HELD.includes(found.state)) return 'state';
      await ledger.release(tx, found);
      await store.update(tx, found, { state: 'refused', code: 'OPERATOR', note, takenBy: null, nextTryAt: null });
      return { withdrawal: found, amount: found.amount, state: 'refused' };
    },
    async decide(tx, tenant, id, outcome, bankTx, note) {
      const found = await store.lock(tx, tenant, id);
      if (found === undefined) return 'unknown';
      if (!AT_PROVIDER.includes(found.state)) return 'state';
      if (await paidByMembers(tx, found)) return 'members';
      // An order that is sent at this moment may be carried out after it was decided that it was not.
      if (await store.isLeased(tx, tenant, id)) return 'asking';
      if (bankTx !== null && (await store.isPaidBy(tx, found, bankTx))) return 'known';
      await saga.end(tx, found, { state: outcome, providerTx: bankTx, reason: outcome === 'failed' ? 'OPERATOR' : null, by: 'operator' });
      await store.update(tx, found, { note });
      return { withdrawal: found, amount: found.amount, state: outcome };
    },
    async settle(tx, tenant, id, amount, from, note) {
      const found = await store.lock(tx, tenant, id);
      if (found === undefined) return 'unknown';
      if (found.look === 'paid-after-all') {
        // The member has it twice already: the house bears it, and money:adjust takes back what it can.
        if (amount !== 0n) return 'amount';
        await ledger.paidAfterAll(tx, found);
        await store.update(tx, found, { look: null, code: PAID_AFTER_ALL, note, takenBy: null, nextTryAt: null });
        const twice = found.amount - found.fee;
        return { withdrawal: found, amount: twice, disputed: twice, state: found.state };
      }
      const disputed = found.confirmation !== null && DISPUTED.includes(found.confirmation);
      if (found.state !== 'paid' || (!disputed && found.look !== 'returned')) return 'undisputed';
      // What came back whole was never paid, so the fee may be given back as well.
      const most = (found.look === 'returned' ? found.amount : found.amount - found.fee) - found.givenBack;
      if (amount < 0n || amount > most) return 'amount';
      if (amount > 0n) await ledger.giveBack(tx, found, amount, from);
      await store.update(tx, found, { confirmation: 'settled', look: null, ...(found.look === 'returned' ? { code: RETURNED } : {}), givenBack: found.givenBack + amount, note, takenBy: null, nextTryAt: null });
      return { withdrawal: found, amount, disputed: most, state: 'paid' };
    },
  };
}
