import { z } from 'zod';
import { decimal } from '../fields.ts';
import { gameType, liveCategory, openPolicy, playState, volatility, walletKind } from './vocabulary.ts';

/** `VASSALAGE` means that the entry opens a list of games. */
export const entryKind = z.enum(['GAME', 'VASSALAGE']);

export const game = z.object({
  gameId: z.string(),
  code: z.string(),
  name: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType,
  accountTypeName: z.string(),
  isGame: entryKind,
  defaultPlayType: z.string().nullable(),
  /** Path of the artwork on the image CDN. */
  image: z.string(),
  /** Path of the same picture at half the width, where there is one: for screens with one pixel to each of a page's. */
  imageSmall: z.string().optional(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  isJackpot: z.boolean(),
  freePlay: z.boolean(),
  freeSpins: z.boolean(),
  /** What is played at the table; null for games that are not live. */
  liveCategory: liveCategory.nullable(),
  minBet: decimal,
  maxBet: decimal,
  /** Pay lines, or null where the game has none. */
  lines: z.number().int().nullable(),
  /** Return to player in percent with two decimals, or null where the vendor states none. */
  rtp: z.string().nullable(),
  volatility: volatility.nullable(),
  state: playState,
  /** Where it opens, known before the click so that a pop-up is never blocked. */
  open: openPolicy,
  wallet: walletKind,
});

export const gamesOnly = z.object({ list: z.array(game) });

/** A table of a live or card game, with stakes of its own within those of its game. */
export const room = z.object({
  roomId: z.string(),
  /** The vendor's server that the table runs on, to be handed back at its launch; left out where the vendor names none. */
  nodeId: z.string().optional(),
  gameId: z.string(),
  name: z.string(),
  /** Unique within its game. */
  number: z.number().int(),
  tier: z.enum(['standard', 'high', 'vip']),
  vassalage: z.string(),
  gameType,
  liveCategory: liveCategory.nullable(),
  image: z.string(),
  minBet: decimal,
  maxBet: decimal,
  /** Members of this merchant who opened the table within the last half hour. */
  players: z.number().int(),
  state: playState,
  open: openPolicy,
});
