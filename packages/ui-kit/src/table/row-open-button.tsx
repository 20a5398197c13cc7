import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing, touchTarget } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';
import { Icon } from '../icons/icon.tsx';
import { iconChevronForward } from '../icons/navigation.ts';

export interface RowOpenButtonProps {
  /** Id of the text that distinguishes rows with equal names, such as the time. */
  readonly describedBy?: string;
  /** What opens: the name of the row. */
  readonly children: ReactNode;
}

const Root = styled.button`
  ${focusRing}
  ${touchTarget}

  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-block-size: 1.5rem;
  border-radius: ${token.radius.sm};
  color: inherit;
  font-weight: ${token.font.weight.medium};
  text-align: inherit;

  /* The ring is the row's, which opens: around the button it would run through the line below. */
  @supports selector(:has(a)) {
    &:focus-visible { outline-color: transparent; }
    tr:has(&:focus-visible) { outline: ${token.stroke.focus} solid ${token.color.border.focus}; outline-offset: calc(-1 * ${token.stroke.focus}); }
  }

  & > svg { flex: none; inline-size: 1em; block-size: 1em; color: ${token.color.fg.muted}; }
  @media (hover: hover) {
    tr:hover & { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  }
`;

/** Opens its row by keyboard or screen reader: its click bubbles to the row, which `onOpen` of `Table` handles. */
export function RowOpenButton({ describedBy, children }: RowOpenButtonProps) {
  return (
    <Root type="button" data-row-open="" aria-describedby={describedBy}>
      {children}
      <Icon glyph={iconChevronForward} />
    </Root>
  );
}
