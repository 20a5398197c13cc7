import type { GameType } from '../hooks.ts';

/** The page of each category. */
export const hallPaths = {
  ELOTT: '/elott',
  LOTT: '/elott',
  LIVE: '/live',
  SPORTS: '/sports',
  FISH: '/fish',
  RNG: '/rng',
  PVP: '/pvp',
  ESPORTS: '/esports',
  COCKFIGHT: '/cockfight',
  BINGO: '/bingo',
  ANIM6: '/anim6games',
  INHOUSE: '/inhouse',
} as const satisfies Record<GameType, `/${string}`>;

/** Address of a hall with one vendor's tab chosen. */
export function hallPath(gameType: GameType, vassalage?: string): string {
  const path = hallPaths[gameType];
  return vassalage === undefined ? path : `${path}?page=${encodeURIComponent(vassalage)}`;
}
