import { z } from 'zod';
import { merchantCode } from '../fields.ts';
import { gamesOnly, room } from './game.schemas.ts';
import { launch, launchRequest } from './launch.schemas.ts';
import { favouriteRequest, gameList, gameListRequest, hotGamesRequest, roomListRequest } from './list.schemas.ts';
import { lotterySchemas } from './lottery.schemas.ts';
import { gameCategory, gameVendor } from './navigation.schemas.ts';

const favouriteResult = z.object({ gameId: z.string(), favourite: z.boolean() });

export const gamesSchemas = {
  gameCategories: { value: z.object({ list: z.array(gameCategory) }) },
  gameVendors: { request: z.object({ merchantCode: merchantCode.optional() }), value: z.object({ list: z.array(gameVendor) }) },
  hotGames: { request: hotGamesRequest, value: gamesOnly },
  gameList: { request: gameListRequest, value: gameList },
  recentGames: { value: gamesOnly },
  /** The identifiers alone, latest first: to mark games wherever they are shown. */
  favouriteIds: { value: z.object({ gameIds: z.array(z.string()) }) },
  /** The games, latest first. */
  favouriteGames: { value: gamesOnly },
  addFavourite: { request: favouriteRequest, value: favouriteResult },
  removeFavourite: { request: favouriteRequest, value: favouriteResult },
  roomList: { request: roomListRequest, value: z.object({ list: z.array(room) }) },
  launchGame: { request: launchRequest, value: launch },
  ...lotterySchemas,
};
