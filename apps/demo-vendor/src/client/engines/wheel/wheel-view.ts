import { el } from '../../dom.ts';
import { onCircle, picture } from '../../svg.ts';
import { artOf } from './art.ts';

/** The view of a wheel. */
export interface WheelView {
  readonly element: HTMLElement;
  /** Shows a word and a number in the middle. */
  centre(word: string, figure: string): void;
  showSpot(spot: string | null): void;
  /** Turns to a segment in `length` milliseconds, of which `elapsed` have already passed. */
  turn(segment: number, length: number, elapsed: number, still: boolean): void;
  /** Shows the share of the time to bet that is left, from 1 to 0. */
  time(share: number): void;
}

const TURNS = 6;
const BIG = 180;

function drawWheel(segments: readonly (string | null)[]): string {
  const count = segments.length;
  const slices = segments.map((spot, index) => {
    const art = artOf(spot);
    const from = (index - 0.5) / count;
    const to = (index + 0.5) / count;
    const size = count > 30 ? 13 : 24;
    const [x, y] = onCircle(count > 30 ? 148 : 140, index / count).split(' ');
    return `<path d="M0 0L${onCircle(166, from)}A166 166 0 0 1 ${onCircle(166, to)}Z" fill="${index % 2 === 0 ? art.colour : art.deep}" stroke="#0004" stroke-width=".8"/>
      <g transform="translate(${x} ${y}) rotate(${(index / count) * 360}) translate(${-size / 2} ${-size / 2}) scale(${size / 100})">${art.drawing}</g>`;
  });
  const pegs = segments.map((_, index) => { const [x, y] = onCircle(172, (index + 0.5) / count).split(' '); return `<circle cx="${x}" cy="${y}" r="2.600" fill="#fff6d8"/>`; });
  return `<circle r="${BIG}" fill="url(#rim)"/><circle r="168" fill="#0b0f1c"/>${slices.join('')}<circle r="166" fill="url(#shade)"/>${pegs.join('')}`;
}

const DEFS = `<defs>
  <linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" class="metal-light"/><stop offset=".5" class="metal"/><stop offset="1" class="metal-dark"/></linearGradient>
  <radialGradient id="shade"><stop offset=".5" stop-color="#000" stop-opacity=".34"/><stop offset=".66" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></radialGradient>
</defs>`;

/** Creates a wheel with these segments, clockwise from the pointer. */
export function createWheelView(segments: readonly (string | null)[]): WheelView {
  const disc = picture(`-${BIG} -${BIG} ${BIG * 2} ${BIG * 2}`, DEFS + drawWheel(segments), 'wheel-disc');
  const time = picture('-100 -100 200 200', '<circle r="94" class="time-track"/><circle r="94" class="time-left" pathLength="1" transform="rotate(-90)"/>', 'wheel-time');
  const pointer = picture('-2 -10 44 64', '<path d="M20 52L3 14A18 18 0 1 1 37 14Z" class="pointer"/><circle cx="20" cy="17" r="6" class="pointer-eye"/>', 'wheel-pointer');
  const word = el('span', { class: 'hub-word' });
  const figure = el('b', { class: 'hub-figure' });
  const face = el('div', { class: 'hub-face', hidden: true });
  const element = el('div', { class: 'wheel', 'aria-hidden': 'true' }, el('div', { class: 'wheel-turn' }, disc), el('div', { class: 'hub' }, time, face, word, figure), pointer);
  const left = time.querySelector('.time-left');
  const turning = element.querySelector<HTMLElement>('.wheel-turn');
  let angle = 0;
  let animation: Animation | null = null;
  return {
    element,
    centre(text, value) {
      face.hidden = true;
      word.textContent = text;
      figure.textContent = value;
    },
    showSpot(spot) {
      face.replaceChildren(picture('0 0 100 100', artOf(spot).drawing, 'hub-picture'));
      face.hidden = false;
      word.textContent = '';
      figure.textContent = '';
    },
    turn(segment, length, elapsed, still) {
      animation?.cancel();
      const goal = 360 - (segment / segments.length) * 360;
      const from = angle % 360;
      angle = goal;
      turning?.style.setProperty('rotate', `${goal}deg`);
      if (still || elapsed >= length || turning === null) return;
      animation = turning.animate([{ rotate: `${from}deg` }, { rotate: `${goal + 360 * TURNS}deg` }], { duration: length, easing: 'cubic-bezier(.12,.62,.1,1)' });
      animation.currentTime = elapsed;
    },
    time: (share) => left?.setAttribute('stroke-dashoffset', String(1 - share)),
  };
}
