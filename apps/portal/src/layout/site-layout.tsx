import { useText } from '@livery/i18n';
import { SkipLink, token } from '@livery/ui-kit';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SiteHeader } from './header/site-header.tsx';
import { TabBar } from './side-menu/tab-bar.tsx';

const SiteFooter = lazy(async () => ({ default: (await import('./footer/site-footer.tsx')).SiteFooter }));
const SideRail = lazy(async () => ({ default: (await import('./side-menu/side-rail.tsx')).SideRail }));
const MenuDrawer = lazy(async () => ({ default: (await import('./side-menu/menu-drawer.tsx')).MenuDrawer }));

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  color: ${token.color.fg.default};
  background: ${token.gradient.page}, ${token.color.bg.canvas};
`;

const Main = styled.main`
  flex: 1;
  outline: none;
`;

/** Where the footer will stand, so that the page does not grow under a reader's eyes. */
const FooterPlace = styled.div`
  min-block-size: 28rem;
  background: ${token.color.footer.bg};
`;

/** Properties of {@link SiteLayout}. */
export interface SiteLayoutProps {
  /** `full` has everything, `noSide` no side menu, `headerOnly` only the header. */
  readonly frame?: 'full' | 'noSide' | 'headerOnly';
  readonly children: ReactNode;
}

/** What stands around a page: header, footer and side menu, as much of it as the page wants. */
export function SiteLayout({ frame = 'full', children }: SiteLayoutProps) {
  const t = useText('shell');
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuWanted, setMenuWanted] = useState(false);
  const openMenu = () => {
    setMenuWanted(true);
    setMenuOpen(true);
  };
  return (
    <Root>
      <SkipLink href="#content">{t('skip.content')}</SkipLink>
      <SiteHeader />
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      {frame === 'headerOnly' ? null : (
        <Suspense fallback={<FooterPlace />}>
          <SiteFooter />
        </Suspense>
      )}
      <Suspense>{frame === 'full' ? <SideRail /> : null}</Suspense>
      {frame === 'headerOnly' ? null : <TabBar menuOpen={menuOpen} onMenu={openMenu} />}
      {menuWanted ? (
        <Suspense>
          <MenuDrawer open={menuOpen} onOpenChange={setMenuOpen} />
        </Suspense>
      ) : null}
    </Root>
  );
}
