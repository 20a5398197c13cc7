import { settle } from '@livery/contracts';
import type { Database } from '@livery/gateway';
import { sql } from 'kysely';
import type { TeamOwner } from './fill-team.ts';

/** Members right below the agent that have a contract with it. */
const CONTRACTS = 20;
/** Postings of a month: one every five minutes. */
const POSTINGS = 31 * 288;

const NOTHING = { turnover: 0n, validBet: 0n, prizes: 0n, memberRebate: 0n, agentRebate: 0n, activity: 0n, feeSubsidy: 0n, activeMembers: 0 };

/** Writes a month of postings of real-time salaries that an agent pays to members right below it, without a break. As the owner of the database. */
export async function fillSettlements(db: Database, { tenant, agentId, currency }: TeamOwner, now: number): Promise<void> {
  const [result] = settle('turnover', [{ agentId, uplineId: agentId, rows: [{ rate: 10_000, activeMembers: 0, validBet: 0n, loss: 0n, betAmount: 0n }], figures: NOTHING, corrections: NOTHING, carriedIn: 0n }]);
  const stored = JSON.stringify(result, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
  const id = (end: string): string => `('0198c0de-0000-7000-8000-' || lpad(to_hex(${end}), 12, '0'))::uuid`;
  const run = (statement: string) => sql.raw(statement).execute(db.query);
  await run(`
    insert into agent_contract (tenant_id, id, kind, upline_id, downline_id)
      select '${tenant}', ${id('n')}, 'realtime', '${agentId}', member_id
        from (select row_number() over (order by member_id) as n, member_id from member_upline where tenant_id = '${tenant}' and ancestor_id = '${agentId}' and distance = 1 order by member_id limit ${CONTRACTS}) below`);
  await run(`
    insert into agent_contract_version (tenant_id, contract_id, version, state, ladder, top_rate, offered_at, expires_at, from_period)
      select tenant_id, id, 1, 'active', '[]', 10000, now(), now(), '2020-01-01T00:00Z' from agent_contract where tenant_id = '${tenant}' and upline_id = '${agentId}'`);
  const slot = `to_char(to_timestamp(${now} / 1000.0 - n * 300) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')`;
  await run(`
    insert into settlement (tenant_id, id, kind, from_period, to_period, contract_id, version, upline_id, agent_id, currency, level, carried_in, carried_out, gross, net, result, state, paid)
      select '${tenant}', ${id(`1000000 + row_number() over (order by n desc, contract.id)`)}, 'realtime', ${slot}, ${slot}, contract.id, 1, contract.upline_id, contract.downline_id, '${currency}', 1, 0, 0,
             100 + n % 977, 50 + n % 977, '${stored}', 'paid', 100 + n % 977
        from generate_series(1, ${POSTINGS}) n cross join agent_contract contract where contract.tenant_id = '${tenant}' and contract.upline_id = '${agentId}'`);
  await run('vacuum (analyze) settlement, agent_contract, agent_contract_version');
}
