import { sql } from 'kysely';
import { byKey, firstIdAt, type Database, type KeyRange } from '../../platform/db/index.ts';
import { uncountedFrom } from './movement-totals.ts';

/** What moved on members' accounts, counted by hour and reason, so that totals of a long time need not read every transfer. */
export interface AccountHours {
  /** Counts what is old enough at these merchants. */
  countHours(tenants: readonly string[]): Promise<void>;
  /** Accounts whose hours, with what is not counted yet, do not come to their balance; must be empty. */
  hoursDrift(tenant: string): Promise<readonly object[]>;
}

/**
 * How old the id of a transfer is before it is counted. An id is made just before its posting, which the limits of statements and
 * transactions end within seconds, or minutes for an operator's command: nothing with an older id is still to be committed.
 */
export const COUNTED_AFTER_MS = 3_600_000;
/** Transfers counted in one transaction. */
const SLICE = 10_000;

/** Accounts that one statement compares, and about how many hours of them it adds up: those of one account are never apart. */
const COMPARED = { accounts: 500, hours: 200_000 };

/**
 * Creates {@link AccountHours}.
 *
 * @param slice how many transfers a transaction counts
 * @param compared how much a statement compares with balances
 */
export function createAccountHours(db: Database, slice = SLICE, compared: typeof COMPARED = COMPARED): AccountHours {
  /** Counts the next transfers, in one transaction with the mark that says so. Returns whether there may be more. */
  function countSlice(tenant: string, horizon: string): Promise<boolean> {
    return db.transaction(async (tx) => {
      await tx.insertInto('account_hour_mark').values({ tenant_id: tenant, before_id: firstIdAt(0) }).onConflict((conflict) => conflict.doNothing()).execute();
      const { before_id: from } = await tx.selectFrom('account_hour_mark').select('before_id').where('tenant_id', '=', tenant).forUpdate().executeTakeFirstOrThrow();
      if (from >= horizon) return false;
      const further = await tx.selectFrom('transfer').select('id').where('tenant_id', '=', tenant).where('id', '>=', from).where('id', '<', horizon).orderBy('id').offset(slice).limit(1).executeTakeFirst();
      const until = further?.id ?? horizon;
      await sql`
        insert into account_hour as total (tenant_id, account, hour, reason, money_in, money_out, movements)
          select ${tenant}, account, hour, reason, sum(money_in), sum(money_out), count(*)
            from (
              select side.account, date_trunc('hour', transfer.at, 'UTC') as hour, journal.reason, side.money_in, side.money_out
                from transfer
                join journal on journal.tenant_id = ${tenant} and journal.id = transfer.journal_id
                cross join lateral (values (transfer.debit, 0::bigint, transfer.amount), (transfer.credit, transfer.amount, 0::bigint)) side (account, money_in, money_out)
                join account on account.tenant_id = ${tenant} and account.id = side.account and not account.derived
                where transfer.tenant_id = ${tenant} and transfer.id >= ${from} and transfer.id < ${until}
            ) moved
            group by account, hour, reason
          on conflict (tenant_id, account, hour, reason) do update
            set money_in = total.money_in + excluded.money_in, money_out = total.money_out + excluded.money_out, movements = total.movements + excluded.movements`.execute(tx);
      await tx.updateTable('account_hour_mark').set({ before_id: until }).where('tenant_id', '=', tenant).execute();
      return further !== undefined;
    });
  }
  return {
    async countHours(tenants) {
      const horizon = firstIdAt(db.clock.now() - COUNTED_AFTER_MS);
      for (const tenant of tenants) while (await countSlice(tenant, horizon));
    },
    async hoursDrift(tenant) {
      const drift: object[] = [];
      await byKey(
        async (after) => {
          const beyond = (key: string) => sql`(${after ?? null}::uuid is null or ${sql.ref(key)} > ${after ?? null})`;
          const { rows } = await sql<{ id: string | null }>`
            select least(
              (select id from account where tenant_id = ${tenant} and ${beyond('id')} order by id limit 1 offset ${compared.accounts - 1}),
              (select account from account_hour where tenant_id = ${tenant} and ${beyond('account')} order by account, hour, reason limit 1 offset ${compared.hours - 1})) as id`.execute(db.query);
          return rows[0]?.id ?? undefined;
        },
        async (range) => {
          const { rows } = await differing(tenant, range).execute(db.query);
          drift.push(...rows);
        },
      );
      return drift;
    },
  };
}

/** Some accounts that do not come to their balance: hours, later transfers and balance at one moment. */
function differing(tenant: string, { after, upTo }: KeyRange) {
  const uncounted = uncountedFrom(tenant);
  const later = (side: 'debit' | 'credit') => sql`
    coalesce((select sum(amount) from transfer where transfer.tenant_id = ${tenant} and ${sql.ref(`transfer.${side}`)} = stood.id and transfer.id >= ${uncounted}), 0)`;
  return sql<object>`
    select tenant_id as tenant, id as account, owner, posted, counted
      from (select * from account where tenant_id = ${tenant} and not derived
              and (${after ?? null}::uuid is null or id > ${after ?? null}) and (${upTo ?? null}::uuid is null or id <= ${upTo ?? null})) stood
      cross join lateral (
        select coalesce((select sum(money_in - money_out) from account_hour hours where hours.tenant_id = ${tenant} and hours.account = stood.id), 0)
             + ${later('credit')} - ${later('debit')} as counted
      ) summed
      where posted <> counted`;
}
