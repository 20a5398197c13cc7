import { z } from 'zod';
import { prizeModes } from '../codes.ts';
import { instant, languageCode } from '../fields.ts';
import { game, gamesOnly } from './game.schemas.ts';
import { gamePageSizes } from './page-sizes.ts';

/** Named odds series; each stands for the lotteries that are played under it. */
const prizeMode = z.enum(prizeModes);
const menuRequest = z.object({ prizeMode: prizeMode.optional(), device: z.string().max(32).optional(), language: languageCode.optional() });

/** Account types of lotteries, each with a screen of its own. */
const lotteryAccountType = z.enum(['ELOTT', 'LOTT', 'TCG_SEA', 'TCG_LOTTO_VN']);

/** Lotteries by account type, with the screen that plays them. */
export const lotteryMenu = z.object({
  accountTypeName: lotteryAccountType,
  page: z.enum(['/elott', '/lottery', '/seaLottery', '/vnlottery']),
  games: z.array(game),
});

export const vietnamRegion = z.enum(['north', 'central', 'south']);

/** How a lottery's numbers are laid out. */
export const drawBoard = z.enum(['vnNorth', 'vnSouth', 'fourD', 'ssc', 'threeD', 'twoD', 'elevenFive', 'pk10', 'k3', 'fishPrawnCrab', 'lucky28', 'keno', 'markSix', 'thai']);

/** An opened draw. */
export const openedDraw = z.object({
  gameCode: z.string(),
  gameName: z.string(),
  accountTypeName: z.string(),
  board: drawBoard,
  /** Its number, as the field writes it: the day and the count within it. */
  issue: z.string(),
  openedAt: instant,
  /** Prizes in the order of the board: `DB`, `G1` … on the Vietnamese ones, `P1` `P2` `P3` `S` `C` on 4D, `N` (and the special number `SN`) where they form a row. */
  prizes: z.array(z.object({ tier: z.string(), numbers: z.array(z.string()) })),
  /**
   * The numbers follow from `seed` (hex), in the way that `drawPrizes` of the gateway has and pages tell; its SHA-256 is
   * `commitment`. Left out where numbers are drawn in another way.
   */
  proof: z.object({ commitment: z.string(), seed: z.string() }).optional(),
  /** Drawn to show the boards: no bet depends on it. Its seed is the SHA-256 of `livery demonstration draw <gameCode> <issue>`. */
  demonstration: z.boolean(),
});

const draws = z.object({ list: z.array(openedDraw) });
const countUpTo = (most: number, usual: number) => z.coerce.number<number>().int().min(1).max(most).default(usual);
/** At most so many draws of each lottery: those that draw every minute leave room for those that draw once a day. */
const ofEach = z.coerce.number<number>().int().min(1).max(100).optional();

export const lotterySchemas = {
  lotteryMenus: { request: menuRequest, value: z.object({ menus: z.array(lotteryMenu) }) },
  vnLotteryMenu: { request: menuRequest, value: z.object({ groups: z.array(z.object({ region: vietnamRegion, games: z.array(game) })) }) },
  vnRecentLotteries: { value: gamesOnly },
  popularLotteries: {
    /** Without an account type lotteries of every one that is played under the prize mode. */
    request: menuRequest.extend({ count: countUpTo(50, gamePageSizes.popularLotteries), accountTypeName: lotteryAccountType.optional() }),
    value: gamesOnly,
  },
  vnOpenedNumbers: {
    request: z.object({ count: countUpTo(100, gamePageSizes.openedNumbers), gameCode: z.string().max(64).optional(), region: vietnamRegion.optional(), ofEach, language: languageCode.optional() }),
    value: draws,
  },
  openedNumbers: {
    /** Without an account type draws of every lottery. */
    request: z.object({ count: countUpTo(100, gamePageSizes.popularLotteries), gameCode: z.string().max(64).optional(), accountTypeName: lotteryAccountType.optional(), ofEach, language: languageCode.optional() }),
    value: draws,
  },
};
