import type { CallSpec } from '../call.ts';

/** Calls about what can be played. */
export const gamesCalls = {
  gameCategories: { method: 'GET', path: '/wps/relay/GCSGAME_getVassGameType', moduleId: 'GCSGAME', token: false, relay: true },
  gameVendors: { method: 'GET', path: '/wps/relay/GCSGAME_gameVendor', moduleId: 'GCSGAME', token: false, relay: true },
  hotGames: { method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2', moduleId: 'GCSGAME', token: false, relay: true },
  gameList: { method: 'GET', path: '/wps/relay/GCSGAME_gameList', moduleId: 'GCSGAME', token: true, guard: 'listGames', relay: true },
  recentGames: { method: 'GET', path: '/wps/relay/GCS_recentGame', moduleId: 'GCS', token: true, guard: 'listGames', relay: true },
  /** A game that takes no demo money wants `playReal`; only the gateway knows which. */
  launchGame: { method: 'GET', path: '/wps/game/launchGame', moduleId: 'WPS', token: true, guard: 'playDemo' },
} as const satisfies Record<string, CallSpec>;
