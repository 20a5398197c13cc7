import { anyOf, type Database } from '../../../platform/db/index.ts';
import type { AccountKind, NumberedPage, Page } from '../../wallet/index.ts';

/** State of a bet. Open: `placed`, `accepted` by the vendor, `running`. Over: `settled`, or `voided`, as if never made. */
export type BetState = 'placed' | 'accepted' | 'running' | 'settled' | 'voided';

/** One bet of a member; amounts in minor units. */
export interface BetRecord {
  /** Our id; the vendor knows it as `platformTxId`. */
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
  /** Everything the bet won, stake included; zero until then. */
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

/** Which bets, newest first, by cursor. */
export interface BetRecordsRequest extends BetRecordsFilter {
  /** 1 to 100. */
  readonly limit: number;
  /** `next` of the page before. */
  readonly before?: string;
}

/** Which bets, newest first, by page number. */
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

export function createBetRecords(db: Database): BetRecords {
  function betsOf(tenant: string, memberId: string, { from, to, vendor, category, games, state }: BetRecordsFilter) {
    return db.query
      .selectFrom('game_bet')
      .where('tenant_id', '=', tenant)
      .where('member_id', '=', memberId)
      .where((eb) =>
        eb.and([
          ...(from === undefined ? [] : [eb('placed_at', '>=', from)]),
          ...(to === undefined ? [] : [eb('placed_at', '<', to)]),
          ...(vendor === undefined ? [] : [eb('vendor', '=', vendor)]),
          ...(category === undefined ? [] : [eb('category', '=', category)]),
          ...(games === undefined ? [] : [eb('game', '=', anyOf(games))]),
          ...(state === undefined ? [] : [eb('state', '=', state)]),
        ]),
      );
  }

  const lines = (tenant: string, memberId: string, filter: BetRecordsFilter) =>
    betsOf(tenant, memberId, filter)
      .select(['id', 'vendor', 'category', 'game', 'round_id as round', 'currency', 'kind', 'stake', 'payout', 'state'])
      .select(['placed_at as placedAt', 'settled_at as settledAt'])
      .$narrowType<{ kind: AccountKind }>()
      .orderBy('id', 'desc');

  return {
    async recordsOf(tenant, memberId, { limit, before, ...filter }) {
      if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw new RangeError('A page has 1 to 100 lines.');
      const found = await lines(tenant, memberId, filter)
        .$if(before !== undefined, (qb) => qb.where('id', '<', before ?? ''))
        .limit(limit + 1)
        .execute();
      const page = found.slice(0, limit);
      return { lines: page, next: found.length > limit ? page.at(-1)?.id : undefined };
    },
    async recordsPage(tenant, memberId, { pageNo, pageSize, ...filter }) {
      const page = await lines(tenant, memberId, filter).limit(pageSize).offset((pageNo - 1) * pageSize).execute();
      const { total } = await betsOf(tenant, memberId, filter)
        .select((eb) => eb.fn.countAll<bigint>().as('total'))
        .executeTakeFirstOrThrow();
      return { lines: page, total: Number(total) };
    },
  };
}
