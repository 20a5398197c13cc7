import { useSyncExternalStore } from 'react';
import { useSiteNavigation } from '../links/site-navigation.tsx';
import { isCentrePath } from './centre-history.ts';

/** Whether a centre lies over the page of the site, whose own `useLocation` does not tell. */
export function useIsUnderCentre(): boolean {
  const { onMove, place } = useSiteNavigation();
  return useSyncExternalStore(onMove, () => isCentrePath(place().pathname));
}
