import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBatchReveal, MAX_WAIT_MS } from './batch-reveal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(count: number) {
  const addToBatch = createBatchReveal();
  const shown: number[] = [];
  const images = Array.from({ length: count }, addToBatch);
  return { shown, images, load: (index: number) => images[index]?.loaded(() => shown.push(index)), addToBatch };
}

describe('createBatchReveal', () => {
  it('shows images of one batch together, once the last has loaded', () => {
    const { shown, load } = setUp(3);
    load(1);
    load(0);
    expect(shown).toEqual([]);
    load(2);
    expect(shown).toEqual([1, 0, 2]);
  });

  it('shows what has loaded after MAX_WAIT_MS, and a late image when it loads', () => {
    const { shown, load } = setUp(3);
    load(0);
    vi.advanceTimersByTime(MAX_WAIT_MS - 1);
    load(1);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([0, 1]);
    load(2);
    expect(shown).toEqual([0, 1, 2]);
  });

  it('neither waits for nor shows cancelled images', () => {
    const { shown, images, load } = setUp(4);
    load(0);
    load(1);
    images[1]?.cancel();
    images[2]?.cancel();
    images[2]?.cancel();
    expect(shown).toEqual([]);
    images[3]?.cancel();
    expect(shown).toEqual([0]);
  });

  it('starts a new batch after the last one was shown', () => {
    const { shown, load, addToBatch } = setUp(1);
    load(0);
    const late = addToBatch();
    const other = addToBatch();
    late.loaded(() => shown.push(7));
    expect(shown).toEqual([0]);
    other.cancel();
    expect(shown).toEqual([0, 7]);
  });
});
