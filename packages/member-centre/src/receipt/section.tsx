import { token } from '@livery/ui-kit';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.section`
  min-inline-size: 0;

  & > h4 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token.space[2]};
    margin-block-end: ${token.space[3]};
    font-family: ${token.font.family.body};
    font-size: ${token.font.size.sm};
    font-weight: ${token.font.weight.semibold};
  }
  & > h4 > small { color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; font-weight: ${token.font.weight.regular}; }
`;

/** A part of a receipt under its heading. */
export function Section({ title, note, children }: { readonly title: string; readonly note?: string | undefined; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h4 id={id}>
        {title}
        {note === undefined ? null : <small>{note}</small>}
      </h4>
      {children}
    </Root>
  );
}
