import { sql, type ExpressionBuilder } from 'kysely';
import { anyOf, idAt, type Database, type Queries, type Tables } from '../../../platform/db/index.ts';
import { COUNTED, countedPage, skippedBy, type AccountKind, type CountedPage, type NumberedPageRequest, type Page } from '../../wallet/index.ts';
import { winsSetAside, type WinsSetAside } from './wins-set-aside.ts';

/** State of a bet. Open: `placed`, `accepted` by the vendor, `running`. Over: `settled`, or `voided`, as if never made. */
export type BetState = 'placed' | 'accepted' | 'running' | 'settled' | 'voided';

/** One bet of a member; amounts in minor units. */
export interface BetRecord extends WinsSetAside {
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

/** Which bets, newest first, by page number or cursor. */
export interface BetRecordsPageRequest extends BetRecordsFilter, NumberedPageRequest {}

/** Reads bets of members. */
export interface BetRecords {
  /** A member's bets, newest first. */
  recordsOf(tenant: string, memberId: string, page: BetRecordsRequest): Promise<Page<BetRecord>>;
  /** The same by page number or cursor, counted as far as that is cheap. */
  recordsPage(tenant: string, memberId: string, page: BetRecordsPageRequest): Promise<CountedPage<BetRecord>>;
}

/** Bets of a member that are looked at to count those of a filter. */
const LOOKED_AT = 5000;

export function createBetRecords(db: Database): BetRecords {
  const matches = ({ from, to, vendor, category, games, state }: BetRecordsFilter) => (eb: ExpressionBuilder<Tables, 'game_bet'>) =>
    eb.and([
      ...(from === undefined ? [] : [eb('placed_at', '>=', from)]),
      ...(to === undefined ? [] : [eb('placed_at', '<', to)]),
      ...(vendor === undefined ? [] : [eb('vendor', '=', vendor)]),
      ...(category === undefined ? [] : [eb('category', '=', category)]),
      ...(games === undefined ? [] : [eb('game', '=', anyOf(games))]),
      ...(state === undefined ? [] : [eb('state', '=', state)]),
    ]);
  /** A member's bets of some time, by the index that has their ids: these follow the moments at which they were placed. */
  const betsOf = (query: Queries, tenant: string, memberId: string, { from, to }: BetRecordsFilter) =>
    query
      .selectFrom('game_bet')
      .where('tenant_id', '=', tenant)
      .where('member_id', '=', memberId)
      .$if(from !== undefined, (qb) => qb.where('id', '>=', idAt(sql`${from}::timestamptz - interval '1 minute'`)))
      .$if(to !== undefined, (qb) => qb.where('id', '<', idAt(sql`${to}::timestamptz + interval '1 minute'`)))
      .orderBy('id', 'desc');

  const { winsWaiting, winsRejected } = winsSetAside('game_bet');
  const lines = (query: Queries, tenant: string, memberId: string, filter: BetRecordsFilter, before: string | undefined) =>
    betsOf(query, tenant, memberId, filter)
      .where(matches(filter))
      .$if(before !== undefined, (qb) => qb.where('id', '<', before ?? ''))
      .select(['id', 'vendor', 'category', 'game', 'round_id as round', 'currency', 'kind', 'stake', 'payout', 'state'])
      .select(['placed_at as placedAt', 'settled_at as settledAt', winsWaiting.as('winsWaiting'), winsRejected.as('winsRejected')])
      .$narrowType<{ kind: AccountKind }>();

  /** How many bets match, counted no further than one above {@link COUNTED} and among the newest {@link LOOKED_AT}. */
  async function count(query: Queries, tenant: string, memberId: string, filter: BetRecordsFilter): Promise<{ counted: number; complete: boolean }> {
    const limits = matches(filter);
    const selective = Object.values(filter).some((value) => value !== undefined);
    const newest = betsOf(query, tenant, memberId, filter).limit(selective ? LOOKED_AT + 1 : COUNTED + 1);
    const { counted, seen } = await query
      .selectFrom((selective ? newest.select((eb) => limits(eb).as('match')) : newest.select((eb) => eb.lit(true).as('match'))).as('bet'))
      .select((eb) => [eb.fn.countAll<bigint>().as('seen'), eb.fn.countAll<bigint>().filterWhere('match', '=', true).as('counted')])
      .executeTakeFirstOrThrow();
    return { counted: Number(counted), complete: !selective || Number(seen) <= LOOKED_AT };
  }

  return {
    async recordsOf(tenant, memberId, { limit, before, ...filter }) {
      if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw new RangeError('A page has 1 to 100 lines.');
      const found = await db.records.read((query) => lines(query, tenant, memberId, filter, before).limit(limit + 1).execute());
      const page = found.slice(0, limit);
      return { lines: page, next: found.length > limit ? page.at(-1)?.id : undefined };
    },
    async recordsPage(tenant, memberId, { pageNo, pageSize, before, ...filter }) {
      const page = { pageNo, pageSize, before };
      const [found, { counted, complete }] = await db.records.read((query) =>
        Promise.all([lines(query, tenant, memberId, filter, before).limit(pageSize + 1).offset(skippedBy(page)).execute(), count(query, tenant, memberId, filter)]),
      );
      return countedPage(found, page, counted, complete);
    },
  };
}
