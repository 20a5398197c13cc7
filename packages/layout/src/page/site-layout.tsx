import { useText } from '@livery/i18n';
import type { Frame } from '@livery/navigation';
import { preloadableLazy, SkipLink, token } from '@livery/ui-kit';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { LazyMount } from '../lazy-mount/lazy-mount.tsx';
import { styled } from 'styled-components';
import { RegionBoundary } from '../boundaries/region-boundary.tsx';
import { SiteHeader } from '../header/site-header.tsx';

const SiteFooter = preloadableLazy(() => import('../footer/site-footer.tsx')).show((module) => module.SiteFooter);
const SideMenu = preloadableLazy(() => import('../side-menu/side-menu.tsx')).show((module) => module.SideMenu);

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  color: ${token.color.fg.default};
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

export interface SiteLayoutProps {
  /** Which parts stand around the page, by the route table. */
  readonly frame: Frame;
  /** The page, as content of `<main>`. */
  readonly children: ReactNode;
}

/** The frame of a page: header, footer and side menu, as far as the page has them. */
export function SiteLayout({ frame, children }: SiteLayoutProps) {
  const t = useText('shell');
  const withFooter = frame === 'full' || frame === 'noSideMenu';
  return (
    <Root>
      <SkipLink href="#content">{t('skip.content')}</SkipLink>
      {frame === 'none' ? null : (
        <RegionBoundary>
          <SiteHeader />
        </RegionBoundary>
      )}
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      {withFooter ? (
        <RegionBoundary>
          <LazyMount height="28rem">
            <Suspense fallback={<FooterPlace />}>
              <SiteFooter />
            </Suspense>
          </LazyMount>
        </RegionBoundary>
      ) : null}
      {withFooter || frame === 'noFooter' ? (
        <RegionBoundary>
          <Suspense>
            <SideMenu rail={frame === 'full'} />
          </Suspense>
        </RegionBoundary>
      ) : null}
    </Root>
  );
}
