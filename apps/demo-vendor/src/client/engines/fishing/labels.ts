import { percent } from '../../../maths/fraction.ts';
import { catchChance, TARGETS } from '../../../maths/fishing.ts';
import { percentFormat } from '../../hud/odds-sections.ts';
import { t } from './texts/texts.ts';
import type { TextKey } from './texts/texts.ts';

export function targetName(target: number): string {
  return t(`name.${TARGETS[target]?.id ?? 'minnow'}` as TextKey);
}

/** The prize of a target as text: "12×", "5–100×". */
export function paysOf(target: number): string {
  const aim = TARGETS[target];
  if (aim === undefined) return '';
  const times = aim.prizes.map((prize) => prize.times * aim.draws);
  const [least, most] = [Math.min(...times), Math.max(...times)];
  return least === most ? `${least}×` : `${least}–${most}×`;
}

/** The chance of a catch as text, in percent. */
export function chanceOf(target: number): string {
  const aim = TARGETS[target];
  return aim === undefined ? '' : percentFormat()(percent(catchChance(aim)));
}
