import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link, useLocation } from 'react-router';
import { isSamePlace } from './same-place.ts';
import { prefetchPage } from './prefetch.ts';

/** Properties of {@link SiteLink}. */
export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path inside the site. */
  readonly href: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link inside the site: ignored when it leads where the visitor is, and fetching its page's chunk as soon as
 * the pointer or the focus reaches it.
 */
export function SiteLink({ href, onClick, onPointerEnter, onFocus, ...rest }: SiteLinkProps) {
  const here = useLocation();
  const current = isSamePlace(href, here);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (current && !opensElsewhere) event.preventDefault();
  };
  return (
    <Link
      {...rest}
      to={href}
      aria-current={current ? 'page' : undefined}
      onClick={click}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetchPage(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetchPage(href);
      }}
    />
  );
}
