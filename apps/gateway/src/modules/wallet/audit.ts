import { sql, type NotNull, type RawBuilder } from 'kysely';
import { byKey, firstIdAt, type Database, type KeyRange, type Queries } from '../../platform/db/index.ts';
import { driftOf } from './audit-drift.ts';
import { SETTLED_MS } from './audit-slices.ts';
import type { Audit } from './types.ts';

/** How many rows the statements of an audit look at each. */
export interface AuditSlices {
  readonly accounts: number;
  readonly transfers: number;
}

const SLICES: AuditSlices = { accounts: 500, transfers: 20_000 };

type Row<Name extends keyof Audit> = Audit[Name][number];

const within = (column: string, { after, upTo }: KeyRange): RawBuilder<boolean> => {
  const key = sql.ref(column);
  return sql<boolean>`(${after ?? null}::uuid is null or ${key} > ${after ?? null}) and (${upTo ?? null}::uuid is null or ${key} <= ${upTo ?? null})`;
};

/** The audit of one merchant's ledger: what the views `ledger_drift`, `ledger_imbalance` and `ledger_orphan` say, in slices. */
async function auditOf(db: Database, tenant: string, slices: AuditSlices): Promise<Audit> {
  const boundOf = (query: Queries, table: 'account' | 'transfer' | 'journal', size: number) => async (after: string | undefined) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where tenant_id = ${tenant} and (${after ?? null}::uuid is null or id > ${after ?? null})
        order by id limit 1 offset ${size - 1}`.execute(query);
    return rows[0]?.id;
  };

  const drift = await driftOf(db, tenant, slices);
  const orphans: Row<'orphans'>[] = [];
  await byKey(boundOf(db.query, 'transfer', slices.transfers), async (range) => {
    const { rows } = await sql<Row<'orphans'>>`
      select transfer.tenant_id as tenant, transfer.id from transfer
        left join account debit on debit.tenant_id = ${tenant} and debit.id = transfer.debit
        left join account credit on credit.tenant_id = ${tenant} and credit.id = transfer.credit
        where transfer.tenant_id = ${tenant} and ${within('transfer.id', range)}
          and (debit.id is null or credit.id is null or debit.currency <> transfer.currency
            or credit.currency <> transfer.currency or debit.kind <> credit.kind)`.execute(db.query);
    orphans.push(...rows);
  });
  await byKey(boundOf(db.query, 'journal', slices.transfers), async (range) => {
    const { rows } = await sql<Row<'orphans'>>`
      select tenant_id as tenant, id from journal where tenant_id = ${tenant} and ${within('id', range)}
        and not exists (select from transfer where transfer.tenant_id = ${tenant} and transfer.journal_id = journal.id)`.execute(db.query);
    orphans.push(...rows);
  });
  return { drift, imbalance: await imbalanceOf(db, tenant, boundOf, slices), orphans };
}

type BoundOf = (query: Queries, table: 'account' | 'transfer', size: number) => (after: string | undefined) => Promise<string | undefined>;

/** Sums in minor units by currency and kind. */
type Sums = Map<string, { readonly currency: string; readonly kind: string; readonly offBy: bigint }>;
type SumRow = { readonly currency: string; readonly kind: string; readonly amount: string };

/**
 * Sums over all accounts mean something only as of one moment. Transfers are never changed, so those that were over long ago are added up
 * beforehand, in statements of their own; a snapshot is held for the accounts and the transfers of the last hour alone. Whatever is off is
 * added up again in one snapshot before it is reported.
 */
async function imbalanceOf(db: Database, tenant: string, boundOf: BoundOf, slices: AuditSlices): Promise<Audit['imbalance']> {
  const settled = firstIdAt(db.clock.now() - SETTLED_MS);
  const add = (sums: Sums, rows: readonly SumRow[]): void => {
    for (const { currency, kind, amount } of rows) {
      const key = `${currency} ${kind}`;
      sums.set(key, { currency, kind, offBy: (sums.get(key)?.offBy ?? 0n) + BigInt(amount) });
    }
  };
  const off = (sums: Sums) => [...sums.values()].filter(({ offBy }) => offBy !== 0n).map(({ currency, kind, offBy }) => ({ tenant, currency, kind, offBy: String(offBy) }));

  /** What transfers moved on accounts without a balance of their own: of those before a time, of those from then on, or of all. */
  async function addTransfers(sums: Sums, query: Queries, which: RawBuilder<boolean>, first?: string): Promise<void> {
    const bound = boundOf(query, 'transfer', slices.transfers);
    await byKey((after) => bound(after ?? first), async (range) => {
      const { rows } = await sql<SumRow>`
        select account.currency, account.kind, sum(case when account.id = transfer.credit then transfer.amount else -transfer.amount end)::text as amount
          from transfer join account on account.tenant_id = ${tenant} and account.derived and account.id in (transfer.debit, transfer.credit)
          where transfer.tenant_id = ${tenant} and ${within('transfer.id', range)} and ${which} group by account.currency, account.kind`.execute(query);
      add(sums, rows);
    });
  }

  /** The accounts, and the transfers from an id on, as of one moment. */
  const inSnapshot = (sums: Sums, from?: string): Promise<void> =>
    db.transaction(async (tx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(tx);
      await byKey(boundOf(tx, 'account', slices.transfers), async (range) => {
        const { rows } = await sql<SumRow>`
          select currency, kind, sum(posted)::text as amount from account where tenant_id = ${tenant} and ${within('id', range)} and not derived group by currency, kind`.execute(tx);
        add(sums, rows);
      });
      await addTransfers(sums, tx, from === undefined ? sql<boolean>`true` : sql<boolean>`transfer.id >= ${from}`, from);
    });

  const sums: Sums = new Map();
  await addTransfers(sums, db.query, sql<boolean>`transfer.id < ${settled}`);
  await inSnapshot(sums, settled);
  if (off(sums).length === 0) return [];
  const confirmed: Sums = new Map();
  await inSnapshot(confirmed);
  return off(confirmed);
}

/** {@link Audit} of one merchant in slices, or of every one by the views at once. */
export function createAudit(db: Database, slices: AuditSlices = SLICES) {
  return async (tenant?: string): Promise<Audit> => {
    if (tenant !== undefined) return auditOf(db, tenant, slices);
    // The columns of a view count as nullable; these never are null.
    return {
      drift: await db.query.selectFrom('ledger_drift').select(['tenant_id as tenant', 'id as account', 'owner']).$narrowType<{ tenant: NotNull; account: NotNull; owner: NotNull }>().execute(),
      imbalance: await db.query
        .selectFrom('ledger_imbalance')
        .select(['tenant_id as tenant', 'currency', 'kind', 'off_by as offBy'])
        .$narrowType<{ tenant: NotNull; currency: NotNull; kind: NotNull; offBy: NotNull }>()
        .execute(),
      orphans: await db.query.selectFrom('ledger_orphan').select(['tenant_id as tenant', 'id']).$narrowType<{ tenant: NotNull; id: NotNull }>().execute(),
    };
  };
}
