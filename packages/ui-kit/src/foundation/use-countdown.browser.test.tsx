import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCountdown } from './use-countdown.ts';

let clock = 0;
const now = () => clock;
beforeEach(() => {
  clock = 1_000_000;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Counts down to so many milliseconds from now, and counts the renders. */
function counting(milliseconds: number) {
  let renders = 0;
  const hook = renderHook(
    (deadline: number | undefined) => {
      renders += 1;
      return useCountdown(deadline, now);
    },
    { initialProps: clock + milliseconds },
  );
  const pass = (time: number) => {
    for (let passed = 0; passed < time; passed += 250) {
      clock += 250;
      act(() => void vi.advanceTimersByTime(250));
    }
  };
  return { ...hook, pass, renders: () => renders };
}

describe('useCountdown', () => {
  it('returns the whole seconds that are left, and renders when another one shows', () => {
    const { result, pass, renders } = counting(5000);
    const before = renders();
    expect(result.current).toBe(5);
    pass(750);
    expect([result.current, renders() - before]).toEqual([5, 0]);
    pass(1250);
    expect([result.current, renders() - before]).toEqual([3, 2]);
  });

  it('returns zero and stops its timer in the tick that reaches the deadline', () => {
    const { result, pass, renders } = counting(2000);
    pass(2000);
    const over = renders();
    expect([result.current, vi.getTimerCount()]).toEqual([0, 0]);
    pass(2000);
    expect(renders()).toBe(over);
  });

  it('returns zero and starts no timer when the deadline has passed before, and counts again for another one', () => {
    const { result, pass, rerender } = counting(-1);
    expect([result.current, vi.getTimerCount()]).toEqual([0, 0]);
    rerender(clock + 3000);
    expect([result.current, vi.getTimerCount()]).toEqual([3, 1]);
    pass(1000);
    expect(result.current).toBe(2);
    rerender(undefined);
    expect([result.current, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('shows no other figure first when another deadline is given long after the first has passed', () => {
    const figures: number[] = [];
    const { rerender } = renderHook((deadline: number) => figures.push(useCountdown(deadline, now)), { initialProps: clock - 1 });
    clock += 60_000;
    figures.length = 0;
    rerender(clock + 3000);
    expect(new Set(figures)).toEqual(new Set([3]));
  });
});
