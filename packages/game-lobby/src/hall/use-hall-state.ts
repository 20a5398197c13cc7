import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readHallQuery, writeHallQuery } from './hall-query.ts';
import type { HallQuery } from './hall-query.ts';

/** What a hall shows, kept in the address so that going back restores it. */
export interface HallState {
  readonly hall: HallQuery;
  /** Changes a part of it, without a history entry for each letter and each filter. */
  readonly change: (part: Partial<HallQuery>) => void;
  /** The address with a part of it changed, for links: a vendor's tab, a shelf. */
  readonly hrefOf: (part: Partial<HallQuery>) => string;
}

/** Reads a hall's state from the address and writes changes into it. */
export function useHallState(): HallState {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const hall = useMemo(() => readHallQuery(query), [query]);
  // The router shows an address a moment after it was written, on a slow machine several at once: what changes next starts
  // from what was written last. That is the browser's own address, or where a router keeps addresses to itself, this.
  const written = useRef(query);
  useLayoutEffect(() => {
    written.current = query;
  }, [query]);
  const change = useCallback(
    (part: Partial<HallQuery>) => {
      const last = window.location.pathname === pathname ? new URLSearchParams(window.location.search) : written.current;
      written.current = writeHallQuery({ ...readHallQuery(last), ...part });
      setQuery(written.current, { replace: true, preventScrollReset: true });
    },
    [setQuery, pathname],
  );
  const hrefOf = (part: Partial<HallQuery>) => {
    const address = writeHallQuery({ ...hall, ...part }).toString();
    return address === '' ? pathname : `${pathname}?${address}`;
  };
  return { hall, change, hrefOf };
}
