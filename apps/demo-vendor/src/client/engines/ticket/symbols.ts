import type { TicketModel } from '../../../maths/ticket.ts';
import { dieFace } from '../../dice-art.ts';
import { el } from '../../dom.ts';
import { picture } from '../../svg.ts';
import { CREATURES } from './creature-art.ts';
import { t } from './texts/texts.ts';
import type { TextKey } from './texts/texts.ts';

/** How the symbols of a model look: numbers, dice, creatures or colours. */
type Look = 'numbers' | 'dice' | 'creatures' | 'colours';

/** The look of a model. */
export function lookOf({ code }: TicketModel): Look {
  return code === 'dice-3' ? 'dice' : code === 'creatures-3' ? 'creatures' : code === 'colours-3' ? 'colours' : 'numbers';
}

/** A symbol's name for screen readers and texts. */
export function symbolName(model: TicketModel, symbol: number): string {
  const look = lookOf(model);
  if (look === 'creatures') return t(`creature.c${symbol}` as TextKey);
  return look === 'colours' ? t(`colour.c${symbol}` as TextKey) : String(symbol);
}

/** The names of symbols in one line. */
export function symbolNames(model: TicketModel, symbols: readonly number[]): string {
  const names = symbols.map((symbol) => symbolName(model, symbol));
  if (model.kind !== 'digits') return names.join(', ');
  // The digits of one number: in a line from right to left they keep their order only within an isolate.
  return document.documentElement.dir === 'rtl' ? `\u2066${names.join(' ')}\u2069` : names.join(' ');
}

/** The colour of a number's ball, of nine. */
const tintOf = ({ symbols }: TicketModel, symbol: number): number => (symbols > 20 ? Math.floor((symbol - 1) / 10) : symbol % 9);

/** The picture of a symbol: a die, a creature, or a ball with a number. */
export function symbolFace(model: TicketModel, symbol: number): HTMLElement {
  switch (lookOf(model)) {
    case 'dice':
      return el('span', { class: 'face' }, picture('0 0 100 100', dieFace(symbol), 'face-picture'));
    case 'creatures':
      return el('span', { class: 'face tile' }, picture('0 0 100 100', CREATURES[symbol - 1] ?? '', 'face-picture'));
    case 'colours':
      return el('span', { class: 'face colour-ball', 'data-colour': symbol });
    case 'numbers':
      return el('span', { class: 'face ball', 'data-tint': tintOf(model, symbol) }, el('b', {}, String(symbol)));
  }
}
