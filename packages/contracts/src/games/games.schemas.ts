import { z } from 'zod';
import { decimal, languageCode, merchantCode, pageNo, pageSize } from '../fields.ts';

/** Kinds of game, as the field names them. */
export const gameType = z.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'COCKFIGHT', 'BINGO', 'ANIM6', 'INHOUSE']);

/** A vendor as shown in menus and tabs. `vassalage` is the vendor's code. */
export const gameVendor = z.object({
  vassalage: z.string(),
  gameType,
  displayName: z.string(),
  accountTypeName: z.string(),
  isHot: z.boolean(),
  /** Number of games of this type that the merchant may offer. */
  games: z.number().int(),
  /** Path of the vendor's mark on the image CDN. */
  logo: z.string(),
  state: z.enum(['open', 'maintenance', 'barred']),
});

export const gameCategory = z.object({ gameCategory: gameType, vendors: z.array(gameVendor) });

export const game = z.object({
  gameId: z.string(),
  code: z.string(),
  name: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType,
  accountTypeName: z.string(),
  /** `VASSALAGE` means that the entry opens a list of games. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  defaultPlayType: z.string().nullable(),
  /** Path of the artwork on the image CDN. */
  image: z.string(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  isJackpot: z.boolean(),
  freePlay: z.boolean(),
  minBet: decimal,
  maxBet: decimal,
  /** Pay lines, or null where the game has none. */
  lines: z.number().int().nullable(),
  /** Return to player in percent with two decimals, or null where the vendor states none. */
  rtp: z.string().nullable(),
  volatility: z.enum(['low', 'medium', 'high']).nullable(),
  state: z.enum(['open', 'maintenance', 'barred']),
});

export const gameListRequest = z.object({
  clientType: z.coerce.number<number>().pipe(z.literal(3)),
  platform: z.string().max(32).default('html5-desktop'),
  channel: z.string().max(32).optional(),
  merchant: merchantCode.optional(),
  gameName: z.string().trim().max(64).optional(),
  minBet: decimal.optional(),
  minLineNum: z.coerce.number<number>().int().min(0).max(10_000).optional(),
  pageNo,
  pageSize,
  vassalage: z.string().max(32).optional(),
  language: languageCode.optional(),
  gameType: gameType.optional(),
});

export const gameList = z.object({ games: z.array(game), pageNum: z.number().int(), totalPages: z.number().int(), total: z.number().int() });

export const hotGamesRequest = z.object({
  merchantCode: merchantCode.optional(),
  isPlatform: z.coerce.number<number>().pipe(z.literal(2)),
  vassalage: z.string().max(32).optional(),
  gameType: gameType.optional(),
  platform: z.enum(['flash', 'html5-desktop']).default('html5-desktop'),
  language: languageCode.optional(),
});

export const launchRequest = z
  .object({
    gameId: z.string().max(64).optional(),
    roomId: z.string().max(64).optional(),
    nodeId: z.string().max(64).optional(),
    accountType: z.coerce.number<number>().pipe(z.literal(1)),
    confirmTrans: z.coerce.number<number>().pipe(z.literal(0)),
    vassalage: z.string().max(32),
    launchMode: z.literal('GLS'),
    platform: z.literal('html5-desktop'),
    clientType: z.coerce.number<number>().pipe(z.literal(3)),
    username: z.string().max(64).optional(),
    merchantCode: merchantCode.optional(),
    language: languageCode.optional(),
  })
  .refine((launch) => launch.gameId !== undefined || launch.roomId !== undefined, { path: ['gameId'], message: 'gameId or roomId' });

/** Where the game opens. Vendors answer with one of the two addresses. */
export const launch = z.object({
  game_url: z.string().optional(),
  game_url2: z.string().optional(),
  /** Where the vendor wants to be shown. */
  open: z.enum(['frame', 'popup', 'tab']),
  game,
});

export const gamesSchemas = {
  gameCategories: { value: z.object({ list: z.array(gameCategory) }) },
  gameVendors: { request: z.object({ merchantCode: merchantCode.optional() }), value: z.object({ list: z.array(gameVendor) }) },
  hotGames: { request: hotGamesRequest, value: z.object({ list: z.array(game) }) },
  gameList: { request: gameListRequest, value: gameList },
  recentGames: { value: z.object({ list: z.array(game) }) },
  launchGame: { request: launchRequest, value: launch },
};
