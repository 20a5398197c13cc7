import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('createViewportWatcher', () => {
  it('observes 1.3 viewports with a threshold of a tenth of the element', () => {
    const onNearViewport = createViewportWatcher();
    onNearViewport(document.createElement('i'), () => {});
    expect(options).toEqual({ rootMargin: '30%', threshold: 0.1 });
  });

  it('starts elements that come near together, at most every 200 ms and each once', () => {
    const onNearViewport = createViewportWatcher();
    const elements = Array.from({ length: 4 }, () => document.createElement('i'));
    const started: number[] = [];
    elements.forEach((element, index) => onNearViewport(element, () => started.push(index)));
    report([near(elements[0]!)]);
    expect(started).toEqual([0]);
    report([near(elements[1]!)]);
    report([near(elements[2]!), near(elements[0]!)]);
    vi.advanceTimersByTime(199);
    expect(started).toEqual([0]);
    vi.advanceTimersByTime(1);
    expect(started).toEqual([0, 1, 2]);
  });

  it('does not start elements that left the area or were removed before their turn', () => {
    const onNearViewport = createViewportWatcher();
    const first = document.createElement('i');
    const passing = document.createElement('i');
    const removed = document.createElement('i');
    const started: string[] = [];
    onNearViewport(first, () => started.push('first'));
    onNearViewport(passing, () => started.push('passing'));
    const stop = onNearViewport(removed, () => started.push('removed'));
    report([near(first)]);
    report([near(passing), near(removed)]);
    report([{ isIntersecting: false, target: passing }]);
    stop();
    vi.advanceTimersByTime(400);
    expect(started).toEqual(['first']);
  });
});
