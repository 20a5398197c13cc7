import { sql, type NotNull } from 'kysely';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { Audit, Journal, NumberedPage, Page, PageRequest, StatementLine } from './types.ts';

/** Reads the ledger's history. */
export interface History {
  /** A member's lines in all currencies (or one), newest first. */
  history(tenant: string, memberId: string, page: PageRequest, tx?: Tx): Promise<Page<StatementLine>>;
  /**
   * The same by page number (from 1), with a total, in one currency. It counts every line of the member: for pages that
   * people turn, not for walking through a history.
   */
  historyPage(
    tenant: string,
    memberId: string,
    page: { readonly currency: string; readonly pageNo: number; readonly pageSize: number },
  ): Promise<NumberedPage<StatementLine>>;
  /** A journal with its legs; undefined where there is none. */
  journal(tenant: string, id: string, tx?: Tx): Promise<Journal | undefined>;
  /** Checks the whole ledger, or one tenant's. Reads everything: for a nightly job and for tests. */
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
      const { rows } = await sql<StatementLine>`
        ${side('debit', wanted)} union all ${side('credit', wanted)} order by id desc limit ${limit + 1}`.execute(tx ?? db.query);
      const lines = rows.slice(0, limit);
      return { lines, next: rows.length > limit ? lines.at(-1)?.id : undefined };
    },

    async historyPage(tenant, memberId, { currency, pageNo, pageSize }) {
      // As SQL: the total and the page come of one reading of the union.
      const { rows } = await sql<StatementLine & { total: number }>`
        with mine as (select id from account where tenant_id = ${tenant} and owner = ${`member:${memberId}`} and currency = ${currency}), line as (
          select id, journal_id, -amount as amount, debit_after as balance, at, currency from transfer
            where tenant_id = ${tenant} and debit = (select id from mine)
          union all
          select id, journal_id, amount, credit_after, at, currency from transfer
            where tenant_id = ${tenant} and credit = (select id from mine)
        ), counted as (select count(*)::int as total from line), page as (
          select * from line order by id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}
        )
        select page.id, page.journal_id as journal, page.at, journal.reason, journal.reference, page.currency, page.amount,
               page.balance as "balanceAfter", counted.total
        from counted left join page on true
        left join journal on journal.tenant_id = ${tenant} and journal.id = page.journal_id
        order by page.id desc`.execute(db.query);
      // A page beyond the last is one row that holds nothing but the total.
      return { lines: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
    },

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

    async audit(tenant) {
      const drift = db.query.selectFrom('ledger_drift').select(['tenant_id as tenant', 'id as account', 'owner']);
      const imbalance = db.query.selectFrom('ledger_imbalance').select(['tenant_id as tenant', 'currency', 'kind', 'off_by as offBy']);
      const orphans = db.query.selectFrom('ledger_orphan').select(['tenant_id as tenant', 'id']);
      // The columns of a view count as nullable; these never are null.
      return {
        drift: await drift
          .$if(tenant !== undefined, (qb) => qb.where('tenant_id', '=', tenant ?? null))
          .$narrowType<{ tenant: NotNull; account: NotNull; owner: NotNull }>()
          .execute(),
        imbalance: await imbalance
          .$if(tenant !== undefined, (qb) => qb.where('tenant_id', '=', tenant ?? null))
          .$narrowType<{ tenant: NotNull; currency: NotNull; kind: NotNull; offBy: NotNull }>()
          .execute(),
        orphans: await orphans
          .$if(tenant !== undefined, (qb) => qb.where('tenant_id', '=', tenant ?? null))
          .$narrowType<{ tenant: NotNull; id: NotNull }>()
          .execute(),
      };
    },
  };
}
