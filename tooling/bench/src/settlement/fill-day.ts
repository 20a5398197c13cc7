import type { Database } from '@livery/gateway';
import { sql } from 'kysely';

/** What is generated. */
export interface FilledDay {
  readonly tenant: string;
  readonly currency: string;
  readonly members: number;
  readonly agents: number;
  /** Levels of agents. */
  readonly depth: number;
  /** Games that a member plays on a day: rows of totals, which all its bets at a game share. */
  readonly games: number;
  readonly betsEach: number;
  /** The day that is settled. */
  readonly day: string;
}

/** Ids of members, which follow their numbers. */
const idOf = (number: string): string => `('01900000-0000-7000-8000-' || lpad(to_hex((${number})::bigint), 12, '0'))::uuid`;

/**
 * Writes agents in `depth` levels with a daily contract for each but those at the top, members spread below all of them, and what members played on the day:
 * totals as settled bets write them. As the owner of the database.
 */
export async function fillDay(db: Database, { tenant, currency, members, agents, depth, games, betsEach, day }: FilledDay): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db.query);
  const each = Math.floor(agents / depth);
  // Agents of a level come after those of the level above.
  await run(`
    insert into member (tenant_id, id, username, type, parent_id, registered_at)
      select '${tenant}', ${idOf('n')}, 'settler' || n, 1, case when n > ${each} then ${idOf(`n - ${each}`)} end, '2019-01-01'::timestamptz + n * interval '1 second'
        from generate_series(1, ${each * depth}) n order by n`);
  await run(`
    insert into member (tenant_id, id, username, type, parent_id, registered_at)
      select '${tenant}', ${idOf(`1000000 + n`)}, 'punter' || n, 0, ${idOf(`1 + n % ${each * depth}`)}, '2019-06-01'::timestamptz
        from generate_series(1, ${members}) n`);
  // Rates fall from level to level.
  await run(`
    insert into agent_contract (tenant_id, id, kind, upline_id, downline_id, revision)
      select '${tenant}', ${idOf('2000000000 + n')}, 'daily', ${idOf(`n - ${each}`)}, ${idOf('n')}, 2 from generate_series(${each + 1}, ${each * depth}) n`);
  await run(`
    insert into agent_contract_version (tenant_id, contract_id, version, state, ladder, top_rate, offered_at, expires_at, answered_at, from_period)
      select '${tenant}', ${idOf('2000000000 + n')}, 1, 'active', jsonb_build_array(jsonb_build_object('rate', 20000 - 1000 * ((n - 1) / ${each}), 'activeMembers', 0, 'validBet', '0', 'loss', '0', 'betAmount', '0')),
             20000 - 1000 * ((n - 1) / ${each}), '2019-01-01', '2019-02-01', '2019-01-01', '2019-01-01'
        from generate_series(${each + 1}, ${each * depth}) n`);
  await run(`
    insert into bet_day (tenant_id, member_id, day, vendor, category, currency, game, turnover, valid_bet, payout, net, bets)
      select '${tenant}', ${idOf(`1000000 + n`)}::text, '${day}'::date - ago, 'LUM', 'RNG', '${currency}', 'game' || game, 20000 + n % 777, 15000, 19000, -1000 - n % 777, ${Math.ceil(betsEach / games)}
        from generate_series(0, 10) ago cross join generate_series(1, ${members}) n cross join generate_series(1, ${games}) game
        -- As they come: day after day.
        order by ago desc, n, game`);
  await run('vacuum (analyze) member, member_upline, bet_day, agent_contract, agent_contract_version');
}
