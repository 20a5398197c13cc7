import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'react-router';
import type { Navigator, To } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADDRESS_DEBOUNCE_MS, useHallState } from './use-hall-state.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A router that shows what is written only when it is told to, as one does on a slow machine. */
function slowRouter() {
  const written: string[] = [];
  const write = (to: To) => written.push(typeof to === 'string' ? to : (to.search ?? '')) && undefined;
  const navigator: Navigator = { createHref: String, go: () => {}, push: write, replace: write };
  let search = '';
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Router location={{ pathname: '/rng', search }} navigator={navigator}>
      {children}
    </Router>
  );
  const { result, rerender } = renderHook(useHallState, { wrapper });
  return {
    written,
    words: () => result.current.hall.words,
    change: (part: Parameters<ReturnType<typeof useHallState>['change']>[0]) => act(() => result.current.change(part)),
    show: (address: string) => {
      search = address;
      rerender();
    },
  };
}

describe('changes of a hall', () => {
  it('start from the one before, rendered or not', () => {
    const { written, change, show } = slowRouter();
    change({ sort: 'rtp' });
    change({ volatilities: ['high'] });
    show('?sort=rtp');
    change({ minRtp: '96' });
    show('?volatility=high&sort=rtp');
    change({ stakeTo: '2.50' });
    expect(written.at(-1)).toBe('?volatility=high&rtp=96&to=2.50&sort=rtp');
  });

  it('start from an address that was opened in between', () => {
    const { written, change, show } = slowRouter();
    change({ sort: 'rtp' });
    show('?sort=rtp');
    show('?page=NOVA');
    change({ volatilities: ['high'] });
    expect(written.at(-1)).toBe('?page=NOVA&volatility=high');
  });
});

describe('filters set in a drawer', () => {
  it('are kept when the drawer is closed, which leads to the history entry below it', () => {
    const { written, change, show } = slowRouter();
    window.history.replaceState({ liveryDialog: 'drawer' }, '');
    change({ sort: 'rtp' });
    show('?sort=rtp');
    expect(window.history.state).toEqual({ liveryDialog: 'drawer' });
    window.history.replaceState(null, '');
    show('');
    expect(written).toEqual(['?sort=rtp', '?sort=rtp']);
    show('?sort=rtp');
    show('?page=NOVA');
    change({ volatilities: ['high'] });
    expect(written.at(-1)).toBe('?page=NOVA&volatility=high');
  });
});

describe('search term of a hall', () => {
  const typed = () => {
    vi.useFakeTimers();
    const hall = slowRouter();
    for (const words of ['w', 'wo', 'wolf']) hall.change({ words });
    return hall;
  };
  const rest = () => act(() => void vi.advanceTimersByTime(ADDRESS_DEBOUNCE_MS));

  it('is searched at once, and written to the address when typing pauses', () => {
    const { written, words } = typed();
    expect([words(), written]).toEqual(['wolf', []]);
    rest();
    expect(written).toEqual(['?q=wolf']);
  });

  it('is written to the address before a click leads away', () => {
    const { written } = typed();
    act(() => document.body.click());
    expect(written).toEqual(['?q=wolf']);
    rest();
    expect(written).toHaveLength(1);
  });

  it('is dropped when another address is opened first', () => {
    const { written, words, show } = typed();
    show('?page=NOVA');
    rest();
    expect([words(), written]).toEqual(['', []]);
  });

  it('is removed from the address at once when it is cleared', () => {
    const { written, change } = typed();
    rest();
    change({ words: '' });
    expect(written).toEqual(['?q=wolf', '']);
  });
});
