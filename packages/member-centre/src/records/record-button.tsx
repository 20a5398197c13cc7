import { focusRing, Icon, iconChevronForward, token } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.button`
  ${focusRing}

  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-block-size: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.sm};
  color: inherit;
  background: none;
  font: inherit;
  font-weight: ${token.font.weight.medium};
  text-align: inherit;
  cursor: pointer;

  & > svg { flex: none; inline-size: 1em; block-size: 1em; color: ${token.color.fg.muted}; }
  @media (hover: hover) {
    tr:hover & { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  }
`;

/** Opens the record in whose row it stands: a press of it reaches the row, which opens wherever it is pressed. */
export function RecordButton({ describedBy, children }: { readonly describedBy: string; readonly children: ReactNode }) {
  return (
    <Root type="button" aria-describedby={describedBy}>
      {children}
      <Icon glyph={iconChevronForward} />
    </Root>
  );
}
