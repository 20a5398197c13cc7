import { useLocation, useNavigate } from 'react-router';
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

/** Reads and changes the query of the centre's page that shows. */
export function useCentreQuery(): CentreQuery {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const kept = centreStateOf({ state });
  const changed = (change: QueryChange): string => {
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) query.delete(name);
      else query.set(name, value);
    }
    return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
  };
  const replace = (change: QueryChange) => void navigate(changed(change), { replace: true, state: withCentreState(kept) });
  return {
    query: new URLSearchParams(search),
    replace,
    push: (change) => void navigate(changed(change), { state: withCentreState({ ...kept, depth: kept.depth + 1, fromParent: true }) }),
    remove: (...names) => {
      if (kept.fromParent === true) void navigate(-1);
      else replace(Object.fromEntries(names.map((name) => [name, undefined])));
    },
  };
}
