import { useDialogs } from '@livery/app-shell';
import { useSession } from '@livery/session';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { routeOf, routeTable } from '../routes/route-table.ts';
import type { RouteEntry } from '../routes/route-table.ts';

function dialogOf(pathname: string): RouteEntry['dialog'] {
  const id = routeOf(pathname);
  const route: RouteEntry | undefined = id && routeTable[id];
  return route?.dialog;
}

/** Opens the dialog that an address stands for: /register is the home page with the registration over it. */
export function DialogPath(): null {
  const { pathname, key } = useLocation();
  const { loggedIn } = useSession();
  const { open } = useDialogs();
  const dialog = loggedIn ? undefined : dialogOf(pathname);
  useEffect(() => {
    if (dialog !== undefined) open(dialog);
  }, [dialog, key, open]);
  return null;
}
