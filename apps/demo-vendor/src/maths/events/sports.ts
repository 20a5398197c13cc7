import { COCKFIGHT } from './cockfight.ts';
import { ESPORTS } from './esports.ts';
import { FOOTBALL } from './football.ts';
import type { Sport, SportKind } from './sport.ts';

const SPORTS: Readonly<Record<SportKind, unknown>> = { football: FOOTBALL, esports: ESPORTS, cockfight: COCKFIGHT };

/** The rules of a kind of event. The type of its states depends on the kind. */
export function sportOf(kind: SportKind): Sport {
  return SPORTS[kind] as Sport;
}
