import { use, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CentrePlace } from './centre-place.ts';
import { centreStateOf, withCentreState } from './centre-history.ts';

/** Values to set by name; undefined removes one. */
export type QueryChange = Readonly<Record<string, string | undefined>>;

/** The query of a centre's page: which records are listed, and which is opened. */
export interface CentreQuery {
  readonly query: URLSearchParams;
  /** Changes the query in place: back leads to the page before. */
  readonly replace: (change: QueryChange) => void;
  /** Changes the query in a history entry of its own: back undoes it. */
  readonly push: (change: QueryChange) => void;
  /** Takes values out again: by going back where `push` set them, else in place. */
  readonly remove: (...names: readonly string[]) => void;
}

/**
 * Reads and changes the query of the centre's page that shows. A change belongs to the entry of the render that it comes from: once the
 * visitor has moved on, or what asked for it is gone, it does nothing. So an answer that comes late leads nobody away.
 */
export function useCentreQuery(): CentreQuery {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const place = use(CentrePlace);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    shown.current = key;
    return () => {
      shown.current = undefined;
    };
  }, [key]);
  const kept = centreStateOf({ state });
  const changed = (change: QueryChange): string => {
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) query.delete(name);
      else query.set(name, value);
    }
    return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
  };
  const go = (act: () => void) => {
    if (shown.current === key && (place?.current ?? key) === key) act();
  };
  const replace = (change: QueryChange) => go(() => void navigate(changed(change), { replace: true, state: withCentreState(kept) }));
  return {
    query: new URLSearchParams(search),
    replace,
    push: (change) => go(() => void navigate(changed(change), { state: withCentreState({ ...kept, depth: kept.depth + 1, fromParent: true }) })),
    remove: (...names) => {
      if (kept.fromParent === true) go(() => void navigate(-1));
      else replace(Object.fromEntries(names.map((name) => [name, undefined])));
    },
  };
}
