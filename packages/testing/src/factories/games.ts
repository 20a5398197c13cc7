import type { ResponseOf } from '@livery/contracts';

/** A game of the lobby. */
export type Game = ResponseOf<'hotGames'>['list'][number];
/** A vendor in menus and tabs. */
export type Vendor = ResponseOf<'gameVendors'>['list'][number];
/** A category with its vendors. */
export type Category = ResponseOf<'gameCategories'>['list'][number];

/** A slot that is open, takes demo money, and is neither hot nor new. */
export function game(over: Partial<Game> = {}): Game {
  return {
    gameId: 'g-1',
    code: 'comet',
    name: 'Comet Run',
    vassalage: 'NOVA',
    vendorName: 'Nova Play',
    gameType: 'RNG',
    accountTypeName: 'NOVA',
    isGame: 'GAME',
    defaultPlayType: null,
    image: '/artwork/games/comet.svg',
    isHot: false,
    isNew: false,
    isJackpot: false,
    freePlay: true,
    minBet: '0.20',
    maxBet: '100.00',
    lines: 20,
    rtp: '96.12',
    volatility: 'medium',
    state: 'open',
    ...over,
  };
}

/** So many games, numbered from 1 in identifier, code and name. */
export function games(count: number, over: Partial<Game> = {}): Game[] {
  return Array.from({ length: count }, (_, index) =>
    game({ gameId: `g-${index + 1}`, code: `game${index + 1}`, name: `Game ${index + 1}`, ...over }),
  );
}

/** A vendor of slots. */
export function vendor(over: Partial<Vendor> = {}): Vendor {
  return {
    vassalage: 'NOVA',
    gameType: 'RNG',
    displayName: 'Nova Play',
    accountTypeName: 'NOVA',
    isHot: false,
    games: 24,
    logo: '/artwork/vendors/nova.svg',
    state: 'open',
    ...over,
  };
}

/** So many vendors of one kind of game. */
export function vendors(count: number, gameType: Vendor['gameType'] = 'RNG'): Vendor[] {
  return Array.from({ length: count }, (_, index) =>
    vendor({ vassalage: `V${index + 1}`, displayName: `Vendor ${index + 1}`, accountTypeName: `V${index + 1}`, gameType }),
  );
}

/** A category with vendors of its kind. */
export function category(gameCategory: Category['gameCategory'] = 'RNG', count = 3): Category {
  return { gameCategory, vendors: vendors(count, gameCategory) };
}
