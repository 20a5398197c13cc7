import type { GameFeature, GameSort, LiveKind, RequestOf, Volatility } from '@livery/contracts';
import { gameFeatures, gamePageSizes, gameSorts, listSource, liveKinds, volatilities } from '@livery/contracts';
import type { ListQuery } from './list-queries.ts';

type ListRequest = RequestOf<'gameList'>;

/** Minimum returns to player to choose from, in percent. */
export const returns = ['94', '95', '96', '97'] as const;

/** Least numbers of pay lines to choose from. */
export const lineCounts = ['10', '20', '50', '100'] as const;

/** What a hall shows, as read from its address. Amounts are decimals in main units; empty means any. */
export interface HallQuery {
  /** The vendor tab, or undefined for all. */
  readonly vassalage: string | undefined;
  readonly words: string;
  /** Words are looked for in every hall. */
  readonly everywhere: boolean;
  /** A member's own games instead of the hall's. */
  readonly shelf: 'favourites' | 'recent' | undefined;
  readonly features: readonly GameFeature[];
  readonly volatilities: readonly Volatility[];
  readonly live: readonly LiveKind[];
  /** Percent. */
  readonly minRtp: string;
  /** Slots with at least so many pay lines. */
  readonly minLines: string;
  readonly stakeFrom: string;
  readonly stakeTo: string;
  readonly sort: GameSort;
}

/** Parts of a hall that narrow nothing by a property of its games. */
type NoFilter = 'vassalage' | 'words' | 'everywhere' | 'shelf' | 'sort';

/** Every filter removed. Its type asks for each further field of a hall, so that a new filter is removed as well. */
export const noFilters: Omit<HallQuery, NoFilter> = { features: [], volatilities: [], live: [], minRtp: '', minLines: '', stakeFrom: '', stakeTo: '' };

const AMOUNT = /^\d{1,12}(?:\.\d{1,8})?$/;

function listed<Word extends string>(text: string | null, known: readonly Word[]): readonly Word[] {
  const words = (text ?? '').split(',');
  return known.filter((word) => words.includes(word));
}

/** Whether an amount can stand in a hall's address. */
export const isStake = (text: string): boolean => AMOUNT.test(text);

const amount = (text: string | null): string => (text !== null && isStake(text) ? text : '');

/** Reads a hall's address. Whatever is not known there is as if it were not there. */
export function readHallQuery(query: URLSearchParams): HallQuery {
  const words = query.get('q') ?? '';
  return {
    vassalage: query.get('page') ?? undefined,
    words,
    everywhere: words !== '' && query.get('in') === 'all',
    shelf: (['favourites', 'recent'] as const).find((shelf) => shelf === query.get('show')),
    features: listed(query.get('feature'), gameFeatures),
    volatilities: listed(query.get('volatility'), volatilities),
    live: listed(query.get('live'), liveKinds),
    minRtp: listed(query.get('rtp'), returns)[0] ?? '',
    minLines: listed(query.get('lines'), lineCounts)[0] ?? '',
    stakeFrom: amount(query.get('from')),
    stakeTo: amount(query.get('to')),
    sort: gameSorts.find((sort) => sort === query.get('sort')) ?? 'recommended',
  };
}

/** The address of what a hall shows: only what differs from the whole hall, always in one order. */
export function writeHallQuery(hall: Partial<HallQuery>): URLSearchParams {
  const { vassalage = '', words = '', everywhere = false, shelf = '', sort = 'recommended' } = hall;
  const entries = [
    ['page', vassalage],
    ['show', shelf],
    ['q', words],
    ['in', everywhere && words !== '' ? 'all' : ''],
    ['feature', (hall.features ?? []).join()],
    ['volatility', (hall.volatilities ?? []).join()],
    ['live', (hall.live ?? []).join()],
    ['rtp', hall.minRtp ?? ''],
    ['lines', hall.minLines ?? ''],
    ['from', hall.stakeFrom ?? ''],
    ['to', hall.stakeTo ?? ''],
    ['sort', sort === 'recommended' ? '' : sort],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/** How many filters stand, the search and the order aside. */
export function filterCount({ features: having, volatilities: swings, live, minRtp, minLines, stakeFrom, stakeTo }: HallQuery): number {
  return having.length + swings.length + live.length + (minRtp === '' ? 0 : 1) + (minLines === '' ? 0 : 1) + (stakeFrom === '' && stakeTo === '' ? 0 : 1);
}

/** The request for one of a hall's lists, as a site makes it. Jackpot games come fifty a page. */
export function listRequest(hall: HallQuery, source: ListQuery, language: NonNullable<ListRequest['language']>, site: Parameters<typeof listSource>[0]): Omit<ListRequest, 'pageNo'> {
  const { words, everywhere, sort } = hall;
  const several = { feature: hall.features.join(), volatility: hall.volatilities.join(), liveCategory: hall.live.join() };
  const single = { gameName: words, minRtp: hall.minRtp, minLineNum: hall.minLines, stakeFrom: hall.stakeFrom, stakeTo: hall.stakeTo };
  const narrowed = Object.fromEntries(Object.entries({ ...several, ...single }).filter(([, value]) => value !== ''));
  return {
    ...listSource(site),
    pageSize: hall.features.includes('jackpot') ? gamePageSizes.jackpot : gamePageSizes.hall,
    language,
    ...(everywhere ? {} : source),
    ...(sort === 'recommended' ? {} : { sort }),
    ...narrowed,
  };
}

/** Whether a request looks for words. */
export function isSearch({ gameName }: Pick<ListRequest, 'gameName'>): boolean {
  return gameName !== undefined;
}
