import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InfiniteList, LOADING_SHOWS_AFTER } from './infinite-list.tsx';
import type { InfiniteState } from './infinite-list.tsx';

let cross: (isIntersecting: boolean) => void;
/** Notices that the end is visible; `report` tells so, as a browser does a while later. */
let notice: () => void;
let report: () => void;
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
        notice = () => {
          this.#noticed = [{ isIntersecting: true }];
        };
        report = () => {
          const entries = this.takeRecords();
          if (entries.length > 0) callback(entries);
        };
        margin = options.rootMargin;
      }
      readonly #report: () => void;
      #noticed: readonly { isIntersecting: boolean }[] = [];
      takeRecords() {
        const entries = this.#noticed;
        this.#noticed = [];
        return entries;
      }
      // As in a browser, the first report follows shortly after observing began.
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

describe('InfiniteList', () => {
  it('requests a page when its end becomes visible, at a distance of 0', () => {
    const { onMore } = setUp();
    expect(margin).toBe('10000000px 0px 0px 0px');
    cross(false);
    expect(onMore).not.toHaveBeenCalled();
    cross(true);
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('requests at most one page every 200 ms', () => {
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

  it('requests nothing when its end was visible only before the new page came', () => {
    const { onMore, become } = setUp('loading');
    notice();
    become('idle');
    report();
    vi.advanceTimersByTime(1000);
    expect(onMore).not.toHaveBeenCalled();
    notice();
    report();
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('requests nothing while loading, after an error or at the end', () => {
    const { onMore, become } = setUp('loading');
    for (const state of ['loading', 'error', 'end'] as const) {
      become(state);
      cross(true);
      vi.advanceTimersByTime(1000);
    }
    expect(onMore).not.toHaveBeenCalled();
  });

  it('requests another page when the new one leaves the end visible', () => {
    const { onMore, become } = setUp('idle');
    cross(true);
    expect(onMore).toHaveBeenCalledTimes(1);
    act(() => become('loading'));
    vi.advanceTimersByTime(1000);
    act(() => become('idle'));
    act(() => void vi.advanceTimersByTime(200));
    expect(onMore).toHaveBeenCalledTimes(2);
  });

  it('requests no page beyond the one that moved the end out of view', () => {
    const { onMore, become } = setUp('idle');
    cross(true);
    dispatchEvent(new Event('scroll'));
    act(() => become('loading'));
    // The page arrives within the throttle interval, and the end is out of view before any report.
    inSight = false;
    act(() => become('idle'));
    act(() => void vi.advanceTimersByTime(1000));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('shows the loading indicator only for a slow page, once', () => {
    const { onMore, become } = setUp('idle');
    become('loading');
    expect(screen.queryByText('Loading')).toBeNull();
    act(() => screen.getByRole('button', { name: 'More' }).click());
    expect(onMore).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(LOADING_SHOWS_AFTER));
    expect(screen.getByText('Loading')).not.toBeNull();
    // Whoever has pressed it by keyboard keeps the focus.
    expect(screen.getByRole('button', { name: 'More' })).not.toBeNull();
    act(() => become('idle'));
    expect(screen.queryByText('Loading')).toBeNull();
    expect(screen.getByRole('button', { name: 'More' })).not.toBeNull();
  });

  it('shows the loading indicator at once for the first page', () => {
    setUp('loading');
    expect(screen.getByText('Loading')).not.toBeNull();
  });

  it('shows an error with a retry button, and the end text after the last page', () => {
    const { onMore, become } = setUp('error');
    expect(screen.getByRole('alert').textContent).toBe('Could not load');
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(onMore).toHaveBeenCalledTimes(1);
    become('end');
    expect(screen.getByText('That is all')).not.toBeNull();
  });

  it('moves the focus to the first new entry where its button goes with the last page', () => {
    const view = (state: InfiniteState, rows: readonly string[]) => (
      <InfiniteList state={state} onMore={vi.fn()} labels={labels}>
        <table>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <td>{row}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </InfiniteList>
    );
    const { rerender } = render(view('idle', ['1']));
    act(() => {
      screen.getByRole('button', { name: 'More' }).focus();
      screen.getByRole('button', { name: 'More' }).click();
    });
    rerender(view('loading', ['1']));
    rerender(view('end', ['1', '2', '3']));
    expect(document.activeElement).toBe(screen.getByText('2').closest('tr'));
  });
});
