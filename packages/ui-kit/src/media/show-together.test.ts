import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTogether, LONGEST_WAIT } from './show-together.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(count: number) {
  const expectPicture = createTogether();
  const shown: number[] = [];
  const pictures = Array.from({ length: count }, expectPicture);
  return { shown, pictures, come: (index: number) => pictures[index]?.come(() => shown.push(index)), expectPicture };
}

test('shows those that were asked for together in one go, once the last has come', () => {
  const { shown, come } = setUp(3);
  come(1);
  come(0);
  expect(shown).toEqual([]);
  come(2);
  expect(shown).toEqual([1, 0, 2]);
});

test('waits for a late one a moment and no longer, and shows it when it comes', () => {
  const { shown, come } = setUp(3);
  come(0);
  vi.advanceTimersByTime(LONGEST_WAIT - 1);
  come(1);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([0, 1]);
  come(2);
  expect(shown).toEqual([0, 1, 2]);
});

test('does not wait for one that failed or left, and never shows one that left after it had come', () => {
  const { shown, pictures, come } = setUp(4);
  come(0);
  come(1);
  pictures[1]?.leave();
  pictures[2]?.leave();
  pictures[2]?.leave();
  expect(shown).toEqual([]);
  pictures[3]?.leave();
  expect(shown).toEqual([0]);
});

test('begins anew with the next ones', () => {
  const { shown, come, expectPicture } = setUp(1);
  come(0);
  const late = expectPicture();
  const other = expectPicture();
  late.come(() => shown.push(7));
  expect(shown).toEqual([0]);
  other.leave();
  expect(shown).toEqual([0, 7]);
});
