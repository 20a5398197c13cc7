import { CompiledQuery } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import type { AccountKind, NumberedPage, Page } from '../../wallet/index.ts';

/** Where a bet stands. Open: `placed`, `accepted` by the vendor, `running`. Over: `settled`, or `voided`, as if never made. */
export type BetState = 'placed' | 'accepted' | 'running' | 'settled' | 'voided';

/** One bet of a member; amounts in minor units. */
export interface BetRecord {
  /** Ours: `platformTxId` to the vendor. */
  readonly id: string;
  readonly vendor: string;
  /** The game's type when the bet was placed. */
  readonly category: string;
  readonly game: string;
  /** The vendor's. */
  readonly round: string;
  readonly currency: string;
  readonly kind: AccountKind;
  readonly stake: bigint;
  /** Everything the bet won, stake included; zero while it has not. */
  readonly payout: bigint;
  readonly state: BetState;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
}

/** Which bets. */
export interface BetRecordsFilter {
  readonly from?: Date | undefined;
  /** Up to, not including, this moment. */
  readonly to?: Date | undefined;
  readonly vendor?: string | undefined;
  readonly category?: string | undefined;
  readonly games?: readonly string[] | undefined;
  readonly state?: BetState | undefined;
}

/** Which bets, newest first, page after page. */
export interface BetRecordsRequest extends BetRecordsFilter {
  /** 1 to 100. */
  readonly limit: number;
  /** `next` of the page before. */
  readonly before?: string;
}

/** Which bets, newest first, by number of page. */
export interface BetRecordsPageRequest extends BetRecordsFilter {
  /** From 1. */
  readonly pageNo: number;
  /** 1 to 100. */
  readonly pageSize: number;
}

/** Reads bets of members. */
export interface BetRecords {
  /** A member's bets, newest first. */
  recordsOf(tenant: string, memberId: string, page: BetRecordsRequest): Promise<Page<BetRecord>>;
  /** The same by page number, with a total: it counts them all. */
  recordsPage(tenant: string, memberId: string, page: BetRecordsPageRequest): Promise<NumberedPage<BetRecord>>;
}

const COLUMNS = `id, vendor, category, game, round_id as round, currency, kind, stake, payout, state, placed_at as "placedAt",
         settled_at as "settledAt"`;
const MINE = `
  from game_bet
  where tenant_id = $1 and member_id = $2
    and ($3::timestamptz is null or placed_at >= $3)
    and ($4::timestamptz is null or placed_at < $4)
    and ($5::text is null or vendor = $5)
    and ($6::text is null or category = $6)
    and ($7::text[] is null or game = any($7))
    and ($8::text is null or state = $8)`;
const READ = `select ${COLUMNS} ${MINE} and ($9::uuid is null or id < $9) order by id desc limit $10`;
const PAGE = `select ${COLUMNS} ${MINE} order by id desc limit $9 offset $10`;
const COUNT = `select count(*)::int as total ${MINE}`;

const parametersOf = (tenant: string, memberId: string, { from, to, vendor, category, games, state }: BetRecordsFilter): unknown[] => [
  tenant, memberId, from ?? null, to ?? null, vendor ?? null, category ?? null, games ?? null, state ?? null,
];

/** {@link BetRecords} on `db`. */
export function createBetRecords(db: Database): BetRecords {
  const rows = async <Row>(text: string, parameters: unknown[]): Promise<Row[]> =>
    (await db.query.executeQuery<Row>(CompiledQuery.raw(text, parameters))).rows;
  return {
    async recordsOf(tenant, memberId, { limit, before, ...filter }) {
      if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw new RangeError('A page has 1 to 100 lines.');
      const found = await rows<BetRecord>(READ, [...parametersOf(tenant, memberId, filter), before ?? null, limit + 1]);
      const lines = found.slice(0, limit);
      return { lines, next: found.length > limit ? lines.at(-1)?.id : undefined };
    },
    async recordsPage(tenant, memberId, { pageNo, pageSize, ...filter }) {
      const parameters = parametersOf(tenant, memberId, filter);
      const lines = await rows<BetRecord>(PAGE, [...parameters, pageSize, (pageNo - 1) * pageSize]);
      const [counted] = await rows<{ total: number }>(COUNT, parameters);
      return { lines, total: counted?.total ?? 0 };
    },
  };
}
