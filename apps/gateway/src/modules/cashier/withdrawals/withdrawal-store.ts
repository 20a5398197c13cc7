import { sql, type ExpressionBuilder } from 'kysely';
import { anyOf, type Database, type Queries, type Tables, type Tx } from '../../../platform/db/index.ts';
import { isDue, isFree, leave, type Due } from '../leases.ts';
import { DISPUTED, UNDER_WAY, type Withdrawal, type WithdrawalConfirmation, type WithdrawalLook, type WithdrawalOrder, type WithdrawalRisk, type WithdrawalState, type WithdrawalStep } from './types.ts';

/** What changes with a step of a withdrawal; what is left out stays. */
export interface WithdrawalUpdate {
  readonly state?: WithdrawalState;
  readonly risks?: readonly WithdrawalRisk[];
  readonly confirmation?: WithdrawalConfirmation;
  readonly missing?: bigint | null;
  readonly givenBack?: bigint;
  readonly look?: WithdrawalLook | null;
  readonly code?: string | null;
  readonly note?: string | null;
  readonly memberNote?: string;
  readonly providerTx?: string;
  /** The operator who is at it; null: nobody. */
  readonly takenBy?: string | null;
  readonly attempts?: number;
  readonly sentAt?: Date;
  readonly paidAt?: Date;
  readonly confirmBy?: Date;
  readonly nextTryAt?: Date | null;
  /** Gives the lease back. */
  readonly release?: boolean;
  /** Keeps the lease until then. */
  readonly leasedUntil?: Date;
}

/** Which withdrawals an operator lists; those that need somebody where nothing is stated. */
export interface WithdrawalFilter {
  readonly state?: WithdrawalState;
  readonly memberId?: string;
}

/** The store of withdrawals. Every method is about one merchant but `claim` and `unsettled`. */
export interface WithdrawalStore {
  insert(tx: Tx, order: WithdrawalOrder): Promise<Withdrawal>;
  find(tenant: string, id: string, query?: Queries): Promise<Withdrawal | undefined>;
  /** The same, locked until the transaction ends. */
  lock(tx: Tx, tenant: string, id: string): Promise<Withdrawal | undefined>;
  update(query: Queries, withdrawal: Pick<Withdrawal, 'tenant' | 'id'>, change: WithdrawalUpdate): Promise<void>;
  /** The same, and what is stored then. */
  updated(query: Queries, withdrawal: Pick<Withdrawal, 'tenant' | 'id'>, change: WithdrawalUpdate): Promise<Withdrawal>;
  /** The same where it is being sent, in one statement of its own; whether it was. */
  updateSending(withdrawal: Pick<Withdrawal, 'tenant' | 'id'>, change: WithdrawalUpdate): Promise<boolean>;
  /** Gives the lease back, and changes what is due where nobody changed the withdrawal since it was read. */
  leave(withdrawal: Withdrawal, due?: Due): Promise<void>;
  /** Whether another process is at it now: asks its provider, or sends. */
  isLeased(tx: Tx, tenant: string, id: string): Promise<boolean>;
  /** Whether another withdrawal was paid by this number of its provider or bank. */
  isPaidBy(tx: Tx, withdrawal: Pick<Withdrawal, 'tenant' | 'id' | 'provider'>, providerTx: string): Promise<boolean>;
  /** Leases one withdrawal; undefined where another process has it. */
  lease(tenant: string, id: string, until: Date): Promise<Withdrawal | undefined>;
  /** Leases withdrawals that are due, longest waiting first; several processes get different ones. */
  claim(limit: number, until: Date): Promise<Withdrawal[]>;
  /** A member's withdrawals, newest first. `open`: under way, whose arrival is not answered or disputed, or that a person looks into. */
  page(tenant: string, memberId: string, which: 'open' | 'past' | 'all', limit: number, before?: string): Promise<Withdrawal[]>;
  /** Withdrawals that need somebody, oldest first; or all of a state, newest first. */
  queue(tenant: string, filter: WithdrawalFilter, limit: number): Promise<Withdrawal[]>;
  /** How many are under way or need somebody at each merchant, and since when the oldest. */
  unsettled(): Promise<readonly { readonly tenant: string; readonly state: string; readonly withdrawals: number; readonly since: Date }[]>;
  steps(tenant: string, ids: readonly string[]): Promise<Map<string, WithdrawalStep[]>>;
  /** What a member asked for since a moment that was not refused, cancelled or returned, and how many are under way. */
  askedSince(tenant: string, memberId: string, since: Date, query?: Queries): Promise<{ readonly sum: bigint; readonly count: number; readonly open: number }>;
  /** Minutes from asking to payment in the middle of the last payouts of each method; of methods with fewer than `least` none. */
  usualMinutes(tenant: string, last: number, least: number): Promise<ReadonlyMap<string, number>>;
}

const COLUMNS = [
  'tenant_id as tenant', 'id', 'member_id as memberId', 'method', 'provider', 'account_id', 'account_kind', 'account_name', 'account_holder', 'last_four', 'currency', 'amount', 'fee', 'reference',
  'state', 'risks', 'confirmation', 'missing', 'given_back as givenBack', 'look', 'code', 'note', 'member_note as memberNote', 'hold_id as holdId', 'provider_tx as providerTx', 'taken_by as takenBy', 'taken_at as takenAt',
  'language', 'arrives_minutes as arrivesMinutes', 'attempts', 'created_at as createdAt', 'changed_at as changedAt', 'sent_at as sentAt', 'paid_at as paidAt', 'confirm_by as confirmBy', 'next_try_at as nextTryAt',
] as const;

interface Row extends Omit<Withdrawal, 'account' | 'risks'> {
  readonly account_id: string;
  readonly account_kind: string;
  readonly account_name: string;
  readonly account_holder: string;
  readonly last_four: string;
  readonly risks: string[];
}

function withdrawalOf({ account_id: id, account_kind: kind, account_name: name, account_holder: holder, last_four: lastFour, risks, ...row }: Row): Withdrawal {
  return { ...row, account: { id, kind: kind as Withdrawal['account']['kind'], name, holder, lastFour }, risks: risks as WithdrawalRisk[] };
}

/** Reads withdrawals of a member that were asked for since, and those that are under way: nothing that is over, however many there were. */
export const askedSince = (tenant: string, memberId: string, since: Date) => sql<{ readonly sum: bigint; readonly count: number; readonly open: number }>`
  select coalesce(sum(amount) filter (where recent and state not in ('refused', 'cancelled', 'failed')), 0)::bigint as sum,
         (count(*) filter (where recent and state not in ('refused', 'cancelled', 'failed')))::int as count,
         (count(*) filter (where state in ('created', 'review', 'approved', 'sending', 'sent')))::int as open
    from (
      select amount, state, true as recent from withdrawal where tenant_id = ${tenant} and member_id = ${memberId} and created_at > ${since}
      union all
      select amount, state, false from withdrawal where tenant_id = ${tenant} and member_id = ${memberId} and state in ('created', 'review', 'approved', 'sending', 'sent') and created_at <= ${since}
    ) asked`;

/** {@link WithdrawalStore} in the database. */
export function createWithdrawalStore(db: Database): WithdrawalStore {
  const now = (): Date => new Date(db.clock.now());
  type Builder = ExpressionBuilder<Tables, 'withdrawal'>;
  const needsSomebody = (eb: Builder) => eb.or([eb('state', '=', 'review'), eb('look', 'is not', null), eb('confirmation', 'in', [...DISPUTED])]);
  const isOpen = (eb: Builder) => eb.or([eb('state', '=', anyOf(UNDER_WAY)), eb('confirmation', 'in', ['awaited', ...DISPUTED]), eb('look', 'is not', null)]);
  const all = (query: Queries, tenant: string) => query.selectFrom('withdrawal').select(COLUMNS).where('tenant_id', '=', tenant);
  const one = (query: Queries, tenant: string, id: string) => all(query, tenant).where('id', '=', id);
  function changed(query: Queries, { tenant, id }: Pick<Withdrawal, 'tenant' | 'id'>, { risks, givenBack, memberNote, providerTx, takenBy, sentAt, paidAt, confirmBy, nextTryAt, release, leasedUntil, ...change }: WithdrawalUpdate) {
    return query
      .updateTable('withdrawal')
      .set({
        changed_at: now(),
        ...change,
        ...(risks === undefined ? {} : { risks: [...risks] }),
        ...(givenBack === undefined ? {} : { given_back: givenBack }),
        ...(memberNote === undefined ? {} : { member_note: memberNote }),
        ...(providerTx === undefined ? {} : { provider_tx: providerTx }),
        ...(takenBy === undefined ? {} : { taken_by: takenBy, taken_at: takenBy === null ? null : now() }),
        ...(sentAt === undefined ? {} : { sent_at: sentAt }),
        ...(paidAt === undefined ? {} : { paid_at: paidAt }),
        ...(confirmBy === undefined ? {} : { confirm_by: confirmBy }),
        ...(nextTryAt === undefined ? {} : { next_try_at: nextTryAt }),
        ...(release === true ? { leased_until: null } : {}),
        ...(leasedUntil === undefined ? {} : { leased_until: leasedUntil }),
      })
      .where('tenant_id', '=', tenant)
      .where('id', '=', id);
  }
  return {
    async insert(tx, { tenant, memberId, account, holdId, arrivesMinutes, ...order }) {
      const row = await tx
        .insertInto('withdrawal')
        .values({
          ...order, tenant_id: tenant, member_id: memberId, account_id: account.id, account_kind: account.kind, account_name: account.name, account_holder: account.holder, last_four: account.lastFour,
          hold_id: holdId, arrives_minutes: arrivesMinutes, state: 'created', created_at: now(), changed_at: now(),
        })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
      return withdrawalOf(row);
    },
    async find(tenant, id, query = db.query) {
      const row = await one(query, tenant, id).executeTakeFirst();
      return row && withdrawalOf(row);
    },
    async lock(tx, tenant, id) {
      const row = await one(tx, tenant, id).forUpdate().executeTakeFirst();
      return row && withdrawalOf(row);
    },
    async update(query, withdrawal, change) {
      await changed(query, withdrawal, change).execute();
    },
    async updated(query, withdrawal, change) {
      return withdrawalOf(await changed(query, withdrawal, change).returning(COLUMNS).executeTakeFirstOrThrow());
    },
    async updateSending(withdrawal, change) {
      const { numUpdatedRows } = await changed(db.query, withdrawal, change).where('state', '=', 'sending').executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    leave: (withdrawal, due) => leave(db, 'withdrawal', withdrawal, due),
    async isLeased(tx, tenant, id) {
      const row = await tx.selectFrom('withdrawal').select('id').where('tenant_id', '=', tenant).where('id', '=', id).where('leased_until', '>', now()).executeTakeFirst();
      return row !== undefined;
    },
    async isPaidBy(tx, { tenant, id, provider }, providerTx) {
      // Two operators who name one number at once: the second waits, and sees what the first wrote.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`payout:${tenant}:${provider}:${providerTx}`}, 0))`.execute(tx);
      const row = await tx.selectFrom('withdrawal').select('id').where('tenant_id', '=', tenant).where('provider', '=', provider).where('provider_tx', '=', providerTx).where('id', '<>', id).executeTakeFirst();
      return row !== undefined;
    },
    async lease(tenant, id, until) {
      const row = await db.query.updateTable('withdrawal').set({ leased_until: until }).where('tenant_id', '=', tenant).where('id', '=', id).where(isFree(now())).returning(COLUMNS).executeTakeFirst();
      return row && withdrawalOf(row);
    },
    async claim(limit, until) {
      const rows = await db.query.updateTable('withdrawal').set({ leased_until: until }).where(isDue('withdrawal', now(), limit)).returning(COLUMNS).execute();
      return rows.map(withdrawalOf);
    },
    async page(tenant, memberId, which, limit, before) {
      const rows = await all(db.query, tenant)
        .where('member_id', '=', memberId)
        .$if(which === 'open', (query) => query.where(isOpen))
        .$if(which === 'past', (query) => query.where((eb) => eb.not(sql<boolean>`coalesce(${isOpen(eb)}, false)`)))
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(withdrawalOf);
    },
    async queue(tenant, { state, memberId }, limit) {
      const rows = await all(db.query, tenant)
        .$if(state === undefined, (query) => query.where(needsSomebody))
        .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'review'))
        .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
        .orderBy('id', state === undefined ? 'asc' : 'desc')
        .limit(limit)
        .execute();
      return rows.map(withdrawalOf);
    },
    async unsettled() {
      const disputedPayment = sql`exists (select from peer_payment where peer_payment.tenant_id = withdrawal.tenant_id and peer_payment.payout_id = withdrawal.id and peer_payment.state in ('partly', 'missing'))`;
      const paidByMembers = sql`exists (select from peer_payout where peer_payout.tenant_id = withdrawal.tenant_id and peer_payout.id = withdrawal.id)`;
      const state = sql<string>`case when look is not null then 'look' when confirmation in ('partly', 'missing') or ${disputedPayment} then 'dispute' when ${paidByMembers} then 'members' else state end`;
      return db.query
        .selectFrom('withdrawal')
        .select(['tenant_id as tenant', state.as('state')])
        .select((eb) => [eb.cast<number>(eb.fn.countAll(), 'integer').as('withdrawals'), eb.fn.min('created_at').as('since')])
        .where((eb) => eb.or([needsSomebody(eb), eb('state', '=', anyOf(UNDER_WAY))]))
        .groupBy(['tenant_id', state])
        .execute();
    },
    async steps(tenant, ids) {
      const rows = await db.query
        .selectFrom('withdrawal_step')
        .select(['withdrawal_id as withdrawalId', 'state', 'at'])
        .where('tenant_id', '=', tenant)
        .where('withdrawal_id', '=', anyOf(ids, 'uuid'))
        .$narrowType<{ state: WithdrawalStep['state'] }>()
        .orderBy('withdrawal_id')
        .orderBy('number')
        .execute();
      return Map.groupBy(rows, ({ withdrawalId }) => withdrawalId);
    },
    async askedSince(tenant, memberId, since, query = db.query) {
      const { rows: [row] } = await askedSince(tenant, memberId, since).execute(query);
      if (row === undefined) throw new Error('A sum has one row.');
      return row;
    },
    async usualMinutes(tenant, last, least) {
      const { rows } = await sql<{ method: string; minutes: number }>`
        select payout_method.code as method, ceil(percentile_cont(0.5) within group (order by extract(epoch from payout.paid_at - payout.created_at)) / 60)::int as minutes
          from payout_method
          cross join lateral (
            select paid_at, created_at from withdrawal
              where withdrawal.tenant_id = payout_method.tenant_id and withdrawal.method = payout_method.code and paid_at is not null order by paid_at desc limit ${last}
          ) payout
          where payout_method.tenant_id = ${tenant}
          group by payout_method.code having count(*) >= ${least}`.execute(db.query);
      return new Map(rows.map(({ method, minutes }) => [method, minutes]));
    },
  };
}
