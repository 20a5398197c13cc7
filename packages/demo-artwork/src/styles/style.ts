import type { Plan } from '../plan.ts';
import { inkOf, apart, type Canvas, type Painting } from './frame.ts';
import { group } from '../svg.ts';

/** Draws a picture from its plan. */
export type Painter = (plan: Plan, canvas: Canvas) => string;

/** Positions of the smaller emblems: x, y and relative size. */
const PLACES = [
  [-168, 74, 0.52, -12],
  [170, 62, 0.56, 10],
  [-132, -104, 0.36, 8],
] as const;

/** Draws the smaller emblems of a picture with their own inks and gradients. */
export function companions(plan: Plan, painting: Painting): { readonly defs: string; readonly content: string } {
  let defs = '';
  let content = '';
  for (const [index, emblem] of plan.companions.entries()) {
    const [x, y, size, turn] = PLACES[index] ?? PLACES[0];
    const mark = String(index);
    const main = emblem.hue === 'free' ? plan.accent : emblem.hue;
    const ink = inkOf(painting, main, emblem.accent === 'free' ? plan.main : emblem.accent, emblem.vivid, mark);
    defs += ink.defs;
    content += group(`translate(${x} ${y}) rotate(${turn}) scale(${size})`, apart(emblem.draw(ink.ink, plan.rand), mark));
  }
  return { defs, content };
}
