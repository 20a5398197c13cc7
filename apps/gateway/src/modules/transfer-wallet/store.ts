import type { ExpressionBuilder } from 'kysely';
import { anyOf, type Database, type Queries, type Tables, type Tx } from '../../platform/db/index.ts';
import type { NumberedPage } from '../wallet/index.ts';
import type { Transfer, TransferOrder, TransferState, TransferStep } from './types.ts';

/** Fields that change with a step of a transfer. */
export interface StateChange {
  readonly state: TransferState;
  readonly code?: string | null;
  readonly vendorTx?: string | null;
  readonly reconciled?: boolean;
  readonly attempts?: number;
  /** When the job takes it up; null ends it. */
  readonly nextTryAt: Date | null;
}

/** The store of transfers. */
export interface TransferStore {
  insert(tx: Tx, order: TransferOrder, nextTryAt: Date): Promise<Transfer>;
  find(tenant: string, id: string, queries?: Queries): Promise<Transfer | undefined>;
  /** The transfers of these ids, in their order; unknown ones are left out. */
  byIds(tenant: string, ids: readonly string[]): Promise<Transfer[]>;
  /** A transfer and how long it is leased, locked until the transaction ends. */
  lock(tx: Tx, tenant: string, id: string): Promise<{ readonly transfer: Transfer; readonly leasedUntil: Date | null } | undefined>;
  /** Open transfers of a tenant, longest waiting first; at most a hundred. */
  waiting(tenant: string, vendor?: string): Promise<Transfer[]>;
  /** Leases an open transfer; undefined where it has ended, or another process leases it. */
  lease(tenant: string, id: string, until: Date): Promise<Transfer | undefined>;
  /** Moves it on from one of the states `from` and releases it; false where it is in another state by now. */
  move(tx: Queries, transfer: Pick<Transfer, 'tenant' | 'id'>, from: readonly TransferState[], change: StateChange, keepLease?: boolean): Promise<boolean>;
  /** How many transfers have not ended, by state, and since when the oldest was requested. */
  unsettled(): Promise<readonly { readonly state: TransferState; readonly transfers: number; readonly since: Date }[]>;
  /** Transfers that are due, longest waiting first. */
  due(limit: number): Promise<{ readonly tenant: string; readonly id: string }[]>;
  /** A member's open transfers. */
  open(tenant: string, memberId: string, queries?: Queries): Promise<Transfer[]>;
  /** How many transfers a member ever made, by vendor. */
  made(tenant: string, memberId: string, queries?: Queries): Promise<ReadonlyMap<string, number>>;
  page(tenant: string, memberId: string, pageNo: number, pageSize: number): Promise<NumberedPage<Transfer>>;
  steps(tenant: string, ids: readonly string[]): Promise<ReadonlyMap<string, readonly TransferStep[]>>;
  /** Vendors that a member has transferred money to since it was last brought home. */
  visited(tenant: string, memberId: string): Promise<string[]>;
}

const COLUMNS = [
  'tenant_id as tenant',
  'id',
  'member_id as memberId',
  'vendor',
  'direction',
  'currency',
  'amount',
  'state',
  'reason',
  'reconciled',
  'code',
  'vendor_tx as vendorTx',
  'attempts',
  'requested_at as requestedAt',
  'settled_at as settledAt',
] as const;

export function createTransferStore(db: Database): TransferStore {
  const now = (): Date => new Date(db.clock.now());
  const isFree = (eb: ExpressionBuilder<Tables, 'wallet_transfer'>) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now())]);
  const transfersOf = (queries: Queries, tenant: string, memberId: string) =>
    queries.selectFrom('wallet_transfer').where('tenant_id', '=', tenant).where('member_id', '=', memberId);
  return {
    insert: (tx, { tenant, memberId, vendor, direction, currency, amount, reason }, nextTryAt) => {
      const at = now();
      return tx
        .insertInto('wallet_transfer')
        .values({
          tenant_id: tenant,
          id: db.newId(),
          member_id: memberId,
          vendor,
          direction,
          currency,
          amount,
          state: 'requested',
          reason,
          requested_at: at,
          changed_at: at,
          next_try_at: nextTryAt,
        })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
    },
    find: (tenant, id, queries = db.query) =>
      queries.selectFrom('wallet_transfer').select(COLUMNS).where('tenant_id', '=', tenant).where('id', '=', id).executeTakeFirst(),
    async byIds(tenant, ids) {
      const found = await db.query.selectFrom('wallet_transfer').select(COLUMNS).where('tenant_id', '=', tenant).where('id', '=', anyOf(ids, 'uuid')).execute();
      const byId = new Map(found.map((transfer) => [transfer.id, transfer]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    async lock(tx, tenant, id) {
      const row = await tx.selectFrom('wallet_transfer').select(COLUMNS).select('leased_until').where('tenant_id', '=', tenant).where('id', '=', id).forUpdate().executeTakeFirst();
      if (row === undefined) return undefined;
      const { leased_until: leasedUntil, ...transfer } = row;
      return { transfer, leasedUntil };
    },
    waiting: (tenant, vendor) =>
      db.query
        .selectFrom('wallet_transfer')
        .select(COLUMNS)
        .where('tenant_id', '=', tenant)
        .where('settled_at', 'is', null)
        .$if(vendor !== undefined, (qb) => qb.where('vendor', '=', vendor ?? ''))
        .orderBy('requested_at')
        .limit(100)
        .execute(),
    lease: (tenant, id, until) =>
      db.query
        .updateTable('wallet_transfer')
        .set({ leased_until: until })
        .where('tenant_id', '=', tenant)
        .where('id', '=', id)
        .where('settled_at', 'is', null)
        .where(isFree)
        .returning(COLUMNS)
        .executeTakeFirst(),
    async move(tx, { tenant, id }, from, { state, code = null, vendorTx = null, reconciled = false, attempts, nextTryAt }, keepLease = false) {
      const at = now();
      const { numUpdatedRows } = await tx
        .updateTable('wallet_transfer')
        .set({ state, next_try_at: nextTryAt, changed_at: at, settled_at: nextTryAt === null ? at : null })
        .set({
          ...(code === null ? {} : { code }),
          ...(vendorTx === null ? {} : { vendor_tx: vendorTx }),
          ...(reconciled ? { reconciled } : {}),
          ...(attempts === undefined ? {} : { attempts }),
          ...(keepLease ? {} : { leased_until: null }),
        })
        .where('tenant_id', '=', tenant)
        .where('id', '=', id)
        .where('state', '=', anyOf(from))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    unsettled: () =>
      db.query
        .selectFrom('wallet_transfer')
        .select((eb) => ['state', eb.cast<number>(eb.fn.countAll(), 'integer').as('transfers'), eb.fn.min('requested_at').as('since')])
        .where('settled_at', 'is', null)
        .groupBy('state')
        .execute(),
    due: (limit) =>
      db.query
        .selectFrom('wallet_transfer')
        .select(['tenant_id as tenant', 'id'])
        .where('settled_at', 'is', null)
        .where('next_try_at', '<=', now())
        .where(isFree)
        .orderBy('next_try_at')
        .limit(limit)
        .execute(),
    open: (tenant, memberId, queries = db.query) =>
      transfersOf(queries, tenant, memberId).select(COLUMNS).where('settled_at', 'is', null).orderBy('id', 'desc').limit(100).execute(),
    async made(tenant, memberId, queries = db.query) {
      const found = await transfersOf(queries, tenant, memberId)
        .select((eb) => ['vendor', eb.fn.countAll<bigint>().as('made')])
        .groupBy('vendor')
        .execute();
      return new Map(found.map(({ vendor, made }) => [vendor, Number(made)]));
    },
    async page(tenant, memberId, pageNo, pageSize) {
      const lines = await transfersOf(db.query, tenant, memberId)
        .select(COLUMNS)
        .orderBy('id', 'desc')
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
        .execute();
      const { total } = await transfersOf(db.query, tenant, memberId)
        .select((eb) => eb.fn.countAll<bigint>().as('total'))
        .executeTakeFirstOrThrow();
      return { lines, total: Number(total) };
    },
    async steps(tenant, ids) {
      const found = await db.query
        .selectFrom('wallet_transfer_step')
        .select(['transfer_id as id', 'state', 'at'])
        .where('tenant_id', '=', tenant)
        .where('transfer_id', '=', anyOf(ids, 'uuid'))
        .$narrowType<{ state: TransferState }>()
        .orderBy('transfer_id')
        .orderBy('number')
        .execute();
      return Map.groupBy(found, ({ id }) => id);
    },
    async visited(tenant, memberId) {
      // The latest movement per vendor: money that was last brought home is not there any more.
      const found = await db.query
        .selectFrom(
          transfersOf(db.query, tenant, memberId)
            .distinctOn('vendor')
            .select(['vendor', 'direction', 'state'])
            .where('state', '<>', 'failed')
            .orderBy('vendor')
            .orderBy('id', 'desc')
            .as('last'),
        )
        .select('vendor')
        .where((eb) => eb.or([eb('direction', '=', 'in'), eb('state', '<>', 'confirmed')]))
        .execute();
      return found.map(({ vendor }) => vendor);
    },
  };
}
