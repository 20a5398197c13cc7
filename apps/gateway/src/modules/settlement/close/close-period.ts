import { NO_FIGURES, settle, type ContractKind, type Figures, type Settled, type SettledBase } from '@livery/contracts';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { readRows } from '../../agent-contracts/index.ts';
import { formerContracts } from './former-contracts.ts';
import { periodFigures } from './period-figures.ts';
import { storedResult } from '../detail/result-json.ts';
import { dropFeed, takeUpBets, takeUpCosts } from './take-up.ts';
import type { ClosingPeriod, PeriodKind, EffectiveContract } from '../types.ts';

const BASE: Readonly<Record<PeriodKind, SettledBase>> = { dividend: 'loss', daily: 'turnover', hourly: 'turnover' };
/** Rows of one insert: a statement has at most 65,535 parameters. */
const SLICE = 500;

/** Closes a period of a merchant. */
export type ClosePeriod = (tx: Tx, closing: ClosingPeriod) => Promise<number>;

/** Contracts in effect when a period began. */
async function effective(tx: Tx, { tenant, kind, period: { from } }: ClosingPeriod): Promise<EffectiveContract[]> {
  const { rows } = await sql<Omit<EffectiveContract, 'rows'> & { readonly ladder: unknown }>`
    select distinct on (contract.downline_id) contract.id as "contractId", version.version, contract.upline_id as "uplineId", contract.downline_id as "agentId", version.ladder
      from agent_contract contract
      join agent_contract_version version on version.tenant_id = contract.tenant_id and version.contract_id = contract.id
      where contract.tenant_id = ${tenant} and contract.kind = ${kind} and version.from_period <= ${from} and (version.until_period is null or version.until_period > ${from})
      -- One for each agent: should two ever hold at once, the one agreed last.
      order by contract.downline_id, version.from_period desc, contract.id`.execute(tx);
  return rows.map(({ ladder, ...contract }) => ({ ...contract, rows: readRows(ladder) }));
}

/** What contracts carry from the period before: what one upline is owed is never kept by another one. */
export async function carriedBy(tx: Tx, { tenant, kind, period: { from } }: Pick<ClosingPeriod, 'tenant' | 'period'> & { readonly kind: ContractKind }, contracts: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ contract: string; carried: bigint }>`
    select contract.id as contract, last.carried_out as carried from unnest(${contracts}::text[]::uuid[]) contract(id)
      cross join lateral (
        select carried_out from settlement where tenant_id = ${tenant} and contract_id = contract.id and kind = ${kind} and to_period < ${from} order by to_period desc limit 1
      ) last`.execute(tx);
  return new Map(rows.map(({ contract, carried }) => [contract, carried]));
}

function levelOf(uplines: ReadonlyMap<string, string | null>, agent: string): number {
  let level = 0;
  for (let upline = uplines.get(agent) ?? null; upline !== null; upline = uplines.get(upline) ?? null) level += 1;
  return level;
}

const isNothing = (sums: Figures): boolean => Object.values(sums).every((amount) => BigInt(amount as bigint | number) === 0n);

/** Whether nothing was played, corrected or carried. */
const isEmpty = ({ figures, corrections, carriedIn, carriedOut }: Settled): boolean => carriedIn === 0n && carriedOut === 0n && isNothing(figures) && isNothing(corrections);

/**
 * {@link ClosePeriod}: takes up what was played and paid, and writes what each contract in effect comes to, and each that is not any more of which something was corrected, all in `tx`, which whoever calls makes
 * happen once. What is in effect cannot change any more: contracts change for periods to come alone. Where no contract is in effect the period stays unsettled, and is never corrected. Returns the number of contracts.
 */
export function createClosePeriod(db: Database): ClosePeriod {
  return async (tx, closing) => {
    const { tenant, kind, period, currency } = closing;
    const inEffect = await effective(tx, closing);
    if (inEffect.length === 0) {
      if (kind === 'hourly') await dropFeed(tx, tenant, period.to);
      return 0;
    }
    await takeUpBets(tx, closing);
    await takeUpCosts(tx, closing);
    const { uplines, teams, corrections } = await periodFigures(tx, closing);
    const standing = new Set(inEffect.map(({ contractId }) => contractId));
    // Of contracts that are not in effect any more what was corrected alone: it is between the two that paid and were paid.
    const former = await formerContracts(tx, closing, [...corrections].flatMap(([contractId, sums]) => (standing.has(contractId) || isNothing(sums) ? [] : [contractId])));
    const contracts = [...inEffect, ...former];
    const carried = await carriedBy(tx, closing, contracts.map(({ contractId }) => contractId));
    const results = settle(
      BASE[kind],
      contracts.map(({ contractId, agentId, uplineId, rows, formerly }) => ({ agentId, uplineId, rows, formerly, figures: (formerly === undefined ? teams.get(agentId) : undefined) ?? NO_FIGURES, corrections: corrections.get(contractId) ?? NO_FIGURES, carriedIn: carried.get(contractId) ?? 0n })),
    );
    const at = new Date(db.clock.now());
    const values = results.flatMap((result, index) => {
      const { contractId, version, uplineId, agentId } = contracts[index] ?? { contractId: '', version: 0, uplineId: '', agentId: '' };
      const { carriedIn, carriedOut, gross, net } = result;
      // Of hours in which nothing happened there is nothing to explain, and there are many.
      if (kind === 'hourly' && isEmpty(result)) return [];
      return [{
        tenant_id: tenant, id: db.newId(), kind, from_period: period.from, to_period: period.to, contract_id: contractId, version, upline_id: uplineId, agent_id: agentId, currency,
        level: levelOf(uplines, agentId), carried_in: carriedIn, carried_out: carriedOut, gross, net, result: storedResult(result, closing.activeTurnover),
        state: gross === 0n ? ('none' as const) : ('due' as const), next_try_at: gross === 0n ? null : at,
      }];
    });
    for (let from = 0; from < values.length; from += SLICE) await tx.insertInto('settlement').values(values.slice(from, from + SLICE)).execute();
    await tx.insertInto('settlement_period').values({ tenant_id: tenant, kind, from_period: period.from, to_period: period.to, closed_at: at }).execute();
    return values.length;
  };
}
