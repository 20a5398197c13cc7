import { segmentCount } from '../../../maths/wheel.ts';
import type { WheelModel } from '../../../maths/wheel.ts';
import { el } from '../../dom.ts';
import type { MoneyFormat } from '../../money.ts';
import { picture } from '../../svg.ts';
import { artOf } from './art.ts';
import { t } from './texts/texts.ts';
import type { TextKey } from './texts/texts.ts';

/** The spots to bet on. */
export interface Spots {
  readonly element: HTMLElement;
  /** Shows the bets on each spot: placed and unplaced ones. */
  show(placed: ReadonlyMap<string, bigint>, inHand: ReadonlyMap<string, bigint>): void;
  setOpen(open: boolean): void;
  /** Highlights the winning spot; null removes the highlight. */
  highlight(spot: string | null): void;
}

/** The name of a spot; null for the blank segment. */
export function spotName(spot: string | null): string {
  return t(`spot.${spot ?? 'blank'}` as TextKey);
}

/** Creates the spots. `press` is called with the id of a spot. */
export function createSpots(model: WheelModel, money: MoneyFormat, press: (spot: string) => void): Spots {
  const total = segmentCount(model);
  const made = model.spots.map((spot, index) => {
    const amount = el('span', { class: 'spot-amount' });
    const button = el(
      'button',
      { type: 'button', class: 'spot', 'data-spot': spot.id },
      picture('0 0 100 100', artOf(spot.id).drawing, 'spot-picture'),
      el('span', { class: 'spot-name' }, spotName(spot.id)),
      el('span', { class: 'spot-pays' }, t('pays', { times: spot.pays })),
      el('span', { class: 'spot-chance' }, t('chance', { part: spot.segments, total })),
      el('kbd', { class: 'spot-key', 'aria-hidden': 'true' }, String(index + 1)),
      amount,
    );
    button.style.setProperty('--spot', artOf(spot.id).colour);
    button.style.setProperty('--spot-deep', artOf(spot.id).deep);
    button.addEventListener('click', () => press(spot.id));
    return { id: spot.id, button, amount };
  });
  return {
    element: el('div', { class: 'spots', 'data-count': made.length }, ...made.map(({ button }) => button)),
    show(placed, inHand) {
      for (const { id, button, amount } of made) {
        const sum = (placed.get(id) ?? 0n) + (inHand.get(id) ?? 0n);
        amount.textContent = sum === 0n ? '' : money.full(sum);
        button.toggleAttribute('data-in-hand', inHand.has(id));
        button.toggleAttribute('data-placed', placed.has(id));
      }
    },
    setOpen(open) {
      for (const { button } of made) button.setAttribute('aria-disabled', String(!open));
    },
    highlight(spot) {
      for (const { id, button } of made) {
        button.toggleAttribute('data-won', spot === id);
        button.toggleAttribute('data-dim', spot !== null && spot !== id);
      }
    },
  };
}
