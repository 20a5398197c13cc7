import type { GameType } from '@livery/contracts';
import { iconAnimation, iconBingo, iconCockfight, iconDice, iconEsports, iconFish, iconLive, iconLottery, iconPoker, iconSlot, iconSports, iconTicket } from '@livery/ui-kit';
import type { Glyph } from '@livery/ui-kit';

/** The sign of each category. */
export const categoryGlyphs: Readonly<Record<GameType, Glyph>> = {
  ELOTT: iconLottery,
  LOTT: iconTicket,
  LIVE: iconLive,
  SPORTS: iconSports,
  FISH: iconFish,
  RNG: iconSlot,
  PVP: iconPoker,
  ESPORTS: iconEsports,
  COCKFIGHT: iconCockfight,
  BINGO: iconBingo,
  ANIM6: iconAnimation,
  INHOUSE: iconDice,
};
