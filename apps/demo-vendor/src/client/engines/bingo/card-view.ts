import { FREE_CELL, LINES, patternsOn } from '../../../maths/bingo.ts';
import type { BingoCard, Pattern } from '../../../maths/bingo.ts';
import { el } from '../../dom.ts';
import { picture } from '../../svg.ts';
import { LETTERS } from './call-board.ts';
import { t } from './texts/texts.ts';
import type { TextKey } from './texts/texts.ts';

const STAR = '<path d="M50 8l12.500 27.500L92 39 70 59.500 76 90 50 74.500 24 90 30 59.500 8 39l29.500-3.500z"/>';

export function patternName(id: string): string {
  return t(`pattern.${id}` as TextKey);
}

export interface CardView {
  readonly element: HTMLElement;
  /** Marks the called numbers and returns the new patterns. */
  mark(called: ReadonlySet<number>): Pattern[];
}

/** Creates the view of a card; `number` counts from 1. */
export function createCardView(card: BingoCard, number: number): CardView {
  const cells = card.map((value, cell) => el('span', { class: 'cell', 'data-free': cell === FREE_CELL }, cell === FREE_CELL ? picture('0 0 100 100', STAR, 'star') : String(value)));
  const label = el('p', { class: 'card-label' });
  const element = el('div', { class: 'bingo-card', role: 'img' }, el('div', { class: 'letters', 'aria-hidden': 'true' }, ...LETTERS.map((letter, column) => el('b', { 'data-column': column }, letter))), el('div', { class: 'cells', 'aria-hidden': 'true' }, ...cells), label);
  let had = new Set<string>();
  const view: CardView = {
    element,
    mark(called) {
      const marked = card.map((value, cell) => cell === FREE_CELL || called.has(value));
      const patterns = patternsOn(card, called);
      const lit = new Set([...LINES.filter((line) => line.every((cell) => marked[cell])).flat(), ...patterns.flatMap(({ cells: certain = [] }) => certain)]);
      cells.forEach((cell, index) => {
        cell.toggleAttribute('data-marked', marked[index] === true);
        cell.toggleAttribute('data-lit', lit.has(index));
      });
      const best = patterns.at(-1);
      label.textContent = best === undefined ? '' : patternName(best.id);
      element.toggleAttribute('data-won', best !== undefined);
      const hits = card.filter((value) => called.has(value));
      element.setAttribute('aria-label', t('cardLabel', { card: number, numbers: card.map((value, cell) => (cell === FREE_CELL ? t('free') : value)).join(' '), marked: hits.length === 0 ? t('none') : hits.join(' ') }));
      const fresh = patterns.filter(({ id }) => !had.has(id));
      had = new Set(patterns.map(({ id }) => id));
      return fresh;
    },
  };
  view.mark(new Set());
  return view;
}

/** Creates a small diagram of a pattern. */
export function patternMap({ lines, cells = [] }: Pattern): HTMLElement {
  const some: readonly (readonly number[])[] = [[5, 6, 7, 8, 9], [2, 7, 12, 17, 22], [20, 21, 22, 23, 24], [0, 6, 12, 18, 24]];
  const lit = new Set(lines === undefined ? cells : some.slice(0, lines).flat());
  return el('span', { class: 'pattern-map', 'aria-hidden': 'true' }, ...Array.from({ length: 25 }, (_, cell) => el('i', { 'data-on': lit.has(cell) })));
}
