import type { GameInfo } from './protocol.ts';
import type { TableTiming } from './table.ts';

/** Durations of a round's phases. */
export const WHEEL_TIMING: TableTiming = { bettingMs: 18_000, closingMs: 2000, revealMs: 7000, pauseMs: 5000 };

/** Description of a wheel game. */
export interface WheelInfo extends GameInfo {
  readonly model: string;
}

/** Where the wheel stopped; `spot` is null on a blank segment. */
export interface WheelResult {
  readonly segment: number;
  readonly spot: string | null;
}
