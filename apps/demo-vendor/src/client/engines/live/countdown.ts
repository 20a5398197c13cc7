import { el } from '../../dom.ts';
import { picture } from '../../svg.ts';

/** A ring that shows the time left to bet, or a text. */
export interface Countdown {
  readonly element: HTMLElement;
  setText(word: string, figure: string): void;
  /** Shows the share of the time that is left, from 1 to 0. */
  setRemaining(share: number): void;
}

/** Creates a {@link Countdown}. */
export function createCountdown(): Countdown {
  const ring = picture('-100 -100 200 200', '<circle r="92" class="time-track"/><circle r="92" class="time-left" pathLength="1" transform="rotate(-90)"/>', 'count-ring');
  const left = ring.querySelector('.time-left');
  const word = el('span', { class: 'count-word' });
  const figure = el('b', { class: 'count-figure' });
  const element = el('div', { class: 'count', 'aria-hidden': 'true' }, ring, figure, word);
  return {
    element,
    setText(text, value) {
      word.textContent = text;
      figure.textContent = value;
    },
    setRemaining(share) {
      left?.setAttribute('stroke-dashoffset', String(1 - share));
      element.toggleAttribute('data-over', share <= 0);
      element.toggleAttribute('data-short', share > 0 && share < 0.3);
    },
  };
}
