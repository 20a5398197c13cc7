import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { PayoutAccounts } from '../../payout-accounts/index.ts';
import type { UploadedImage, Uploads } from '../../uploads/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { CashierLog } from '../cashier-log.ts';
import type { PaymentAdapter, ProviderRef } from '../providers/adapter.ts';
import { createConfirmations, type Confirmations } from './confirmation.ts';
import { beginWithdrawal, type Documents, type NewWithdrawal, type WithdrawalRefusal } from './order.ts';
import { createPayoutMethods, type PayoutMethods } from './payout-methods.ts';
import type { PeersOfWithdrawal } from '../peers/peer-view.ts';
import { createPayoutSaga, type PayoutSaga } from './payout-saga.ts';
import type { RulesOf } from './rules.ts';
import { createTurnover, type CreditedGift, type Turnover, type ValidBets } from './turnover-store.ts';
import type { Withdrawal, WithdrawalChange } from './types.ts';
import { createWithdrawalDesk, type WithdrawalDesk } from './withdrawal-desk.ts';
import { createWithdrawalProofs } from './withdrawal-proofs.ts';
import { createWithdrawalLedger } from './withdrawal-ledger.ts';
import { createWithdrawalStore, type WithdrawalStore } from './withdrawal-store.ts';
import { mayCancel, withdrawalView, type WithdrawalView } from './withdrawal-view.ts';

/** What withdrawals need of other modules. */
export interface WithdrawalPorts {
  readonly payoutAccounts: Pick<PayoutAccounts, 'payTo' | 'ofPayout'>;
  readonly rulesOf: RulesOf;
  readonly validBets: ValidBets;
  /** Whether a member was blocked. */
  readonly isBlocked: (query: Queries, tenant: string, memberId: string) => Promise<boolean>;
  /** Asked where a merchant requires identity documents. */
  readonly documents: Documents;
  /** Called after the commit of what a member sees of a withdrawal. */
  readonly changed: (change: WithdrawalChange) => void;
  /** Writes to a member who withdraws, in `tx`, that another one says to have paid; what it returns is called after the commit. */
  readonly tellPayee: (tx: Tx, payee: { readonly tenant: string; readonly memberId: string; readonly amount: bigint; readonly currency: string; readonly reference: string }) => Promise<() => void>;
}

export interface WithdrawalsDeps extends WithdrawalPorts {
  readonly db: Database;
  readonly wallet: Wallet;
  /** Keeps the pictures that members add as proof; without it none can be added. */
  readonly uploads?: Pick<Uploads, 'claim' | 'ofEach'> | undefined;
  readonly adapterOf: (ref: ProviderRef) => Promise<PaymentAdapter | undefined>;
  /** Whether members pay what a provider pays out. */
  readonly paidByMembers: (ref: ProviderRef, query: Queries) => Promise<boolean>;
  /** What belongs to withdrawals that members pay, by withdrawal. */
  readonly peersOf: (tenant: string, ids: readonly string[]) => Promise<ReadonlyMap<string, PeersOfWithdrawal>>;
  readonly log: CashierLog;
}

/** Withdrawals: methods, orders, what has to be played before, and the payouts behind them. */
export interface Withdrawals {
  readonly methods: PayoutMethods;
  readonly turnover: Turnover;
  readonly desk: WithdrawalDesk;
  readonly rulesOf: RulesOf;
  readonly queue: WithdrawalStore['queue'];
  readonly unsettled: WithdrawalStore['unsettled'];
  readonly page: WithdrawalStore['page'];
  readonly askedSince: WithdrawalStore['askedSince'];
  readonly confirm: Confirmations['confirm'];
  readonly advance: PayoutSaga['advance'];
  readonly ended: PayoutSaga['ended'];
  readonly end: PayoutSaga['end'];
  readonly resume: PayoutSaga['resume'];
  /** Begins what is to be played for money that the house gave a member, by the merchant's rules, in the transaction of its credit. */
  gifted(tx: Tx, gift: CreditedGift): Promise<void>;
  /** Begins a withdrawal in `tx`, or says why not. @throws Problem of the payout account; WalletRefusal INSUFFICIENT_FUNDS */
  begin(tx: Tx, order: NewWithdrawal): Promise<Withdrawal | WithdrawalRefusal>;
  find(tenant: string, id: string): Promise<Withdrawal | undefined>;
  /** A withdrawal of this member; undefined where it is nobody's or somebody else's. */
  own(tenant: string, memberId: string, id: string): Promise<Withdrawal | undefined>;
  /** The member gives it up, in `tx`. Answers it as it is then; nothing changes where it is too late for that. */
  cancel(tx: Tx, withdrawal: Withdrawal): Promise<{ readonly present: Withdrawal; readonly changed: boolean }>;
  /** Withdrawals as calls answer them. */
  views(tenant: Tenant, withdrawals: readonly Withdrawal[], language: string): Promise<WithdrawalView[]>;
  /** The pictures that members added as proof, by withdrawal. */
  proofs(tenant: string, ids: readonly string[]): Promise<Map<string, UploadedImage[]>>;
  /** Minutes from asking to payment in the middle of the last payouts of each method; of methods with too few none. */
  usualMinutes(tenant: string): Promise<ReadonlyMap<string, number>>;
  /** Tells open pages of a withdrawal that was begun or decided about; after the commit. The job carries it on. */
  decided(withdrawal: Withdrawal): void;
  /** Money that is held without a withdrawal, or a withdrawal without its money; must be empty. */
  drift(tenant?: string): Promise<readonly object[]>;
}

/** Payouts that the usual time is taken from, and fewer that say nothing. */
const LAST_PAYOUTS = 20;
const LEAST_PAYOUTS = 5;

export function createWithdrawals({ db, wallet, uploads, payoutAccounts, rulesOf, validBets, isBlocked, documents, changed, adapterOf, paidByMembers, peersOf, log }: WithdrawalsDeps): Withdrawals {
  const methods = createPayoutMethods(db);
  const store = createWithdrawalStore(db);
  const ledger = createWithdrawalLedger(wallet);
  const turnover = createTurnover(db, validBets);
  const proofs = createWithdrawalProofs(uploads);
  const saga = createPayoutSaga({ db, wallet, store, ledger, rulesOf, payoutAccounts, isBlocked, adapterOf, changed, log });
  return {
    methods,
    turnover,
    desk: createWithdrawalDesk({ db, store, ledger, saga, rulesOf, paidByMembers: (tx, withdrawal) => paidByMembers(withdrawal, tx) }),
    rulesOf,
    queue: store.queue,
    unsettled: store.unsettled,
    page: store.page,
    askedSince: store.askedSince,
    confirm: createConfirmations(db.clock, store, proofs).confirm,
    advance: saga.advance,
    ended: saga.ended,
    end: saga.end,
    resume: saga.resume,
    async gifted(tx, gift) {
      const { turnoverPercent } = await rulesOf(gift.tenant, tx);
      if (turnoverPercent > 0) await turnover.beginGift(tx, gift, turnoverPercent);
    },
    begin: (tx, order) => beginWithdrawal(tx, { db, store, ledger, turnover, rulesOf, payoutAccounts, documents }, order),
    find: (tenant, id) => store.find(tenant, id),
    async own(tenant, memberId, id) {
      const found = await store.find(tenant, id);
      return found?.memberId === memberId ? found : undefined;
    },
    async cancel(tx, { tenant, id }) {
      const found = await store.lock(tx, tenant, id);
      if (found === undefined) throw new Error(`No withdrawal ${id}.`);
      if (!mayCancel(found, await rulesOf(tenant, tx))) return { present: found, changed: false };
      await ledger.release(tx, found);
      await store.update(tx, found, { state: 'cancelled', takenBy: null, nextTryAt: null });
      return { present: { ...found, state: 'cancelled' }, changed: true };
    },
    async views(tenant, withdrawals, language) {
      const ids = withdrawals.map(({ id }) => id);
      const [all, steps, shown, rules, peers] = await Promise.all([methods.all(tenant.id), store.steps(tenant.id, ids), proofs.of(tenant.id, ids), rulesOf(tenant.id), peersOf(tenant.id, ids)]);
      const byCode = new Map(all.map((method) => [method.code, method]));
      return withdrawals.map((withdrawal) => withdrawalView(withdrawal, { method: byCode.get(withdrawal.method), steps: steps.get(withdrawal.id) ?? [], proofs: shown.get(withdrawal.id) ?? [], peers: peers.get(withdrawal.id), rules, now: db.clock.now() }, tenant, language));
    },
    proofs: (tenant, ids) => proofs.of(tenant, ids),
    usualMinutes: (tenant) => store.usualMinutes(tenant, LAST_PAYOUTS, LEAST_PAYOUTS),
    decided({ tenant, memberId, id }) {
      wallet.committed();
      changed({ tenant, memberId, withdrawalId: id });
    },
    async drift(tenant) {
      const { rows } = await sql<object>`select tenant_id as tenant, hold_id as hold, expected, held from withdrawal_drift_of(${tenant ?? null})`.execute(db.query);
      return rows;
    },
  };
}
