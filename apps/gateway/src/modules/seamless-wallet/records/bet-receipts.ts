import { sql } from 'kysely';
import type { Database, Queries } from '../../../platform/db/index.ts';
import type { AccountKind } from '../../wallet/index.ts';
import type { BetRecord } from './bet-records.ts';
import { winsSetAside } from './wins-set-aside.ts';

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
  /** min(stake, |prize - stake|) of a settled bet; zero otherwise. */
  readonly validBet: bigint;
  readonly roundClosedAt: Date | null;
  /** The round's, first to last. */
  readonly transactions: readonly RoundTransaction[];
  /** The latest round detail that the vendor sent. */
  readonly detail: Record<string, unknown> | null;
}

/** Reads one bet in full: `receiptOf(tenant, memberId, betId)`; undefined where the member has no such bet. */
export function createBetReceipts(db: Database): (tenant: string, memberId: string, betId: string) => Promise<BetReceipt | undefined> {
  return (tenant, memberId, betId) => db.records.read((query) => receiptOf(query, tenant, memberId, betId));
}

const { winsWaiting, winsRejected } = winsSetAside('bet');

async function receiptOf(query: Queries, tenant: string, memberId: string, betId: string): Promise<BetReceipt | undefined> {
  const found = await query
    .selectFrom('game_bet as bet')
    .innerJoin('game_round as round', (join) =>
      join
        .onRef('round.tenant_id', '=', 'bet.tenant_id')
        .onRef('round.vendor', '=', 'bet.vendor')
        .onRef('round.round_id', '=', 'bet.round_id')
        .onRef('round.member_id', '=', 'bet.member_id'),
    )
    .select(['bet.id', 'bet.vendor', 'bet.category', 'bet.game', 'bet.round_id as round', 'bet.currency', 'bet.kind', 'bet.stake', 'bet.payout'])
    .select(['bet.state', 'bet.placed_at as placedAt', 'bet.settled_at as settledAt', 'bet.tx_id as vendorTxId'])
    .select(['bet.accepted_at as acceptedAt', 'bet.running_at as runningAt', 'bet.round as roundKey', 'round.closed_at as roundClosedAt'])
    .select([winsWaiting.as('winsWaiting'), winsRejected.as('winsRejected')])
    .select(sql<bigint>`case when bet.state = 'settled' then valid_bet(bet.stake, bet.payout) else 0 end`.as('validBet'))
    .select((eb) =>
      eb
        .selectFrom('game_round_detail as told')
        .select(sql<string>`told.detail::text`.as('text'))
        .whereRef('told.tenant_id', '=', 'bet.tenant_id')
        .whereRef('told.round', '=', 'bet.round')
        // What is told of a bet is told after it: of the months before, none is read.
        .where('told.at', '>=', sql<Date>`bet.placed_at - interval '2 days'`)
        .orderBy('told.at', 'desc')
        .orderBy('told.platform_tx', 'desc')
        .limit(1)
        .as('detail'),
    )
    .where('bet.tenant_id', '=', tenant)
    .where('bet.member_id', '=', memberId)
    .where('bet.id', '=', betId)
    .$narrowType<{ kind: AccountKind }>()
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { roundKey, detail, ...bet } = found;
  const transactions = await query
    .selectFrom('seamless_tx')
    .select(['call', 'tx_id as vendorTxId', 'platform_tx as platformTxId', 'at'])
    .select(sql<bigint | null>`case when call in ('bet', 'win') then amount end`.as('amount'))
    .where('tenant_id', '=', tenant)
    .where('round', '=', roundKey)
    .where('code', '=', 'OK')
    .orderBy('at')
    .orderBy('platform_tx')
    .limit(200)
    .execute();
  return {
    ...bet,
    transactions,
    detail: detail === null ? null : (JSON.parse(detail) as Record<string, unknown>),
  };
}
