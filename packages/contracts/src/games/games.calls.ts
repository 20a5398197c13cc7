import type { CallSpec } from '../call.ts';
import { homeGamesCalls } from './home-games.calls.ts';
import { lotteryCalls } from './lottery.calls.ts';

/** Calls about games. */
export const gamesCalls = {
  ...homeGamesCalls,
  gameList: { method: 'GET', path: '/wps/relay/GCSGAME_gameList', moduleId: 'GCSGAME', token: true, guard: 'listGames', relay: true },
  recentGames: { method: 'GET', path: '/wps/relay/GCS_recentGame', moduleId: 'GCS', token: true, guard: 'listGames', relay: true },
  favouriteIds: { method: 'GET', path: '/wps/relay/MCSFE_getFavoriteGames', moduleId: 'MCSFE', token: true, guard: 'favourite', relay: true },
  favouriteGames: { method: 'GET', path: '/wps/relay/MCSFE_getFavoriteGamesList', moduleId: 'MCSFE', token: true, guard: 'favourite', relay: true },
  addFavourite: { method: 'POST', path: '/wps/relay/MCSFE_addFavoriteGameV2', moduleId: 'MCSFE', token: true, guard: 'favourite', relay: true },
  removeFavourite: { method: 'DELETE', path: '/wps/relay/MCSFE_removeFavoriteGameV2', moduleId: 'MCSFE', token: true, guard: 'favourite', relay: true },
  roomList: { method: 'GET', path: '/wps/relay/GLS2_roomList', moduleId: 'GLS2', token: true, guard: 'listGames', relay: true },
  /** A game without demo money requires `playReal`; only the gateway knows which. */
  launchGame: { method: 'GET', path: '/wps/game/launchGame', moduleId: 'WPS', token: true, guard: 'playDemo' },
  ...lotteryCalls,
} as const satisfies Record<string, CallSpec>;
