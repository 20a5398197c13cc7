import { CompiledQuery } from 'kysely';
import type { Database, Queries, Tx } from '../../platform/db/index.ts';
import type { NumberedPage } from '../wallet/index.ts';
import type { Transfer, TransferOrder, TransferState, TransferStep } from './types.ts';

/** What changes with a step of a transfer. */
export interface StateChange {
  readonly state: TransferState;
  readonly code?: string | null;
  readonly vendorTx?: string | null;
  readonly reconciled?: boolean;
  readonly attempts?: number;
  /** When the job looks after it; null ends it. */
  readonly nextTryAt: Date | null;
}

/** Transfers as they are written down. */
export interface TransferStore {
  insert(tx: Tx, order: TransferOrder, nextTryAt: Date): Promise<Transfer>;
  find(tenant: string, id: string, queries?: Queries): Promise<Transfer | undefined>;
  /** Takes a transfer that is not over to work on it; undefined where it is over, or somebody else works on it. */
  lease(tenant: string, id: string, until: Date): Promise<Transfer | undefined>;
  /** Takes it from one of `from` on, and lets go of it; false where it stands elsewhere by now. */
  move(tx: Queries, transfer: Pick<Transfer, 'tenant' | 'id'>, from: readonly TransferState[], change: StateChange, keepLease?: boolean): Promise<boolean>;
  /** Transfers that want looking after, longest waiting first. */
  due(limit: number): Promise<{ readonly tenant: string; readonly id: string }[]>;
  /** A member's that are not over. */
  open(tenant: string, memberId: string, queries?: Queries): Promise<Transfer[]>;
  /** How many transfers a member ever made, by vendor. */
  made(tenant: string, memberId: string, queries?: Queries): Promise<ReadonlyMap<string, number>>;
  page(tenant: string, memberId: string, pageNo: number, pageSize: number): Promise<NumberedPage<Transfer>>;
  steps(tenant: string, ids: readonly string[]): Promise<ReadonlyMap<string, readonly TransferStep[]>>;
  /** Vendors that a member has taken money to since it was last brought home, as far as is known. */
  visited(tenant: string, memberId: string): Promise<string[]>;
}

const COLUMNS = `tenant_id as tenant, id, member_id as "memberId", vendor, direction, currency, amount, state, reason, reconciled, code,
  vendor_tx as "vendorTx", attempts, requested_at as "requestedAt", settled_at as "settledAt"`;

const INSERT = `
  insert into wallet_transfer (tenant_id, id, member_id, vendor, direction, currency, amount, state, reason, requested_at, changed_at, next_try_at)
  values ($1, $2, $3, $4, $5, $6, $7, 'requested', $8, $9, $9, $10) returning ${COLUMNS}`;
const LEASE = `
  update wallet_transfer set leased_until = $3
  where tenant_id = $1 and id = $2 and settled_at is null and (leased_until is null or leased_until <= $4) returning ${COLUMNS}`;
const MOVE = `
  update wallet_transfer
  set state = $4, code = coalesce($5, code), vendor_tx = coalesce($6, vendor_tx), reconciled = reconciled or $7, attempts = coalesce($8, attempts),
      next_try_at = $9, changed_at = $10, settled_at = case when $9::timestamptz is null then $10::timestamptz end,
      leased_until = case when $11 then leased_until end
  where tenant_id = $1 and id = $2 and state = any($3)`;
const DUE = `
  select tenant_id as tenant, id from wallet_transfer
  where settled_at is null and next_try_at <= $1 and (leased_until is null or leased_until <= $1) order by next_try_at limit $2`;
// Of each vendor the latest movement: money that was last brought home is not there any more.
const VISITED = `
  select vendor from (
    select distinct on (vendor) vendor, direction, state from wallet_transfer
    where tenant_id = $1 and member_id = $2 and state <> 'failed' order by vendor, id desc
  ) last where direction = 'in' or state <> 'confirmed'`;

/** {@link TransferStore} on `db`. */
export function createTransferStore(db: Database): TransferStore {
  const rows = async <Row>(queries: Queries, text: string, parameters: unknown[]): Promise<Row[]> =>
    (await queries.executeQuery<Row>(CompiledQuery.raw(text, parameters))).rows;
  const now = (): Date => new Date(db.clock.now());
  return {
    async insert(tx, { tenant, memberId, vendor, direction, currency, amount, reason }, nextTryAt) {
      const [inserted] = await rows<Transfer>(tx, INSERT, [tenant, db.newId(), memberId, vendor, direction, currency, amount, reason, now(), nextTryAt]);
      if (inserted === undefined) throw new Error('A transfer was not written.');
      return inserted;
    },
    async find(tenant, id, queries = db.query) {
      return (await rows<Transfer>(queries, `select ${COLUMNS} from wallet_transfer where tenant_id = $1 and id = $2`, [tenant, id]))[0];
    },
    lease: async (tenant, id, until) => (await rows<Transfer>(db.query, LEASE, [tenant, id, until, now()]))[0],
    async move(tx, { tenant, id }, from, { state, code = null, vendorTx = null, reconciled = false, attempts, nextTryAt }, keepLease = false) {
      const parameters = [tenant, id, from, state, code, vendorTx, reconciled, attempts ?? null, nextTryAt, now(), keepLease];
      const { numAffectedRows } = await tx.executeQuery(CompiledQuery.raw(MOVE, parameters));
      return numAffectedRows === 1n;
    },
    due: (limit) => rows(db.query, DUE, [now(), limit]),
    open: (tenant, memberId, queries = db.query) =>
      rows<Transfer>(queries, `select ${COLUMNS} from wallet_transfer where tenant_id = $1 and member_id = $2 and settled_at is null order by id desc limit 100`, [tenant, memberId]),
    async made(tenant, memberId, queries = db.query) {
      const found = await rows<{ vendor: string; made: number }>(queries, 'select vendor, count(*)::int as made from wallet_transfer where tenant_id = $1 and member_id = $2 group by vendor', [tenant, memberId]);
      return new Map(found.map(({ vendor, made }) => [vendor, made]));
    },
    async page(tenant, memberId, pageNo, pageSize) {
      const lines = await rows<Transfer>(
        db.query,
        `select ${COLUMNS} from wallet_transfer where tenant_id = $1 and member_id = $2 order by id desc limit $3 offset $4`,
        [tenant, memberId, pageSize, (pageNo - 1) * pageSize],
      );
      const [counted] = await rows<{ total: number }>(db.query, 'select count(*)::int as total from wallet_transfer where tenant_id = $1 and member_id = $2', [tenant, memberId]);
      return { lines, total: counted?.total ?? 0 };
    },
    async steps(tenant, ids) {
      const found = await rows<TransferStep & { readonly id: string }>(
        db.query,
        'select transfer_id as id, state, at from wallet_transfer_step where tenant_id = $1 and transfer_id = any($2) order by transfer_id, number',
        [tenant, ids],
      );
      return Map.groupBy(found, ({ id }) => id);
    },
    visited: async (tenant, memberId) => (await rows<{ vendor: string }>(db.query, VISITED, [tenant, memberId])).map(({ vendor }) => vendor),
  };
}
