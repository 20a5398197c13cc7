import { useFeature } from '@livery/brand-kit/react';
import { useSession } from '@livery/session';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';

/** Paths open to everybody even where a site wants a login first. */
const openPaths: readonly string[] = ['/login', '/register', '/register.html', '/helpmc', '/download'];

/** Whether a visitor must log in before seeing a path: the `loginedToHomePage` rule of the specification's section 2. */
export function mustLogInFirst(pathname: string, wanted: boolean, loggedIn: boolean): boolean {
  return wanted && !loggedIn && !openPaths.includes(pathname);
}

/** Sends visitors without a token to /login where the brand wants that. */
export function HomeGuard({ children }: { readonly children: ReactNode }) {
  const wanted = useFeature('loginedToHomePage');
  const { loggedIn } = useSession();
  const { pathname } = useLocation();
  return mustLogInFirst(pathname, wanted, loggedIn) ? <Navigate to="/login" replace /> : children;
}
