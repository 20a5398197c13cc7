import { HITS, TICKS } from '../../../maths/events/cockfight.ts';
import type { FightState } from '../../../maths/events/cockfight.ts';
import type { EsportsState } from '../../../maths/events/esports.ts';
import { sportOf } from '../../../maths/events/sports.ts';
import { stateAfter } from '../../../maths/events/sport.ts';
import type { SportKind } from '../../../maths/events/sport.ts';
import type { FixtureView } from '../../../shared/events.ts';
import { hash32 } from '../../../shared/skin.ts';
import { el } from '../../dom.ts';
import { picture } from '../../svg.ts';
import { birdDrawing } from './crest.ts';
import { t } from './texts/texts.ts';

/** The picture of an event. */
export interface Scene {
  readonly element: HTMLElement;
  show(view: FixtureView): void;
}

const PITCH = `<path fill="#1f6b3a" d="M0 0h600v126H0z"/><g fill="#237542">${[0, 2, 4, 6, 8].map((n) => `<path d="M${n * 60} 0h60v126h-60z"/>`).join('')}</g>
  <g fill="none" stroke="#dff3e4" stroke-opacity=".75" stroke-width="2"><path d="M8 7h584v112H8zM300 7v112M8 32h62v62H8M592 32h-62v62h62M8 48h24v30H8M592 48h-24v30h24"/><circle cx="300" cy="63" r="27"/><path d="M70 49a18 18 0 0 1 0 28M530 49a18 18 0 0 0 0 28"/></g>`;

/** The position of the ball in a minute, for display only. A goal shows it in the net. */
function ballAt(id: string, course: string): readonly [number, number] {
  const last = course.at(-1);
  if (last === 'h') return [587, 63];
  if (last === 'a') return [13, 63];
  const seed = hash32(`${id}:${course.length}`);
  return [60 + (seed % 480), 20 + ((seed >>> 10) % 86)];
}

function football(): Scene {
  const ball = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  ball.setAttribute('r', '6');
  ball.setAttribute('class', 'ball');
  const pitch = picture('0 0 600 126', PITCH, 'pitch');
  pitch.append(ball);
  const bar = el('div', { class: 'minutes' });
  const played = picture('0 0 600 48', '', 'minutes-picture');
  bar.append(played);
  return {
    element: el('div', { class: 'scene' }, pitch, bar),
    show({ id, course, phase, home, away }) {
      const [x, y] = phase === 'live' ? ballAt(id, course) : [300, 63];
      ball.setAttribute('cx', '0');
      ball.setAttribute('cy', '0');
      ball.setAttribute('transform', `translate(${x} ${y})`);
      const pins = [...course].map((symbol, minute) => (symbol === '-' ? '' : `<g transform="translate(${((minute + 1) * 20) / 3} ${symbol === 'h' ? 11 : 37})"><circle r="10.5" class="pin-${symbol}"/><text class="pin-text" y="4.2" text-anchor="middle">${minute + 1}</text></g>`)).join('');
      played.innerHTML = `<path class="minutes-track" d="M0 22h600v4H0z"/><path class="minutes-played" d="M0 22h${(course.length * 20) / 3}v4H0z"/><path class="minutes-half" d="M299 16h2v16h-2z"/>${pins}`;
      bar.setAttribute('role', 'img');
      bar.setAttribute('aria-label', [t('pitch', { minute: course.length }), ...[...course].flatMap((symbol, minute) => (symbol === '-' ? [] : `${minute + 1}′ ${symbol === 'h' ? home : away}`))].join(', '));
    },
  };
}

function esports(): Scene {
  const maps = el('div', { class: 'maps' });
  return {
    element: el('div', { class: 'scene' }, maps),
    show({ course, phase, home, away }) {
      const played = phase === 'coming' ? [] : (stateAfter(sportOf('esports'), course) as EsportsState).maps;
      maps.replaceChildren(
        ...[0, 1, 2].map((index) => {
          const map = played[index];
          const over = map !== undefined && Math.max(...map) >= 7;
          const pips = (won: number, name: string): HTMLElement =>
            el('span', { class: 'pips', role: 'img', 'aria-label': `${name} ${won}` }, ...Array.from({ length: 7 }, (_, n) => el('i', { 'data-on': n < won })));
          return el('div', { class: 'map', 'data-state': map === undefined ? 'coming' : over ? 'over' : 'live' },
            el('span', { class: 'map-name' }, t('phase.map', { map: index + 1 })),
            el('b', { class: 'map-score' }, map === undefined ? '–' : `${map[0]} : ${map[1]}`),
            pips(map?.[0] ?? 0, home), pips(map?.[1] ?? 0, away));
        }),
      );
    },
  };
}

function cockfight(view: FixtureView): Scene {
  const ring = picture('0 0 600 210', `<ellipse cx="300" cy="176" rx="270" ry="30" fill="#8a5a2b"/><ellipse cx="300" cy="172" rx="262" ry="26" fill="#b9834a"/><ellipse cx="300" cy="172" rx="180" ry="15" fill="#c6945c"/>`, 'ring');
  ring.setAttribute('preserveAspectRatio', 'none');
  const bird = (name: string, side: 'meron' | 'wala'): SVGSVGElement => {
    const home = side === 'meron';
    return picture('0 0 120 120', `<g${home ? '' : ' transform="translate(120 0) scale(-1 1)"'}>${birdDrawing(name, home ? '#e5383b' : '#3a86ff')}</g>`, `bird ${side}`);
  };
  const birds = [bird(view.home, 'meron'), bird(view.away, 'wala')] as const;
  const pips = [el('span', { class: 'pips meron', role: 'img' }), el('span', { class: 'pips wala', role: 'img' })] as const;
  const time = el('progress', { class: 'fight-time', max: TICKS, value: 0, 'aria-label': t('phase.fight') });
  return {
    element: el('div', { class: 'scene fight' }, ring, ...birds, el('div', { class: 'fight-bar' }, pips[0], time, pips[1])),
    show({ course, phase, home, away }) {
      const { meron, wala, tick } = stateAfter(sportOf('cockfight'), course) as FightState;
      for (const [index, hits] of [meron, wala].entries()) {
        const place = pips[index];
        place?.replaceChildren(...Array.from({ length: HITS }, (_, n) => el('i', { 'data-on': n < hits })));
        place?.setAttribute('aria-label', `${index === 0 ? home : away}: ${t('hits', { count: hits })}`);
      }
      time.value = tick;
      const last = phase === 'live' ? course.at(-1) : undefined;
      birds[0].toggleAttribute('data-strikes', last === 'm' || last === 'x');
      birds[1].toggleAttribute('data-strikes', last === 'w' || last === 'x');
      birds[0].toggleAttribute('data-down', phase === 'over' && wala >= HITS);
      birds[1].toggleAttribute('data-down', phase === 'over' && meron >= HITS);
    },
  };
}

/** Creates the scene of a kind of event. */
export function createScene(kind: SportKind, view: FixtureView): Scene {
  return kind === 'football' ? football() : kind === 'esports' ? esports() : cockfight(view);
}
