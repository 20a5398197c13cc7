import { z } from 'zod';
import { gameType, openPolicy, playState, walletKind } from './vocabulary.ts';

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
  state: playState,
  /** Where its games open, known before the click so that a pop-up is never blocked. */
  open: openPolicy,
  wallet: walletKind,
});

/** Pages that show games. */
export const gamePage = z.enum(['/elott', '/live', '/sports', '/fish', '/rng', '/pvp', '/esports', '/cockfight', '/bingo', '/anim6games', '/inhouse']);

/** An entry of the top navigation. */
export const navItem = z.object({
  /** Catalogue key of its label. */
  name: z.templateLiteral(['nav.', gameType]),
  gameType,
  page: gamePage,
  /** How many points a unit of turnover earns here, two decimals; null where none are stated. */
  point: z.string().nullable(),
  /** English name, the same in every language: for analytics and tests. */
  enName: z.string(),
});

/** A category that has vendors, with its entry of the navigation. The list is in the order of the navigation. */
export const gameCategory = z.object({ gameCategory: gameType, vendors: z.array(gameVendor), nav: navItem });
