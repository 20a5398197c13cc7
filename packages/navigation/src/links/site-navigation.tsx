import { VisuallyHidden } from '@livery/ui-kit';
import { createContext, use, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Location } from 'react-router';
import { stateFor } from '../centre/centre-history.ts';
import { usePageLocation } from '../centre/use-page-location.ts';

/**
 * How links move through the site. The same object wherever the visitor goes: a page has a hundred links, and those
 * that neither were nor become the current one have nothing to do when the address changes.
 */
export interface SiteNavigation {
  /** Goes to a path of the site. */
  readonly go: (path: string) => void;
  /** Where the visitor is, which may be in a centre over the page. */
  readonly place: () => Location;
  /** Calls back after each change of the address; returns what ends that. */
  readonly onMove: (listener: () => void) => () => void;
  /** Fetches ahead the chunk of the page that an address opens. */
  readonly prefetch: (href: string) => void;
  /** Notes the path of the page that shows. True where it is another than before; the path the site was entered by is no other. */
  readonly arriveAt: (pathname: string) => boolean;
  /** Has screen readers say a text, after what they are saying. */
  readonly announce: (text: string) => void;
}

const NavigationContext = createContext<SiteNavigation | undefined>(undefined);

export interface SiteNavigationProviderProps {
  /** Fetches ahead what an address needs; nothing without it. */
  readonly prefetch?: (href: string) => void;
  /** The site. */
  readonly children: ReactNode;
}

/** Gives links below it the router's way to move. Stands inside the router. */
export function SiteNavigationProvider({ prefetch = () => {}, children }: SiteNavigationProviderProps) {
  const place = useLocation();
  const page = usePageLocation();
  const navigate = useNavigate();
  const [announced, announce] = useState('');
  const [{ site, moved }] = useState(() => {
    const listeners = new Set<() => void>();
    let latest = { navigate, place };
    let shown = page.pathname;
    const value: SiteNavigation = {
      go: (path) => void latest.navigate(path, { state: stateFor(path, latest.place) }),
      place: () => latest.place,
      onMove: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      prefetch,
      arriveAt: (pathname) => {
        const other = pathname !== shown;
        shown = pathname;
        return other;
      },
      announce,
    };
    return {
      site: value,
      moved: (by: typeof latest) => {
        latest = by;
        for (const listener of listeners) listener();
      },
    };
  });
  useLayoutEffect(() => moved({ navigate, place }), [moved, navigate, place]);
  return (
    <NavigationContext value={site}>
      {children}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </NavigationContext>
  );
}

/** How links move through the site. Throws outside a `SiteNavigationProvider`. */
export function useSiteNavigation(): SiteNavigation {
  const site = use(NavigationContext);
  if (site === undefined) throw new Error('No SiteNavigationProvider above.');
  return site;
}
