import { sql } from 'kysely';
import type { Queries } from '../../platform/db/index.ts';

/** How long a transfer may be under way between its id and its commit, and how far clocks may differ, with much to spare. */
export const SETTLED_MS = 3_600_000;

/** Accounts that lie together in the order of ids: the first one comes after `after`, the last one is `upTo`, or comes before `below`. */
export interface Stretch {
  readonly after: string | undefined;
  readonly upTo?: string | undefined;
  readonly below?: string | undefined;
}

/** Which transfers are added up. */
export interface SlicesAsked {
  readonly tenant: string;
  readonly side: 'credit' | 'debit';
  readonly stretch: Stretch;
  /** Those of lower ids alone; undefined for all. */
  readonly settled: string | undefined;
  /** How many a statement looks at. */
  readonly transfers: number;
}

interface SliceSum {
  readonly account: string;
  readonly amount: string;
  readonly transfers: number;
  /** The highest id of them. */
  readonly last: string;
}

/** Adds what accounts were credited to their sums, or takes off what they were debited, in minor units, in the order of the index and in statements that are bounded whatever an account has. */
export async function addSlices(query: Queries, sums: Map<string, bigint>, { tenant, side, stretch: { after, upTo, below }, settled, transfers }: SlicesAsked): Promise<void> {
  const column = sql.ref(side);
  const end = sql`${upTo === undefined ? sql`` : sql`and ${column} <= ${upTo}::uuid`} ${below === undefined ? sql`` : sql`and ${column} < ${below}::uuid`} ${settled === undefined ? sql`` : sql`and id < ${settled}::uuid`}`;
  let begin = after === undefined ? sql`` : sql`and ${column} > ${after}::uuid`;
  for (;;) {
    const { rows } = await sql<SliceSum>`
      with slice as materialized (
        select ${column} as account, id, amount from transfer where tenant_id = ${tenant} ${begin} ${end} order by ${column}, id limit ${transfers}
      )
      select account, sum(amount)::text as amount, count(*)::int as transfers, max(id::text) as last from slice group by account order by account`.execute(query);
    for (const { account, amount } of rows) sums.set(account, (sums.get(account) ?? 0n) + (side === 'credit' ? BigInt(amount) : -BigInt(amount)));
    const last = rows.at(-1);
    if (last === undefined || rows.reduce((sum, row) => sum + row.transfers, 0) < transfers) return;
    begin = sql`and (${column}, id) > (${last.account}::uuid, ${last.last}::uuid)`;
  }
}

/** What one account was credited less what it was debited, minor units. */
export async function sumOf(query: Queries, { account, ...asked }: Omit<SlicesAsked, 'side' | 'stretch'> & { readonly account: string }): Promise<bigint> {
  const sums = new Map<string, bigint>();
  for (const side of ['credit', 'debit'] as const) await addSlices(query, sums, { ...asked, side, stretch: { after: idBefore(account), upTo: account } });
  return sums.get(account) ?? 0n;
}

/** The id right before one: ids are whole numbers of 128 bits. */
function idBefore(id: string): string {
  const hex = (BigInt(`0x${id.replaceAll('-', '')}`) - 1n).toString(16).padStart(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
