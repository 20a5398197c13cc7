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
  // The router shows an address a moment after it was written, on a slow machine several later still. What changes next
  // starts from what was written last; an address that was not written here (a link, back) starts anew.
  const written = useRef(query);
  const unseen = useRef<string[]>([]);
  useLayoutEffect(() => {
    const seen = unseen.current.indexOf(query.toString());
    unseen.current = seen === -1 ? [] : unseen.current.slice(seen + 1);
    if (seen === -1) written.current = query;
  }, [query]);
  const change = useCallback(
    (part: Partial<HallQuery>) => {
      written.current = writeHallQuery({ ...readHallQuery(written.current), ...part });
      unseen.current.push(written.current.toString());
      setQuery(written.current, { replace: true, preventScrollReset: true });
    },
    [setQuery],
  );
  const hrefOf = (part: Partial<HallQuery>) => {
    const address = writeHallQuery({ ...hall, ...part }).toString();
    return address === '' ? pathname : `${pathname}?${address}`;
  };
  return { hall, change, hrefOf };
}
