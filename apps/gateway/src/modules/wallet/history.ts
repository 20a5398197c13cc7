import { sql } from 'kysely';
import type { MomentSpan } from '../../platform/calendar/index.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { createAudit } from './audit.ts';
import { createMovementPages, type MovementPageRequest } from './movement-pages.ts';
import { createMovementTotals, ownAccount, type MovementTotals } from './movement-totals.ts';
import type { Audit, CountedPage, Journal, Page, PageRequest, StatementLine } from './types.ts';

/** Reads the ledger's history. */
export interface History {
  /** A member's lines in all currencies (or one), newest first. */
  history(tenant: string, memberId: string, page: PageRequest, tx?: Tx): Promise<Page<StatementLine>>;
  /** The same by page number or cursor, in one currency, counted as far as that is cheap. */
  historyPage(tenant: string, memberId: string, page: MovementPageRequest): Promise<CountedPage<StatementLine>>;
  /** One line of a member in one currency; undefined where it is nobody's or somebody else's. */
  movement(tenant: string, memberId: string, currency: string, id: string): Promise<StatementLine | undefined>;
  /** What moved on a member's account in a time, by reason, and the balances around it. */
  movementTotals(tenant: string, memberId: string, currency: string, span: MomentSpan): Promise<MovementTotals>;
  /** A journal with its legs; undefined where there is none. */
  journal(tenant: string, id: string, tx?: Tx): Promise<Journal | undefined>;
  /** Checks one tenant's ledger in slices, for a nightly job; or all of every one at once, for tests. */
  audit(tenant?: string): Promise<Audit>;
}

interface Lines extends Omit<PageRequest, 'limit'> {
  readonly tenant: string;
  readonly owner: string;
  /** Lines to read. */
  readonly count: number;
}

// As SQL: each branch of the union walks one index backwards from the cursor, so a page costs what it shows.
const side = (own: 'debit' | 'credit', { tenant, owner, currency, before, reasons, from, to, count }: Lines) => sql`
  (select transfer.id, journal.id as journal, transfer.at, journal.reason, journal.reference, transfer.currency,
          ${own === 'debit' ? sql`-transfer.amount` : sql`transfer.amount`} as amount, ${sql.ref(`transfer.${own}_after`)} as "balanceAfter"
   from account
   join transfer on transfer.tenant_id = ${tenant} and ${sql.ref(`transfer.${own}`)} = account.id
   join journal on journal.tenant_id = ${tenant} and journal.id = transfer.journal_id
   where account.tenant_id = ${tenant} and account.owner = ${owner}
     and (${currency ?? null}::text is null or account.currency = ${currency ?? null})
     and (${before ?? null}::uuid is null or transfer.id < ${before ?? null})
     and (${reasons ?? null}::text[] is null or journal.reason = any(${reasons ?? null}))
     and (${from ?? null}::timestamptz is null or transfer.at >= ${from ?? null})
     and (${to ?? null}::timestamptz is null or transfer.at < ${to ?? null})
   order by transfer.id desc limit ${count})`;

export function createHistory(db: Database): History {
  return {
    async history(tenant, memberId, { limit, ...filter }, tx) {
      if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw new RangeError('A page has 1 to 100 lines.');
      const wanted = { ...filter, tenant, owner: `member:${memberId}`, count: limit + 1 };
      const found = sql<StatementLine>`
        ${side('debit', wanted)} union all ${side('credit', wanted)} order by id desc limit ${limit + 1}`;
      const { rows } = await (tx === undefined ? db.records.read((query) => found.execute(query)) : found.execute(tx));
      const lines = rows.slice(0, limit);
      return { lines, next: rows.length > limit ? lines.at(-1)?.id : undefined };
    },

    historyPage: createMovementPages(db),

    async movement(tenant, memberId, currency, id) {
      const own = ownAccount(tenant, memberId, currency);
      const { rows } = await db.records.read((query) =>
        sql<StatementLine>`
          select transfer.id, journal.id as journal, transfer.at, journal.reason, journal.reference, transfer.currency,
                 case when transfer.debit = account.id then -transfer.amount else transfer.amount end as amount,
                 case when transfer.debit = account.id then transfer.debit_after else transfer.credit_after end as "balanceAfter"
            from ${own} account
            join transfer on transfer.tenant_id = ${tenant} and transfer.id = ${id} and account.id in (transfer.debit, transfer.credit)
            join journal on journal.tenant_id = ${tenant} and journal.id = transfer.journal_id`.execute(query),
      );
      return rows[0];
    },

    movementTotals: createMovementTotals(db),

    async journal(tenant, id, tx) {
      const query = tx ?? db.query;
      const journal = await query.selectFrom('journal').select(['id', 'reason', 'reference', 'reverses']).where('tenant_id', '=', tenant).where('id', '=', id).executeTakeFirst();
      if (journal === undefined) return undefined;
      const legs = await query
        .selectFrom('transfer')
        .innerJoin('account as debit', (join) => join.onRef('debit.tenant_id', '=', 'transfer.tenant_id').onRef('debit.id', '=', 'transfer.debit'))
        .innerJoin('account as credit', (join) => join.onRef('credit.tenant_id', '=', 'transfer.tenant_id').onRef('credit.id', '=', 'transfer.credit'))
        .select(['debit.owner as debit', 'credit.owner as credit', 'transfer.currency', 'debit.kind', 'transfer.amount'])
        .where('transfer.tenant_id', '=', tenant)
        .where('transfer.journal_id', '=', id)
        .orderBy('transfer.leg')
        .execute();
      return { ...journal, legs };
    },

    audit: createAudit(db),
  };
}
