import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { leadsTo, SiteLink } from '@livery/navigation';
import { Item, navEntry } from './nav-entry.ts';
import { styled } from 'styled-components';

const Entry = styled(SiteLink)`
  ${navEntry}
`;

export interface NavLinkItemProps {
  readonly href: string;
  readonly label: string;
  /** What stands behind the label: a count, for instance. */
  readonly children?: ReactNode;
}

/** An entry of the navigation without a drop-down. */
export function NavLinkItem({ href, label, children }: NavLinkItemProps) {
  const { pathname } = useLocation();
  return (
    <Item>
      <Entry href={href} data-active={leadsTo(href, pathname) ? '' : undefined}>
        {label}
        {children}
      </Entry>
    </Item>
  );
}
