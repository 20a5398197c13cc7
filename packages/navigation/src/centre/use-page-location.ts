import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { Location } from 'react-router';
import { href } from '../routes/links.ts';
import { centreStateOf, isCentrePath } from './centre-history.ts';

/** The place of the page of the site, for `<Routes location>`: below a centre the page it was opened over, or the home page. */
export function usePageLocation(): Location {
  const here = useLocation();
  return useMemo(() => {
    if (!isCentrePath(here.pathname)) return here;
    return centreStateOf(here).background ?? { ...here, pathname: href('home'), search: '', hash: '', state: null };
  }, [here]);
}
