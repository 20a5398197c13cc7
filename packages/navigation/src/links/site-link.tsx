import { useSyncExternalStore } from 'react';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { routeEntryOf } from '../routes/route-table.ts';
import { isSameLocation } from './same-location.ts';
import { useSiteNavigation } from './site-navigation.tsx';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path inside the site, or a place on this page. */
  readonly href: string;
  /** Where it leads, in words. */
  readonly children: ReactNode;
  /** The `<a>`, to focus it. */
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Whether a link would change nothing: it leads to this address, or to this page by its first path. */
function isHere(href: string): boolean {
  const { pathname, search, hash } = window.location;
  return isSameLocation(href, window.location) || href === `${routeEntryOf(pathname)?.paths[0] ?? ''}${search}${hash}`;
}

/** Whether a click is meant for this window: one with a modifier or of another button is the browser's. */
export const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A link inside the site: ignored when it leads where the visitor is, and fetching its page's chunk as soon as
 * the pointer or the focus reaches it. It is current where it leads, or where its owner says so: a shelf that is shown
 * has a link that leaves it.
 */
export function SiteLink({ href, children, onClick, onPointerEnter, onFocus, 'aria-current': stated, ...rest }: SiteLinkProps) {
  const { go, onMove, prefetch } = useSiteNavigation();
  const current = useSyncExternalStore(onMove, () => isHere(href));
  return (
    <a
      {...rest}
      href={href}
      aria-current={stated ?? (current ? 'page' : undefined)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !opensHere(event)) return;
        event.preventDefault();
        if (isHere(href)) return;
        const { pathname, search, hash } = new URL(href, window.location.href);
        go(pathname + search + hash);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(href);
      }}
    >
      {children}
    </a>
  );
}
