import type { TicketModel } from '../../../maths/ticket.ts';
import { el } from '../../dom.ts';
import { symbolFace, symbolNames } from './symbols.ts';
import { t } from './texts/texts.ts';

/** The tray that drawn symbols appear in. */
export interface Tray {
  readonly element: HTMLElement;
  /** Shows the symbols drawn so far; `lit` says which of them match the ticket. */
  show(drawn: readonly number[], lit: (place: number) => boolean): void;
  /** Shows a line below the symbols. */
  line(text: string, won: boolean): void;
}

/** Creates an empty {@link Tray}. */
export function createTray(model: TicketModel): Tray {
  const places = Array.from({ length: model.drawn }, () => el('li', { class: 'drawn-place' }));
  const list = el('ol', { class: 'drawn', 'data-many': model.drawn > 10, 'aria-hidden': 'true' }, ...places);
  const spoken = el('p', { class: 'sr-only' });
  const line = el('p', { class: 'tray-line', 'aria-hidden': 'true' });
  list.style.setProperty('--drawn', String(model.drawn > 10 ? 10 : model.drawn));
  const faces: (number | undefined)[] = [];
  return {
    element: el('section', { class: 'tray', 'aria-label': t('drawnNumbers') }, el('h2', {}, t('drawnNumbers')), list, spoken, line),
    show(drawn, lit) {
      places.forEach((place, index) => {
        const symbol = drawn[index];
        if (faces[index] !== symbol) place.replaceChildren(...(symbol === undefined ? [] : [symbolFace(model, symbol)]));
        faces[index] = symbol;
        place.toggleAttribute('data-lit', symbol !== undefined && lit(index));
      });
      spoken.textContent = drawn.length === model.drawn ? symbolNames(model, drawn) : '';
    },
    line(text, won) {
      line.textContent = text;
      line.toggleAttribute('data-won', won);
    },
  };
}
