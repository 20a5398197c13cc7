import type { Hand } from '../../../maths/bulls.ts';
import { backOf, cardName, faceOf } from '../../card-art.ts';
import { el } from '../../dom.ts';
import { picture } from '../../svg.ts';
import { t } from './texts/texts.ts';
import type { TextKey } from './texts/texts.ts';

/** The name of a kind of hand. */
export function kindName(kind: number): string {
  return t(`kind.k${kind}` as TextKey);
}

/** One seat of the table. */
export interface SeatView {
  readonly element: HTMLElement;
  /** Shows the player's name; null for a free seat. */
  setPlayer(name: string | null): void;
  /** Shows five cards face down; `step` is the delay between two cards in milliseconds. */
  deal(step: number): void;
  /** Shows the faces of the first `count` cards. */
  reveal(hand: Hand, count: number): void;
  /** Shows the kind of the hand and separates the three cards that add up to tens. */
  showResult(hand: Hand, won: boolean): void;
  clear(): void;
}

/** Creates a seat. */
export function createSeat(place: 'theirs' | 'mine'): SeatView {
  const name = el('span', { class: 'seat-name' });
  const initial = el('span', { class: 'seat-face', 'aria-hidden': 'true' });
  const kind = el('strong', { class: 'seat-kind', 'aria-hidden': 'true' });
  const spoken = el('p', { class: 'sr-only' });
  const slots = Array.from({ length: 5 }, () => el('span', { class: 'card' }));
  const cards = el('div', { class: 'hand', 'aria-hidden': 'true' }, ...slots);
  const element = el('section', { class: 'seat', 'data-place': place }, el('p', { class: 'seat-who' }, initial, name), cards, kind, spoken);
  const put = (slot: HTMLElement, drawing: string, face: string): void => {
    if (slot.dataset['face'] === face) return;
    slot.dataset['face'] = face;
    slot.replaceChildren(picture('0 0 100 140', drawing, 'card-picture'));
  };
  const view: SeatView = {
    element,
    setPlayer(text) {
      element.toggleAttribute('data-free', text === null);
      name.textContent = text ?? t('empty');
      initial.textContent = text === null ? '?' : text.slice(0, 1);
    },
    deal(step) {
      slots.forEach((slot, index) => {
        put(slot, backOf('#0d4a38'), 'back');
        slot.style.setProperty('transition-delay', `${index * step}ms`);
        slot.toggleAttribute('data-dealt', true);
      });
    },
    reveal(hand, count) {
      hand.cards.slice(0, count).forEach((card, index) => {
        const slot = slots[index];
        if (slot !== undefined) put(slot, faceOf(card), String(card));
      });
    },
    showResult(hand, won) {
      view.reveal(hand, 5);
      kind.textContent = kindName(hand.kind);
      spoken.textContent = t('hand', { who: name.textContent ?? '', kind: kindName(hand.kind), cards: hand.cards.map(cardName).join(', ') });
      element.toggleAttribute('data-parted', hand.kind > 0 && hand.kind < 11);
      element.dataset['result'] = won ? 'won' : 'lost';
    },
    clear() {
      kind.textContent = '';
      spoken.textContent = '';
      delete element.dataset['result'];
      element.removeAttribute('data-parted');
      for (const slot of slots) {
        slot.replaceChildren();
        slot.style.removeProperty('transition-delay');
        slot.removeAttribute('data-dealt');
        delete slot.dataset['face'];
      }
    },
  };
  view.setPlayer(null);
  return view;
}
