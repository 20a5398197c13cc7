import type { LiveKind, LiveModel, LiveSpot } from '../../../maths/live/live-model.ts';
import { colourOf } from '../../../maths/live/roulette.ts';
import { el } from '../../dom.ts';
import type { MoneyFormat } from '../../money.ts';
import { picture } from '../../svg.ts';
import { dieFace } from '../../dice-art.ts';
import { gainText, oddsText, spotName } from './labels.ts';
import { chipSize } from './chip-rail.ts';
import { t } from './texts/texts.ts';

/** The spots to bet on. */
export interface Board {
  readonly element: HTMLElement;
  /** Shows the bets on each spot: placed and unplaced ones. */
  show(placed: ReadonlyMap<string, bigint>, inHand: ReadonlyMap<string, bigint>): void;
  setOpen(open: boolean): void;
  /** Highlights the winning spots; null removes the highlights. */
  highlight(won: readonly string[] | null): void;
  press(spot: string): void;
}

const PAINTED: Readonly<Record<string, readonly string[]>> = {
  red: ['banker', 'banker-pair', 'dragon', 'red', 'big'],
  blue: ['player', 'player-pair', 'tiger', 'small'],
  green: ['tie', 'suited-tie'],
  black: ['black'],
};

/** Colour of a spot. */
function paintOf(id: string): string | undefined {
  const pocket = /^n(\d+)$/.exec(id)?.[1];
  return pocket === undefined ? Object.entries(PAINTED).find(([, ids]) => ids.includes(id))?.[0] : colourOf(Number(pocket));
}

/** Grid area of a roulette spot: three rows of numbers and two rows of outside bets. */
function placeOnRoulette(id: string): string | undefined {
  const [name = '', figure = ''] = id.startsWith('n') ? ['n', id.slice(1)] : id.split('-');
  const n = Number(figure);
  if (id === 'n0') return '1 / 1 / 4 / 2';
  if (name === 'n') return `${3 - ((n - 1) % 3)} / ${Math.floor((n - 1) / 3) + 2}`;
  if (name === 'column') return `${4 - n} / 14`;
  if (name === 'dozen') return `4 / ${n * 4 - 2} / 5 / ${n * 4 + 2}`;
  const field = ['low', 'even', 'red', 'black', 'odd', 'high'].indexOf(id);
  return `5 / ${field * 2 + 2} / 6 / ${field * 2 + 4}`;
}

/** The label of a spot: its name, or a figure or picture with the name for screen readers. */
function faceOf(kind: LiveKind, spot: LiveSpot): Node[] {
  const { id } = spot;
  const [name = '', figure = ''] = id.split('-');
  const standIn = (face: HTMLElement): Node[] => {
    face.setAttribute('aria-hidden', 'true');
    return [face, el('span', { class: 'sr-only' }, spotName(id))];
  };
  const dice = (count: number): HTMLElement => el('span', { class: 'spot-dice' }, ...Array.from({ length: count }, () => picture('0 0 100 100', dieFace(Number(figure)), 'spot-die')));
  if (kind === 'roulette' && id.startsWith('n')) return standIn(el('span', { class: 'spot-name' }, id.slice(1)));
  if (name === 'column') return standIn(el('span', { class: 'spot-name', dir: 'ltr' }, oddsText(spot)));
  if (name === 'total') return standIn(el('span', { class: 'spot-name' }, figure));
  if (name === 'single') return standIn(dice(1));
  if (name === 'triple' && figure !== 'any') return standIn(dice(3));
  return [el('span', { class: 'spot-name', dir: 'auto' }, spotName(id)), ...(id === 'small' || id === 'big' ? [el('span', { class: 'spot-range', dir: 'auto' }, t(`range.${id}`))] : [])];
}

/** Creates the board. `press` is called with the id of a spot. */
export function createBoard<Result>({ kind, spots }: LiveModel<Result>, money: MoneyFormat, press: (spot: string) => void): Board {
  const quiet = kind === 'roulette';
  const made = spots.map((spot) => {
    const { id } = spot;
    const chip = el('span', { class: 'chip', 'aria-hidden': 'true' });
    const lying = el('span', { class: 'sr-only' });
    const button = el('button', { type: 'button', class: 'live-spot', 'data-spot': id, 'data-group': id.split(/[-\d]/)[0], 'data-paint': paintOf(id) }, ...faceOf(kind, spot), quiet ? null : el('span', { class: 'spot-pays', dir: 'ltr', 'aria-hidden': 'true' }, oddsText(spot)), chip, el('span', { class: 'sr-only' }, t('pays', { gain: gainText(spot) })), lying);
    if (quiet) button.style.gridArea = placeOnRoulette(id) ?? '';
    button.addEventListener('click', () => press(id));
    return { id, button, chip, lying };
  });
  return {
    // The layout of a table does not depend on the direction of the language.
    element: el('div', { class: 'board', 'data-kind': kind, dir: 'ltr' }, ...made.map(({ button }) => button)),
    show(placed, inHand) {
      for (const { id, button, chip, lying } of made) {
        const sum = (placed.get(id) ?? 0n) + (inHand.get(id) ?? 0n);
        chip.textContent = sum === 0n ? '' : money.short(sum);
        chip.dataset['size'] = chipSize(sum);
        button.toggleAttribute('data-in-hand', inHand.has(id));
        button.toggleAttribute('data-placed', placed.has(id));
        lying.textContent = sum === 0n ? '' : t('onSpot', { amount: money.full(sum) });
      }
    },
    setOpen(open) {
      for (const { button } of made) button.setAttribute('aria-disabled', String(!open));
    },
    highlight(won) {
      for (const { id, button } of made) {
        button.toggleAttribute('data-won', won?.includes(id) === true);
        button.toggleAttribute('data-dim', won !== null && !won.includes(id));
      }
    },
    press: (spot) => made.find(({ id }) => id === spot)?.button.click(),
  };
}
