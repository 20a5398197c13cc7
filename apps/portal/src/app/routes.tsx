import { AccountPrewarm } from '@livery/account';
import { AgentCentreRoute } from '@livery/agent-centre';
import { DialogBoundary, LoginWallPage, NotFoundPage, PageBoundary, PageLoader, SiteLayout } from '@livery/layout';
import { MemberCentreRoute } from '@livery/member-centre';
import { DialogPath, GuardedPage, HomeGuard, RouteArrival, routeTable, RouteTitle, usePageLocation } from '@livery/navigation';
import type { RouteId } from '@livery/navigation';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { pageOf } from './pages.tsx';

function page(id: RouteId) {
  const { frame, guard } = routeTable[id];
  return (
    <SiteLayout frame={frame}>
      <RouteTitle route={id} />
      <FreshBoundary>
        <GuardedPage action={guard}>
          <Suspense fallback={<PageLoader />}>
            {pageOf(id).content}
            <RouteArrival />
          </Suspense>
        </GuardedPage>
      </FreshBoundary>
    </SiteLayout>
  );
}

// Exactly as the table has them: the server answers another spelling with 404, and no dialog opens for it.
const routeElements = Object.entries(routeTable).flatMap(([id, { paths }]) => paths.map((path) => <Route key={path} path={path} caseSensitive element={page(id as RouteId)} />));

/** A page that failed does not take the next one with it: each address starts with a clean boundary. */
function FreshBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <PageBoundary key={pathname}>{children}</PageBoundary>;
}

const loginWall = (
  <Suspense>
    <LoginWallPage />
  </Suspense>
);

/** The pages of the site by address. */
export function SiteRoutes() {
  return (
    <>
      <DialogPath />
      <Suspense>
        <AccountPrewarm />
      </Suspense>
      <HomeGuard wall={loginWall}>
        <Routes location={usePageLocation()}>
          {routeElements}
          <Route
            path="*"
            element={
              <SiteLayout frame="full">
                <Suspense>
                  <NotFoundPage />
                  <RouteArrival />
                </Suspense>
              </SiteLayout>
            }
          />
        </Routes>
        <MemberCentreRoute boundary={DialogBoundary} />
        <AgentCentreRoute boundary={DialogBoundary} />
      </HomeGuard>
    </>
  );
}
