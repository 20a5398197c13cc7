import { useFeature } from '@livery/brand-kit/react';
import { useIsDialogHistoryEntry } from '@livery/app-shell';
import { useSession } from '@livery/session';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Location } from 'react-router';
import { href } from '../routes/links.ts';
import { routeTable } from '../routes/route-table.ts';
import { dialogOf } from './dialog-of.ts';

const signInPaths: readonly string[] = [...routeTable.login.paths, ...routeTable.register.paths];
/** Paths that are public even where a site requires a login. Of the download page only its second address is. */
const openPaths: readonly string[] = [...signInPaths, ...routeTable.helpAlone.paths, routeTable.download.paths[1]];

export interface HomeGuardProps {
  /** The login wall of a site that requires a login. */
  readonly wall: ReactNode;
  /** The site, for whoever may see it. */
  readonly children: ReactNode;
}

/** Whether a visitor must log in before seeing a path: the `loginedToHomePage` rule, P-2.4 of docs/product.md. */
export function mustLogInFirst(pathname: string, wanted: boolean, loggedIn: boolean): boolean {
  return wanted && !loggedIn && !openPaths.includes(pathname);
}

/**
 * Sends visitors without a token to /login where the brand requires a login, and back to the requested page afterwards. A
 * login at the address of a login dialog leads home; whoever comes there logged in stays where the dialog is for them too, as
 * the registration is for a trial account.
 */
export function HomeGuard({ wall, children }: HomeGuardProps) {
  const wanted = useFeature('loginedToHomePage');
  const { loggedIn, interrupted, role } = useSession();
  const here = useLocation();
  const onDialog = useIsDialogHistoryEntry();
  const { pathname } = here;
  // Who came to this path, whoever it is by now.
  const [[arrivedAt, arrived], setArrived] = useState([pathname, role] as const);
  if (arrivedAt !== pathname) setArrived([pathname, role]);
  const from = (here.state as { readonly from?: Location } | null)?.from;
  const signsIn = signInPaths.includes(pathname);
  const isIn = loggedIn || interrupted !== undefined;
  if (mustLogInFirst(pathname, wanted, isIn)) return <Navigate to={href('login')} replace state={{ from: here }} />;
  // The entry of a dialog that has just closed is left first: it would stay behind the next page.
  if (loggedIn && !onDialog && (from !== undefined || (signsIn && (arrived !== role || dialogOf(pathname, role) === undefined)))) return <Navigate to={from ?? href('home')} replace />;
  if (!wanted || isIn || !signsIn) return children;
  return wall;
}
