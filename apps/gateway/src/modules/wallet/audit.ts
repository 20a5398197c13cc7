import { sql, type NotNull, type RawBuilder } from 'kysely';
import { byKey, type Database, type KeyRange, type Queries } from '../../platform/db/index.ts';
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

  // Each statement sees an account and all that was posted to it at one moment: bets under way disturb none of them.
  const drift: Row<'drift'>[] = [];
  await byKey(boundOf(db.query, 'account', slices.accounts), async (range) => {
    const { rows } = await sql<Row<'drift'>>`
      with stood as materialized (select * from account where tenant_id = ${tenant} and ${within('id', range)} and not derived)
      select tenant_id as tenant, id as account, owner from stood
        cross join lateral (
          select coalesce((select sum(amount) from transfer where transfer.tenant_id = ${tenant} and credit = stood.id), 0)
               - coalesce((select sum(amount) from transfer where transfer.tenant_id = ${tenant} and debit = stood.id), 0) as posted,
                 coalesce((select sum(amount) from hold where hold.tenant_id = ${tenant} and account = stood.id
                   and not exists (select from hold_resolution done where done.tenant_id = ${tenant} and done.hold_id = hold.id)), 0) as held
        ) summed
        where stood.posted <> summed.posted or stood.held <> summed.held`.execute(db.query);
    drift.push(...rows);
  });

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

/** Sums over all accounts mean something only as of one moment: the slices of a sum share one snapshot. */
function imbalanceOf(db: Database, tenant: string, boundOf: BoundOf, slices: AuditSlices): Promise<Audit['imbalance']> {
  return db.transaction(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    const sums = new Map<string, { currency: string; kind: string; offBy: bigint }>();
    const add = (rows: readonly { currency: string; kind: string; amount: string }[]): void => {
      for (const { currency, kind, amount } of rows) {
        const key = `${currency} ${kind}`;
        sums.set(key, { currency, kind, offBy: (sums.get(key)?.offBy ?? 0n) + BigInt(amount) });
      }
    };
    await byKey(boundOf(tx, 'account', slices.transfers), async (range) => {
      const { rows } = await sql<{ currency: string; kind: string; amount: string }>`
        select currency, kind, sum(posted)::text as amount from account where tenant_id = ${tenant} and ${within('id', range)} and not derived group by currency, kind`.execute(tx);
      add(rows);
    });
    await byKey(boundOf(tx, 'transfer', slices.transfers), async (range) => {
      const { rows } = await sql<{ currency: string; kind: string; amount: string }>`
        select account.currency, account.kind, sum(case when account.id = transfer.credit then transfer.amount else -transfer.amount end)::text as amount
          from transfer join account on account.tenant_id = ${tenant} and account.derived and account.id in (transfer.debit, transfer.credit)
          where transfer.tenant_id = ${tenant} and ${within('transfer.id', range)} group by account.currency, account.kind`.execute(tx);
      add(rows);
    });
    return [...sums.values()].filter(({ offBy }) => offBy !== 0n).map(({ currency, kind, offBy }) => ({ tenant, currency, kind, offBy: String(offBy) }));
  });
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
