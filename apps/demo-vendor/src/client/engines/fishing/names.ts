import { percent } from '../../../maths/fraction.ts';
import { catchChance, TARGETS } from '../../../maths/fishing.ts';
import { shareFormat } from '../../hud/facts.ts';
import { t } from './texts/texts.ts';
import type { TextOf } from './texts/texts.ts';

/** Name of a target. */
export function targetName(target: number): string {
  return t(`name.${TARGETS[target]?.id ?? 'minnow'}` as TextOf);
}

/** What a catch pays, in short: "12×", "5–100×". */
export function paysOf(target: number): string {
  const aim = TARGETS[target];
  if (aim === undefined) return '';
  const times = aim.prizes.map((prize) => prize.times * aim.draws);
  const [least, most] = [Math.min(...times), Math.max(...times)];
  return least === most ? `${least}×` : `${least}–${most}×`;
}

/** The chance that a shot catches it, in percent. */
export function chanceOf(target: number): string {
  const aim = TARGETS[target];
  return aim === undefined ? '' : shareFormat()(percent(catchChance(aim)));
}
