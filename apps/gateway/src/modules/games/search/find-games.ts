import { minorOf, type ValidRequestOf } from '@livery/contracts';
import { Problem, type Tenant } from '../../../platform/http/index.ts';
import { matchesFilter, relevance, type GameFilter } from './game-filter.ts';
import type { MayCorrect } from './correction-budget.ts';
import { correctSpelling } from './spell-correct.ts';
import { sortedGames } from './sort-order.ts';
import { searchWords } from './search-key.ts';
import type { CachedCatalogue, CachedGame, CatalogueCache } from './catalogue-cache.ts';

type ListRequest = ValidRequestOf<'gameList'>;

/** A page of results; `corrected` is the search that was made in place of the typed one. */
export interface GamePage {
  readonly games: readonly CachedGame[];
  readonly total: number;
  readonly totalPages: number;
  readonly corrected?: string;
}

/** A requested stake; one finer than the currency is a fault of the request. */
function stakeOf(request: ListRequest, field: 'minBet' | 'stakeFrom' | 'stakeTo', { currency }: Tenant): bigint | undefined {
  const decimal = request[field];
  if (decimal === undefined) return undefined;
  try {
    return minorOf(decimal, currency.exponent);
  } catch {
    throw new Problem('VALIDATION_FAILED', { fields: [{ field, rule: 'invalid' }] });
  }
}

function filterOf(request: ListRequest, tenant: Tenant): GameFilter {
  return {
    type: request.gameType,
    vendor: request.vassalage,
    words: request.gameName === undefined || request.gameName === '' ? undefined : searchWords(request.gameName),
    minBet: stakeOf(request, 'minBet', tenant),
    minLines: request.minLineNum,
    features: request.feature,
    volatilities: request.volatility,
    liveCategories: request.liveCategory,
    minRtp: request.minRtp,
    stakeFrom: stakeOf(request, 'stakeFrom', tenant),
    stakeTo: stakeOf(request, 'stakeTo', tenant),
  };
}

/** A page of `all`; the first one may have another size. */
function pageOf(all: readonly CachedGame[], { pageNo, pageSize, firstPageSize = pageSize }: ListRequest): GamePage {
  const offset = pageNo === 1 ? 0 : firstPageSize + (pageNo - 2) * pageSize;
  const total = all.length;
  return {
    games: all.slice(offset, offset + (pageNo === 1 ? firstPageSize : pageSize)),
    total,
    totalPages: total === 0 ? 0 : 1 + Math.ceil(Math.max(0, total - firstPageSize) / pageSize),
  };
}

/** Lists cached per catalogue: the next page of a hall reads the list of the previous one. */
const MAX_CACHED_LISTS = 40;

function matches(catalogue: CachedCatalogue, filter: GameFilter, { sort }: ListRequest, country: string | null): readonly CachedGame[] {
  const order = sortedGames(catalogue, sort, country);
  const name = JSON.stringify([filter, sort, sort === 'recommended' && catalogue.pins.size > 0 ? country : null], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  const known = catalogue.lists.get(name);
  if (known !== undefined) return known;
  const list = filterAndRank(order, filter, sort);
  if (catalogue.lists.size >= MAX_CACHED_LISTS) catalogue.lists.clear();
  catalogue.lists.set(name, list);
  return list;
}

function filterAndRank(order: readonly CachedGame[], filter: GameFilter, sort: ListRequest['sort']): readonly CachedGame[] {
  const found = order.filter(matchesFilter(filter));
  const { words } = filter;
  if (words === undefined || sort !== 'recommended') return found;
  const byRelevance = Map.groupBy(found, (game) => relevance(game, words));
  return ([0, 1, 2, 3] as const).flatMap((step) => byRelevance.get(step) ?? []);
}

/** Finds games of a tenant. A search without results is repeated with corrected spelling. */
export type FindGames = (tenant: Tenant, country: string | null, request: ListRequest) => Promise<GamePage>;

/** A {@link FindGames} over the tenants' catalogues. */
export function createFindGames(catalogues: CatalogueCache, mayCorrect: MayCorrect = () => true): FindGames {
  return async (tenant, country, request) => {
    const filter = filterOf(request, tenant);
    const catalogue = await catalogues(tenant.id);
    const found = matches(catalogue, filter, request, country);
    if (found.length > 0 || filter.words === undefined || filter.words.length === 0 || !mayCorrect()) return pageOf(found, request);
    const corrected = correctSpelling(filter.words, catalogue.words);
    if (corrected === undefined) return pageOf(found, request);
    const instead = matches(catalogue, { ...filter, words: corrected }, request, country);
    return { ...pageOf(instead, request), ...(instead.length === 0 ? {} : { corrected: corrected.join(' ') }) };
  };
}
