import { totalOf, winnerOf } from '../../../maths/live/baccarat.ts';
import type { BaccaratResult } from '../../../maths/live/baccarat.ts';
import { higherOf } from '../../../maths/live/dragon-tiger.ts';
import type { DragonTigerResult } from '../../../maths/live/dragon-tiger.ts';
import type { Card } from '../../../maths/card.ts';
import { backOf, faceOf } from '../../card-art.ts';
import { el } from '../../dom.ts';
import { picture } from '../../svg.ts';
import { spotName } from './labels.ts';
import type { Scene } from './scene.ts';

/** A card with the times at which it is dealt and turned, as shares of the reveal. */
interface Timed {
  readonly card: Card;
  readonly dealt: number;
  readonly turned: number;
}

const FIELD = '#3a2029';

/** Creates the view of a hand: name, cards and points. */
function createHand(side: string, slots: number) {
  const points = el('b', { class: 'hand-points' });
  const places = Array.from({ length: slots }, () => el('span', { class: 'live-card' }));
  const element = el('div', { class: 'live-hand', 'data-side': side }, el('p', { class: 'hand-name' }, spotName(side), points), el('div', { class: 'hand-cards' }, ...places));
  const put = (place: HTMLElement, face: string, drawing: () => string): void => {
    if (place.dataset['face'] === face) return;
    place.dataset['face'] = face;
    place.replaceChildren(picture('0 0 100 140', drawing(), 'live-card-picture'));
  };
  return {
    element,
    show(cards: readonly Timed[], share: number, pointsOf: ((cards: readonly Card[]) => number) | null): void {
      cards.forEach(({ card, dealt, turned }, index) => {
        const place = places[index];
        if (place === undefined || share < dealt) return;
        if (share < turned) put(place, 'back', () => backOf(FIELD));
        else put(place, String(card), () => faceOf(card));
      });
      const open = cards.filter(({ turned }) => share >= turned).map(({ card }) => card);
      points.textContent = open.length === 0 || pointsOf === null ? '' : String(pointsOf(open));
    },
    result(end: 'won' | 'lost' | 'tie' | null): void {
      if (end === null) delete element.dataset['result'];
      else element.dataset['result'] = end;
    },
    clear(): void {
      points.textContent = '';
      delete element.dataset['result'];
      for (const place of places) {
        place.replaceChildren();
        delete place.dataset['face'];
      }
    },
  };
}

const sceneOf = (kind: string, parts: readonly HTMLElement[]): HTMLElement => el('div', { class: 'scene card-scene', 'data-kind': kind, 'aria-hidden': 'true' }, ...parts);

/** Creates the scene of baccarat, with `middle` between the hands. */
export function createBaccaratScene(middle: HTMLElement): Scene<BaccaratResult> {
  const [player, banker] = [createHand('player', 3), createHand('banker', 3)];
  return {
    element: sceneOf('baccarat', [player.element, middle, banker.element]),
    show(result, share, still) {
      const now = still ? 1 : share;
      const third = result.player.length === 3;
      const times: readonly (readonly [readonly number[], readonly number[]])[] = [
        [[0, 0.1], [0.02, 0.2]],
        [[0.04, 0.3], [0.06, 0.4]],
        [[0.5, 0.6], third ? [0.7, 0.82] : [0.5, 0.62]],
      ];
      const timed = (cards: readonly Card[], side: 0 | 1): Timed[] => cards.map((card, index) => ({ card, dealt: times[index]?.[side][0] ?? 0, turned: times[index]?.[side][1] ?? 0 }));
      player.show(timed(result.player, 0), now, totalOf);
      banker.show(timed(result.banker, 1), now, totalOf);
      if (share < 1) return;
      const winner = winnerOf(result);
      player.result(winner === 'tie' ? 'tie' : winner === 'player' ? 'won' : 'lost');
      banker.result(winner === 'tie' ? 'tie' : winner === 'banker' ? 'won' : 'lost');
    },
    clear() {
      player.clear();
      banker.clear();
    },
  };
}

/** Creates the scene of dragon tiger, with `middle` between the cards. */
export function createDragonTigerScene(middle: HTMLElement): Scene<DragonTigerResult> {
  const [dragon, tiger] = [createHand('dragon', 1), createHand('tiger', 1)];
  return {
    element: sceneOf('dragon-tiger', [dragon.element, middle, tiger.element]),
    show(result, share, still) {
      const now = still ? 1 : share;
      dragon.show([{ card: result.dragon, dealt: 0, turned: 0.35 }], now, null);
      tiger.show([{ card: result.tiger, dealt: 0.05, turned: 0.75 }], now, null);
      if (share < 1) return;
      const winner = higherOf(result);
      dragon.result(winner === 'tie' ? 'tie' : winner === 'dragon' ? 'won' : 'lost');
      tiger.result(winner === 'tie' ? 'tie' : winner === 'tiger' ? 'won' : 'lost');
    },
    clear() {
      dragon.clear();
      tiger.clear();
    },
  };
}
