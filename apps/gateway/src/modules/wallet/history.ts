import { CompiledQuery } from 'kysely';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { Audit, NumberedPage, Page, PageRequest, StatementLine } from './types.ts';

/** What was written, read back. */
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
  /** Checks the whole ledger, or one tenant's. Reads everything: for a nightly job and for tests. */
  audit(tenant?: string): Promise<Audit>;
}

// Each branch of the union walks one index backwards from the cursor, so a page costs what it shows.
const side = (own: 'debit' | 'credit', sign: '-' | '') => `
  (select transfer.id, journal.id as journal, transfer.at, journal.reason, journal.reference, transfer.currency,
          ${sign}transfer.amount as amount, transfer.${own}_after as "balanceAfter"
   from account
   join transfer on transfer.tenant_id = $1 and transfer.${own} = account.id
   join journal on journal.tenant_id = $1 and journal.id = transfer.journal_id
   where account.tenant_id = $1 and account.owner = $2
     and ($3::text is null or account.currency = $3)
     and ($4::uuid is null or transfer.id < $4)
     and ($5::text[] is null or journal.reason = any($5))
     and ($6::timestamptz is null or transfer.at >= $6)
     and ($7::timestamptz is null or transfer.at < $7)
   order by transfer.id desc limit $8)`;
const HISTORY = `${side('debit', '-')} union all ${side('credit', '')} order by id desc limit $8`;

const PAGE = `
  with mine as (select id from account where tenant_id = $1 and owner = $2 and currency = $3), line as (
    select id, journal_id, -amount as amount, debit_after as balance, at, currency from transfer
      where tenant_id = $1 and debit = (select id from mine)
    union all
    select id, journal_id, amount, credit_after, at, currency from transfer
      where tenant_id = $1 and credit = (select id from mine)
  ), counted as (select count(*)::int as total from line), page as (
    select * from line order by id desc limit $4 offset $5
  )
  select page.id, page.journal_id as journal, page.at, journal.reason, journal.reference, page.currency, page.amount,
         page.balance as "balanceAfter", counted.total
  from counted left join page on true
  left join journal on journal.tenant_id = $1 and journal.id = page.journal_id
  order by page.id desc`;

const DRIFT = 'select tenant_id as tenant, id as account, owner from ledger_drift where $1::text is null or tenant_id = $1';
const IMBALANCE = `select tenant_id as tenant, currency, kind, off_by::text as "offBy" from ledger_imbalance
  where $1::text is null or tenant_id = $1`;
const ORPHANS = 'select tenant_id as tenant, id from ledger_orphan where $1::text is null or tenant_id = $1';

/** {@link History} on `db`. */
export function createHistory(db: Database): History {
  return {
    async history(tenant, memberId, { limit, before, currency, reasons, from, to }, tx) {
      if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw new RangeError('A page has 1 to 100 lines.');
      const { rows } = await (tx ?? db.query).executeQuery<StatementLine>(
        CompiledQuery.raw(HISTORY, [
          tenant,
          `member:${memberId}`,
          currency ?? null,
          before ?? null,
          reasons ?? null,
          from ?? null,
          to ?? null,
          limit + 1,
        ]),
      );
      const lines = rows.slice(0, limit);
      return { lines, next: rows.length > limit ? lines.at(-1)?.id : undefined };
    },

    async historyPage(tenant, memberId, { currency, pageNo, pageSize }) {
      const parameters = [tenant, `member:${memberId}`, currency, pageSize, (pageNo - 1) * pageSize];
      const { rows } = await db.query.executeQuery<StatementLine & { total: number }>(CompiledQuery.raw(PAGE, parameters));
      // A page beyond the last is one row that holds nothing but the total.
      return { lines: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
    },

    async audit(tenant) {
      const read = async <Row>(text: string) =>
        (await db.query.executeQuery<Row>(CompiledQuery.raw(text, [tenant ?? null]))).rows;
      return {
        drift: await read<Audit['drift'][number]>(DRIFT),
        imbalance: await read<Audit['imbalance'][number]>(IMBALANCE),
        orphans: await read<Audit['orphans'][number]>(ORPHANS),
      };
    },
  };
}
