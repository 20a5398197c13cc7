import type { GameType } from '@livery/contracts';
import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';

const names: Readonly<Record<GameType, PlainTextKey<'shell'>>> = {
  ELOTT: 'nav.ELOTT',
  LOTT: 'nav.LOTT',
  LIVE: 'nav.LIVE',
  SPORTS: 'nav.SPORTS',
  FISH: 'nav.FISH',
  RNG: 'nav.RNG',
  PVP: 'nav.PVP',
  ESPORTS: 'nav.ESPORTS',
  COCKFIGHT: 'nav.COCKFIGHT',
  BINGO: 'nav.BINGO',
  ANIM6: 'nav.ANIM6',
  INHOUSE: 'nav.INHOUSE',
};

const isKnown = (category: string): category is GameType => Object.hasOwn(names, category);

/** Names of kinds of games by their codes, as the site's menu has them; a code that is not known here stands for itself. */
export function useCategoryName(): (category: string) => string {
  const t = useText('shell');
  return (category) => (isKnown(category) ? t(names[category]) : category);
}
