import { isSignInDialogOpen, useIsDialogHistoryEntry } from '@livery/app-shell';
import type { DialogsRoot } from '@livery/app-shell';
import { useGuard, useSession, useVerdict } from '@livery/session';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { RouteEntry } from '../routes/route-table.ts';

/**
 * Whether the user may see a centre's page. A visitor is asked to log in, once, and then continues; without a login, after a
 * logout, and for users without access `leave` is called. An expired session keeps the page during the login.
 */
export function useCentreAccess(entry: RouteEntry | undefined, leave: () => void): boolean {
  const action = entry?.guard ?? 'browse';
  const verdict = useVerdict(action);
  const { interrupted } = useSession();
  const guard = useGuard();
  const signingIn = useSelector((state: DialogsRoot) => isSignInDialogOpen(state));
  const onDialogEntry = useIsDialogHistoryEntry();
  const allowed = verdict === 'allowed' || interrupted !== undefined;
  const isAt = entry !== undefined;
  const settled = useRef(false);
  useEffect(() => {
    if (!isAt || allowed) {
      settled.current = isAt;
      return;
    }
    if (!settled.current && verdict === 'login') {
      settled.current = true;
      guard(action);
      return;
    }
    // The history entry of a dialog that has just closed is left first: it would stay behind the next page.
    if (signingIn || onDialogEntry) return;
    const refused = !settled.current;
    settled.current = true;
    leave();
    if (refused) guard(action);
  }, [isAt, allowed, verdict, guard, action, signingIn, onDialogEntry, leave]);
  return isAt && allowed;
}
