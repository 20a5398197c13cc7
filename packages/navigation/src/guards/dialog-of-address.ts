import { canDo } from '@livery/contracts';
import { useRole } from '@livery/session';
import { useLocation } from 'react-router';
import { routeEntryOf } from '../routes/route-table.ts';
import type { RouteEntry } from '../routes/route-table.ts';

/** The dialog that the present address opens for whoever is here, by the table of guards; undefined where it opens none. */
export function useDialogOfAddress(): RouteEntry['dialog'] {
  const role = useRole();
  const dialog = routeEntryOf(useLocation().pathname)?.dialog;
  return dialog && canDo(role, dialog === 'registerModal' ? 'register' : 'logIn') === 'allowed' ? dialog : undefined;
}
