import { dialogsSlice, openDialogsOf } from '@livery/app-shell';
import type { DialogName } from '@livery/app-shell';
import { announcement, memberInfo, renderApp } from '@livery/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { dialogs } from './dialog-registry.ts';

afterEach(cleanup);

describe('dialogs', () => {
  // By hand: the names are those of P-2.7, which other code and links may rely on.
  it.each([
    ['loginPopupModal', 'visitor', 'Welcome back to Testbrand'],
    ['registerModal', 'visitor', 'Join Testbrand'],
    ['forgetPassModal', 'visitor', 'Forgotten your password?'],
    ['changePassModal', 'member', 'Change your password'],
    ['noticeModal', 'visitor', 'Announcements'],
    ['mcHelpModal', 'visitor', 'Help centre'],
  ] as const)('has %s', async (name, session, title) => {
    const answers = { announcements: () => ({ list: [announcement({})] }), memberInfo: () => memberInfo({}) };
    const { store } = await renderApp(<h1>the page</h1>, { session, answers, dialogs });
    await act(async () => void store.dispatch(dialogsSlice.actions.opened(name satisfies DialogName, {})));
    expect(await screen.findByRole('dialog', { name: title })).not.toBeNull();
    expect(openDialogsOf(store.getState()).map((open) => open.name)).toEqual([name]);
  });
});
