import type { ValidRequestOf } from '@livery/contracts';
import { sql, type RawBuilder } from 'kysely';
import { and, OFFER_COLUMNS, type OfferedGame } from './offers.ts';
import type { SearchTerms } from './search-key.ts';

type ListRequest = ValidRequestOf<'gameList'>;
type Feature = NonNullable<ListRequest['feature']>[number];
type Sort = ListRequest['sort'];

/** Which games of a tenant's list. Amounts are in minor units. */
export interface GameFilter {
  readonly type?: string | undefined;
  readonly vendor?: string | undefined;
  readonly terms?: SearchTerms | undefined;
  /** Games whose smallest stake is at least this. */
  readonly minBet?: bigint | undefined;
  /** Games with at least so many pay lines. */
  readonly minLines?: number | undefined;
  readonly features?: readonly Feature[] | undefined;
  readonly volatilities?: readonly string[] | undefined;
  readonly liveCategories?: readonly string[] | undefined;
  /** Percent. */
  readonly minRtp?: number | undefined;
  /** Games that take some stake of the range. */
  readonly stakeFrom?: bigint | undefined;
  readonly stakeTo?: bigint | undefined;
}

/** How a list is ordered and cut. */
export interface GamePage {
  readonly sort?: Sort | undefined;
  /** Whose pins come first. */
  readonly country?: string | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

const FEATURES: Readonly<Record<Feature, RawBuilder<unknown>>> = {
  hot: sql`offer.hot_rank is not null`,
  new: sql`offer.new_rank is not null`,
  jackpot: sql`game.is_jackpot`,
  freePlay: sql`game.free_play`,
  freeSpins: sql`game.free_spins`,
};

/** Behind everything that has a rank. */
const LAST = sql`2147483647`;

/** What comes first; the tenant's own order decides among equals. */
const SORTS: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  recommended: sql`coalesce(pin.rank, ${LAST})`,
  popular: sql`(-offer.popularity, coalesce(offer.hot_rank, ${LAST}))`,
  newest: sql`coalesce(offer.new_rank, ${LAST})`,
  name: sql`game.search_key collate "C"`,
  rtp: sql`-coalesce(game.rtp, 0)`,
  stake: sql`offer.min_stake`,
};

/** Pins of the visitor's country before those for everyone. */
const PINS_FOR_ALL = 1_000_000;

function pins(tenantId: string, country: string | null): RawBuilder<unknown> {
  return sql`
    left join (
      select game_code, min(case country when '' then ${PINS_FOR_ALL} else 0 end + position) as rank
      from tenant_game_pin where tenant_id = ${tenantId} and country in ('', ${country ?? ''}) group by game_code
    ) pin on pin.game_code = offer.game_code`;
}

function conditionsOf(tenantId: string, filter: GameFilter): RawBuilder<unknown>[] {
  const { type, vendor, terms, minBet, minLines, features, volatilities, liveCategories, minRtp, stakeFrom, stakeTo } = filter;
  const all = [
    sql`offer.tenant_id = ${tenantId}`,
    sql`offer.enabled`,
    sql`offer.vendor_code in (select vendor_code from tenant_vendor where tenant_id = ${tenantId} and enabled)`,
  ];
  if (type !== undefined) all.push(sql`offer.type = ${type}`);
  if (vendor !== undefined) all.push(sql`offer.vendor_code = ${vendor}`);
  if (terms !== undefined) {
    all.push(terms.words.length === 0 ? sql`false` : sql`game.search_grams @> ${[...terms.grams]}::text[]`);
    // The pieces of a long word may stand apart; the word itself has to be there.
    for (const word of terms.words) if (word.length > 3) all.push(sql`position(${word} in game.search_key) > 0`);
  }
  if (minBet !== undefined) all.push(sql`offer.min_stake >= ${minBet}`);
  if (minLines !== undefined) all.push(sql`game.lines >= ${minLines}`);
  for (const feature of features ?? []) all.push(FEATURES[feature]);
  if (volatilities !== undefined) all.push(sql`game.volatility = any(${[...volatilities]}::text[])`);
  if (liveCategories !== undefined) all.push(sql`game.live_category = any(${[...liveCategories]}::text[])`);
  if (minRtp !== undefined) all.push(sql`game.rtp >= ${minRtp}`);
  if (stakeFrom !== undefined) all.push(sql`offer.max_stake >= ${stakeFrom}`);
  if (stakeTo !== undefined) all.push(sql`offer.min_stake <= ${stakeTo}`);
  return all;
}

/**
 * The statement of a list, for the repository and for the test that reads its plan. The page is chosen and counted over
 * narrow rows; only what is on it is read in full.
 */
export function listStatement(tenantId: string, filter: GameFilter, { sort = 'recommended', country = null, limit, offset }: GamePage): RawBuilder<OfferedGame & { total: bigint }> {
  return sql`
    with matched as (
      select offer.game_code, ${SORTS[sort]} as rank, offer.position, count(*) over () as total
      from tenant_game offer join game on game.code = offer.game_code ${sort === 'recommended' ? pins(tenantId, country) : sql``}
      where ${and(conditionsOf(tenantId, filter))}
      order by rank, offer.position, offer.game_code limit ${limit} offset ${offset}
    )
    select ${OFFER_COLUMNS}, matched.total from matched
    join tenant_game offer on offer.tenant_id = ${tenantId} and offer.game_code = matched.game_code
    join game on game.code = offer.game_code
    join game_vendor vendor on vendor.code = offer.vendor_code
    order by matched.rank, matched.position, game.code`;
}
