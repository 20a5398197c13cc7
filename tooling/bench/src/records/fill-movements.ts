import type { Database } from '@livery/gateway';
import { sql } from 'kysely';

/** Whose movements are generated. */
export interface Mover {
  readonly tenant: string;
  readonly memberId: string;
  readonly currency: string;
}

const YEAR_MS = 365 * 86_400_000;
/** Ids of accounts and movements, which follow their moments. */
const idOf = (ms: string, number: string): string => `(lpad(to_hex((${ms})::bigint), 12, '0') || '70008' || lpad(to_hex(${number}), 15, '0'))::uuid`;

/**
 * Writes a year of a member's movements until `now`, evenly spread: stakes and prizes, a deposit in each thousand and a correction in each
 * ten thousand. The member's balance and each line's say what they add up to. As the owner of the database.
 */
export async function fillMovements(db: Database, { tenant, memberId, currency }: Mover, movements: number, now: number): Promise<void> {
  const start = now - YEAR_MS;
  const ms = `${start} + (${YEAR_MS}::bigint * n / ${movements + 1})`;
  const account = `(select id from account where tenant_id = '${tenant}' and owner = 'member:${memberId}' and currency = '${currency}')`;
  const other = idOf(String(start), '1');
  await db.transaction(async (tx) => {
    const run = (statement: string) => sql.raw(statement).execute(tx);
    await run(`insert into account (tenant_id, id, owner, currency, kind, opened_at) values ('${tenant}', ${other}, 'house:records', '${currency}', 'real', '2020-01-01Z')`);
    await run(`create temp table move on commit drop as
      select n, ${ms} as ms, reason, amount, sum(amount) over (order by n)::bigint as after
        from (select n, case when n % 10000 = 5000 then 'correction' when n % 1000 = 1 then 'deposit' when n % 3 = 0 then 'win' else 'bet' end as reason,
                     case when n % 10000 = 5000 then 5000 when n % 1000 = 1 then 100000 when n % 3 = 0 then 150 + n % 100 else -100 - n % 7 end as amount
                from generate_series(1, ${movements}) n) drawn`);
    await run(`insert into journal (tenant_id, id, reason, reference, at)
      select '${tenant}', ${idOf('ms', 'n')}, reason, case when reason in ('bet', 'win') then 'LUM:r' || n / 3 end, to_timestamp(ms::float8 / 1000) from move order by n`);
    await run(`insert into transfer (tenant_id, id, journal_id, leg, idempotency_key, request_hash, debit, credit, currency, amount, debit_after, credit_after, at)
      select '${tenant}', ${idOf('ms', 'n')}, ${idOf('ms', 'n')}, 1, 'records:' || n, 'm'::bytea, case when amount < 0 then ${account} else ${other} end,
             case when amount < 0 then ${other} else ${account} end, '${currency}', abs(amount), case when amount < 0 then after end, case when amount > 0 then after end, to_timestamp(ms::float8 / 1000)
        from move order by n`);
    await run(`update account set posted = posted + (select sum(amount) from move) where tenant_id = '${tenant}' and id = ${account}`);
  });
  await sql`vacuum (analyze) journal, transfer, account`.execute(db.query);
}
