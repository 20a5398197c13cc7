import { z } from 'zod';
import { commaSeparated, decimal, languageCode, merchantCode, pageNo, pageSize } from '../fields.ts';
import { entryKind, game } from './game.schemas.ts';
import { gameFeature, gameSort, gameType, liveCategory, volatility } from './vocabulary.ts';

export const gameListRequest = z.object({
  clientType: z.coerce.number<number>().pipe(z.literal(3)),
  platform: z.string().max(32).default('html5-desktop'),
  /** The brand's platform, such as `web`. */
  channel: z.string().max(32).optional(),
  /** Of the site that asks. As at a launch, the games are those of the merchant whose site it is, whatever is named here. */
  merchant: merchantCode.optional(),
  /** Words of a game's or its vendor's name, or parts of them, in any order, with or without their accents. */
  gameName: z.string().trim().max(64).optional(),
  minBet: decimal.optional(),
  minLineNum: z.coerce.number<number>().int().min(0).max(10_000).optional(),
  pageNo,
  pageSize,
  vassalage: z.string().max(32).optional(),
  language: languageCode.optional(),
  gameType: gameType.optional(),
  /** Games alone, or entries alone that stand for several: a list that such an entry opens leaves the entry itself out. */
  isGame: entryKind.optional(),
  /** Games that have all of these. */
  feature: commaSeparated(gameFeature).optional(),
  /** Games of any of these. */
  volatility: commaSeparated(volatility).optional(),
  liveCategory: commaSeparated(liveCategory).optional(),
  /** Percent: games that state at least this return. */
  minRtp: z.coerce.number<number>().min(0).max(100).optional(),
  /** Games that take some stake of this range. */
  stakeFrom: decimal.optional(),
  stakeTo: decimal.optional(),
  sort: gameSort.default('recommended'),
  /** Where the first page is of another size, as in the header's menu: 21, then 18. */
  firstPageSize: z.coerce.number<number>().int().min(1).max(100).optional(),
});

export const gameList = z.object({
  games: z.array(game),
  pageNum: z.number().int(),
  totalPages: z.number().int(),
  total: z.number().int(),
  /** What was looked for instead, where nothing was found for what was typed and a near spelling is known. */
  corrected: z.string().optional(),
});

export const hotGamesRequest = z.object({
  /** As `merchant` of a list. */
  merchantCode: merchantCode.optional(),
  isPlatform: z.coerce.number<number>().pipe(z.literal(2)),
  vassalage: z.string().max(32).optional(),
  gameType: gameType.optional(),
  platform: z.enum(['flash', 'html5-desktop']).default('html5-desktop'),
  language: languageCode.optional(),
});

export const roomListRequest = z.object({
  vassalage: z.string().max(32),
  gameType: gameType.optional(),
  gameId: z.string().max(64).optional(),
  language: languageCode.optional(),
});

export const favouriteRequest = z.object({ gameId: z.string().min(1).max(64) });
