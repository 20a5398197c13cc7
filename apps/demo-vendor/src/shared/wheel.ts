import type { GameInfo } from './protocol.ts';
import type { TableTiming } from './table.ts';

/** Lengths of a round of the wheel. */
export const WHEEL_TIMING: TableTiming = { bettingMs: 18_000, closingMs: 2000, revealMs: 7000, pauseMs: 5000 };

/** What the page is told about a wheel. */
export interface WheelInfo extends GameInfo {
  readonly model: string;
}

/** Where the wheel stopped; no spot on a blank segment. */
export interface WheelResult {
  readonly segment: number;
  readonly spot: string | null;
}
