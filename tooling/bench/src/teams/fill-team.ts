import type { Database } from '@livery/gateway';
import { sql } from 'kysely';

/** Whose team is generated. */
export interface TeamOwner {
  readonly tenant: string;
  readonly agentId: string;
  readonly currency: string;
}

const DAY_MS = 86_400_000;
/** Of a team: members right below the agent, and how many members have one below them. With 100,000 it is ten levels deep. */
const DIRECT = 1_000;
const BELOW_EACH = 1.5;

/** Ids of members, which follow their moments. */
const idOf = (ms: string, number: string): string => `(lpad(to_hex((${ms})::bigint), 12, '0') || '70008' || lpad(to_hex(${number}), 15, '0'))::uuid`;

/**
 * Writes a team of `members` as registrations write it, a month of settled bets in which half of them play on the last day and one in ten on each other,
 * at three vendors, and a deposit, payout or transfer of one in thirty on each day. As the owner of the database.
 */
export async function fillTeam(db: Database, { tenant, agentId, currency }: TeamOwner, members: number, now: number): Promise<void> {
  const start = now - 40 * DAY_MS;
  const id = (n: string): string => idOf(`${start} + ${n}`, n);
  const parent = `case when n <= ${DIRECT} then '${agentId}'::uuid else ${id(`(1 + floor((n - ${DIRECT + 1}) / ${BELOW_EACH}))::bigint`)} end`;
  const run = (statement: string) => sql.raw(statement).execute(db.query);
  await run(`
    insert into member (tenant_id, id, username, type, parent_id, registered_at)
      select '${tenant}', ${id('n')}, 'team' || n, 1, ${parent}, to_timestamp((${start} + n) / 1000.0)
        from generate_series(1, ${members}) n order by n`);
  await run(`
    insert into bet_day (tenant_id, member_id, day, vendor, category, currency, game, turnover, valid_bet, payout, net, bets)
      select '${tenant}', ${id('n')}::text, to_timestamp(${now} / 1000.0)::date - ago, (array['LUM', 'ORB', 'TIDE'])[1 + n % 3], (array['RNG', 'LIVE', 'SPORTS'])[1 + n % 3], '${currency}', 'bench', 20000, 15000, 19000 + n % 1000, n % 1000 - 1000, 20
        from generate_series(0, 30) ago cross join generate_series(1, ${members}) n
        where case when ago = 0 then n % 2 = 0 else (n + ago) % 10 = 0 end`);
  const moment = `${now} - ago * ${DAY_MS}::bigint - n::bigint * 7919 % 80000000`;
  await run(`
    insert into member_movement (tenant_id, member_id, id, kind, reason, currency, amount, at)
      select '${tenant}', ${id('n')}, ${idOf(moment, 'n')}, (array['deposit', 'payout', 'transfer'])[1 + n % 3], (array['deposit', 'withdrawal', 'member-transfer'])[1 + n % 3], '${currency}',
             (array[50000, -20000, 3000])[1 + n % 3], to_timestamp((${moment}) / 1000.0)
        from generate_series(0, 30) ago cross join generate_series(1, ${members}) n where (n + ago) % 30 = 0`);
  await run(`
    insert into member_movement (tenant_id, member_id, id, kind, reason, currency, amount, at)
      select '${tenant}', '${agentId}', ${idOf(`${now} - n::bigint * 300000`, 'n')}, 'salary', 'agent-realtime', '${currency}', 150, to_timestamp((${now} - n::bigint * 300000) / 1000.0)
        from generate_series(1, 31 * 288) n`);
  await run('vacuum (analyze) member, member_upline, bet_day, member_movement');
}

/** Days on which somebody of the quiet team plays, and members who do on each of them. */
const QUIET_DAYS = 12;
const QUIET_PLAYERS = 3;

/** Writes a team as large as {@link fillTeam}, of which only a few played in the month, beside everybody else of the merchant. As the owner of the database. */
export async function fillQuietTeam(db: Database, { tenant, agentId, currency }: TeamOwner, members: number, now: number): Promise<void> {
  const start = now - 45 * DAY_MS;
  const id = (n: string): string => idOf(`${start} + ${n}`, n);
  const parent = `case when n <= ${DIRECT} then '${agentId}'::uuid else ${id(`(1 + floor((n - ${DIRECT + 1}) / ${BELOW_EACH}))::bigint`)} end`;
  const run = (statement: string) => sql.raw(statement).execute(db.query);
  await run(`
    insert into member (tenant_id, id, username, type, parent_id, registered_at)
      select '${tenant}', ${id('n')}, 'quiet' || n, 1, ${parent}, to_timestamp((${start} + n) / 1000.0)
        from generate_series(1, ${members}) n order by n`);
  await run(`
    insert into bet_day (tenant_id, member_id, day, vendor, category, currency, game, turnover, valid_bet, payout, net, bets)
      select '${tenant}', ${id('n')}::text, to_timestamp(${now} / 1000.0)::date - ago, 'LUM', 'RNG', '${currency}', 'bench', 20000, 15000, 19000, -1000, 20
        from generate_series(1, ${QUIET_DAYS} * 2, 2) ago cross join lateral (select 1 + (ago * 7919 + k * 31337) % ${members} as n from generate_series(1, ${QUIET_PLAYERS}) k) player`);
  await run('vacuum (analyze) member, member_upline, bet_day');
}
