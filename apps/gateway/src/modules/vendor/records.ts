import { CompiledQuery } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import type { AccountKind, Page } from '../wallet/index.ts';

/** One bet of a member; amounts in minor units. */
export interface BetRecord {
  /** Ours: `platformTxId` to the vendor. */
  readonly id: string;
  readonly vendor: string;
  readonly game: string;
  /** The vendor's. */
  readonly round: string;
  readonly currency: string;
  readonly kind: AccountKind;
  readonly stake: bigint;
  /** Everything the bet won, stake included; zero while it has not. */
  readonly payout: bigint;
  /** `placed`: it may still win. `settled`: won or lost. `voided`: taken back, as if never made. */
  readonly state: 'placed' | 'settled' | 'voided';
  readonly placedAt: Date;
  readonly settledAt: Date | null;
}

/** Which bets, newest first. */
export interface RecordsRequest {
  /** 1 to 100. */
  readonly limit: number;
  /** `next` of the page before. */
  readonly before?: string;
  readonly from?: Date;
  /** Up to, not including, this moment. */
  readonly to?: Date;
  readonly vendor?: string;
  readonly games?: readonly string[];
  readonly state?: BetRecord['state'];
}

const READ = `
  select id, vendor, game, round_id as round, currency, kind, stake, payout, state, placed_at as "placedAt",
         settled_at as "settledAt"
  from game_bet
  where tenant_id = $1 and member_id = $2
    and ($3::uuid is null or id < $3)
    and ($4::timestamptz is null or placed_at >= $4)
    and ($5::timestamptz is null or placed_at < $5)
    and ($6::text is null or vendor = $6)
    and ($7::text[] is null or game = any($7))
    and ($8::text is null or state = $8)
  order by id desc limit $9`;

/** Reads the bets of members: `recordsOf(tenant, memberId, page)`. */
export function createRecords(db: Database) {
  return async (tenant: string, memberId: string, page: RecordsRequest): Promise<Page<BetRecord>> => {
    const { limit, before, from, to, vendor, games, state } = page;
    if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw new RangeError('A page has 1 to 100 lines.');
    const { rows } = await db.query.executeQuery<BetRecord>(
      CompiledQuery.raw(READ, [
        tenant, memberId, before ?? null, from ?? null, to ?? null, vendor ?? null, games ?? null, state ?? null, limit + 1,
      ]),
    );
    const lines = rows.slice(0, limit);
    return { lines, next: rows.length > limit ? lines.at(-1)?.id : undefined };
  };
}
