import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStartQueue } from './start-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('starts some in each frame, in the order they came, the first at once', () => {
  const startInTurn = createStartQueue(2);
  const started: number[] = [];
  const takeBack = [1, 2, 3, 4, 5, 6].map((number) => startInTurn(() => started.push(number)));
  expect(started).toEqual([1, 2]);
  // One that leaves gives its turn to the next.
  takeBack[2]?.();
  vi.advanceTimersToNextFrame();
  expect(started).toEqual([1, 2, 4, 5]);
  vi.advanceTimersToNextFrame();
  expect(started).toEqual([1, 2, 4, 5, 6]);
});

test('starts at once again after a frame in which nothing waited', () => {
  const startInTurn = createStartQueue(1);
  const started: string[] = [];
  startInTurn(() => started.push('first'));
  vi.advanceTimersToNextFrame();
  startInTurn(() => started.push('second'));
  startInTurn(() => started.push('third'));
  expect(started).toEqual(['first', 'second']);
});
