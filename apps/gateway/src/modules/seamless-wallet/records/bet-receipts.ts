import { CompiledQuery } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import type { BetRecord } from './bet-records.ts';

/** One accepted call of a round. */
export interface RoundTransaction {
  readonly call: string;
  readonly vendorTxId: string;
  readonly platformTxId: string;
  /** Minor units; null for calls that state none, and where it was not kept. */
  readonly amount: bigint | null;
  readonly at: Date;
}

/** One bet in full. */
export interface BetReceipt extends BetRecord {
  readonly vendorTxId: string | null;
  readonly acceptedAt: Date | null;
  readonly runningAt: Date | null;
  /** min(stake, |payout - stake|) of a settled bet; zero otherwise. */
  readonly validBet: bigint;
  readonly roundClosedAt: Date | null;
  /** The round's, first to last. */
  readonly transactions: readonly RoundTransaction[];
  /** What the vendor handed over of the round last. */
  readonly detail: Record<string, unknown> | null;
}

const BET = `
  select bet.id, bet.vendor, bet.category, bet.game, bet.round_id as round, bet.currency, bet.kind, bet.stake, bet.payout, bet.state,
         bet.placed_at as "placedAt", bet.settled_at as "settledAt", bet.tx_id as "vendorTxId", bet.accepted_at as "acceptedAt",
         bet.running_at as "runningAt", bet.round as "roundKey", round.closed_at as "roundClosedAt",
         case when bet.state = 'settled' then valid_bet(bet.stake, bet.payout) else 0 end as "validBet",
         (select detail::text from game_round_detail told where told.tenant_id = $1 and told.round = bet.round
            order by told.at desc, told.platform_tx desc limit 1) as detail
  from game_bet bet
  join game_round round on round.tenant_id = $1 and round.vendor = bet.vendor and round.round_id = bet.round_id
    and round.member_id = bet.member_id
  where bet.tenant_id = $1 and bet.member_id = $2 and bet.id = $3`;
const TRANSACTIONS = `
  select call, tx_id as "vendorTxId", platform_tx as "platformTxId", case when call in ('bet', 'win') then amount end as amount, at
  from seamless_tx where tenant_id = $1 and round = $2 and code = 'OK' order by at, platform_tx limit 200`;

/** Reads one bet in full: `receiptOf(tenant, memberId, betId)`; undefined where the member has no such bet. */
export function createBetReceipts(db: Database): (tenant: string, memberId: string, betId: string) => Promise<BetReceipt | undefined> {
  const rows = async <Row>(text: string, parameters: unknown[]): Promise<Row[]> =>
    (await db.query.executeQuery<Row>(CompiledQuery.raw(text, parameters))).rows;
  type Found = Omit<BetReceipt, 'transactions' | 'detail'> & { readonly roundKey: string; readonly detail: string | null };
  return async (tenant, memberId, betId) => {
    const [found] = await rows<Found>(BET, [tenant, memberId, betId]);
    if (found === undefined) return undefined;
    const { roundKey, detail, ...bet } = found;
    return {
      ...bet,
      transactions: await rows<RoundTransaction>(TRANSACTIONS, [tenant, roundKey]),
      detail: detail === null ? null : (JSON.parse(detail) as Record<string, unknown>),
    };
  };
}
