import { opensHere } from '@livery/navigation';
import { Link, token, VisuallyHidden } from '@livery/ui-kit';
import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { hasAmount } from '../explain/arithmetic.ts';

const Figure = styled(Link)`
  color: inherit;
  text-decoration: underline;
  text-decoration-color: color-mix(in oklab, currentColor 45%, transparent);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.25em;

  @media (hover: hover) { &:hover { color: ${token.color.fg.link}; text-decoration-color: currentColor; } }
`;

export interface FigureLinkProps {
  /** The figure itself: of zero nothing is to be shown. */
  readonly amount: string | number;
  /** The address of what the figure is made of. */
  readonly href: string;
  /** Says what shows there: "Bets of your team". */
  readonly behind: string;
  /** Opens it inside the panel, in place of following the address. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A figure that leads to what is behind it; one of zero is no link. */
export function FigureLink({ amount, href, behind, onOpen, children }: FigureLinkProps) {
  if (!hasAmount(String(amount))) return children;
  return (
    <Figure
      href={href}
      title={behind}
      onClick={(event: MouseEvent) => {
        // The row that it stands in may open as well.
        event.stopPropagation();
        if (onOpen === undefined || !opensHere(event)) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
      <VisuallyHidden> {behind}</VisuallyHidden>
    </Figure>
  );
}
