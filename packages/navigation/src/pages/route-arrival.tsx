import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSiteNavigation } from '../links/site-navigation.tsx';

/** Moves the focus to the heading of the page, else to the place of its content. */
export function focusPage(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    // Nobody can act on a heading: a ring around it would only look like a fault.
    target.style.outline = 'none';
  }
  target.focus({ preventScroll: true });
}

/**
 * After a change of route moves the focus to the page's heading and has its title announced. Stands behind the page's
 * content inside its `Suspense`, so that the heading is there by then. The first page is left to the browser, and a
 * dialog that is open keeps the focus.
 */
export function RouteArrival(): null {
  const { pathname } = useLocation();
  const { arriveAt, announce } = useSiteNavigation();
  useEffect(() => {
    if (!arriveAt(pathname)) return;
    announce(document.title);
    if (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') != null) return;
    focusPage();
  }, [pathname, arriveAt, announce]);
  return null;
}
