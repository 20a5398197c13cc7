import { priceText } from '../../../maths/events/price.ts';
import { sportOf } from '../../../maths/events/sports.ts';
import { stateAfter } from '../../../maths/events/sport.ts';
import type { SportKind } from '../../../maths/events/sport.ts';
import type { EsportsState } from '../../../maths/events/esports.ts';
import type { EventChoice, FixtureView } from '../../../shared/events.ts';
import type { TextKey } from './texts/texts.ts';
import { t } from './texts/texts.ts';

/** The names of both sides. */
export type Sides = Pick<FixtureView, 'home' | 'away'>;

const MARKETS: Readonly<Record<string, TextKey>> = {
  result: 'market.result', goals1: 'market.goals1', goals2: 'market.goals2', goals3: 'market.goals3', both: 'market.both',
  winner: 'market.winner', map1: 'market.map1', maps: 'market.maps', fight: 'market.fight',
};
const PICKS: Readonly<Record<string, TextKey>> = {
  X: 'pick.draw', draw: 'pick.draw', over: 'pick.over', under: 'pick.under', yes: 'pick.yes', no: 'pick.no', two: 'pick.two', three: 'pick.three', meron: 'pick.meron', wala: 'pick.wala',
};

export function marketName(market: string): string {
  const key = MARKETS[market];
  return key === undefined ? market : t(key);
}

/** The name of a pick; a side has its own name. */
export function pickName(pick: string, { home, away }: Sides): string {
  if (pick === '1') return home;
  if (pick === '2') return away;
  const key = PICKS[pick];
  return key === undefined ? pick : t(key);
}

/** A pick with its line or the bird's name, understandable without context. */
export function fullPick(market: string, pick: string, sides: Sides): string {
  const name = pickName(pick, sides);
  if (market.startsWith('goals')) return `${name} ${market.replace('goals', '')}.5`;
  if (pick === 'meron') return `${name}, ${sides.home}`;
  if (pick === 'wala') return `${name}, ${sides.away}`;
  return name;
}

/** An event as text: `Ashmere Rovers – Dunholt City`. */
export function eventName({ home, away }: Sides): string {
  return `${home} – ${away}`;
}

/** A bet in one line: `Ashmere Rovers · 2.14`. */
export function betName(choice: EventChoice): string {
  return `${fullPick(choice.market, choice.pick, choice)} · ${priceText(choice.price)}`;
}

/** A duration as minutes and seconds. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The phase of a fixture as a short text. */
export function phaseText(kind: SportKind, { phase, course, startsAt, nextAt }: FixtureView, now: number): string {
  if (phase === 'coming') return t('phase.coming', { time: countdown(startsAt - now) });
  if (phase !== 'live') return t(`phase.${phase}`);
  const pausing = nextAt !== null && nextAt - now > sportOf(kind).stepMs;
  if (kind === 'football') return pausing ? t('phase.half') : t('phase.minute', { minute: Math.min(90, course.length + 1) });
  if (kind === 'cockfight') return t('phase.fight');
  const { maps } = stateAfter(sportOf(kind), course) as EsportsState;
  return pausing ? t('phase.pause', { map: maps.length }) : `${t('phase.map', { map: maps.length })} · ${maps.at(-1)?.join(':') ?? ''}`;
}

/** The score of both sides; null before the start. */
export function scoreOf(kind: SportKind, { phase, course }: FixtureView): readonly [string, string] | null {
  if (phase === 'coming') return null;
  const sport = sportOf(kind);
  const [home = '0', away = '0'] = sport.score(stateAfter(sport, course)).split('–');
  return [home, away];
}
