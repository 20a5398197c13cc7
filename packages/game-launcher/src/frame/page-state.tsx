import { PageTitle } from '@livery/navigation';
import { token, VisuallyHidden } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { stageSize } from './frame-style.ts';

const Root = styled.section`
  ${stageSize}
  display: grid;
  place-content: center;
  padding: ${token.space[5]};
`;

/** The game page while it shows no game: as high as the game will be, with a visually hidden heading. */
export function PageState({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <Root>
      <PageTitle>{heading}</PageTitle>
      <VisuallyHidden as="h1">{heading}</VisuallyHidden>
      {children}
    </Root>
  );
}
