import type { CallSpec } from '../call.ts';

/** Calls about lotteries and their draws. */
export const lotteryCalls = {
  lotteryMenus: { method: 'GET', path: '/lgw/games/game_menus', moduleId: 'LGW', token: false },
  vnLotteryMenu: { method: 'GET', path: '/lgw/vn/games/game_menu', moduleId: 'LGW', token: false },
  vnRecentLotteries: { method: 'GET', path: '/lgw/vn/games/game_menu/recent', moduleId: 'LGW', token: true, guard: 'listGames' },
  popularLotteries: { method: 'GET', path: '/lgw/games/popular', moduleId: 'LGW', token: false },
  vnOpenedNumbers: { method: 'GET', path: '/lgw/vn/numeros/opened/game', moduleId: 'LGW', token: false },
  openedNumbers: { method: 'GET', path: '/lotto/lgw/games/opened/numero', moduleId: 'LGW', token: true, guard: 'listGames' },
} as const satisfies Record<string, CallSpec>;
