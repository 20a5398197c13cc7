import { describe, expect, it } from 'vitest';
import { testClock } from '../../../test-support/clock.ts';
import { createIds } from './index.ts';

describe('newId', () => {
  it('returns UUIDs of version 7 with the time', () => {
    const clock = testClock(Date.UTC(2026, 1, 3, 4, 5, 6, 789));
    const id = createIds(clock)();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(clock.now());
  });

  it('returns ascending ones, also within a millisecond and when the clock steps back', () => {
    const clock = testClock();
    const newId = createIds(clock);
    const ids = Array.from({ length: 10_000 }, (_, index) => {
      if (index === 5000) clock.advance(-60_000);
      if (index === 7000) clock.advance(120_000);
      return newId();
    });
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });
});
