import type { ResponseOf } from '@livery/contracts';

/** A game of the lobby. */
export type Game = ResponseOf<'hotGames'>['list'][number];
/** A vendor in menus and tabs. */
export type Vendor = ResponseOf<'gameVendors'>['list'][number];
/** A category with its vendors. */
export type Category = ResponseOf<'gameCategories'>['list'][number];
/** A table of a game. */
export type Room = ResponseOf<'roomList'>['list'][number];
/** A draw with its numbers. */
export type OpenedDraw = ResponseOf<'openedNumbers'>['list'][number];

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
    freeSpins: false,
    liveCategory: null,
    minBet: '0.20',
    maxBet: '100.00',
    lines: 20,
    rtp: '96.12',
    volatility: 'medium',
    state: 'open',
    open: 'frame',
    wallet: 'seamless',
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
    open: 'frame',
    wallet: 'seamless',
    ...over,
  };
}

/** So many vendors of one kind of game. */
export function vendors(count: number, gameType: Vendor['gameType'] = 'RNG'): Vendor[] {
  return Array.from({ length: count }, (_, index) =>
    vendor({ vassalage: `V${index + 1}`, displayName: `Vendor ${index + 1}`, accountTypeName: `V${index + 1}`, gameType }),
  );
}

const pages: Readonly<Record<Category['gameCategory'], Category['nav']['page']>> = {
  ELOTT: '/elott', LOTT: '/elott', LIVE: '/live', SPORTS: '/sports', FISH: '/fish', RNG: '/rng', PVP: '/pvp', ESPORTS: '/esports',
  COCKFIGHT: '/cockfight', BINGO: '/bingo', ANIM6: '/anim6games', INHOUSE: '/inhouse',
};

/** A category's entry of the navigation. */
export function nav(gameType: Category['gameCategory'] = 'RNG', over: Partial<Category['nav']> = {}): Category['nav'] {
  return { name: `nav.${gameType}`, gameType, page: pages[gameType], point: '1.20', enName: gameType, ...over };
}

/** A category with vendors of its kind. */
export function category(gameCategory: Category['gameCategory'] = 'RNG', count = 3): Category {
  return { gameCategory, vendors: vendors(count, gameCategory), nav: nav(gameCategory) };
}

/** A table for everyone at a live game. */
export function room(over: Partial<Room> = {}): Room {
  return {
    roomId: 'g-1-1',
    gameId: 'g-1',
    name: 'Comet Baccarat',
    number: 1,
    tier: 'standard',
    vassalage: 'NOVA',
    gameType: 'LIVE',
    liveCategory: 'BACCARAT',
    image: '/artwork/games/comet.svg',
    minBet: '1.00',
    maxBet: '100.00',
    players: 4,
    state: 'open',
    open: 'frame',
    ...over,
  };
}

/** An evening draw of three digits. */
export function openedDraw(over: Partial<OpenedDraw> = {}): OpenedDraw {
  return {
    gameCode: 'three',
    gameName: 'Evening Three',
    accountTypeName: 'LOTT',
    board: 'threeD',
    issue: '20261119',
    openedAt: '2026-11-19T11:15:00.000Z',
    prizes: [{ tier: 'N', numbers: ['4', '0', '7'] }],
    proof: { commitment: '0'.repeat(64), seed: '1'.repeat(64) },
    demonstration: true,
    ...over,
  };
}
