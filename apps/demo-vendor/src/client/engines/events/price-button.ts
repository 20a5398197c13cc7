import { priceText } from '../../../maths/events/price.ts';
import type { FixtureView } from '../../../shared/events.ts';
import { el } from '../../dom.ts';
import { fullPick, marketName, pickName } from './labels.ts';
import { t } from './texts/texts.ts';

/** The pick that is on the slip. */
export interface SelectedPick {
  readonly fixture: string;
  readonly market: string;
  readonly pick: string;
}

/** A button that puts a pick on the slip. */
export interface PriceButton {
  readonly element: HTMLButtonElement;
  /** Shows the present price. `chosen` is the pick on the slip. */
  show(view: FixtureView, chosen: SelectedPick | null): void;
}

/** How long a price change is highlighted, in milliseconds. */
const MOVED_MS = 2600;

export function shownPriceOf(view: FixtureView | undefined, market: string, pick: string): number | null {
  return view?.markets.find(({ id }) => id === market)?.picks.find(({ id }) => id === pick)?.price ?? null;
}

/** Whether bets on a fixture are suspended; the server checks it again. */
export function isSuspended({ suspendedUntil, phase }: FixtureView): boolean {
  return phase === 'live' && suspendedUntil !== null;
}

/** Creates the button of a pick. Short buttons show the pick as `1`, `X`, `2`. */
export function createPriceButton(fixture: FixtureView, market: string, pick: string, short: boolean, choose: (chosen: SelectedPick) => void): PriceButton {
  const figure = el('b', {});
  const arrow = el('i', { 'aria-hidden': 'true' });
  const name = el('span', { class: 'price-name', dir: 'auto' }, short ? shortName(pick) : pickName(pick, fixture));
  const bird = !short && (pick === 'meron' || pick === 'wala') ? el('small', {}, pick === 'meron' ? fixture.home : fixture.away) : null;
  // Screen readers need the pick of a short button, and the reason why a button is disabled.
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
      const price = shownPriceOf(view, market, pick);
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
