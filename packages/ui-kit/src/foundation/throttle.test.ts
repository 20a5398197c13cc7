import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('throttle', () => {
  it('runs at once, then once for all calls within an interval', () => {
    const run = vi.fn();
    const throttled = throttle(run, 200);
    throttled();
    expect(run).toHaveBeenCalledTimes(1);
    throttled();
    throttled();
    vi.advanceTimersByTime(199);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('starts a new interval with the delayed run', () => {
    const run = vi.fn();
    const throttled = throttle(run, 200);
    throttled();
    throttled();
    vi.advanceTimersByTime(200);
    throttled();
    expect(run).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(200);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('runs nothing after being cancelled', () => {
    const run = vi.fn();
    const throttled = throttle(run, 200);
    throttled();
    throttled();
    throttled.cancel();
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
