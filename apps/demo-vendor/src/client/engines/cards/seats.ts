import type { Hand } from '../../../maths/bulls.ts';
import { backOf, cardName, faceOf } from '../../card-art.ts';
import { el } from '../../dom.ts';
import { picture } from '../../svg.ts';
import { t } from './texts/texts.ts';
import type { TextOf } from './texts/texts.ts';

/** Name of a hand's kind. */
export function kindName(kind: number): string {
  return t(`kind.k${kind}` as TextOf);
}

/** One side of the table. */
export interface SeatView {
  readonly element: HTMLElement;
  /** Who sits here; null shows the free seat. */
  who(name: string | null): void;
  /** Five cards face down. */
  deal(step: number): void;
  /** Turns the first so many cards of a hand. */
  turn(hand: Hand, count: number): void;
  /** Names the hand and parts the three that make tens from the other two. */
  judge(hand: Hand, won: boolean): void;
  clear(): void;
}

/** A seat; `place` is where at the table. */
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
    who(text) {
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
    turn(hand, count) {
      hand.cards.slice(0, count).forEach((card, index) => {
        const slot = slots[index];
        if (slot !== undefined) put(slot, faceOf(card), String(card));
      });
    },
    judge(hand, won) {
      view.turn(hand, 5);
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
  view.who(null);
  return view;
}
