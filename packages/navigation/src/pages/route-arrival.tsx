import { openDialogsOf } from '@livery/app-shell';
import type { DialogsRoot } from '@livery/app-shell';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
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

/** Calls back once an element has left the page and the focus that it held has been given back; returns what ends that. */
function afterRemoval(element: Element, then: () => void): () => void {
  let frame = 0;
  let gone = 0;
  const look = () => {
    // A closed dialog gives the focus back in the frame behind its removal.
    if (!element.isConnected) gone += 1;
    if (gone > 2) then();
    else frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

/**
 * After a change of route moves the focus to the page's heading and has its title announced. Stands behind the page's
 * content inside its `Suspense`, so that the heading is there by then. The first page is left to the browser, a dialog that
 * is open keeps the focus, and one that is closing (the menu that led here) is waited for.
 */
export function RouteArrival(): null {
  const { pathname } = useLocation();
  const { arriveAt, announce } = useSiteNavigation();
  const store = useStore<DialogsRoot>();
  useEffect(() => {
    if (!arriveAt(pathname)) return undefined;
    announce(document.title);
    const dialog = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]');
    if (dialog == null) return focusPage();
    return openDialogsOf(store.getState()).length > 0 ? undefined : afterRemoval(dialog, focusPage);
  }, [pathname, arriveAt, announce, store]);
  return null;
}
