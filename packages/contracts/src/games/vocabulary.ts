import { z } from 'zod';
import { gameFeatures, gameSorts, gameTypes, liveKinds, volatilities } from '../codes.ts';

/** Kinds of game, as the field names them. */
export const gameType = z.enum(gameTypes);

/** Categories of live games. */
export const liveCategory = z.enum(liveKinds);

/** What a game has or is, as lists are narrowed by it. */
export const gameFeature = z.enum(gameFeatures);

/** How much results vary around the return to player. */
export const volatility = z.enum(volatilities);

/** Orders of a list. */
export const gameSort = z.enum(gameSorts);

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
