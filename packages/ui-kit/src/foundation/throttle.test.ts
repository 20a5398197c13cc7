import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('runs at once, then once for all calls of an interval', () => {
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

test('a made-up call opens an interval of its own', () => {
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

test('does nothing once called off', () => {
  const run = vi.fn();
  const throttled = throttle(run, 200);
  throttled();
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
