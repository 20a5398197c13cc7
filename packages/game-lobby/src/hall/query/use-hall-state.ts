import { keepDialogEntry } from '@livery/app-shell';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readHallQuery, writeHallQuery } from './hall-query.ts';
import type { HallQuery } from './hall-query.ts';

/**
 * The search term is written to the address after this pause in typing, in milliseconds. Each address makes the router render
 * the whole page, and the browser reload its icon: too much for each letter.
 */
export const ADDRESS_DEBOUNCE_MS = 300;

/** What a hall shows, kept in the address so that going back restores it. */
export interface HallState {
  readonly hall: HallQuery;
  /** Changes a part of it at once; the address follows, without a history entry for each letter and each filter. */
  readonly change: (part: Partial<HallQuery>) => void;
  /** The address with a part of it changed, for links: a vendor's tab, a shelf. */
  readonly hrefOf: (part: Partial<HallQuery>) => string;
}

/** The state of a hall as its address has it, or will have it. */
interface RequestedState {
  readonly query: string;
  /** How long the address may wait for it, in milliseconds. */
  readonly rest: number;
}

/** Reads a hall's state from the address and writes changes into it. */
export function useHallState(): HallState {
  const { pathname, key } = useLocation();
  const [address, setAddress] = useSearchParams();
  const query = address.toString();
  const [requested, setRequested] = useState<RequestedState>({ query, rest: 0 });
  /** Written, and not yet reported by the router, which reports later, on a slow machine several at once. */
  const [pendingWrites, setPendingWrites] = useState<readonly string[]>([]);
  /** Written into the history entry of a drawer: the entry below it, which its closing leads to, has not got it yet. */
  const [overlaid, setOverlaid] = useState(false);
  const [routed, setRouted] = useState({ pathname, key, query });
  if (routed.key !== key || routed.pathname !== pathname || routed.query !== query) {
    setRouted({ pathname, key, query });
    const own = routed.pathname === pathname ? pendingWrites.indexOf(query) : -1;
    setPendingWrites(own === -1 ? [] : pendingWrites.slice(own + 1));
    if (own === -1) {
      // Another address (a link, back) is another hall, except the one below a drawer.
      if (!overlaid || routed.pathname !== pathname) setRequested({ query, rest: 0 });
      setOverlaid(false);
    }
  }

  const written = (pendingWrites.at(-1) ?? query) === requested.query;
  const write = useEffectEvent(() => {
    setPendingWrites([...pendingWrites, requested.query]);
    setOverlaid(keepDialogEntry(() => setAddress(new URLSearchParams(requested.query), { replace: true, preventScrollReset: true })));
  });
  // Not useDebouncedInput: that keeps what is typed apart from its value; here the value changes at once and only the address
  // rests, which a click also ends. All they share is a timer.
  useEffect(() => {
    if (written) return undefined;
    const now = () => write();
    if (requested.rest === 0) {
      now();
      return undefined;
    }
    const timer = setTimeout(now, requested.rest);
    // A click may lead away: going back must restore the search.
    addEventListener('click', now, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('click', now, { capture: true });
    };
  }, [written, requested]);

  const change = useCallback((part: Partial<HallQuery>) => {
    setRequested((before) => ({
      query: writeHallQuery({ ...readHallQuery(new URLSearchParams(before.query)), ...part }).toString(),
      rest: part.words ? ADDRESS_DEBOUNCE_MS : 0,
    }));
  }, [setRequested]);
  const hall = useMemo(() => readHallQuery(new URLSearchParams(requested.query)), [requested.query]);
  const hrefOf = (part: Partial<HallQuery>) => {
    const next = writeHallQuery({ ...hall, ...part }).toString();
    return next === '' ? pathname : `${pathname}?${next}`;
  };
  return { hall, change, hrefOf };
}
