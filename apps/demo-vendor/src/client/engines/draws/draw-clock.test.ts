import { describe, expect, it } from 'vitest';
import type { DrawsState } from '../../../shared/draws.ts';
import { createDrawClock, durationText } from './draw-clock.ts';

describe('durationText', () => {
  it.each([[0, '0:00'], [999, '0:01'], [59_001, '1:00'], [307_000, '5:07'], [3_600_000, '1:00:00'], [86_399_000, '23:59:59']])('returns %i ms as %s', (ms, text) => {
    expect(durationText(ms)).toBe(text);
  });
});

describe('createDrawClock', () => {
  it('returns the time until a moment of the server by its clock, and never less than nothing', () => {
    let page = 1000;
    const clock = createDrawClock(() => page);
    expect(clock.state).toBeNull();
    clock.sync({ now: 500_000 } as DrawsState, 1000);
    page = 3000;
    expect([clock.until(510_000), clock.until(400_000)]).toEqual([8000, 0]);
  });
});
