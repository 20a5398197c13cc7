import { BALLS, BINGO_COLUMN, CALLS } from '../../../maths/bingo.ts';
import { el } from '../../dom.ts';
import { t } from './texts/texts.ts';

/** The letters of the columns, the same in every language. */
export const LETTERS = ['B', 'I', 'N', 'G', 'O'] as const;
/** The column of a ball. */
export const columnOf = (ball: number): number => Math.floor((ball - 1) / BINGO_COLUMN);

const ballElement = (ball: number, className: string): HTMLElement =>
  el('span', { class: `ball ${className}`, 'data-column': columnOf(ball) }, el('i', {}, LETTERS[columnOf(ball)] ?? ''), el('b', {}, String(ball)));

/** Shows the latest ball, the balls before it, and the board of all balls. */
export interface CallBoard {
  readonly element: HTMLElement;
  /** Shows a word and a number in place of a ball, before the calls. */
  showCountdown(word: string, figure: string): void;
  /** Shows the balls called so far. */
  showCalls(balls: readonly number[]): void;
  players(text: string): void;
}

const RECENT = 5;

/** Creates a {@link CallBoard}. */
export function createCallBoard(): CallBoard {
  const now = el('div', { class: 'now', 'aria-hidden': 'true' });
  const recent = el('div', { class: 'recent', 'aria-hidden': 'true' });
  const count = el('p', { class: 'call-count' });
  const crowd = el('p', { class: 'crowd' });
  const cells = Array.from({ length: BALLS }, (_, index) => el('span', {}, String(index + 1)));
  const rows = LETTERS.map((letter, column) => el('div', { class: 'board-row', 'data-column': column }, el('b', {}, letter), ...cells.slice(column * BINGO_COLUMN, (column + 1) * BINGO_COLUMN)));
  const board = el('div', { class: 'board', role: 'img', 'aria-label': t('board') }, ...rows);
  let shown = -1;
  return {
    element: el('section', { class: 'caller' }, el('div', { class: 'caller-top' }, now, el('div', { class: 'caller-side' }, count, recent, crowd)), board),
    showCountdown(word, figure) {
      if (shown !== 0) {
        shown = 0;
        recent.replaceChildren();
        for (const cell of cells) cell.removeAttribute('data-called');
        board.setAttribute('aria-label', t('board'));
      }
      now.replaceChildren(el('span', { class: 'ball now-wait' }, el('i', {}, word), el('b', {}, figure)));
      count.textContent = '';
    },
    showCalls(balls) {
      if (balls.length === shown) return;
      shown = balls.length;
      const last = balls.at(-1);
      now.replaceChildren(...(last === undefined ? [] : [ballElement(last, 'now-ball')]));
      recent.replaceChildren(...balls.slice(-RECENT - 1, -1).toReversed().map((ball) => ballElement(ball, 'small-ball')));
      count.textContent = t('calls', { current: balls.length, total: CALLS });
      cells.forEach((cell, index) => cell.toggleAttribute('data-called', balls.includes(index + 1)));
      board.setAttribute('aria-label', `${t('board')}: ${balls.join(', ')}`);
    },
    players: (text) => void (crowd.textContent = text),
  };
}
