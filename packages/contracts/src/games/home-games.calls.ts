import type { CallSpec } from '../call.ts';

/** Calls about games that every page or the first one makes. */
export const homeGamesCalls = {
  gameCategories: { method: 'GET', path: '/wps/relay/GCSGAME_getVassGameType', moduleId: 'GCSGAME', token: false, relay: true },
  gameVendors: { method: 'GET', path: '/wps/relay/GCSGAME_gameVendor', moduleId: 'GCSGAME', token: false, relay: true },
  hotGames: { method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2', moduleId: 'GCSGAME', token: false, relay: true },
} as const satisfies Record<string, CallSpec>;
