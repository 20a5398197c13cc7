import { canDo } from '@livery/contracts';
import type { Role } from '@livery/contracts';
import { routeEntryOf } from '../routes/route-table.ts';
import type { RouteEntry } from '../routes/route-table.ts';

/** The dialog that a path opens for a role, by the table of guards; undefined where it opens none. */
export function dialogOf(pathname: string, role: Role): RouteEntry['dialog'] {
  const dialog = routeEntryOf(pathname)?.dialog;
  return dialog && canDo(role, dialog === 'registerModal' ? 'register' : 'logIn') === 'allowed' ? dialog : undefined;
}
