import { DownloadPage, HelpPage, NoticePage, PromotionsPage } from '@livery/content';
import { GamePage } from '@livery/game-launcher';
import { HallPage, hallPaths } from '@livery/game-lobby';
import type { GameType } from '@livery/game-lobby';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { HomePage } from '../home/home-page.tsx';
import { SiteLayout } from '../layout/site-layout.tsx';
import type { SiteLayoutProps } from '../layout/site-layout.tsx';
import { HomeGuard } from '../navigation/home-guard.tsx';
import { DialogPath } from '../navigation/dialog-path.tsx';
import { NotFoundPage } from '../status/not-found-page.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageLoader } from './page-loader.tsx';

/** Addresses that open the home page. /login and the registration addresses open their dialog over it. */
const homePaths = ['/', '/index', '/index.html', '/home', '/login', '/register', '/register.html'];

/** Halls by address; two kinds of lottery share one. */
const halls = Map.groupBy(Object.keys(hallPaths) as GameType[], (type) => hallPaths[type]);

function page(content: ReactNode, frame: SiteLayoutProps['frame'] = 'full') {
  return (
    <SiteLayout frame={frame}>
      <FreshBoundary>
        <Suspense fallback={<PageLoader />}>{content}</Suspense>
      </FreshBoundary>
    </SiteLayout>
  );
}

/** A page that failed does not take the next one with it: each address starts with a clean boundary. */
function FreshBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <PageBoundary key={pathname}>{children}</PageBoundary>;
}

/** Every address of the site. */
export function SiteRoutes() {
  return (
    <HomeGuard>
      <DialogPath />
      <Routes>
        {homePaths.map((path) => (
          <Route key={path} path={path} element={page(<HomePage />)} />
        ))}
        {[...halls].map(([path, gameTypes]) => (
          <Route key={path} path={path} element={page(<HallPage key={path} gameTypes={gameTypes as [GameType, ...GameType[]]} />)} />
        ))}
        <Route path="/game" element={page(<GamePage />, 'headerOnly')} />
        <Route path="/promotions" element={page(<PromotionsPage />)} />
        <Route path="/down" element={page(<DownloadPage />)} />
        <Route path="/help" element={page(<HelpPage />)} />
        <Route path="/noticePage" element={page(<NoticePage />)} />
        <Route path="*" element={page(<NotFoundPage />)} />
      </Routes>
    </HomeGuard>
  );
}
