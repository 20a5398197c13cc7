import { styled } from 'styled-components';
import { BottomBar } from './bottom-bar.tsx';
import { HeaderRoot } from './header-style.ts';
import { TopBar } from './top-bar.tsx';

const Root = styled(HeaderRoot)`
  /* The top bar stays while a menu hangs from it, or the keyboard is in it. */
  @media (width >= 64rem) {
    &:has(> [data-top] :is([aria-expanded='true'], :focus-visible)) { inset-block-start: min(0px, (100vw - 40rem) * 99); }
  }
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
