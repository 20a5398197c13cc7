import { minorOf, type ValidRequestOf } from '@livery/contracts';
import { Problem, type Tenant } from '../../../platform/http/index.ts';
import { matchesFilter, type GameFilter } from './game-filter.ts';
import { indexOf } from './language-index.ts';
import { relevance } from './search-text.ts';
import type { MayCorrect } from './correction-budget.ts';
import { correctSpelling } from './spell-correct.ts';
import { sortedGames } from './sort-order.ts';
import { searchWords } from './search-key.ts';
import type { CachedCatalogue, CachedGame, LanguageIndex } from './cached-catalogue.ts';
import type { CatalogueCache } from './catalogue-cache.ts';

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
    opensList: request.isGame === undefined ? undefined : request.isGame === 'VASSALAGE',
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

/** Who a list is made for. */
interface Reader {
  readonly country: string | null;
  readonly index: LanguageIndex;
}

function matches(catalogue: CachedCatalogue, filter: GameFilter, { sort }: ListRequest, { country, index }: Reader): readonly CachedGame[] {
  const order = sortedGames(catalogue, sort, country, index);
  const language = filter.words !== undefined || sort === 'name' ? index.language : '';
  const name = JSON.stringify([filter, sort, language, sort === 'recommended' && catalogue.pins.size > 0 ? country : null], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  const known = catalogue.lists.get(name);
  if (known !== undefined) return known;
  const list = filterAndRank(order, filter, sort, index);
  if (catalogue.lists.size >= MAX_CACHED_LISTS) catalogue.lists.clear();
  catalogue.lists.set(name, list);
  return list;
}

function filterAndRank(order: readonly CachedGame[], filter: GameFilter, sort: ListRequest['sort'], { textOf }: LanguageIndex): readonly CachedGame[] {
  const found = order.filter(matchesFilter(filter, textOf));
  const { words } = filter;
  if (words === undefined || sort !== 'recommended') return found;
  const byRelevance = Map.groupBy(found, (game) => relevance(textOf(game), words));
  return ([0, 1, 2, 3] as const).flatMap((step) => byRelevance.get(step) ?? []);
}

/** Who asks for games: words are looked for in the names of the language, and in those for all languages. */
export interface Asker {
  readonly tenant: Tenant;
  readonly country: string | null;
  /** Platform code. */
  readonly language: string;
}

/** Finds games of a tenant. A search without results is repeated with corrected spelling. */
export type FindGames = (asker: Asker, request: ListRequest) => Promise<GamePage>;

/** A {@link FindGames} over the tenants' catalogues. */
export function createFindGames(catalogues: CatalogueCache, mayCorrect: MayCorrect = () => true): FindGames {
  return async ({ tenant, country, language }, request) => {
    const filter = filterOf(request, tenant);
    const catalogue = await catalogues(tenant.id);
    const reader = { country, index: indexOf(catalogue, language) };
    const found = matches(catalogue, filter, request, reader);
    if (found.length > 0 || filter.words === undefined || filter.words.length === 0 || !mayCorrect()) return pageOf(found, request);
    const corrected = correctSpelling(filter.words, reader.index.words);
    if (corrected === undefined) return pageOf(found, request);
    const instead = matches(catalogue, { ...filter, words: corrected }, request, reader);
    return { ...pageOf(instead, request), ...(instead.length === 0 ? {} : { corrected: corrected.join(' ') }) };
  };
}
