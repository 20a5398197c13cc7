import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { BottomBar } from './bottom-bar.tsx';
import { TopBar } from './top-bar.tsx';

const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token.z.header};

  /* Only the bottom bar stays while the page scrolls; the top bar leaves with it. */
  @media (width >= 64rem) { inset-block-start: calc(-1 * ${token.size.header.top}); }
`;

/** The site's header: a top bar with language and account, a bottom bar with logo and navigation. */
export function SiteHeader() {
  return (
    <Root>
      <TopBar />
      <BottomBar />
    </Root>
  );
}
