import type { EsportsState } from '../../../maths/events/esports.ts';
import { sportOf } from '../../../maths/events/sports.ts';
import type { SportKind } from '../../../maths/events/sport.ts';
import type { FixtureView } from '../../../shared/events.ts';
import { t } from './texts/texts.ts';

/** An entry in the log of an event. */
export interface EventLogEntry {
  /** Time in the sport's unit: `23′`. */
  readonly at: string;
  readonly text: string;
  readonly side: 'home' | 'away';
}

function goals({ course, home, away }: FixtureView): EventLogEntry[] {
  const score = { h: 0, a: 0 };
  return [...course].flatMap((symbol, index): EventLogEntry[] => {
    if (symbol !== 'h' && symbol !== 'a') return [];
    score[symbol] += 1;
    return [{ at: t('phase.minute', { minute: index + 1 }), text: `${t('goal', { name: symbol === 'h' ? home : away })} · ${score.h}–${score.a}`, side: symbol === 'h' ? 'home' : 'away' }];
  });
}

function maps({ course, home, away }: FixtureView): EventLogEntry[] {
  const sport = sportOf('esports');
  const all: EventLogEntry[] = [];
  let state = sport.start;
  for (const symbol of course) {
    const before = (state as EsportsState).maps.length;
    state = sport.next(state, symbol);
    const { maps: played } = state as EsportsState;
    if (played.length === before && !sport.over(state)) continue;
    const map = played[before - 1] ?? [0, 0];
    const first = map[0] > map[1];
    all.push({ at: String(before), text: t('mapWon', { map: before, name: first ? home : away, score: `${map[0]}–${map[1]}` }), side: first ? 'home' : 'away' });
  }
  return all;
}

/** The log of an event: goals or maps, oldest first. */
export function eventLogOf(kind: SportKind, view: FixtureView): readonly EventLogEntry[] {
  return kind === 'football' ? goals(view) : kind === 'esports' ? maps(view) : [];
}
