import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InfiniteList, LOADING_SHOWS_AFTER } from './infinite-list.tsx';
import type { InfiniteState } from './infinite-list.tsx';

let cross: (isIntersecting: boolean) => void;
let inSight: boolean;
let margin: string | undefined;
const labels = { loading: 'Loading', error: 'Could not load', retry: 'Try again', more: 'More', end: 'That is all' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
        inSight = false;
        cross = (isIntersecting) => {
          inSight = isIntersecting;
          callback([{ isIntersecting }]);
        };
        this.#report = () => callback([{ isIntersecting: inSight }]);
        margin = options.rootMargin;
      }
      readonly #report: () => void;
      // As a browser does: the first report comes a moment after watching began.
      observe() {
        setTimeout(this.#report, 0);
      }
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function setUp(state: InfiniteState = 'idle') {
  const onMore = vi.fn();
  const view = (at: InfiniteState) => (
    <InfiniteList state={at} onMore={onMore} labels={labels}>
      <p>Entries</p>
    </InfiniteList>
  );
  const { rerender } = render(view(state));
  return { onMore, become: (at: InfiniteState) => rerender(view(at)) };
}

test('asks when its end comes into sight, at a distance of 0', () => {
  const { onMore } = setUp();
  expect(margin).toBe('0px 0px 0px 0px');
  cross(false);
  expect(onMore).not.toHaveBeenCalled();
  cross(true);
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('asks at most every 200 ms, however much is scrolled', () => {
  const { onMore } = setUp('loading');
  cross(true);
  expect(onMore).not.toHaveBeenCalled();
  cleanup();
  const again = setUp();
  vi.advanceTimersByTime(200);
  cross(true);
  for (let count = 0; count < 20; count += 1) dispatchEvent(new Event('scroll'));
  expect(again.onMore).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(199);
  expect(again.onMore).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(again.onMore).toHaveBeenCalledTimes(2);
});

test('does not ask while it loads, after an error or at the end', () => {
  const { onMore, become } = setUp('loading');
  for (const state of ['loading', 'error', 'end'] as const) {
    become(state);
    cross(true);
    vi.advanceTimersByTime(1000);
  }
  expect(onMore).not.toHaveBeenCalled();
});

test('asks again by itself when the page that came left the end in sight', () => {
  const { onMore, become } = setUp('idle');
  cross(true);
  expect(onMore).toHaveBeenCalledTimes(1);
  act(() => become('loading'));
  vi.advanceTimersByTime(1000);
  act(() => become('idle'));
  act(() => void vi.advanceTimersByTime(200));
  expect(onMore).toHaveBeenCalledTimes(2);
});

test('does not ask for one page more than pushed the end out of sight, whatever it knew before', () => {
  const { onMore, become } = setUp('idle');
  cross(true);
  dispatchEvent(new Event('scroll'));
  act(() => become('loading'));
  // The page comes within the throttle's time, and the end is out of sight before anything was reported.
  inSight = false;
  act(() => become('idle'));
  act(() => void vi.advanceTimersByTime(1000));
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('says that the next page is on its way only where it takes its time, and asks once', () => {
  const { onMore, become } = setUp('idle');
  become('loading');
  expect(screen.queryByText('Loading')).toBeNull();
  act(() => screen.getByRole('button', { name: 'More' }).click());
  expect(onMore).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(LOADING_SHOWS_AFTER));
  expect(screen.getByText('Loading')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  act(() => become('idle'));
  expect(screen.queryByText('Loading')).toBeNull();
  expect(screen.getByRole('button', { name: 'More' })).not.toBeNull();
});

test('says at once that its first page is on its way', () => {
  setUp('loading');
  expect(screen.getByText('Loading')).not.toBeNull();
});

test('says what is wrong and tries again on request; says when that was all', () => {
  const { onMore, become } = setUp('error');
  expect(screen.getByRole('alert').textContent).toBe('Could not load');
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(onMore).toHaveBeenCalledTimes(1);
  become('end');
  expect(screen.getByText('That is all')).not.toBeNull();
});
