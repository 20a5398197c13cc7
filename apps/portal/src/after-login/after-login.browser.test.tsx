import { dialogsSlice, openDialogsOf } from '@livery/app-shell';
import { openSession } from '@livery/session';
import { announcement, renderApp, sessionOpened } from '@livery/testing';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AfterLogin } from './after-login.tsx';

afterEach(cleanup);

/** Logs in, and answers the names of the dialogs that follow, each closed in its turn. */
async function dialogsAfterLogin(firstTimeLogin: boolean): Promise<readonly string[]> {
  const { store } = await renderApp(<AfterLogin />, { session: 'visitor', answers: { announcements: () => ({ list: [announcement({ type: 'PU' })] }) } });
  await act(() => store.dispatch(openSession({ opened: sessionOpened({ firstTimeLogin }), username: 'mira', password: undefined, method: 'username', forcedPasswordChange: false })));
  await waitFor(() => expect(openDialogsOf(store.getState())).toHaveLength(1));
  const names: string[] = [];
  for (let open = openDialogsOf(store.getState()); open.length > 0; open = openDialogsOf(store.getState())) {
    names.push(...open.map(({ name }) => name));
    await act(async () => {
      for (const { id } of open) store.dispatch(dialogsSlice.actions.closed(id));
    });
  }
  return names;
}

describe('AfterLogin', () => {
  it('opens the welcome alone after the first login, with no notice behind it', async () => {
    expect(await dialogsAfterLogin(true)).toEqual(['welcome']);
  });

  it('opens the notice alone after every other login', async () => {
    expect(await dialogsAfterLogin(false)).toEqual(['popUpNotice']);
  });
});
