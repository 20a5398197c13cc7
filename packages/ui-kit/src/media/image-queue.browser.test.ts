import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createImageQueue } from './image-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createImageQueue', () => {
  it('starts a limited number per frame in order of arrival and skips removed entries', () => {
    const enqueue = createImageQueue(2);
    const started: number[] = [];
    const remove = [1, 2, 3, 4, 5, 6].map((number) => enqueue(() => started.push(number)));
    expect(started).toEqual([1, 2]);
    remove[2]?.();
    vi.advanceTimersToNextFrame();
    expect(started).toEqual([1, 2, 4, 5]);
    vi.advanceTimersToNextFrame();
    expect(started).toEqual([1, 2, 4, 5, 6]);
  });

  it('starts synchronously again after an idle frame', () => {
    const enqueue = createImageQueue(1);
    const started: string[] = [];
    enqueue(() => started.push('first'));
    vi.advanceTimersToNextFrame();
    enqueue(() => started.push('second'));
    enqueue(() => started.push('third'));
    expect(started).toEqual(['first', 'second']);
  });
});
