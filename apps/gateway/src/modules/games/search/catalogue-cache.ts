import { LRUCache } from 'lru-cache';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import type { GameNames } from '../game-names.ts';
import { offerFacts, type OfferedGame } from '../offers/offers.ts';
import type { CachedCatalogue, CachedGame } from './cached-catalogue.ts';
import { searchKey } from './search-key.ts';
import { searchText } from './search-text.ts';
import { createSharedNames } from './shared-names.ts';

/** Number of tenants cached; the least recently used one is evicted. */
const MAX_CACHED_TENANTS = 64;

type Row = Omit<OfferedGame, 'minStake' | 'maxStake' | 'names'> &
  Pick<CachedGame, 'position' | 'hotRank' | 'newRank' | 'popularity'> & { readonly minStake: string; readonly maxStake: string; readonly names: GameNames | null };

type SharedNames = ReturnType<typeof createSharedNames>;

function cachedGames(rows: readonly Row[], shared: SharedNames): CachedGame[] {
  const vendorKeys = new Map<string, string>();
  return rows.map(({ minStake, maxStake, ...row }) => {
    const vendorKey = vendorKeys.get(row.vendorName) ?? searchKey(row.vendorName);
    vendorKeys.set(row.vendorName, vendorKey);
    return {
      ...row, names: shared(row.code, row.names), minStake: BigInt(minStake), maxStake: BigInt(maxStake), text: searchText(row.name, vendorKey), rtpPercent: Number(row.rtp ?? 0),
    };
  });
}

async function read(db: Database, tenantId: string, shared: SharedNames): Promise<CachedCatalogue> {
  const listed = offerFacts(db.query)
    .select(['offer.position', 'offer.hot_rank as hotRank', 'offer.new_rank as newRank', 'offer.popularity'])
    .select(({ cast }) => [cast<string>('offer.min_stake', 'text').as('minStake'), cast<string>('offer.max_stake', 'text').as('maxStake')])
    .select(sql<GameNames | null>`nullif(game.names, '{}')`.as('names'))
    .where('offer.tenant_id', '=', tenantId)
    .orderBy('offer.position')
    .orderBy('game.code');
  const [{ rows }, pinned] = await Promise.all([
    // Read as one JSON text: the drivers are slow with ten thousand rows of thirty columns.
    sql<{ games: string }>`select coalesce(json_agg(listed), '[]')::text as games from (${listed}) listed`.execute(db.query),
    db.query.selectFrom('tenant_game_pin').select(['country', 'game_code as code', 'position']).where('tenant_id', '=', tenantId).execute(),
  ]);
  const games = cachedGames(JSON.parse(rows[0]?.games ?? '[]') as Row[], shared);
  const pins = new Map<string, Map<string, number>>();
  for (const { country, code, position } of pinned) {
    const there = pins.get(country) ?? new Map<string, number>();
    pins.set(country, there.set(code, position));
  }
  return { games, pins, indexes: new Map(), orders: new Map(), lists: new Map() };
}

/** Returns a tenant's current catalogue. */
export type CatalogueCache = (tenantId: string) => Promise<CachedCatalogue>;

/**
 * {@link CatalogueCache} kept in memory. Every call reads two numbers that grow with each change of the tenant's offers or of
 * the catalogue; the games are read again only when one has changed.
 */
export function createCatalogueCache(db: Database): CatalogueCache {
  const kept = new LRUCache<string, { readonly version: string; readonly catalogue: Promise<CachedCatalogue> }>({ max: MAX_CACHED_TENANTS });
  const shared = createSharedNames();
  return async (tenantId) => {
    const versions = await db.query
      .selectFrom('catalogue_version')
      .select(['tenant_id', 'version'])
      .where('tenant_id', 'in', ['', tenantId])
      .orderBy('tenant_id')
      .execute();
    const version = versions.map((row) => `${row.tenant_id}:${row.version}`).join(' ');
    const before = kept.get(tenantId);
    const entry = before?.version === version ? before : { version, catalogue: read(db, tenantId, shared) };
    kept.set(tenantId, entry);
    entry.catalogue.catch(() => {
      if (kept.get(tenantId) === entry) kept.delete(tenantId);
    });
    return entry.catalogue;
  };
}
