import { COCKFIGHT } from './cockfight.ts';
import { ESPORTS } from './esports.ts';
import { FOOTBALL } from './football.ts';
import type { Sport, SportKind } from './sport.ts';

const SPORTS: Readonly<Record<SportKind, unknown>> = { football: FOOTBALL, esports: ESPORTS, cockfight: COCKFIGHT };

/** The rules of a kind of event. Its states are its own: whoever looks into them asks for the kind by name. */
export function sportOf(kind: SportKind): Sport {
  return SPORTS[kind] as Sport;
}
