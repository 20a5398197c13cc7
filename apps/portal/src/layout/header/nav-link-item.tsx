import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SiteLink } from '../../navigation/site-link.tsx';
import { Item, navEntry } from './nav-entry.ts';
import { styled } from 'styled-components';

const Entry = styled(SiteLink)`
  ${navEntry}
`;

/** Properties of {@link NavLinkItem}. */
export interface NavLinkItemProps {
  readonly href: string;
  readonly label: string;
  /** Did not fit into the line. */
  readonly over?: boolean;
  /** What stands behind the label: a count, for instance. */
  readonly children?: ReactNode;
}

/** An entry of the navigation without a drop-down. */
export function NavLinkItem({ href, label, over = false, children }: NavLinkItemProps) {
  const { pathname } = useLocation();
  return (
    <Item data-over={over ? '' : undefined}>
      <Entry href={href} data-active={pathname === href ? '' : undefined}>
        {label}
        {children}
      </Entry>
    </Item>
  );
}
