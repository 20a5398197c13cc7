import type { ValidRequestOf } from '@livery/contracts';
import type { Clock } from '../../platform/db/index.ts';
import { minorOf, Problem, type Tenant } from '../../platform/http/index.ts';
import type { GameFilter, GamePage } from './list-statement.ts';
import { nearWords } from './near-words.ts';
import type { GameListing, GameRepository } from './repository.ts';
import { searchTerms } from './search-key.ts';

type ListRequest = ValidRequestOf<'gameList'>;

/** A page of what was found; `corrected` is what was looked for instead of what was typed. */
export interface Found extends GameListing {
  readonly totalPages: number;
  readonly corrected?: string;
}

/** Words of new games are known after so long. */
const WORDS_KEPT_MS = 60_000;

/** A stake as asked for; one finer than the currency is a fault of the request. */
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
    terms: request.gameName === undefined || request.gameName === '' ? undefined : searchTerms(request.gameName),
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

/** Where a page begins and how long it is, the first of another size where asked. */
export function cutOf({ pageNo, pageSize, firstPageSize = pageSize }: Pick<ListRequest, 'pageNo' | 'pageSize' | 'firstPageSize'>): { readonly limit: number; readonly offset: number } {
  return pageNo === 1 ? { limit: firstPageSize, offset: 0 } : { limit: pageSize, offset: firstPageSize + (pageNo - 2) * pageSize };
}

function pagesOf(total: number, { pageSize, firstPageSize = pageSize }: ListRequest): number {
  return Math.ceil(Math.max(0, total - firstPageSize) / pageSize) + (total > 0 ? 1 : 0);
}

/** Finds games of a tenant; where a search finds nothing, looks for what is spelt nearly so. */
export function createFinder(repository: Pick<GameRepository, 'list' | 'words'>, clock: Clock) {
  let known: { readonly until: number; readonly words: Promise<ReadonlySet<string>> } | undefined;

  function words(): Promise<ReadonlySet<string>> {
    const now = clock.now();
    if (known !== undefined && known.until > now) return known.words;
    const read = repository.words().then((list) => new Set(list));
    known = { until: now + WORDS_KEPT_MS, words: read };
    read.catch(() => (known = undefined));
    return read;
  }

  return async (tenant: Tenant, country: string | null, request: ListRequest): Promise<Found> => {
    const filter = filterOf(request, tenant);
    const page: GamePage = { sort: request.sort, country, ...cutOf(request) };
    const found = await repository.list(tenant.id, filter, page);
    const typed = filter.terms?.words ?? [];
    if (found.total > 0 || typed.length === 0) return { ...found, totalPages: pagesOf(found.total, request) };
    const meant = nearWords(typed, await words());
    if (meant === undefined) return { ...found, totalPages: 0 };
    const corrected = meant.join(' ');
    const instead = await repository.list(tenant.id, { ...filter, terms: searchTerms(corrected) }, page);
    return { ...instead, totalPages: pagesOf(instead.total, request), ...(instead.total > 0 ? { corrected } : {}) };
  };
}
