import { createContext, createElement, useContext } from 'react';
import type { AnchorHTMLAttributes, ElementType, ReactElement } from 'react';

const LinkContext = createContext<ElementType>('a');

/**
 * Gives all links of the kit the router's link, so that they navigate without a reload:
 * a component that takes `href` and everything an anchor takes.
 */
export const UiLinkProvider = LinkContext.Provider;

const LEAVES_THE_SITE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * The component to render a link to `href` with: the router's for our own pages, an anchor for all others.
 * Typed as an anchor, whose properties it takes.
 */
export function useLinkElement(href: string | undefined, target?: string): 'a' {
  const link = useContext(LinkContext) as 'a';
  return href === undefined || LEAVES_THE_SITE.test(href) || (target !== undefined && target !== '_self') ? 'a' : link;
}

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** A link without a look of its own, followed by the router where it leads to our own pages. */
export function Link(props: LinkProps): ReactElement {
  return createElement(useLinkElement(props.href, props.target), props);
}
