import { sql, type RawBuilder } from 'kysely';
import type { MomentSpan } from '../../platform/calendar/index.ts';
import { firstIdAt, ID_DRIFT_MS, type Database, type Queries } from '../../platform/db/index.ts';

/** What moved on an account for one reason; minor units. */
export interface ReasonTotal {
  readonly reason: string;
  readonly moneyIn: bigint;
  readonly moneyOut: bigint;
  readonly movements: number;
}

/** What moved on a member's account in a time. `opening + in - out` of all reasons is `closing`, at one moment of the ledger. */
export interface MovementTotals {
  /** Balance before the first movement of the time, and after the last one; minor units. */
  readonly opening: bigint;
  readonly closing: bigint;
  /** Of each reason there was, in alphabetical order. */
  readonly reasons: readonly ReasonTotal[];
}

interface Line extends ReasonTotal {
  readonly later: boolean;
  readonly posted: bigint;
  /** The mark as the statement saw it. */
  readonly uncounted: string;
}

const HOUR_MS = 3_600_000;
// Ids compare as texts.
const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);
const NOTHING = { opening: 0n, closing: 0n, reasons: [] } as const;

/** A member's account, in a statement. */
export const ownAccount = (tenant: string, memberId: string, currency: string): RawBuilder<unknown> =>
  sql`(select id from account where tenant_id = ${tenant} and owner = ${`member:${memberId}`} and currency = ${currency} and not derived)`;

/** The first id that `account_hour` does not count yet, in a statement. */
export const uncountedFrom = (tenant: string): RawBuilder<unknown> =>
  sql`coalesce((select before_id from account_hour_mark where tenant_id = ${tenant}), ${firstIdAt(0)}::uuid)`;

/**
 * The journal of a transfer, to be joined laterally. Read by its key for each transfer: the newest ids are beyond what statistics know, and a
 * plan that expects thousands of them would read every journal.
 */
export const journalOf = (tenant: string): RawBuilder<unknown> =>
  sql`(select reason from journal where journal.tenant_id = ${tenant} and journal.id = transfer.journal_id limit 1) journal`;

/** A member's account, and the first id that is not counted by hours. Read first and given to statements as values: these are planned by them. */
export interface CountedAccount {
  readonly account: string;
  readonly uncounted: string;
}

/** Reads a {@link CountedAccount}; undefined where there is no account. */
export async function countedAccount(query: Queries, tenant: string, memberId: string, currency: string): Promise<CountedAccount | undefined> {
  const { rows } = await sql<{ account: string | null; uncounted: string }>`
    select ${ownAccount(tenant, memberId, currency)} as account, ${uncountedFrom(tenant)} as uncounted`.execute(query);
  const [found] = rows;
  return found === undefined || found.account === null ? undefined : { account: found.account, uncounted: found.uncounted };
}

/**
 * A statement for the totals by reason, of the time and of what came later. Whole hours come from `account_hour`; what the ends of the
 * time cut off an hour, and what is not counted there yet, from the transfers. All of it is seen at one moment.
 */
function totalsOf(tenant: string, { account, uncounted }: CountedAccount, { from, to }: MomentSpan): RawBuilder<Line> {
  const [start, end] = [from.getTime(), to.getTime()];
  const up = Math.ceil(start / HOUR_MS) * HOUR_MS;
  const [floor, ceil] = [Math.floor(end / HOUR_MS) * HOUR_MS, Math.ceil(end / HOUR_MS) * HOUR_MS];
  // A time within one hour has no whole one.
  const cuts = up > floor ? [[start, ceil] as const] : ([[start, up], [floor, ceil]] as const);
  const at = (time: number) => sql`${new Date(time)}::timestamptz`;
  const side = (own: 'debit' | 'credit', limits: RawBuilder<unknown>) => sql`
    select journal.reason, transfer.at >= ${at(end)} as later,
           ${own === 'credit' ? sql`transfer.amount` : sql`0::bigint`} as money_in, ${own === 'debit' ? sql`transfer.amount` : sql`0::bigint`} as money_out, 1 as movements
      from transfer cross join lateral ${journalOf(tenant)}
      where transfer.tenant_id = ${tenant} and ${sql.ref(`transfer.${own}`)} = ${account} and ${limits}`;
  const bothSides = (limits: RawBuilder<unknown>) => sql`${side('debit', limits)} union all ${side('credit', limits)}`;
  const cut = ([left, right]: readonly [number, number]) => bothSides(sql`
    transfer.id >= ${firstIdAt(left - ID_DRIFT_MS)} and transfer.id < ${earlier(firstIdAt(right + ID_DRIFT_MS), uncounted)}
      and transfer.at >= ${at(left)} and transfer.at < ${at(right)}`);
  const parts = [
    sql`select reason, hour >= ${at(end)} as later, money_in, money_out, movements from account_hour
          where tenant_id = ${tenant} and account = ${account} and hour >= ${at(up)} and not (hour >= ${at(floor)} and hour < ${at(ceil)})`,
    ...cuts.filter(([left, right]) => left < right).map(cut),
    bothSides(sql`transfer.id >= ${later(uncounted, firstIdAt(start - ID_DRIFT_MS))} and transfer.at >= ${at(start)}`),
  ];
  return sql<Line>`
    select own.posted, ${uncountedFrom(tenant)} as uncounted, moved.reason, moved.later, sum(moved.money_in)::bigint as "moneyIn", sum(moved.money_out)::bigint as "moneyOut", sum(moved.movements)::int as movements
      from (select posted from account where tenant_id = ${tenant} and id = ${account}) own
      left join (${sql.join(parts, sql` union all `)}) moved on true
      group by own.posted, moved.reason, moved.later order by moved.reason`;
}

/** Reads {@link MovementTotals} of a member's account in one currency; zeros where it was never opened. */
export function createMovementTotals(db: Database) {
  /** What was counted between the two reads would be in both: then it is read once more. */
  async function read(query: Queries, tenant: string, memberId: string, currency: string, span: MomentSpan): Promise<Line[]> {
    const counted = await countedAccount(query, tenant, memberId, currency);
    if (counted === undefined) return [];
    const { rows } = await totalsOf(tenant, counted, span).execute(query);
    return rows[0]?.uncounted === counted.uncounted ? rows : read(query, tenant, memberId, currency, span);
  }
  return async (tenant: string, memberId: string, currency: string, span: MomentSpan): Promise<MovementTotals> => {
    const rows = await db.records.read((query) => read(query, tenant, memberId, currency, span));
    const [first] = rows;
    if (first === undefined) return NOTHING;
    // A left join of nothing has one row without a reason.
    const lines = rows.filter(({ reason }) => reason !== null);
    const net = (some: readonly Line[]): bigint => some.reduce((sum, { moneyIn, moneyOut }) => sum + moneyIn - moneyOut, 0n);
    const closing = first.posted - net(lines.filter(({ later }) => later));
    const within = lines.filter(({ later }) => !later);
    return {
      opening: closing - net(within),
      closing,
      reasons: within.map(({ reason, moneyIn, moneyOut, movements }) => ({ reason, moneyIn, moneyOut, movements })),
    };
  };
}
