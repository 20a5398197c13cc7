import { sql, type RawBuilder } from 'kysely';
import { byKey, firstIdAt, type Database, type KeyRange, type Queries } from '../../platform/db/index.ts';
import { addSlices, SETTLED_MS, sumOf, type Stretch } from './audit-slices.ts';
import type { Audit } from './types.ts';

type Drift = Audit['drift'][number];
/**
 * Accounts of a merchant whose balance or held amount is not the sum of their transfers and open holds. However many transfers an account has, a statement
 * adds up so many at most: those that were over long ago in slices, since transfers are never changed, and those of the last hour together with
 * the balance, as of one moment. What is off then is added up again in a snapshot of its own before it is returned.
 *
 * @param accounts @param transfers how many of them a statement looks at
 */
export async function driftOf(db: Database, tenant: string, { accounts, transfers }: { readonly accounts: number; readonly transfers: number }): Promise<Drift[]> {
  const within = ({ after, upTo }: KeyRange): RawBuilder<boolean> => sql`(${after ?? null}::uuid is null or id > ${after ?? null}) and (${upTo ?? null}::uuid is null or id <= ${upTo ?? null})`;

  /** What accounts were credited less what they were debited, by account. */
  async function sumsOf(stretches: readonly Stretch[], settled: string): Promise<Map<string, bigint>> {
    const sums = new Map<string, bigint>();
    for (const stretch of stretches) for (const side of ['credit', 'debit'] as const) await addSlices(db.query, sums, { tenant, side, stretch, settled, transfers });
    return sums;
  }
  /** A range without the accounts that have no balance of their own, whose transfers are most of the ledger. */
  async function stretchesOf(range: KeyRange): Promise<Stretch[]> {
    const { rows: derived } = await sql<{ id: string }>`select id from account where tenant_id = ${tenant} and derived and ${within(range)} order by id`.execute(db.query);
    return [...derived.map(({ id }, index): Stretch => ({ after: derived[index - 1]?.id ?? range.after, below: id })), { after: derived.at(-1)?.id ?? range.after, upTo: range.upTo }];
  }
  /** Accounts that differ from what is known of them and what came since `settled`, as of one moment. */
  async function differing(query: Queries, which: RawBuilder<boolean>, sums: ReadonlyMap<string, bigint>, settled: string | undefined): Promise<Drift[]> {
    const recent = (side: 'credit' | 'debit') => (settled === undefined ? sql`0` : sql`coalesce((select sum(amount) from transfer where transfer.tenant_id = ${tenant} and ${sql.ref(side)} = stood.id and transfer.id >= ${settled}::uuid), 0)`);
    const { rows } = await sql<Drift>`
      with stood as materialized (select * from account where tenant_id = ${tenant} and ${which} and not derived)
      select tenant_id as tenant, id as account, owner from stood
        left join unnest(${[...sums.keys()]}::text[]::uuid[], ${[...sums.values()].map(String)}::text[]::numeric[]) known (account, amount) on known.account = stood.id
        cross join lateral (
          select coalesce(known.amount, 0) + ${recent('credit')} - ${recent('debit')} as posted,
                 coalesce((select sum(amount) from hold where hold.tenant_id = ${tenant} and hold.account = stood.id
                   and not exists (select from hold_resolution done where done.tenant_id = ${tenant} and done.hold_id = hold.id)), 0) as held
        ) summed
        where stood.posted <> summed.posted or stood.held <> summed.held
        order by id`.execute(query);
    return rows;
  }
  /** Whether an account is off as of one moment, all of its transfers together. */
  function isOff({ account }: Drift): Promise<boolean> {
    return db.transaction(async (tx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(tx);
      const sums = new Map([[account, await sumOf(tx, { tenant, account, settled: undefined, transfers })]]);
      return (await differing(tx, sql`id = ${account}::uuid`, sums, undefined)).length > 0;
    });
  }

  const settled = firstIdAt(db.clock.now() - SETTLED_MS);
  const drift: Drift[] = [];
  await byKey(
    async (after) => {
      const { rows } = await sql<{ id: string }>`
        select id from account where tenant_id = ${tenant} and (${after ?? null}::uuid is null or id > ${after ?? null}) order by id limit 1 offset ${accounts - 1}`.execute(db.query);
      return rows[0]?.id;
    },
    async (range) => {
      const sums = await sumsOf(await stretchesOf(range), settled);
      for (const suspect of await differing(db.query, within(range), sums, settled)) if (await isOff(suspect)) drift.push(suspect);
    },
  );
  return drift;
}
