import { priceText } from '../../../maths/events/price.ts';
import type { FixtureView } from '../../../shared/events.ts';
import { el } from '../../dom.ts';
import { fullPick, marketName, pickName } from './words.ts';
import { t } from './texts/texts.ts';

/** What is chosen on the board. */
export interface Chosen {
  readonly fixture: string;
  readonly market: string;
  readonly pick: string;
}

/** A price that can be put on the slip. */
export interface PriceButton {
  readonly element: HTMLButtonElement;
  /** Shows the price as it is; `chosen` whether it is on the slip. */
  show(view: FixtureView, chosen: Chosen | null): void;
}

/** How long a price shows that it has moved. */
const MOVED_MS = 2600;

/** The price of a pick in a view. */
export function priceIn(view: FixtureView | undefined, market: string, pick: string): number | null {
  return view?.markets.find(({ id }) => id === market)?.picks.find(({ id }) => id === pick)?.price ?? null;
}

/** Whether bets on a fixture are suspended now. The server says so again when it is asked. */
export function isSuspended({ suspendedUntil, phase }: FixtureView): boolean {
  return phase === 'live' && suspendedUntil !== null;
}

/** Makes the button of one pick. Short buttons show the pick as `1`, `X`, `2`. */
export function createPriceButton(fixture: FixtureView, market: string, pick: string, short: boolean, choose: (chosen: Chosen) => void): PriceButton {
  const figure = el('b', {});
  const arrow = el('i', { 'aria-hidden': 'true' });
  const name = el('span', { class: 'price-name' }, short ? shortName(pick) : pickName(pick, fixture));
  const bird = !short && (pick === 'meron' || pick === 'wala') ? el('small', {}, pick === 'meron' ? fixture.home : fixture.away) : null;
  // Of a short one, what it is about; of every one, why it cannot be had.
  const about = short ? el('span', { class: 'sr-only' }, `${marketName(market)}, ${fullPick(market, pick, fixture)}: `) : null;
  const state = el('span', { class: 'sr-only' });
  const element = el('button', { type: 'button', class: 'price', 'data-pick': pick }, about, name, bird, el('span', { class: 'price-figure' }, arrow, figure), state);
  element.addEventListener('click', () => {
    if (element.getAttribute('aria-disabled') !== 'true') choose({ fixture: fixture.id, market, pick });
  });
  let before: number | null = null;
  let clearing: ReturnType<typeof setTimeout> | undefined;
  return {
    element,
    show(view, chosen) {
      const price = priceIn(view, market, pick);
      const suspended = isSuspended(view);
      const on = chosen !== null && chosen.fixture === view.id && chosen.market === market && chosen.pick === pick;
      const decided = view.markets.find(({ id }) => id === market)?.winner ?? null;
      const winner = decided === pick;
      const text = winner ? '✓' : decided !== null ? '' : price === null ? '–' : priceText(price);
      if (figure.textContent !== text) figure.textContent = text;
      element.setAttribute('aria-pressed', String(on));
      element.setAttribute('aria-disabled', String(price === null || suspended));
      element.toggleAttribute('data-suspended', suspended);
      element.toggleAttribute('data-winner', winner);
      const reason = winner ? t(view.phase === 'over' ? 'bets.status.won' : 'certain') : suspended ? t('suspended') : price === null ? t('noPrice') : '';
      if (state.textContent !== reason) state.textContent = reason;
      if (price !== null && before !== null && price !== before) {
        element.dataset['moved'] = price > before ? 'up' : 'down';
        clearTimeout(clearing);
        clearing = setTimeout(() => delete element.dataset['moved'], MOVED_MS);
      }
      before = price;
    },
  };
}

function shortName(pick: string): string {
  if (pick === 'X') return 'X';
  return pick === '1' || pick === '2' ? pick : pickName(pick, { home: '', away: '' });
}
