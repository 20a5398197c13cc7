import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readHallQuery, writeHallQuery } from './hall-query.ts';
import type { HallQuery } from './hall-query.ts';

/**
 * Words stand in the address once typing has rested for this long, in milliseconds. With each address the router looks at
 * the whole page again, and the browser at its icon: too much for each letter.
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

/** What is asked of a hall, as its address says it or will say it. */
interface Asked {
  readonly query: string;
  /** How long the address may wait for it, in milliseconds. */
  readonly rest: number;
}

/** Reads a hall's state from the address and writes changes into it. */
export function useHallState(): HallState {
  const { pathname, key } = useLocation();
  const [address, setAddress] = useSearchParams();
  const query = address.toString();
  const [asked, setAsked] = useState<Asked>({ query, rest: 0 });
  /** Written, and not yet told by the router: it tells a moment later, on a slow machine several at once. */
  const [untold, setUntold] = useState<readonly string[]>([]);
  const [told, setTold] = useState({ pathname, key, query });
  if (told.key !== key || told.pathname !== pathname || told.query !== query) {
    setTold({ pathname, key, query });
    const own = told.pathname === pathname ? untold.indexOf(query) : -1;
    setUntold(own === -1 ? [] : untold.slice(own + 1));
    // Another address (a link, back) is another hall.
    if (own === -1) setAsked({ query, rest: 0 });
  }

  const written = (untold.at(-1) ?? query) === asked.query;
  const write = useEffectEvent(() => {
    setUntold([...untold, asked.query]);
    setAddress(new URLSearchParams(asked.query), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (written) return undefined;
    const now = () => write();
    if (asked.rest === 0) {
      now();
      return undefined;
    }
    const timer = setTimeout(now, asked.rest);
    // What leads away from here is clicked, and whoever comes back finds what he had asked.
    addEventListener('click', now, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('click', now, { capture: true });
    };
  }, [written, asked]);

  const change = useCallback((part: Partial<HallQuery>) => {
    setAsked((before) => ({
      query: writeHallQuery({ ...readHallQuery(new URLSearchParams(before.query)), ...part }).toString(),
      rest: part.words ? ADDRESS_DEBOUNCE_MS : 0,
    }));
  }, [setAsked]);
  const hall = useMemo(() => readHallQuery(new URLSearchParams(asked.query)), [asked.query]);
  const hrefOf = (part: Partial<HallQuery>) => {
    const next = writeHallQuery({ ...hall, ...part }).toString();
    return next === '' ? pathname : `${pathname}?${next}`;
  };
  return { hall, change, hrefOf };
}
