import { useFeature } from '@livery/brand-kit/react';
import { useIsDialogHistoryEntry } from '@livery/app-shell';
import { useSession } from '@livery/session';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Location } from 'react-router';

const LoginWallPage = lazy(async () => ({ default: (await import('../full-page/login-wall-page.tsx')).LoginWallPage }));

/** Paths open to everybody even where a site wants a login first. */
const openPaths: readonly string[] = ['/login', '/register', '/register.html', '/helpmc', '/download'];
/** Those of them that are the ways in, over the home page. */
const waysIn: readonly string[] = openPaths.slice(0, 3);

/** Whether a visitor must log in before seeing a path: the `loginedToHomePage` rule, P-2.4 of docs/product.md. */
export function mustLogInFirst(pathname: string, wanted: boolean, loggedIn: boolean): boolean {
  return wanted && !loggedIn && !openPaths.includes(pathname);
}

/**
 * Sends visitors without a token to /login where the brand wants that, and back to where they were going once they are
 * in. Whoever came to a way in by its own address is led home.
 */
export function HomeGuard({ children }: { readonly children: ReactNode }) {
  const wanted = useFeature('loginedToHomePage');
  const { loggedIn, interrupted } = useSession();
  const here = useLocation();
  const onDialog = useIsDialogHistoryEntry();
  const from = (here.state as { readonly from?: Location } | null)?.from;
  const isIn = loggedIn || interrupted !== undefined;
  if (mustLogInFirst(here.pathname, wanted, isIn)) return <Navigate to="/login" replace state={{ from: here }} />;
  const next = from ?? (waysIn.includes(here.pathname) ? '/' : undefined);
  // The entry of a dialog that has just closed is left first: it would stay behind the next page.
  if (loggedIn && next !== undefined && !onDialog) return <Navigate to={next} replace />;
  if (!wanted || isIn || !waysIn.includes(here.pathname)) return children;
  return (
    <Suspense>
      <LoginWallPage />
    </Suspense>
  );
}
