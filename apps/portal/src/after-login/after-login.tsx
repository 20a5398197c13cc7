import { useBrand } from '@livery/brand-kit/react';
import { contentApi, popUpRequest } from '@livery/content';
import { openDialogsOf, useDialogs } from '@livery/app-shell';
import { isHomePath } from '@livery/navigation';
import { useAfterLogin, useRole, useSession, writeSession } from '@livery/session';
import type { DialogsRoot } from '@livery/app-shell';
import { useEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router';
import { focusAfterLogin } from './focus-after-login.ts';

/** What follows a login on the home page, once nothing else is open: a welcome after the first, else the newest notice that pops up. */
export function AfterLogin(): null {
  const { afterLogin, shown } = useAfterLogin();
  const role = useRole();
  const { mustChangePassword } = useSession();
  const { open } = useDialogs();
  const { pathname } = useLocation();
  const busy = useSelector((state: DialogsRoot) => openDialogsOf(state).length > 0);
  const wanted = role !== 'trial' && afterLogin === 'again';
  const { data, isError } = contentApi.useAnnouncementsQuery(popUpRequest(useBrand()), { skip: !wanted });
  const newest = wanted ? data?.list[0] : undefined;
  const ready = afterLogin !== undefined && !busy && !mustChangePassword && isHomePath(pathname) && (!wanted || data !== undefined || isError);

  const store = useStore<DialogsRoot>();
  const loggedIn = afterLogin !== undefined;
  const giveUp = useRef<() => void>(undefined);
  // Goes on when what follows the login has been shown, and ends with the page.
  useEffect(() => () => giveUp.current?.(), []);
  useEffect(() => {
    if (loggedIn) giveUp.current = focusAfterLogin(store);
  }, [store, loggedIn]);

  useEffect(() => {
    if (!ready) return;
    const welcome = role !== 'trial' && afterLogin === 'first';
    if (welcome) open('welcome');
    if (newest !== undefined) open('popUpNotice', { id: newest.id });
    // What was shown of a session is noted under the name the field gives it.
    writeSession('index_notice', welcome ? 'welcome' : (newest?.id ?? 'none'));
    shown();
  }, [ready, role, afterLogin, wanted, newest, open, shown]);
  return null;
}
