import { el } from '../../dom.ts';
import { picture } from '../../svg.ts';

/** The ring that says how long bets are taken, or what happens instead. */
export interface Countdown {
  readonly element: HTMLElement;
  say(word: string, figure: string): void;
  /** How much of the time to bet is left, from 1 to 0. */
  time(share: number): void;
}

/** An empty ring. */
export function createCountdown(): Countdown {
  const ring = picture('-100 -100 200 200', '<circle r="92" class="time-track"/><circle r="92" class="time-left" pathLength="1" transform="rotate(-90)"/>', 'count-ring');
  const left = ring.querySelector('.time-left');
  const word = el('span', { class: 'count-word' });
  const figure = el('b', { class: 'count-figure' });
  const element = el('div', { class: 'count', 'aria-hidden': 'true' }, ring, figure, word);
  return {
    element,
    say(text, value) {
      word.textContent = text;
      figure.textContent = value;
    },
    time(share) {
      left?.setAttribute('stroke-dashoffset', String(1 - share));
      element.toggleAttribute('data-over', share <= 0);
      element.toggleAttribute('data-short', share > 0 && share < 0.3);
    },
  };
}
