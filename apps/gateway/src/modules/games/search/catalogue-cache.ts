import { LRUCache } from 'lru-cache';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import { offerFacts, type OfferedGame } from '../offers/offers.ts';
import { searchKey } from './search-key.ts';

/** An offered game, with the values that lists are sorted by. */
export interface CachedGame extends OfferedGame {
  /** Search key of name and vendor, a space before every word. */
  readonly key: string;
  /** Length of the part of `key` that is the game's own name. */
  readonly nameEnd: number;
  readonly position: number;
  readonly hotRank: number | null;
  readonly newRank: number | null;
  readonly popularity: number;
  /** Percent; 0 where none is stated. */
  readonly rtpPercent: number;
}

/** All games that a tenant offers, in its own order, at one point in time. */
export interface CachedCatalogue {
  readonly games: readonly CachedGame[];
  /** Pinned positions by country; '' applies to every country. */
  readonly pins: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** All words of the search keys. */
  readonly words: ReadonlySet<string>;
  /** Memoised sort orders and filtered lists, dropped together with this snapshot. */
  readonly orders: Map<string, readonly CachedGame[]>;
  readonly lists: Map<string, readonly CachedGame[]>;
}

/** Number of tenants cached; the least recently used one is evicted. */
const MAX_CACHED_TENANTS = 64;

type Row = Omit<OfferedGame, 'minStake' | 'maxStake'> &
  Pick<CachedGame, 'position' | 'hotRank' | 'newRank' | 'popularity'> & { readonly minStake: string; readonly maxStake: string; readonly searchKey: string };

function cachedGame({ searchKey: key, minStake, maxStake, ...row }: Row): CachedGame {
  return { ...row, minStake: BigInt(minStake), maxStake: BigInt(maxStake), key: ` ${key}`, nameEnd: searchKey(row.name).length + 1, rtpPercent: Number(row.rtp ?? 0) };
}

async function read(db: Database, tenantId: string): Promise<CachedCatalogue> {
  const listed = offerFacts(db.query)
    .select(['game.search_key as searchKey', 'offer.position', 'offer.hot_rank as hotRank', 'offer.new_rank as newRank', 'offer.popularity'])
    .select(({ cast }) => [cast<string>('offer.min_stake', 'text').as('minStake'), cast<string>('offer.max_stake', 'text').as('maxStake')])
    .where('offer.tenant_id', '=', tenantId)
    .orderBy('offer.position')
    .orderBy('game.code');
  const [{ rows }, pinned] = await Promise.all([
    // Read as one JSON text: the drivers are slow with ten thousand rows of thirty columns.
    sql<{ games: string }>`select coalesce(json_agg(listed), '[]')::text as games from (${listed}) listed`.execute(db.query),
    db.query.selectFrom('tenant_game_pin').select(['country', 'game_code as code', 'position']).where('tenant_id', '=', tenantId).execute(),
  ]);
  const games = (JSON.parse(rows[0]?.games ?? '[]') as Row[]).map(cachedGame);
  const pins = new Map<string, Map<string, number>>();
  for (const { country, code, position } of pinned) {
    const there = pins.get(country) ?? new Map<string, number>();
    pins.set(country, there.set(code, position));
  }
  return { games, pins, words: new Set(games.flatMap(({ key }) => key.trim().split(' '))), orders: new Map(), lists: new Map() };
}

/** Returns a tenant's current catalogue. */
export type CatalogueCache = (tenantId: string) => Promise<CachedCatalogue>;

/**
 * {@link CatalogueCache} kept in memory. Every call reads two numbers that grow with each change of the tenant's offers or of
 * the catalogue; the games are read again only when one has changed.
 */
export function createCatalogueCache(db: Database): CatalogueCache {
  const kept = new LRUCache<string, { readonly version: string; readonly catalogue: Promise<CachedCatalogue> }>({ max: MAX_CACHED_TENANTS });
  return async (tenantId) => {
    const versions = await db.query
      .selectFrom('catalogue_version')
      .select(['tenant_id', 'version'])
      .where('tenant_id', 'in', ['', tenantId])
      .orderBy('tenant_id')
      .execute();
    const version = versions.map((row) => `${row.tenant_id}:${row.version}`).join(' ');
    const before = kept.get(tenantId);
    const entry = before?.version === version ? before : { version, catalogue: read(db, tenantId) };
    kept.set(tenantId, entry);
    entry.catalogue.catch(() => {
      if (kept.get(tenantId) === entry) kept.delete(tenantId);
    });
    return entry.catalogue;
  };
}
