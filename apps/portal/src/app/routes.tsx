import { AccountPrewarm } from '@livery/account';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { SiteLayout } from '../layout/site-layout.tsx';
import { HomeGuard } from '../navigation/home-guard.tsx';
import { DialogPath } from '../navigation/dialog-path.tsx';
import { GuardedPage } from '../navigation/guarded-page.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageLoader } from './page-loader.tsx';
import { siteRoutes } from './site-routes.tsx';
import type { SiteRoute } from './site-routes.tsx';

function page({ guard, content, frame = 'full' }: SiteRoute) {
  return (
    <SiteLayout frame={frame}>
      <FreshBoundary>
        <GuardedPage action={guard}>
          <Suspense fallback={<PageLoader />}>{content}</Suspense>
        </GuardedPage>
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
    <>
      <DialogPath />
      <Suspense>
        <AccountPrewarm />
      </Suspense>
      <HomeGuard>
        <Routes>
          {siteRoutes.map((route) => (
            <Route key={route.path} path={route.path} element={page(route)} />
          ))}
        </Routes>
      </HomeGuard>
    </>
  );
}
