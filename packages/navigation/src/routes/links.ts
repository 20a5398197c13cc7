import type { GameType, ResponseOf } from '@livery/contracts';
import { routeTable } from './route-table.ts';
import type { RouteId } from './route-table.ts';

/** What may follow a path. Undefined values are left out. */
export interface HrefParts {
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Without the `#`. */
  readonly hash?: string;
}

/** Address of a screen: `href('help', { hash: 'terms' })`. */
export function href(id: RouteId, { query = {}, hash }: HrefParts = {}): string {
  const [path] = routeTable[id].paths;
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
  return `${path}${search}${hash === undefined ? '' : `#${encodeURIComponent(hash)}`}`;
}

/** The screen of each category. E-lotteries and lotteries share one. */
export const hallRoutes = {
  ELOTT: 'elott',
  LOTT: 'elott',
  LIVE: 'live',
  SPORTS: 'sports',
  FISH: 'fish',
  RNG: 'rng',
  PVP: 'pvp',
  ESPORTS: 'esports',
  COCKFIGHT: 'cockfight',
  BINGO: 'bingo',
  ANIM6: 'anim6games',
  INHOUSE: 'inhouse',
} as const satisfies Record<GameType, RouteId>;

/** Path of a category's page, as the server's navigation names it. */
export type HallPath = ResponseOf<'gameCategories'>['list'][number]['nav']['page'];

/** Path of a category's page, without a query. */
export function hallPath(gameType: GameType): HallPath {
  return routeTable[hallRoutes[gameType]].paths[0];
}

/** The lottery page of each account type. */
export const lotteryRoutes = { LOTT: 'lottery', TCG_LOTTO_VN: 'vnlottery', TCG_SEA: 'seaLottery' } as const satisfies Record<string, RouteId>;

/** Account type of lotteries that has a page of its own. */
export type LotteryAccount = keyof typeof lotteryRoutes;
/** Path of a lottery page. */
export type LotteryPath = (typeof routeTable)[(typeof lotteryRoutes)[LotteryAccount]]['paths'][0];

/** Path of the lottery page of an account type, without a query. */
export function lotteryPath<Account extends LotteryAccount>(account: Account): (typeof routeTable)[(typeof lotteryRoutes)[Account]]['paths'][0] {
  return routeTable[lotteryRoutes[account]].paths[0];
}

/** Typed addresses of the screens that take more than a path. */
export const routes = {
  /** A category's page; `page` chooses a vendor's tab. */
  hall: (gameType: GameType, { page }: { readonly page?: string } = {}) => href(hallRoutes[gameType], { query: { page } }),
  /** A lottery's screen. */
  lottery: (screen: 'elott' | 'lottery' | 'vnlottery' | 'seaLottery', { gameCode, playType }: { readonly gameCode?: string | undefined; readonly playType?: string | undefined } = {}) =>
    href(screen, { query: { gameCode, playType } }),
  /** The page that opens a game in its frame. */
  game: ({ vassalage, gameId, roomId, nodeId }: { readonly vassalage: string; readonly gameId: string; readonly roomId?: string | undefined; readonly nodeId?: string | undefined }) =>
    href('game', { query: { vassalage, gameId, roomId, nodeId } }),
} as const;

/**
 * Where "games" leads without further choice: the slots where the brand has them, else its first category; home where it
 * has none.
 */
export function gamesHref(categories: readonly GameType[]): string {
  const [first] = categories;
  if (first === undefined) return href('home');
  return routes.hall(categories.includes('RNG') ? 'RNG' : first);
}
