import type { Location } from 'react-router';
import { routeEntryOf } from '../routes/route-table.ts';

/** What the history entry of a centre's page keeps, in the router's state. */
export interface CentreState {
  /** The page below the centre; undefined where the centre was entered by its own address. */
  readonly background?: Location | undefined;
  /** Entries of this centre up to this one, which closing goes back over. */
  readonly depth: number;
  /** The entry before this one is the page's parent: the list of an opened record, the menu of a page. Not where a link led past the parent, such as from the overview to one deposit. */
  readonly fromParent?: true;
}

const entered: CentreState = { depth: 0 };

/** Whether a path opens a page of a centre. */
export function isCentrePath(pathname: string): boolean {
  return routeEntryOf(pathname)?.centre !== undefined;
}

/** What an entry keeps; nothing but its depth where it was entered by its own address. */
export function centreStateOf({ state }: Pick<Location, 'state'>): CentreState {
  const kept = (state as { readonly centre?: CentreState } | null)?.centre;
  return kept ?? entered;
}

/** The router's state for an entry with what it keeps of a centre. */
export function withCentreState(centre: CentreState): { readonly centre: CentreState } {
  return { centre };
}

const pathOf = (address: string): string => address.replace(/[?#].*$/, '');
/** The menu of a centre stands at the first part of its pages' paths. It is not the parent of what a query opens inside a page. */
const isMenuOf = (parent: string, address: string): boolean => address.startsWith(`${parent}/`) && !address.includes('?');

/** The router's state for going from a place to an address: undefined where the address opens no centre. */
export function stateFor(address: string, here: Location): { readonly centre: CentreState } | undefined {
  const path = pathOf(address);
  if (!isCentrePath(path)) return undefined;
  if (!isCentrePath(here.pathname)) return withCentreState({ background: here, depth: 1 });
  const { background, depth } = centreStateOf(here);
  return withCentreState({ background, depth: depth + 1, ...(isMenuOf(here.pathname, address) ? { fromParent: true } : {}) });
}
