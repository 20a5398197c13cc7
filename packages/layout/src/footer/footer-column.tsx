import { focusRing, token } from '@livery/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { SiteLink } from '@livery/navigation';

const Title = styled.h2`
  margin: 0 0 ${token.space[3]};
  color: ${token.color.footer.heading};
  font-family: ${token.font.family.display};
  font-size: ${token.font.size.md};
  font-weight: ${token.font.weight.semibold};
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled(SiteLink)`
  display: inline-block;
  padding-block: ${token.space[1]};
  border-radius: ${token.radius.sm};
  color: inherit;
  text-decoration: none;

  &:hover { color: ${token.color.footer.heading}; text-decoration: underline; text-underline-offset: 0.25em; }
  @media (pointer: coarse) { padding-block: ${token.space[3]}; }
  ${focusRing}
`;

export interface FooterColumnProps {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** A titled list of links in the footer. */
export function FooterColumn({ title, links }: FooterColumnProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <List>
        {links.map((link) => (
          <li key={link.href}>
            <Entry href={link.href}>{link.label}</Entry>
          </li>
        ))}
      </List>
    </nav>
  );
}
