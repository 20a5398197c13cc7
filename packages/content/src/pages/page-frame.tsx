import { Container, SectionHeading, token } from '@livery/ui-kit';
import type { Glyph } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled(Container)`
  /* The footer stays below the window while texts arrive. */
  min-block-size: 100dvh;
  padding-block: ${token.space[7]} ${token.space[10]};
`;

export interface PageFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly glyph: Glyph;
  readonly children: ReactNode;
}

/** A page of texts: its heading and its measure. */
export function PageFrame({ title, lead, glyph, children }: PageFrameProps) {
  return (
    <Root>
      <SectionHeading level={1} glyph={glyph} lead={lead}>
        {title}
      </SectionHeading>
      {children}
    </Root>
  );
}
