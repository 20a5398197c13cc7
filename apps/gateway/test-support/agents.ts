import { randomUUID } from 'node:crypto';
import { rateOfPercent, type ContractKind, type LadderRow } from '@livery/contracts';
import { sql } from 'kysely';
import type { Tx } from '../src/platform/db/index.ts';
import type { AccountHelpers } from './operator-desk.ts';
import type { TestGateway } from './gateway.ts';
import { NORTH } from './test-fleet.ts';

/** A row of a ladder: rate in per cent, then what it asks for. */
export const ladderRow = (percent: string, more: Partial<LadderRow> = {}): LadderRow => ({ rate: rateOfPercent(percent), activeMembers: 0, validBet: 0n, loss: 0n, betAmount: 0n, ...more });

/**
 * Agents with contracts, and what their players played; by direct writes.
 * @param at the merchant of `accounts` and its currency; the first of the tests' fleet unless stated
 */
export function agentHelpers(gateway: TestGateway, accounts: AccountHelpers, { merchant, currency }: { readonly merchant: string; readonly currency: string } = { merchant: NORTH, currency: 'PHP' }) {
  let serial = 0;
  const open = (type: 0 | 1, parentId?: string, amount = '0'): Promise<string> =>
    accounts.open(`settled${++serial}`, { type, parentId, ...(amount === '0' ? {} : { gift: { reason: 'welcome', amount } }) });
  return {
    /** An agent; `amount` in major units is in its wallet. */
    agent: (parentId?: string, amount?: string) => open(1, parentId, amount),
    player: (parentId: string) => open(0, parentId),
    /** A contract that is in effect from a period on. */
    async contract(uplineId: string, agentId: string, rows: string | readonly LadderRow[], from: string, kind: ContractKind = 'daily'): Promise<void> {
      const terms = { kind, most: 1_000_000, offerMs: 86_400_000, nextPeriod: () => Promise.resolve(from) };
      const isTop = (): Promise<boolean> => Promise.resolve(true);
      const act = async (by: string, action: Parameters<TestGateway['agency']['contracts']['act']>[4]) => {
        const came = await gateway.db.transaction((tx) => gateway.agency.contracts.act(tx, merchant, by, terms, action, isTop));
        if ('refused' in came || came.outcome !== 'done' || came.contract === undefined) throw new Error(JSON.stringify(came, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)));
        return came.contract;
      };
      // The two may have had one before.
      const known = await gateway.db.query.selectFrom('agent_contract').select('revision').where('tenant_id', '=', merchant).where('kind', '=', kind).where('upline_id', '=', uplineId).where('downline_id', '=', agentId).executeTakeFirst();
      const { id, revision } = await act(uplineId, { action: 'offer', downlineId: agentId, revision: known?.revision ?? 0, rows: typeof rows === 'string' ? [ladderRow(rows)] : rows });
      await act(agentId, { action: 'accept', contractId: id, revision });
    },
    /** Ends a contract, by its upline: `from` is the first period in which it does not hold. */
    async end(uplineId: string, agentId: string, kind: ContractKind, from: string): Promise<void> {
      const contract = await gateway.db.query.selectFrom('agent_contract').select(['id', 'revision']).where('tenant_id', '=', merchant).where('kind', '=', kind).where('upline_id', '=', uplineId).where('downline_id', '=', agentId).executeTakeFirstOrThrow();
      const terms = { kind, most: 1_000_000, offerMs: 86_400_000, nextPeriod: () => Promise.resolve(from) };
      const came = await gateway.db.transaction((tx) => gateway.agency.contracts.act(tx, merchant, uplineId, terms, { action: 'terminate', contractId: contract.id, revision: contract.revision }, () => Promise.resolve(true)));
      if ('refused' in came || came.outcome !== 'done') throw new Error(JSON.stringify(came, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)));
    },
    /** Adds to the totals of a member's day as settled bets do; minor units. */
    played: (memberId: string, day: string, turnover: bigint, { payout = 0n, validBet = turnover, tx = gateway.db.query }: { readonly payout?: bigint; readonly validBet?: bigint; readonly tx?: Tx | TestGateway['db']['query'] } = {}) =>
      sql`insert into bet_day as total (tenant_id, member_id, day, vendor, category, currency, game, turnover, valid_bet, payout, net, bets)
            values (${merchant}, ${memberId}, ${day}::date, 'LUM', 'RNG', ${currency}, 'a-game', ${turnover}, ${validBet}, ${payout}, ${payout - turnover}, 1)
            on conflict (tenant_id, member_id, day, vendor, category, currency, game) do update
              set turnover = total.turnover + excluded.turnover, valid_bet = total.valid_bet + excluded.valid_bet, payout = total.payout + excluded.payout, net = total.net + excluded.net`.execute(tx),
    balance: async (memberId: string): Promise<bigint> => (await gateway.wallet.balanceOf(merchant, memberId, currency))?.posted ?? 0n,
    fund: (memberId: string, amount: bigint) => gateway.wallet.credit(undefined, { tenant: merchant, memberId, currency, amount, key: `fund:${randomUUID()}`, reason: 'correction' }),
    /** What an agent was settled for, oldest first. */
    async settled(agentId: string) {
      const rows = await gateway.db.query
        .selectFrom('settlement')
        .select(['id', 'kind', 'from_period as from', 'to_period as to', 'gross', 'net', 'paid', 'state', 'carried_in as carriedIn', 'carried_out as carriedOut'])
        .where('tenant_id', '=', merchant)
        .where('agent_id', '=', agentId)
        .orderBy('to_period')
        .execute();
      return rows;
    },
  };
}
