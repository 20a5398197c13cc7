import { paymentInstructions, type PaymentInstructions } from '@livery/contracts';
import { sql } from 'kysely';
import { anyOf, type Database, type Queries, type Tx } from '../../../platform/db/index.ts';
import { isDue, isFree, leave, type Due } from '../leases.ts';
import type { ProviderRef } from '../providers/adapter.ts';
import type { Deposit, DepositLook, DepositOrder, DepositState, DepositStep, Receipt } from './types.ts';

/** What changes with a step of a deposit; what is left out stays. */
export interface DepositUpdate {
  readonly state?: DepositState;
  readonly look?: DepositLook | null;
  readonly code?: string | null;
  readonly note?: string | null;
  readonly payerNote?: string;
  readonly instructions?: PaymentInstructions;
  readonly attempts?: number;
  readonly nextTryAt?: Date | null;
  /** Gives the lease back. */
  readonly release?: boolean;
}

/** The store of deposits. Every method is about one merchant but `claim`. */
export interface DepositStore {
  insert(tx: Tx, order: DepositOrder, nextTryAt: Date): Promise<Deposit>;
  find(tenant: string, id: string, query?: Queries): Promise<Deposit | undefined>;
  /** The same, locked until the transaction ends. */
  lock(tx: Tx, tenant: string, id: string): Promise<Deposit | undefined>;
  update(query: Queries, deposit: Pick<Deposit, 'tenant' | 'id'>, change: DepositUpdate): Promise<void>;
  /** Gives the lease back, and changes what is due where nobody changed the deposit since it was read. */
  leave(deposit: Deposit, due?: Due): Promise<void>;
  /** Leases one deposit; undefined where another process has it. */
  lease(tenant: string, id: string, until: Date): Promise<Deposit | undefined>;
  /** Leases deposits that are due, longest waiting first; several processes get different ones. */
  claim(limit: number, until: Date): Promise<Deposit[]>;
  /** A member's deposits, newest first. */
  page(tenant: string, memberId: string, which: 'open' | 'past' | 'all', limit: number, before?: string): Promise<Deposit[]>;
  /** Deposits that need a look or whose refund is under way, and those that pictures were added to before money came, oldest first; or all of a state. */
  queue(tenant: string, filter: { readonly state?: DepositState; readonly memberId?: string }, limit: number): Promise<Deposit[]>;
  /**
   * How many deposits wait or need a look at each merchant, and since when the oldest. One that needs a look counts as `look`; as `refunding`
   * counts one with a refund that was ordered and of which the provider does not tell yet, since its order.
   */
  unsettled(): Promise<readonly { readonly tenant: string; readonly state: string; readonly deposits: number; readonly since: Date }[]>;
  receipts(tenant: string, ids: readonly string[], query?: Queries): Promise<Map<string, Receipt[]>>;
  /** What was taken under a provider's number. */
  receipt(tx: Tx, ref: ProviderRef, providerTx: string): Promise<Pick<Receipt, 'depositId' | 'amount' | 'told'>>;
  /** Notes another amount that the provider tells of it. */
  setTold(tx: Tx, ref: ProviderRef, providerTx: string, amount: bigint): Promise<void>;
  /**
   * Notes that a refund of a receipt is ordered of its provider at `at`. Returns when it was ordered last, null for never; undefined where
   * it is to be refunded no more.
   */
  refundSent(deposit: Pick<Deposit, 'tenant' | 'provider'>, providerTx: string, at: Date): Promise<{ readonly before: Date | null } | undefined>;
  steps(tenant: string, ids: readonly string[]): Promise<Map<string, DepositStep[]>>;
}

const COLUMNS = [
  'tenant_id as tenant', 'id', 'member_id as memberId', 'method', 'provider', 'kind', 'currency', 'amount', 'fee_ppm', 'fee_fixed', 'fee_least', 'fee_most', 'reference',
  'state', 'look', 'code', 'note', 'payer_note as payerNote', 'instructions', 'language', 'return_url as returnUrl', 'arrives_minutes as arrivesMinutes', 'attempts',
  'created_at as createdAt', 'changed_at as changedAt', 'expires_at as expiresAt', 'next_try_at as nextTryAt', 'proved_at as provedAt',
] as const;

/** No list of operators shows more. */
const QUEUED_REFUNDS = 100;

/** States that a member waits in. */
const UNDER_WAY: readonly DepositState[] = ['created', 'paid', 'seen', 'review'];

interface Row extends Omit<Deposit, 'fee' | 'instructions' | 'kind'> {
  readonly kind: string;
  readonly fee_ppm: number;
  readonly fee_fixed: bigint;
  readonly fee_least: bigint;
  readonly fee_most: bigint | null;
  readonly instructions: unknown;
}

function depositOf({ fee_ppm: ppm, fee_fixed: fixed, fee_least: least, fee_most: most, instructions, kind, ...row }: Row): Deposit {
  const told = instructions === null ? undefined : paymentInstructions.safeParse(instructions).data;
  return { ...row, kind: kind as Deposit['kind'], fee: { ppm: BigInt(ppm), fixed, least, most }, instructions: told ?? null };
}

/** {@link DepositStore} in the database. */
export function createDepositStore(db: Database): DepositStore {
  const now = (): Date => new Date(db.clock.now());
  const one = (query: Queries, tenant: string, id: string) => query.selectFrom('deposit').select(COLUMNS).where('tenant_id', '=', tenant).where('id', '=', id);
  /** Deposits of which money was ordered back and the provider does not tell yet, those that have waited longest first: few of all that there are. */
  async function refundingOf(tenant: string): Promise<string[]> {
    const rows = await db.query.selectFrom('deposit_receipt').select('deposit_id as id').where('tenant_id', '=', tenant).where('outcome', '=', 'refunding').orderBy('deposit_id').limit(QUEUED_REFUNDS).execute();
    return rows.map(({ id }) => id);
  }
  return {
    async insert(tx, { fee, tenant, memberId, returnUrl, arrivesMinutes, expiresAt, ...order }, nextTryAt) {
      const at = now();
      const row = await tx
        .insertInto('deposit')
        .values({
          ...order, tenant_id: tenant, member_id: memberId, fee_ppm: Number(fee.ppm), fee_fixed: fee.fixed, fee_least: fee.least, fee_most: fee.most, state: 'created',
          return_url: returnUrl, arrives_minutes: arrivesMinutes, created_at: at, changed_at: at, expires_at: expiresAt, next_try_at: nextTryAt,
        })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
      return depositOf(row);
    },
    async find(tenant, id, query = db.query) {
      const row = await one(query, tenant, id).executeTakeFirst();
      return row && depositOf(row);
    },
    async lock(tx, tenant, id) {
      const row = await one(tx, tenant, id).forUpdate().executeTakeFirst();
      return row && depositOf(row);
    },
    async update(query, { tenant, id }, { state, look, code, note, payerNote, instructions, attempts, nextTryAt, release }) {
      await query
        .updateTable('deposit')
        .set({
          changed_at: now(),
          ...(state === undefined ? {} : { state }),
          ...(look === undefined ? {} : { look }),
          ...(code === undefined ? {} : { code }),
          ...(note === undefined ? {} : { note }),
          ...(payerNote === undefined ? {} : { payer_note: payerNote }),
          ...(instructions === undefined ? {} : { instructions: JSON.stringify(instructions) }),
          ...(attempts === undefined ? {} : { attempts }),
          ...(nextTryAt === undefined ? {} : { next_try_at: nextTryAt }),
          ...(release === true ? { leased_until: null } : {}),
        })
        .where('tenant_id', '=', tenant)
        .where('id', '=', id)
        .execute();
    },
    leave: (deposit, due) => leave(db, 'deposit', deposit, due),
    async lease(tenant, id, until) {
      const row = await db.query.updateTable('deposit').set({ leased_until: until }).where('tenant_id', '=', tenant).where('id', '=', id).where(isFree(now())).returning(COLUMNS).executeTakeFirst();
      return row && depositOf(row);
    },
    async claim(limit, until) {
      const rows = await db.query.updateTable('deposit').set({ leased_until: until }).where(isDue('deposit', now(), limit)).returning(COLUMNS).execute();
      return rows.map(depositOf);
    },
    async page(tenant, memberId, which, limit, before) {
      const rows = await db.query
        .selectFrom('deposit')
        .select(COLUMNS)
        .where('tenant_id', '=', tenant)
        .where('member_id', '=', memberId)
        .$if(which === 'open', (query) => query.where('state', '=', anyOf(UNDER_WAY)))
        .$if(which === 'past', (query) => query.where('state', '<>', sql<DepositState>`all(${UNDER_WAY}::text[])`))
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(depositOf);
    },
    async queue(tenant, { state, memberId }, limit) {
      const refunding = state === undefined ? await refundingOf(tenant) : [];
      const rows = await db.query
        .selectFrom('deposit')
        .select(COLUMNS)
        .where('tenant_id', '=', tenant)
        .$if(state === undefined, (query) =>
          query.where((eb) =>
            eb.or([eb('look', 'is not', null), eb('id', '=', anyOf(refunding, 'uuid')), eb.and([eb('proved_at', 'is not', null), eb.or([eb('state', '=', 'expired'), eb.and([eb('kind', '<>', 'peer'), eb('state', 'in', ['created', 'paid'])])])])]),
          ),
        )
        .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'review'))
        .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
        // Money that is there comes before refunds, which nobody has to decide about, and before pictures that anyone can send.
        .$if(state === undefined, (query) => query.orderBy(sql`case when look is not null then 0 when id = ${anyOf(refunding, 'uuid')} then 1 else 2 end`))
        .orderBy('id', state === undefined ? 'asc' : 'desc')
        .limit(limit)
        .execute();
      return rows.map(depositOf);
    },
    async unsettled() {
      const { rows } = await sql<{ tenant: string; state: string; deposits: number; since: Date }>`
        with refunding as materialized (
          select tenant_id, deposit_id, min(coalesce(refund_ordered_at, seen_at)) as since from deposit_receipt where outcome = 'refunding' group by tenant_id, deposit_id
        ), found as (
          select tenant_id, case when look is null then state else 'look' end as state, case when look is null and state = 'seen' then changed_at else created_at end as since
            from deposit where (look is not null or state = any(${UNDER_WAY}::text[])) and (look is not null or (tenant_id, id) not in (select tenant_id, deposit_id from refunding))
          union all
          select tenant_id, 'refunding', since from refunding
        )
        select tenant_id as tenant, state, count(*)::int as deposits, min(since) as since from found group by tenant_id, state`.execute(db.query);
      return rows;
    },
    async receipts(tenant, ids, query = db.query) {
      const rows = await query
        .selectFrom('deposit_receipt')
        .select(['provider_tx as providerTx', 'deposit_id as depositId', 'amount', 'fee', 'outcome', sql<DepositLook | null>`look`.as('look'), 'told_amount as told', 'source', 'received_at as receivedAt', 'seen_at as seenAt'])
        .where('tenant_id', '=', tenant)
        .where('deposit_id', '=', anyOf(ids, 'uuid'))
        .orderBy('seen_at')
        .orderBy('provider_tx')
        .execute();
      return Map.groupBy(rows, ({ depositId }) => depositId);
    },
    receipt: (tx, { tenant, provider }, providerTx) =>
      tx.selectFrom('deposit_receipt').select(['deposit_id as depositId', 'amount', 'told_amount as told']).where('tenant_id', '=', tenant).where('provider', '=', provider).where('provider_tx', '=', providerTx).executeTakeFirstOrThrow(),
    async setTold(tx, { tenant, provider }, providerTx, amount) {
      await tx.updateTable('deposit_receipt').set({ told_amount: amount }).where('tenant_id', '=', tenant).where('provider', '=', provider).where('provider_tx', '=', providerTx).execute();
    },
    async refundSent({ tenant, provider }, providerTx, at) {
      // The row that is read is the row that is written: of two that come at once the second one sees what the first wrote.
      const { rows } = await sql<{ before: Date | null }>`
        with former as materialized (
          select refund_sent_at from deposit_receipt where tenant_id = ${tenant} and provider = ${provider} and provider_tx = ${providerTx} and outcome = 'refunding' for update
        )
        update deposit_receipt receipt set refund_sent_at = ${at} from former
          where receipt.tenant_id = ${tenant} and receipt.provider = ${provider} and receipt.provider_tx = ${providerTx}
          returning former.refund_sent_at as before`.execute(db.query);
      return rows[0];
    },
    async steps(tenant, ids) {
      const rows = await db.query
        .selectFrom('deposit_step')
        .select(['deposit_id as depositId', 'state', 'at'])
        .where('tenant_id', '=', tenant)
        .where('deposit_id', '=', anyOf(ids, 'uuid'))
        .$narrowType<{ state: DepositState }>()
        .orderBy('deposit_id')
        .orderBy('number')
        .execute();
      return Map.groupBy(rows, ({ depositId }) => depositId);
    },
  };
}
