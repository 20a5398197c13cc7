import { createContext, createElement, useContext } from 'react';
import type { AnchorHTMLAttributes, ElementType, ReactElement } from 'react';

const LinkContext = createContext<ElementType>('a');

/**
 * Sets the router's link for all links of the kit, so that they navigate without a reload.
 * The component takes `href` and all props of an anchor.
 */
export const UiLinkProvider = LinkContext.Provider;

const LEAVES_THE_SITE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * Returns the component for a link to `href`: the router's link for pages of the site, an anchor otherwise.
 * Typed as an anchor.
 */
export function useLinkElement(href: string | undefined, target?: string): 'a' {
  const link = useContext(LinkContext) as 'a';
  return href === undefined || LEAVES_THE_SITE.test(href) || (target !== undefined && target !== '_self') ? 'a' : link;
}

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads; addresses of other sites and targets other than `_self` take a plain anchor. */
  readonly href: string;
}

/** An unstyled link; pages of the site are opened by the router. */
export function Link(props: LinkProps): ReactElement {
  return createElement(useLinkElement(props.href, props.target), props);
}
