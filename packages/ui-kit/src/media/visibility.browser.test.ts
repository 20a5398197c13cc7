import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createViewportWatcher } from './visibility.ts';

type Report = (entries: readonly { isIntersecting: boolean; target: Element }[]) => void;

let report: Report;
let options: IntersectionObserverInit | undefined;
const unobserve = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Report, init?: IntersectionObserverInit) {
        report = callback;
        options = init;
      }
      observe() {}
      unobserve = unobserve;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const near = (target: Element) => ({ isIntersecting: true, target });

test('looks 1.3 windows far, for a tenth of an element', () => {
  const whenNear = createViewportWatcher();
  whenNear(document.createElement('i'), () => {});
  expect(options).toEqual({ rootMargin: '30%', threshold: 0.1 });
});

test('starts what comes near together, at most every 200 ms, each once', () => {
  const whenNear = createViewportWatcher();
  const elements = Array.from({ length: 4 }, () => document.createElement('i'));
  const started: number[] = [];
  elements.forEach((element, index) => whenNear(element, () => started.push(index)));
  report([near(elements[0]!)]);
  expect(started).toEqual([0]);
  report([near(elements[1]!)]);
  report([near(elements[2]!), near(elements[0]!)]);
  vi.advanceTimersByTime(199);
  expect(started).toEqual([0]);
  vi.advanceTimersByTime(1);
  expect(started).toEqual([0, 1, 2]);
});

test('forgets what left again before its turn, and what no longer waits', () => {
  const whenNear = createViewportWatcher();
  const first = document.createElement('i');
  const passing = document.createElement('i');
  const gone = document.createElement('i');
  const started: string[] = [];
  whenNear(first, () => started.push('first'));
  whenNear(passing, () => started.push('passing'));
  const stop = whenNear(gone, () => started.push('gone'));
  report([near(first)]);
  report([near(passing), near(gone)]);
  report([{ isIntersecting: false, target: passing }]);
  stop();
  vi.advanceTimersByTime(400);
  expect(started).toEqual(['first']);
});
