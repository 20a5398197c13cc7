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

async function painted(frames: number): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) await new Promise((next) => requestAnimationFrame(next));
}

describe('AfterLogin', () => {
  it('opens the welcome alone after the first login, with no notice behind it', async () => {
    expect(await dialogsAfterLogin(true)).toEqual(['welcome']);
  });

  it('focuses the account when the dialogs are gone and the button that opened the login with them', async () => {
    const { store } = await renderApp(
      <>
        <button type="button" data-account="" hidden>
          Narrow
        </button>
        <button type="button" data-account="">
          Account
        </button>
        <AfterLogin />
      </>,
      { session: 'visitor' },
    );
    await act(async () => store.dispatch(dialogsSlice.actions.opened('loginPopupModal', {})));
    await act(() => store.dispatch(openSession({ opened: sessionOpened({ firstTimeLogin: true }), username: 'mira', password: undefined, method: 'username', forcedPasswordChange: false })));
    await act(async () => {
      for (const { id, name } of openDialogsOf(store.getState())) if (name === 'loginPopupModal') store.dispatch(dialogsSlice.actions.closed(id));
    });
    await waitFor(() => expect(openDialogsOf(store.getState()).map(({ name }) => name)).toEqual(['welcome']));
    expect(document.activeElement).toBe(document.body);
    await act(async () => {
      for (const { id } of store.getState().dialogs.stack) store.dispatch(dialogsSlice.actions.gone(id));
    });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Account'));
  });

  it('focuses the account when a welcome that opened after the login is gone too', async () => {
    const { store } = await renderApp(
      <>
        <button type="button" data-account="">
          Account
        </button>
        <AfterLogin />
      </>,
      { session: 'visitor' },
    );
    await act(() => store.dispatch(openSession({ opened: sessionOpened({ firstTimeLogin: true }), username: 'mira', password: undefined, method: 'username', forcedPasswordChange: false })));
    await waitFor(() => expect(openDialogsOf(store.getState()).map(({ name }) => name)).toEqual(['welcome']));
    await painted(4);
    // The welcome has the focus now.
    expect(document.activeElement).toBe(document.body);
    await act(async () => {
      for (const { id } of store.getState().dialogs.stack) store.dispatch(dialogsSlice.actions.gone(id));
    });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Account'));
  });

  it('leaves the focus alone once the page is gone', async () => {
    const account = document.body.appendChild(Object.assign(document.createElement('button'), { textContent: 'Account' }));
    account.dataset['account'] = '';
    const { store, unmount } = await renderApp(<AfterLogin />, { session: 'visitor' });
    // While a dialog is there, the focus waits.
    await act(async () => store.dispatch(dialogsSlice.actions.opened('loginPopupModal', {})));
    await act(() => store.dispatch(openSession({ opened: sessionOpened({ firstTimeLogin: true }), username: 'mira', password: undefined, method: 'username', forcedPasswordChange: false })));
    unmount();
    await act(async () => {
      for (const { id } of store.getState().dialogs.stack) store.dispatch(dialogsSlice.actions.gone(id));
    });
    await painted(4);
    const focused = document.activeElement;
    account.remove();
    expect(focused).toBe(document.body);
  });

  it('opens the notice alone after every other login', async () => {
    expect(await dialogsAfterLogin(false)).toEqual(['popUpNotice']);
  });
});
