import { sql, type RawBuilder } from 'kysely';
import { anyOf, firstIdAt, ID_DRIFT_MS, idAt, idTimeOf, inParts, type Database, type Queries } from '../../platform/db/index.ts';
import { COUNTED, countedPage, skippedBy } from './counted-page.ts';
import { countedAccount, createMovementTotals, journalOf, ownAccount, type CountedAccount } from './movement-totals.ts';
import type { CountedPage, NumberedPageRequest, StatementLine } from './types.ts';

/** Which movements of a member in one currency. */
export interface MovementPageRequest extends NumberedPageRequest {
  readonly currency: string;
  /** From this moment on. */
  readonly from?: Date | undefined;
  /** Up to, not including, this moment. */
  readonly to?: Date | undefined;
  /** Of these reasons alone. Further back than {@link FARTHEST} lines they are reached by cursor alone. */
  readonly reasons?: readonly string[] | undefined;
}

/** Lines that are skipped at most to reach a page of some reasons by its number. */
const FARTHEST = 10_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Side = 'debit' | 'credit';
type Found = Omit<StatementLine, 'reason' | 'reference'>;

const lineOf = (own: Side): RawBuilder<unknown> =>
  own === 'debit'
    ? sql`transfer.id, transfer.journal_id as journal, transfer.at, transfer.currency, -transfer.amount as amount, transfer.debit_after as "balanceAfter"`
    : sql`transfer.id, transfer.journal_id as journal, transfer.at, transfer.currency, transfer.amount, transfer.credit_after as "balanceAfter"`;

/** Limits on ids that follow from the moments asked for, and the moments themselves. */
function within({ from, to }: Pick<MovementPageRequest, 'from' | 'to'>): RawBuilder<unknown> {
  const limits = [
    ...(from === undefined ? [] : [sql`and transfer.id >= ${firstIdAt(from.getTime() - ID_DRIFT_MS)} and transfer.at >= ${from}`]),
    ...(to === undefined ? [] : [sql`and transfer.id < ${firstIdAt(to.getTime() + ID_DRIFT_MS)} and transfer.at < ${to}`]),
  ];
  return sql.join(limits, sql` `);
}

/** Reads pages of a member's movements, newest first. */
export function createMovementPages(db: Database) {
  const totalsOf = createMovementTotals(db);
  /** The lines with what their journals say. */
  async function withJournals(query: Queries, tenant: string, found: readonly Found[]): Promise<StatementLine[]> {
    const journals = await inParts([...new Set(found.map(({ journal }) => journal))], (ids) =>
      query.selectFrom('journal').select(['id', 'reason', 'reference']).where('tenant_id', '=', tenant).where('id', '=', anyOf(ids, 'uuid')).execute(),
    );
    const byId = new Map(journals.map(({ id, ...journal }) => [id, journal]));
    return found.flatMap((line) => {
      const journal = byId.get(line.journal);
      return journal === undefined ? [] : [{ ...line, ...journal }];
    });
  }

  /** A page of all movements: each side is read from its index and no further than the page needs, each line once. */
  async function allReasons(tenant: string, memberId: string, page: MovementPageRequest): Promise<CountedPage<StatementLine>> {
    const mine = ownAccount(tenant, memberId, page.currency);
    const limits = within(page);
    const side = (own: Side, columns: RawBuilder<unknown>, before: string | undefined, count: number) => sql`
      (select ${columns} from transfer where tenant_id = ${tenant} and ${sql.ref(own)} = ${mine} ${before === undefined ? sql`` : sql`and id < ${before}`} ${limits}
       order by id desc limit ${count})`;
    /** Both sides, without limits from their indexes alone, which have the id. */
    const ids = (count: number) => sql`${side('debit', sql`id`, undefined, count)} union all ${side('credit', sql`id`, undefined, count)}`;
    const counted = sql<{ total: number }>`
      select count(*)::int as total from (select id from (${ids(COUNTED + 1)}) each limit ${COUNTED + 1}) line`;
    async function read(query: Queries): Promise<StatementLine[]> {
      const skipped = skippedBy(page);
      let { before } = page;
      if (skipped > 0) {
        const { rows } = await sql<{ id: string }>`select id from (${ids(skipped)}) line order by id desc offset ${skipped - 1} limit 1`.execute(query);
        before = rows[0]?.id;
        if (before === undefined) return [];
      }
      const count = page.pageSize + 1;
      const { rows } = await sql<Found>`
        ${side('debit', lineOf('debit'), before, count)} union all ${side('credit', lineOf('credit'), before, count)} order by id desc limit ${count}`.execute(query);
      return withJournals(query, tenant, rows);
    }
    const [lines, { rows: [count] }] = await db.records.read((query) => Promise.all([read(query), counted.execute(query)]));
    return countedPage(lines, page, count?.total ?? 0);
  }

  /**
   * A page of the movements for some reasons, which may be few among very many: only hours that have one are looked at, and what is not
   * counted by hours yet.
   */
  async function someReasons(tenant: string, memberId: string, page: MovementPageRequest, reasons: readonly string[]): Promise<CountedPage<StatementLine>> {
    const skipped = skippedBy(page);
    if (skipped > FARTHEST) return countedPage([], page, 0, false);
    const count = skipped + page.pageSize + 1;
    const limits = within(page);
    const linesOf = ({ account, uncounted }: CountedAccount): RawBuilder<Found> => {
      const side = (own: Side, range: RawBuilder<unknown>) => sql`
        (select ${lineOf(own)} from transfer cross join lateral ${journalOf(tenant)}
           where transfer.tenant_id = ${tenant} and ${sql.ref(`transfer.${own}`)} = ${account} and ${range} and journal.reason = ${anyOf(reasons)} ${page.before === undefined ? sql`` : sql`and transfer.id < ${page.before}`} ${limits}
           order by transfer.id desc limit ${count})`;
      const ofHour = (own: Side) =>
        side(own, sql`transfer.id >= hours.first_id and transfer.id < least(hours.last_id, ${uncounted}::uuid) and transfer.at >= hours.hour and transfer.at < hours.hour + interval '1 hour'`);
      const notCounted = (own: Side) => side(own, sql`transfer.id >= ${uncounted}`);
      const newest = page.before === undefined ? undefined : new Date(idTimeOf(page.before) + ID_DRIFT_MS);
      // The hours at both ends of what is asked for, and that of the cursor, may have none within.
      const hours = sql`
        select hour, ${idAt(sql`hour - interval '1 minute'`)} as first_id, ${idAt(sql`hour + interval '61 minutes'`)} as last_id
          from (select distinct hour from account_hour
                  where tenant_id = ${tenant} and account = ${account} and reason = ${anyOf(reasons)}
                    ${page.from === undefined ? sql`` : sql`and hour > ${new Date(page.from.getTime() - HOUR_MS)}`}
                    ${page.to === undefined ? sql`` : sql`and hour < ${page.to}`}
                    ${newest === undefined ? sql`` : sql`and hour <= ${newest}`}
                  order by hour desc limit ${count + 3}) newest`;
      return sql<Found>`
        with hours as materialized (${hours})
        select * from (
          select line.* from hours cross join lateral (${ofHour('debit')} union all ${ofHour('credit')}) line
          union all ${notCounted('debit')} union all ${notCounted('credit')}
        ) line order by id desc limit ${count} offset ${skipped}`;
    };
    async function read(query: Queries): Promise<StatementLine[]> {
      const counted = await countedAccount(query, tenant, memberId, page.currency);
      return counted === undefined ? [] : withJournals(query, tenant, (await linesOf(counted).execute(query)).rows);
    }
    const [found, { reasons: totals }] = await Promise.all([
      db.records.read(read),
      totalsOf(tenant, memberId, page.currency, { from: page.from ?? new Date(0), to: page.to ?? new Date(db.clock.now() + DAY_MS) }),
    ]);
    return countedPage(found, page, totals.reduce((sum, { reason, movements }) => sum + (reasons.includes(reason) ? movements : 0), 0));
  }

  return (tenant: string, memberId: string, page: MovementPageRequest): Promise<CountedPage<StatementLine>> =>
    page.reasons === undefined ? allReasons(tenant, memberId, page) : someReasons(tenant, memberId, page, page.reasons);
}
