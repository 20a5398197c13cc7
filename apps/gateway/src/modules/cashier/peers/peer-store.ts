import { sql } from 'kysely';
import { anyOf, type Database, type Queries, type Tx } from '../../../platform/db/index.ts';
import { DISPUTED_PAYMENTS, OPEN, type PeerPayment, type PeerPaymentState, type PeerPayout } from './types.ts';

/** What changes of a payment between members; what is left out stays. */
export interface PeerPaymentUpdate {
  readonly state?: PeerPaymentState;
  readonly arrived?: bigint;
  readonly missing?: bigint | null;
  readonly payeeNote?: string;
  readonly toldAt?: Date;
  readonly confirmBy?: Date | null;
}

/** Where a match is looked for. Amounts in minor units. */
export interface MatchRequest {
  readonly tenant: string;
  readonly provider: string;
  readonly currency: string;
  readonly amount: bigint;
  /** Who pays: nobody pays themselves. */
  readonly payer: string;
  /** No payout is left with less than this to be paid, but with nothing. */
  readonly least: bigint;
}

/** The store of payouts by members and of the payments to them. Every method is about one merchant but the two that are due. */
export interface PeerStore {
  /** Offers a withdrawal to payers; nothing where it was offered before. */
  offer(tx: Tx, payout: Omit<PeerPayout, 'unmatched' | 'state' | 'createdAt'>): Promise<void>;
  payout(tenant: string, id: string, query?: Queries): Promise<PeerPayout | undefined>;
  payouts(tenant: string, ids: readonly string[]): Promise<PeerPayout[]>;
  /** As {@link PeerStore.payout}, locked until the transaction ends. */
  lockPayout(tx: Tx, tenant: string, id: string): Promise<PeerPayout | undefined>;
  /**
   * Locks a payout that an amount can be matched with: one that it pays whole, else the one that has waited longest. One that another
   * transaction has is passed over with `free`, and waited for otherwise.
   */
  match(tx: Tx, request: MatchRequest, free: boolean): Promise<PeerPayout | undefined>;
  /** Most that a payer could be matched with now; and what some payouts lack, each once, least first. */
  offered(tenant: string, provider: string, currency: string, payer: string, limit: number): Promise<{ readonly most: bigint; readonly amounts: readonly bigint[] }>;
  /** Changes how much of a payout is unmatched, by so much, or its state. */
  changePayout(tx: Tx, payout: Pick<PeerPayout, 'tenant' | 'id'>, change: { readonly unmatchedBy?: bigint; readonly state?: PeerPayout['state'] }): Promise<void>;
  reserve(tx: Tx, payment: Pick<PeerPayment, 'tenant' | 'id' | 'payoutId' | 'amount'>): Promise<void>;
  payment(tenant: string, id: string, query?: Queries): Promise<PeerPayment | undefined>;
  update(tx: Tx, payment: Pick<PeerPayment, 'tenant' | 'id'>, change: PeerPaymentUpdate): Promise<void>;
  /** Payments of each payout, in order of their match; payouts without any are left out. */
  paymentsOf(tenant: string, payoutIds: readonly string[], query?: Queries): Promise<Map<string, PeerPayment[]>>;
  /** Whether a payout has payments of which it is not known what arrived. */
  hasOpen(tx: Tx, tenant: string, payoutId: string): Promise<boolean>;
  /** Payments that somebody disputes, oldest first; or all of a state, newest first. */
  queue(tenant: string, state: PeerPaymentState | undefined, limit: number): Promise<PeerPayment[]>;
  /** Who is party to payments; those that are unknown are left out. */
  parties(tenant: string, ids: readonly string[]): Promise<Map<string, PeerParties>>;
  /** How many payments of a payer counted as received since then because their payees were silent. Until `tx` ends no other counts them. */
  forcedSince(tx: Tx, tenant: string, payer: string, since: Date): Promise<number>;
  /** Lets a payout wait for payers longer, by the time that one kept it for nothing, but never after `latest`. */
  waitLonger(tx: Tx, payout: Pick<PeerPayout, 'tenant' | 'id'>, lostMs: number, latest: Date): Promise<void>;
  /** Payments whose payee has not answered in time, in no order: one that cannot be carried on keeps no other waiting. */
  unanswered(limit: number, of?: OnePayout): Promise<PeerPayment[]>;
  /** Payouts that no payer is to be looked for any more, as their time is over or their member is blocked; in no order, likewise. */
  over(limit: number, of?: OnePayout): Promise<PeerPayout[]>;
}

/** A payout that alone is looked at. */
export interface OnePayout {
  readonly tenant: string;
  readonly payoutId: string;
}

const PAYOUT = ['tenant_id as tenant', 'id', 'provider', 'member_id as memberId', 'currency', 'amount', 'unmatched', 'state', 'created_at as createdAt', 'offered_until as offeredUntil'] as const;
const PAYMENT = [
  'tenant_id as tenant', 'id', 'payout_id as payoutId', 'amount', 'state', 'arrived', 'missing', 'payee_note as payeeNote', 'created_at as createdAt', 'told_at as toldAt', 'confirm_by as confirmBy',
] as const;

/** Payer and payee of a payment, as operators see them. */
export interface PeerParties {
  readonly id: string;
  readonly payer: string;
  readonly payee: string;
  readonly reference: string;
  readonly currency: string;
}

/**
 * Nobody pays those whom they know by the site, their upline, downline, referrer or friend, nor again somebody whom they let wait for nothing.
 * Tells by the columns of `peer_payout`.
 */
const mayPay = (payer: string) => sql<boolean>`not exists (
  select from member payer where payer.tenant_id = peer_payout.tenant_id and payer.id = ${payer}::uuid and payer.parent_id = peer_payout.member_id::uuid
) and not exists (
  select from member payee where payee.tenant_id = peer_payout.tenant_id and payee.id = peer_payout.member_id::uuid and payee.parent_id = ${payer}::uuid
) and not exists (
  select from referral where referral.tenant_id = peer_payout.tenant_id
    and ((friend_id = ${payer}::uuid and referrer_id = peer_payout.member_id::uuid) or (friend_id = peer_payout.member_id::uuid and referrer_id = ${payer}::uuid))
) and not exists (
  select from peer_payment lapsed join deposit on deposit.tenant_id = lapsed.tenant_id and deposit.id = lapsed.id
  where lapsed.tenant_id = peer_payout.tenant_id and lapsed.payout_id = peer_payout.id and lapsed.state = 'lapsed' and deposit.member_id = ${payer}::text
)`;

/** A payee who says that money is missing gets no further payer until that is decided. */
const undisputed = sql<boolean>`not exists (
  select from peer_payment where peer_payment.tenant_id = peer_payout.tenant_id and peer_payment.payout_id = peer_payout.id and peer_payment.state in ('partly', 'missing')
)`;

/** {@link PeerStore} in the database. */
export function createPeerStore(db: Database): PeerStore {
  const now = (): Date => new Date(db.clock.now());
  const payouts = (query: Queries) => query.selectFrom('peer_payout').select(PAYOUT);
  const payments = (query: Queries) => query.selectFrom('peer_payment').select(PAYMENT);
  return {
    async offer(tx, { tenant, id, provider, memberId, currency, amount, offeredUntil }) {
      await tx
        .insertInto('peer_payout')
        .values({ tenant_id: tenant, id, provider, member_id: memberId, currency, amount, unmatched: amount, created_at: now(), offered_until: offeredUntil })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    payout: (tenant, id, query = db.query) => payouts(query).where('tenant_id', '=', tenant).where('id', '=', id).executeTakeFirst(),
    payouts: async (tenant, ids) => (ids.length === 0 ? [] : payouts(db.query).where('tenant_id', '=', tenant).where('id', '=', anyOf(ids, 'uuid')).execute()),
    lockPayout: (tx, tenant, id) => payouts(tx).where('tenant_id', '=', tenant).where('id', '=', id).forUpdate().executeTakeFirst(),
    match: (tx, { tenant, provider, currency, amount, payer, least }, free) =>
      payouts(tx)
        .where('tenant_id', '=', tenant)
        .where('provider', '=', provider)
        .where('currency', '=', currency)
        .where('state', '=', 'offered')
        .where('offered_until', '>', now())
        .where('member_id', '<>', payer)
        .where(undisputed)
        .where(mayPay(payer))
        .where((eb) => eb.or([eb('unmatched', '=', amount), eb('unmatched', '>=', amount + least)]))
        .orderBy(sql`unmatched = ${amount}`, 'desc')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .$if(free, (query) => query.skipLocked())
        .executeTakeFirst(),
    async offered(tenant, provider, currency, payer, limit) {
      const rows = await db.query
        .selectFrom('peer_payout')
        .select('unmatched')
        .distinct()
        .where('tenant_id', '=', tenant)
        .where('provider', '=', provider)
        .where('currency', '=', currency)
        .where('state', '=', 'offered')
        .where('offered_until', '>', now())
        .where('unmatched', '>', 0n)
        .where(undisputed)
        .where('member_id', '<>', payer)
        .where(mayPay(payer))
        .orderBy('unmatched', 'desc')
        .limit(limit)
        .execute();
      const amounts = rows.map(({ unmatched }) => unmatched);
      return { most: amounts[0] ?? 0n, amounts: amounts.toReversed() };
    },
    async changePayout(tx, { tenant, id }, { unmatchedBy = 0n, state }) {
      await tx
        .updateTable('peer_payout')
        .set({ unmatched: sql`unmatched + ${unmatchedBy}`, ...(state === undefined ? {} : { state }) })
        .where('tenant_id', '=', tenant)
        .where('id', '=', id)
        .execute();
    },
    async reserve(tx, { tenant, id, payoutId, amount }) {
      await tx.insertInto('peer_payment').values({ tenant_id: tenant, id, payout_id: payoutId, amount, state: 'reserved', created_at: now(), changed_at: now() }).execute();
    },
    payment: (tenant, id, query = db.query) => payments(query).where('tenant_id', '=', tenant).where('id', '=', id).executeTakeFirst(),
    async update(tx, { tenant, id }, { payeeNote, toldAt, confirmBy, ...change }) {
      await tx
        .updateTable('peer_payment')
        .set({
          ...change,
          changed_at: now(),
          ...(payeeNote === undefined ? {} : { payee_note: payeeNote }),
          ...(toldAt === undefined ? {} : { told_at: toldAt }),
          ...(confirmBy === undefined ? {} : { confirm_by: confirmBy }),
        })
        .where('tenant_id', '=', tenant)
        .where('id', '=', id)
        .execute();
    },
    async paymentsOf(tenant, payoutIds, query = db.query) {
      if (payoutIds.length === 0) return new Map();
      const rows = await payments(query).where('tenant_id', '=', tenant).where('payout_id', '=', anyOf(payoutIds, 'uuid')).orderBy('created_at').orderBy('id').execute();
      return Map.groupBy(rows, ({ payoutId }) => payoutId);
    },
    async hasOpen(tx, tenant, payoutId) {
      const row = await tx.selectFrom('peer_payment').select('id').where('tenant_id', '=', tenant).where('payout_id', '=', payoutId).where('state', 'in', [...OPEN]).executeTakeFirst();
      return row !== undefined;
    },
    queue: (tenant, state, limit) =>
      payments(db.query)
        .where('tenant_id', '=', tenant)
        .where('state', 'in', state === undefined ? [...DISPUTED_PAYMENTS] : [state])
        .orderBy('id', state === undefined ? 'asc' : 'desc')
        .limit(limit)
        .execute(),
    async parties(tenant, ids) {
      if (ids.length === 0) return new Map();
      const rows = await db.query
        .selectFrom('peer_payment')
        .innerJoin('deposit', (join) => join.onRef('deposit.tenant_id', '=', 'peer_payment.tenant_id').onRef('deposit.id', '=', 'peer_payment.id'))
        .innerJoin('peer_payout', (join) => join.onRef('peer_payout.tenant_id', '=', 'peer_payment.tenant_id').onRef('peer_payout.id', '=', 'peer_payment.payout_id'))
        .select(['peer_payment.id', 'deposit.member_id as payer', 'peer_payout.member_id as payee', 'deposit.reference', 'deposit.currency'])
        .where('peer_payment.tenant_id', '=', tenant)
        .where('peer_payment.id', '=', anyOf(ids, 'uuid'))
        .execute();
      return new Map(rows.map((row) => [row.id, row]));
    },
    async forcedSince(tx, tenant, payer, since) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`peer-forced:${tenant}:${payer}`}, 0))`.execute(tx);
      const { count } = await tx
        .selectFrom('peer_payment')
        .innerJoin('deposit', (join) => join.onRef('deposit.tenant_id', '=', 'peer_payment.tenant_id').onRef('deposit.id', '=', 'peer_payment.id'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('deposit.tenant_id', '=', tenant)
        .where('deposit.member_id', '=', payer)
        .where('peer_payment.state', '=', 'forced')
        .where('peer_payment.changed_at', '>', since)
        .executeTakeFirstOrThrow();
      return count;
    },
    async waitLonger(tx, { tenant, id }, lostMs, latest) {
      await tx
        .updateTable('peer_payout')
        .set({ offered_until: sql`least(offered_until + ${Math.max(0, lostMs)} * interval '1 millisecond', greatest(offered_until, ${latest}))` })
        .where('tenant_id', '=', tenant)
        .where('id', '=', id)
        .where('state', '=', 'offered')
        .execute();
    },
    unanswered: (limit, of) =>
      payments(db.query)
        .where('state', '=', 'told')
        .where('confirm_by', '<=', now())
        .$if(of !== undefined, (query) => query.where('tenant_id', '=', of?.tenant ?? '').where('payout_id', '=', of?.payoutId ?? ''))
        .orderBy(sql`random()`)
        .limit(limit)
        .execute(),
    over: (limit, of) =>
      payouts(db.query)
        .where('state', '=', 'offered')
        .where((eb) => eb.or([eb('offered_until', '<=', now()), sql<boolean>`exists (select from member where member.tenant_id = peer_payout.tenant_id and member.id = peer_payout.member_id::uuid and member.status = 'blocked')`]))
        .$if(of !== undefined, (query) => query.where('tenant_id', '=', of?.tenant ?? '').where('id', '=', of?.payoutId ?? ''))
        .orderBy(sql`random()`)
        .limit(limit)
        .execute(),
  };
}
