import { colourOf, POCKETS, WHEEL_ORDER } from '../../../maths/live/roulette.ts';
import type { RouletteResult } from '../../../maths/live/roulette.ts';
import { el } from '../../dom.ts';
import { onCircle, picture } from '../../svg.ts';
import type { Scene } from './scene.ts';

const FILL = { red: '#b3202f', black: '#16181d', green: '#0f7a4a' } as const;

function drawWheel(): string {
  const slices = WHEEL_ORDER.map((pocket, index) => {
    const [from, to] = [(index - 0.5) / POCKETS, (index + 0.5) / POCKETS];
    const [x, y] = onCircle(150, index / POCKETS).split(' ');
    return `<path d="M${onCircle(102, from)}L${onCircle(170, from)}A170 170 0 0 1 ${onCircle(170, to)}L${onCircle(102, to)}A102 102 0 0 0 ${onCircle(102, from)}Z" fill="${FILL[colourOf(pocket)]}" stroke="#d8b263" stroke-width="1"/>
      <text transform="translate(${x} ${y}) rotate(${(index / POCKETS) * 360})" font-size="16" font-weight="700" text-anchor="middle" dominant-baseline="central" fill="#fff" font-family="system-ui, sans-serif">${pocket}</text>`;
  });
  const frets = WHEEL_ORDER.map((_, index) => `<path d="M${onCircle(102, (index + 0.5) / POCKETS)}L${onCircle(128, (index + 0.5) / POCKETS)}" stroke="#e8cf94" stroke-width="1.600"/>`);
  return `<circle r="180" fill="url(#bowl)"/><circle r="173" fill="#2b160c"/>${slices.join('')}<circle r="128" fill="none" stroke="#d8b263" stroke-width="1.200"/>${frets.join('')}<circle r="102" fill="url(#cone)"/>
    ${[0, 1, 2, 3].map((n) => `<g transform="rotate(${n * 90 + 45})"><path d="M-5 0L-3-62A3 3 0 0 1 3-62L5 0Z" fill="#e6c680"/><circle cy="-66" r="8" fill="#f5deA6"/></g>`).join('')}<circle r="22" fill="#e6c680"/><circle r="14" fill="#8d6424"/>`;
}
const DEFS = '<defs><radialGradient id="bowl"><stop offset=".88" stop-color="#3b1d0d"/><stop offset=".94" stop-color="#8a5526"/><stop offset="1" stop-color="#3a1c0c"/></radialGradient><radialGradient id="cone"><stop stop-color="#7d4a22"/><stop offset="1" stop-color="#2d160a"/></radialGradient></defs>';

const TURNS = 3;
const BALL_TURNS = 9;
/** Share of the reveal after which the ball rests in its pocket. */
const IN = 0.86;

/** Creates the scene of roulette. `lengthMs` is the duration of the reveal in milliseconds. */
export function createWheelScene(middle: HTMLElement, lengthMs: number): Scene<RouletteResult> {
  const disc = el('div', { class: 'roulette-turn' }, picture('-180 -180 360 360', DEFS + drawWheel(), 'roulette-disc'));
  const ball = el('div', { class: 'roulette-ball', hidden: true }, picture('-180 -180 360 360', '<circle cy="-114" r="7.500" fill="#fff"/><circle cx="-2.500" cy="-116.500" r="2.600" fill="#fff" opacity=".9"/>', 'roulette-disc'));
  const number = el('b', { class: 'roulette-number', hidden: true });
  const element = el('div', { class: 'scene wheel-scene', 'data-kind': 'roulette', 'aria-hidden': 'true' }, el('div', { class: 'roulette' }, disc, ball), el('div', { class: 'roulette-side' }, middle, number));
  let turned: number | null = null;
  let moving: Animation[] = [];
  let rest = 0;
  return {
    element,
    show({ pocket }, share, still) {
      const place = WHEEL_ORDER.indexOf(pocket) / POCKETS;
      if (turned !== pocket) {
        turned = pocket;
        for (const one of moving) one.cancel();
        // The wheel stops at any angle, and the ball at the angle of its pocket.
        const from = rest;
        rest = (from + 137) % 360;
        const goal = rest + place * 360;
        ball.hidden = false;
        disc.style.setProperty('rotate', `${rest}deg`);
        ball.style.setProperty('rotate', `${goal}deg`);
        moving = [];
        if (!still && share < IN) {
          const turn = (part: HTMLElement, begin: number, end: number): void => {
            const animation = part.animate([{ rotate: `${begin}deg` }, { rotate: `${end}deg` }], { duration: lengthMs * IN, easing: 'cubic-bezier(.16,.5,.25,1)' });
            animation.currentTime = share * lengthMs;
            moving.push(animation);
          };
          turn(disc, from, rest + 360 * TURNS);
          turn(ball, goal + 360 * BALL_TURNS, goal);
        }
      }
      const open = still || share >= IN;
      middle.hidden = open;
      number.hidden = !open;
      number.textContent = String(pocket);
      number.dataset['paint'] = colourOf(pocket);
    },
    clear() {
      turned = null;
      ball.hidden = true;
      number.hidden = true;
      middle.hidden = false;
    },
  };
}
