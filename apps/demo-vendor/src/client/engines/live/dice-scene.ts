import { sumOf } from '../../../maths/live/sicbo.ts';
import type { SicboResult } from '../../../maths/live/sicbo.ts';
import { el } from '../../dom.ts';
import { picture } from '../../svg.ts';
import { dieFace } from '../../dice-art.ts';
import type { Scene } from './scene.ts';

/** Shares of the reveal after which each die rests. */
const STILL = [0.45, 0.65, 0.85] as const;
/** Number of faces that a rolling die shows in one reveal. */
const FACES = 40;

/** Creates the scene of sicbo: three dice that come to rest one after the other. */
export function createDiceScene(middle: HTMLElement): Scene<SicboResult> {
  const dice = STILL.map(() => el('span', { class: 'die' }));
  const sum = el('b', { class: 'dice-sum' });
  const put = (die: HTMLElement, face: number): void => {
    if (die.dataset['face'] === String(face)) return;
    die.dataset['face'] = String(face);
    die.replaceChildren(picture('0 0 100 100', dieFace(face), 'die-picture'));
  };
  const rest = (faces: readonly number[]): void => dice.forEach((die, index) => {
    put(die, faces[index] ?? 1);
    die.removeAttribute('data-rolling');
  });
  const scene: Scene<SicboResult> = {
    element: el('div', { class: 'scene dice-scene', 'data-kind': 'sicbo', 'aria-hidden': 'true' }, el('div', { class: 'dome' }, ...dice), el('div', { class: 'dice-side' }, middle, sum)),
    show(result, share, still) {
      const now = still ? 1 : share;
      dice.forEach((die, index) => {
        const rolling = now < (STILL[index] ?? 1);
        die.toggleAttribute('data-rolling', rolling);
        // The faces of a rolling die are a fixed sequence.
        put(die, rolling ? ((Math.floor(now * FACES) * 5 + index * 2) % 6) + 1 : (result.dice[index] ?? 1));
      });
      const open = now >= STILL[2];
      middle.hidden = open;
      sum.textContent = open ? String(sumOf(result)) : '';
    },
    clear() {
      middle.hidden = false;
      sum.textContent = '';
      rest([1, 4, 6]);
    },
  };
  scene.clear();
  return scene;
}
