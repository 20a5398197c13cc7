import { sql, type RawBuilder } from 'kysely';
import { anyOf, inParts, type Database, type Queries, type Tx } from '../../platform/db/index.ts';
import { createAudit } from './audit.ts';
import { COUNTED, countedPage, skippedBy } from './counted-page.ts';
import type { Audit, CountedPage, Journal, NumberedPageRequest, Page, PageRequest, StatementLine } from './types.ts';

/** Reads the ledger's history. */
export interface History {
  /** A member's lines in all currencies (or one), newest first. */
  history(tenant: string, memberId: string, page: PageRequest, tx?: Tx): Promise<Page<StatementLine>>;
  /** The same by page number or cursor, in one currency, counted as far as that is cheap. */
  historyPage(tenant: string, memberId: string, page: NumberedPageRequest & { readonly currency: string }): Promise<CountedPage<StatementLine>>;
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

    async historyPage(tenant, memberId, { currency, ...page }) {
      const mine = sql`(select id from account where tenant_id = ${tenant} and owner = ${`member:${memberId}`} and currency = ${currency} and not derived)`;
      const side = (own: 'debit' | 'credit', columns: RawBuilder<unknown>, before: string | undefined, count: number) => sql`
        (select ${columns} from transfer where tenant_id = ${tenant} and ${sql.ref(own)} = ${mine} ${before === undefined ? sql`` : sql`and id < ${before}`}
         order by id desc limit ${count})`;
      /** Both sides from their indexes alone, which have the id. */
      const ids = (count: number) => sql`${side('debit', sql`id`, undefined, count)} union all ${side('credit', sql`id`, undefined, count)}`;
      const counted = sql<{ total: number }>`
        select count(*)::int as total from (select id from (${ids(COUNTED + 1)}) each limit ${COUNTED + 1}) line`;
      /** Each side is read from its index and no further than the page needs, each line once. */
      async function read(query: Queries): Promise<StatementLine[]> {
        const skipped = skippedBy(page);
        let { before } = page;
        if (skipped > 0) {
          const { rows } = await sql<{ id: string }>`select id from (${ids(skipped)}) line order by id desc offset ${skipped - 1} limit 1`.execute(query);
          before = rows[0]?.id;
          if (before === undefined) return [];
        }
        const { rows } = await sql<Omit<StatementLine, 'reason' | 'reference'>>`
          ${side('debit', sql`id, journal_id as journal, at, currency, -amount as amount, debit_after as "balanceAfter"`, before, page.pageSize + 1)}
          union all ${side('credit', sql`id, journal_id, at, currency, amount, credit_after`, before, page.pageSize + 1)}
          order by id desc limit ${page.pageSize + 1}`.execute(query);
        const journals = await inParts([...new Set(rows.map(({ journal }) => journal))], (ids) =>
          query.selectFrom('journal').select(['id', 'reason', 'reference']).where('tenant_id', '=', tenant).where('id', '=', anyOf(ids, 'uuid')).execute(),
        );
        const byId = new Map(journals.map(({ id, ...journal }) => [id, journal]));
        return rows.flatMap((line) => {
          const journal = byId.get(line.journal);
          return journal === undefined ? [] : [{ ...line, ...journal }];
        });
      }
      const [lines, { rows: [count] }] = await db.records.read((query) => Promise.all([read(query), counted.execute(query)]));
      return countedPage(lines, page, count?.total ?? 0);
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

    audit: createAudit(db),
  };
}
