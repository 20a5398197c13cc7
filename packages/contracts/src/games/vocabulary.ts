import { z } from 'zod';
import { gameTypes } from '../codes.ts';

/** Kinds of game, as the field names them. */
export const gameType = z.enum(gameTypes);

/** Categories of live games. */
export const liveCategory = z.enum([
  'BACCARAT', 'SICBO', 'ROULETTE', 'DRAGON_TIGER', 'BLACKJACK', 'HOLDEM', 'MAHJONG_TILES', 'CARD_POKER', 'PAI_GOW', 'SE_DIE', 'FAN_TAN',
  'NIUNIU', 'YU_SIA_XIE', 'ZJH', 'MAHJONG',
]);

/** What a game has or is, as lists are narrowed by it. */
export const gameFeature = z.enum(['hot', 'new', 'jackpot', 'freePlay', 'freeSpins']);

/** How much results vary around the return to player. */
export const volatility = z.enum(['low', 'medium', 'high']);

/**
 * Orders of a list. `recommended` is the merchant's: what it pinned for the visitor's country, then what it pinned
 * everywhere, then its own order. `rtp` puts the highest first; `popular` counts who played lately.
 */
export const gameSort = z.enum(['recommended', 'popular', 'newest', 'name', 'rtp', 'stake']);

/** Whether the caller can open something: `barred` means from their country. */
export const playState = z.enum(['open', 'maintenance', 'barred']);

/** Where a vendor's games open. */
export const openPolicy = z.enum(['frame', 'popup', 'tab']);

/**
 * What a vendor's page may do in the site's frame beyond running scripts: keep its own origin and storage, send forms, open
 * windows, replace the whole page by a press of the player, hold the pointer.
 */
export const framePermission = z.enum(['sameOrigin', 'forms', 'popups', 'topNavigation', 'pointerLock']);

/** One of {@link framePermission}. */
export type FramePermission = z.infer<typeof framePermission>;

/** Where stakes are accounted: in our ledger through signed calls, or in the vendor's own wallet, which money is transferred to. */
export const walletKind = z.enum(['seamless', 'transfer']);
