import type { To } from 'react-router';

/** A place inside the site. */
export interface SiteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Whether going to `to` would change nothing: the rule by which navigation to the current path is ignored. */
export function isSameLocation(to: To, here: SiteLocation): boolean {
  // A page has a hundred links that compare at each navigation: most are complete addresses and need no resolving.
  if (typeof to === 'string' && to.startsWith('/') && !to.includes('.')) return to === here.pathname + here.search + here.hash;
  const target = new URL(typeof to === 'string' ? to : `${to.pathname ?? here.pathname}${to.search ?? ''}${to.hash ?? ''}`, `http://site${here.pathname}`);
  return target.pathname === here.pathname && target.search === here.search && target.hash === here.hash;
}
