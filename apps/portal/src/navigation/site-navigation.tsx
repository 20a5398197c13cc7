import { createContext, use, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * How links move through the site. The same object wherever the visitor goes: a page has a hundred links, and those
 * that neither were nor become the current one have nothing to do when the address changes.
 */
export interface SiteNavigation {
  /** Goes to a path of the site. */
  readonly go: (path: string) => void;
  /** Calls back after each change of the address; answers what ends that. */
  readonly onMove: (listener: () => void) => () => void;
}

const NavigationContext = createContext<SiteNavigation | undefined>(undefined);

/** Gives links below it the router's way to move. Stands inside the router. */
export function SiteNavigationProvider({ children }: { readonly children: ReactNode }) {
  const place = useLocation();
  const navigate = useNavigate();
  const [{ site, moved }] = useState(() => {
    const listeners = new Set<() => void>();
    let latest = navigate;
    return {
      site: {
        go: (path: string) => void latest(path),
        onMove: (listener: () => void) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
      moved: (by: typeof navigate) => {
        latest = by;
        for (const listener of listeners) listener();
      },
    };
  });
  useLayoutEffect(() => moved(navigate), [moved, navigate, place]);
  return <NavigationContext value={site}>{children}</NavigationContext>;
}

/** How links move through the site. Throws outside a `SiteNavigationProvider`. */
export function useSiteNavigation(): SiteNavigation {
  const site = use(NavigationContext);
  if (site === undefined) throw new Error('No SiteNavigationProvider above: the app gives one inside its router.');
  return site;
}
