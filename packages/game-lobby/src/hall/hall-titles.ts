import type { PlainTextKey } from '@livery/i18n';
import type { GameType } from '../hooks.ts';

/** Text keys of the halls' titles. */
export const hallTitles = {
  ELOTT: 'title.ELOTT',
  LOTT: 'title.LOTT',
  LIVE: 'title.LIVE',
  SPORTS: 'title.SPORTS',
  FISH: 'title.FISH',
  RNG: 'title.RNG',
  PVP: 'title.PVP',
  ESPORTS: 'title.ESPORTS',
  COCKFIGHT: 'title.COCKFIGHT',
  BINGO: 'title.BINGO',
  ANIM6: 'title.ANIM6',
  INHOUSE: 'title.INHOUSE',
} as const satisfies Record<GameType, PlainTextKey<'games'>>;
