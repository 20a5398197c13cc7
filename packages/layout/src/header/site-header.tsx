import { BottomBar } from './bottom-bar.tsx';
import { HeaderRoot } from './header-style.ts';
import { TopBar } from './top-bar.tsx';

/** The site's header: a top bar with language and account, a bottom bar with logo and navigation. */
export function SiteHeader() {
  return (
    <HeaderRoot>
      <TopBar />
      <BottomBar />
    </HeaderRoot>
  );
}
