import type { CallSpec } from '../call.ts';

/** Calls about what can be played. */
export const gamesCalls = {
  gameCategories: { method: 'GET', path: '/wps/relay/GCSGAME_getVassGameType', moduleId: 'GCSGAME', token: false, relay: true },
  gameVendors: { method: 'GET', path: '/wps/relay/GCSGAME_gameVendor', moduleId: 'GCSGAME', token: false, relay: true },
  hotGames: { method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2', moduleId: 'GCSGAME', token: false, relay: true },
  gameList: { method: 'GET', path: '/wps/relay/GCSGAME_gameList', moduleId: 'GCSGAME', token: true, relay: true },
  recentGames: { method: 'GET', path: '/wps/relay/GCS_recentGame', moduleId: 'GCS', token: true, relay: true },
  launchGame: { method: 'GET', path: '/wps/game/launchGame', moduleId: 'WPS', token: true },
} as const satisfies Record<string, CallSpec>;
