import { prizeAt, priceText } from '../../../maths/events/price.ts';
import type { FixtureView, PriceAcceptance } from '../../../shared/events.ts';
import { el } from '../../dom.ts';
import { persistentStorage } from '../../browser-storage.ts';
import type { MoneyFormat } from '../../money.ts';
import { isSuspended } from './price-button.ts';
import type { SelectedPick } from './price-button.ts';
import { t } from './texts/texts.ts';
import { eventName, fullPick, marketName } from './labels.ts';

export interface SlipState {
  readonly chosen: SelectedPick | null;
  readonly view: FixtureView | undefined;
  readonly price: number | null;
  readonly stake: bigint;
  /** Why the last attempt was refused. */
  readonly notice: string;
}

/** The slip with one bet. */
export interface SlipView {
  readonly element: HTMLElement;
  readonly take: PriceAcceptance;
  show(state: SlipState): void;
}

const TAKES: readonly PriceAcceptance[] = ['exact', 'better', 'any'];
const KEY = 'livery-game:take-price';

/** Creates the slip. The player's choice of accepted prices is stored. */
export function createSlipView(money: MoneyFormat): SlipView {
  const remembered = TAKES.find((one) => one === persistentStorage.get(KEY));
  let take: PriceAcceptance = remembered ?? 'better';
  const content = el('div', { class: 'slip-bet' });
  const notice = el('p', { class: 'slip-notice', role: 'alert' });
  const choice = el('select', {}, ...TAKES.map((id) => el('option', { value: id, selected: id === take }, t(`take.${id}`))));
  choice.addEventListener('change', () => {
    take = TAKES.find((one) => one === choice.value) ?? 'exact';
    persistentStorage.set(KEY, take);
  });
  return {
    element: el('section', { class: 'slip', 'aria-label': t('slip') }, el('h2', {}, t('slip')), content, notice, el('label', { class: 'take' }, el('span', {}, t('take.label')), choice)),
    get take() {
      return take;
    },
    show({ chosen, view, price, stake, notice: text }) {
      notice.textContent = text;
      notice.hidden = text === '';
      if (chosen === null || view === undefined) return content.replaceChildren(el('p', { class: 'none' }, t('slipEmpty')));
      content.replaceChildren(
        el('b', { class: 'slip-pick' }, fullPick(chosen.market, chosen.pick, view)),
        el('b', { class: 'slip-price' }, price === null ? '–' : priceText(price)),
        el('span', { class: 'slip-market' }, `${marketName(chosen.market)} · ${eventName(view)}`),
        el('span', { class: 'slip-pays' }, price === null ? t(isSuspended(view) ? 'suspended' : 'noPrice') : t('returns', { amount: money.full(prizeAt(stake, price)) })),
      );
    },
  };
}
