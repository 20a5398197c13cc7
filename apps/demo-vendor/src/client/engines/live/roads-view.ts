import { isPair, winnerOf } from '../../../maths/live/baccarat.ts';
import type { BaccaratResult } from '../../../maths/live/baccarat.ts';
import { higherOf } from '../../../maths/live/dragon-tiger.ts';
import type { DragonTigerResult } from '../../../maths/live/dragon-tiger.ts';
import type { LiveKind } from '../../../maths/live/live-model.ts';
import { beadPlate, bigRoad, derivedRoad, layOut, nextMarks, ROAD_ROWS, streaksOf } from '../../../maths/live/roads.ts';
import type { Coup, Mark, Placed } from '../../../maths/live/roads.ts';
import type { LiveResult } from '../../../shared/live.ts';
import { el } from '../../dom.ts';
import { picture } from '../../svg.ts';
import { spotName } from './labels.ts';
import { bead, disc, eye, ring, SQUARE, stroke } from './road-art.ts';
import { t } from './texts/texts.ts';

/** A result as the roads record it: banker and dragon are red. */
export function coupOf(kind: LiveKind, result: LiveResult): Coup {
  if (kind === 'dragon-tiger') {
    const winner = higherOf(result as DragonTigerResult);
    return { side: winner === 'tie' ? null : winner === 'dragon' ? 'red' : 'blue' };
  }
  const coup = result as BaccaratResult;
  const winner = winnerOf(coup);
  return { side: winner === 'tie' ? null : winner === 'banker' ? 'red' : 'blue', redPair: isPair(coup.banker), bluePair: isPair(coup.player) };
}

/** Creates a grid that shows the last columns that fit. */
function createGrid(name: string, label: string, redraw: () => void) {
  const svg = picture(`0 0 ${SQUARE} ${SQUARE * ROAD_ROWS}`, '', 'road-grid');
  svg.setAttribute('preserveAspectRatio', 'xMinYMin meet');
  const element = el('div', { class: 'road', 'data-road': name, title: label }, svg);
  let columns = 0;
  new ResizeObserver(() => {
    const fitting = Math.max(1, Math.floor(element.clientWidth / (element.clientHeight / ROAD_ROWS)));
    if (fitting === columns || element.clientHeight === 0) return;
    columns = fitting;
    redraw();
  }).observe(element);
  return {
    element,
    draw<T>(placed: readonly Placed<T>[], art: (value: T) => string): void {
      const used = placed.reduce((most, { column }) => Math.max(most, column + 1), 0);
      // The last column stays free for the next streak.
      const first = Math.max(0, used + 1 - columns);
      const lines = `${Array.from({ length: columns + 1 }, (_, n) => `M${n * SQUARE} 0V${ROAD_ROWS * SQUARE}`).join('')}${Array.from({ length: ROAD_ROWS + 1 }, (_, n) => `M0 ${n * SQUARE}H${columns * SQUARE}`).join('')}`;
      svg.setAttribute('viewBox', `0 0 ${columns * SQUARE} ${ROAD_ROWS * SQUARE}`);
      svg.innerHTML = `<path d="${lines}" class="road-lines"/>${placed.filter(({ column }) => column >= first).map(({ column, row, value }) => `<g transform="translate(${(column - first) * SQUARE} ${row * SQUARE})">${art(value)}</g>`).join('')}`;
    },
  };
}

export interface RoadsView {
  readonly element: HTMLElement;
  /** `place` is the number of the round in its shoe of `rounds` rounds. */
  show(coups: readonly Coup[], place: number, rounds: number): void;
}

/** Creates the view of bead plate, big road, derived roads, counts and next marks. */
export function createRoadsView(kind: LiveKind): RoadsView {
  const [red, blue] = kind === 'baccarat' ? (['banker', 'player'] as const) : (['dragon', 'tiger'] as const);
  let coups: readonly Coup[] = [];
  // “Tiger” and “tie” have the same first letter, so a tie is marked with “=”.
  const tieSign = kind === 'baccarat' ? t('sign.tie') : '=';
  const letterOf = (side: Mark | null): string => (side === null ? tieSign : t(`sign.${side === 'red' ? red : blue}`));
  const draw = (): void => {
    const road = bigRoad(coups);
    plate.draw(beadPlate(coups), (coup) => bead(coup, letterOf(coup.side)));
    big.draw(layOut(road.columns), ring);
    eyes.draw(layOut(streaksOf(derivedRoad(road, 1))), eye);
    small.draw(layOut(streaksOf(derivedRoad(road, 2))), disc);
    pig.draw(layOut(streaksOf(derivedRoad(road, 3))), stroke);
  };
  const grid = (name: 'bead' | 'big' | 'eye' | 'small' | 'pig') => createGrid(name, t(`road.${name}`), draw);
  const [plate, big, eyes, small, pig] = [grid('bead'), grid('big'), grid('eye'), grid('small'), grid('pig')];
  const round = el('bdi', { dir: 'ltr' });
  const counts = el('span', { class: 'road-counts', 'aria-hidden': 'true' });
  const next = el('span', { class: 'road-next', 'aria-hidden': 'true' });
  const spoken = el('p', { class: 'sr-only' });
  return {
    element: el('section', { class: 'roads', 'aria-label': t('road.title') }, el('div', { class: 'road-bar' }, el('span', { class: 'road-round', 'aria-hidden': 'true' }, round), counts, next), spoken, el('div', { class: 'road-grids', dir: 'ltr', 'aria-hidden': 'true' }, plate.element, big.element, eyes.element, small.element, pig.element)),
    show(list, place, rounds) {
      coups = list;
      const inWords = t('shoe', { round: place, rounds });
      round.textContent = `${place} / ${rounds}`;
      round.title = inWords;
      const count = (side: Mark | null): number => coups.filter((coup) => coup.side === side).length;
      const tally = (side: Mark | null): HTMLElement => el('span', { class: 'tally', 'data-side': side ?? 'tie' }, el('i', {}, letterOf(side)), String(count(side)));
      counts.replaceChildren(tally('red'), tally('blue'), tally(null));
      spoken.textContent = `${inWords}. ${t('summary', { first: spotName(red), firstCount: count('red'), second: spotName(blue), secondCount: count('blue'), tie: spotName('tie'), tieCount: count(null) })}`;
      const arts = [eye, disc, stroke];
      next.replaceChildren(...(['red', 'blue'] as const).map((side) => {
        const marks = nextMarks(coups, side).map((mark, index) => picture(`0 0 ${SQUARE} ${SQUARE}`, mark === null ? '' : (arts[index]?.(mark) ?? ''), 'next-mark'));
        return el('span', { class: 'next', 'data-side': side, title: t('road.next', { side: spotName(side === 'red' ? red : blue) }) }, el('i', {}, letterOf(side)), ...marks);
      }));
      draw();
    },
  };
}
