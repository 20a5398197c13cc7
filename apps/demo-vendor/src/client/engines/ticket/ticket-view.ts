import { firstSymbol, isOrdered } from '../../../maths/ticket.ts';
import type { TicketModel } from '../../../maths/ticket.ts';
import { el } from '../../dom.ts';
import { lookOf, symbolFace, symbolName } from './symbols.ts';
import { t } from './texts/texts.ts';

/** The ticket on which symbols are chosen. */
export interface TicketView {
  readonly element: HTMLElement;
  /** Shows the chosen symbols. */
  show(chosen: readonly number[]): void;
  /** Marks the drawn symbols, and the chosen ones among them. */
  mark(drawn: readonly number[]): void;
}

/** Cells in a row of the grid. */
export function columnsOf(model: TicketModel): number {
  const { symbols } = model;
  return symbols > 20 ? 10 : symbols > 10 ? 4 : symbols > 6 ? 5 : 3;
}

/** Creates a {@link TicketView}. `press` is called with the symbol of a pressed cell. The arrow keys move within the grid. */
export function createTicketView(model: TicketModel, press: (symbol: number) => void): TicketView {
  const first = firstSymbol(model);
  const ordered = isOrdered(model);
  const columns = columnsOf(model);
  let chosen: readonly number[] = [];
  const cells = Array.from({ length: model.symbols }, (_, index) => {
    const symbol = first + index;
    const plain = model.symbols > 20;
    const cell = el('button', { type: 'button', class: 'cell', 'aria-label': symbolName(model, symbol), tabindex: index === 0 ? 0 : -1 }, plain ? String(symbol) : symbolFace(model, symbol));
    if (lookOf(model) === 'creatures' || lookOf(model) === 'colours') cell.append(el('span', { class: 'cell-name', 'aria-hidden': 'true' }, symbolName(model, symbol)));
    cell.addEventListener('click', () => press(symbol));
    return cell;
  });
  const grid = el('div', { class: 'cells', role: 'group', 'aria-label': t('grid'), 'data-large': model.symbols <= 20 }, ...cells);
  grid.style.setProperty('--columns', String(columns));
  grid.style.setProperty('--rows', String(Math.ceil(model.symbols / columns)));
  const focus = (index: number): void => {
    if (cells[index] === undefined) return;
    cells.forEach((cell, at) => (cell.tabIndex = at === index ? 0 : -1));
    cells[index].focus();
  };
  grid.addEventListener('keydown', (event) => {
    const at = cells.findIndex((cell) => cell === document.activeElement);
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
    if (at < 0 || step === undefined) return;
    event.preventDefault();
    // Elsewhere the arrow keys change the stake.
    event.stopPropagation();
    focus(at + step);
  });
  grid.addEventListener('focusin', (event) => cells.forEach((cell, at) => (cell.tabIndex = cell === event.target || (at === 0 && !cells.includes(event.target as HTMLButtonElement)) ? 0 : -1)));

  const slots = Array.from({ length: model.pays.length }, () => el('li', { class: 'slot' }));
  const row = ordered ? el('ol', { class: 'slots', 'aria-label': t('chosenNumbers') }, ...slots) : null;
  const count = el('b', { class: 'ticket-count' });
  return {
    element: el('section', { class: 'ticket', 'aria-label': t('ticket') }, el('header', { class: 'ticket-head' }, el('span', {}, t(`hint.${model.kind}`, { count: model.pays.length })), count), row, grid),
    show(next) {
      chosen = next;
      count.textContent = `${next.length} / ${model.pays.length}`;
      cells.forEach((cell, index) => {
        const picked = next.includes(first + index);
        cell.toggleAttribute('data-picked', picked);
        // A digit may be chosen several times: its cell is a key to press, not a switch.
        if (model.kind !== 'digits') cell.setAttribute('aria-pressed', String(picked));
      });
      slots.forEach((slot, place) => {
        const symbol = next[place];
        slot.replaceChildren(...(symbol === undefined ? [] : [symbolFace(model, symbol)]));
      });
    },
    mark(drawn) {
      // Of digits and places only the draw itself says which are right.
      cells.forEach((cell, index) => {
        const isDrawn = !ordered && drawn.includes(first + index);
        cell.toggleAttribute('data-drawn', isDrawn);
        cell.toggleAttribute('data-hit', isDrawn && chosen.includes(first + index));
      });
    },
  };
}
