import { openDialogsOf } from '@livery/app-shell';
import { openSession, sessionExpired } from '@livery/session';
import { brand, memberInfo, renderApp, sessionOpened } from '@livery/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { DialogPath } from './dialog-path.tsx';
import { HomeGuard } from './home-guard.tsx';

afterEach(cleanup);
function Site() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <DialogPath />
      <HomeGuard wall={<h1>Headline</h1>}>
        <h1>the site</h1>
      </HomeGuard>
    </>
  );
}

const address = () => document.querySelector('output')?.textContent;
const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const open = (route: string, session: 'visitor' | 'trial' | 'member', loginFirst = true, type: 0 | 4 = 0) =>
  renderApp(<Site />, { route, session, brand: brand({ features: { loginedToHomePage: loginFirst } }), answers: { memberInfo: () => memberInfo({ type }) } });
const back = () => openSession({ opened: sessionOpened(), username: 'mira01', method: 'username', forcedPasswordChange: true });

describe('HomeGuard', () => {
  it.each([
    ['/', '/login', ['loginPopupModal'], 'Headline'],
    ['/rng?page=NOVA', '/login', ['loginPopupModal'], 'Headline'],
    ['/login', '/login', ['loginPopupModal'], 'Headline'],
    ['/register', '/register', ['registerModal'], 'Headline'],
    ['/register.html', '/register.html', ['registerModal'], 'Headline'],
    ['/helpmc', '/helpmc', [], 'the site'],
    ['/download', '/download', [], 'the site'],
  ])('where a login is required, shows a visitor of %s the page %s', async (route, at, dialogs, shown) => {
    const { store } = await open(route, 'visitor');
    expect(await heading()).toBe(shown);
    expect(address()).toBe(at);
    expect(openDialogsOf(store.getState()).map(({ name }) => name)).toEqual(dialogs);
  });

  it('opens the requested page after the login', async () => {
    const { store } = await open('/rng?page=NOVA', 'visitor');
    await heading();
    await act(() => store.dispatch(back()));
    await waitFor(() => expect(address()).toBe('/rng?page=NOVA'));
    expect(await heading()).toBe('the site');
  });

  it.each(['/login', '/register', '/register.html'])('opens home after a login at %s', async (route) => {
    const { store } = await open(route, 'visitor', false);
    expect([address(), openDialogsOf(store.getState()).length]).toEqual([route, 1]);
    await act(() => store.dispatch(back()));
    await waitFor(() => expect(address()).toBe('/'));
    expect(await heading()).toBe('the site');
  });

  it("leaves the dialog's history entry first, though the router sees the one below", async () => {
    const start = history.state as unknown;
    history.pushState({ liveryDialog: 'loginPopupModal' }, '');
    const { store } = await open('/login', 'visitor', false);
    await act(() => store.dispatch(back()));
    expect(address()).toBe('/login');
    history.back();
    await waitFor(() => expect(address()).toBe('/'));
    expect(history.state).toEqual(start);
  });

  it('leads a member home from the address of a login', async () => {
    const { store } = await open('/login?from=mail', 'member', false);
    await waitFor(() => expect([address(), openDialogsOf(store.getState())]).toEqual(['/', []]));
  });

  it.each([
    ['/register', 'registerModal', true],
    ['/register', 'registerModal', false],
    ['/login', 'loginPopupModal', false],
  ])('shows a trial account at %s the dialog %s where a login is required: %s', async (route, dialog, loginFirst) => {
    const { store } = await open(route, 'trial', loginFirst);
    expect([address(), await heading(), openDialogsOf(store.getState()).map(({ name }) => name)]).toEqual([route, 'the site', [dialog]]);
  });

  it.each(['/login', '/register'])('opens home after free play was started at %s, and after a registration of the trial account', async (route) => {
    const { store } = await open(route, 'visitor', true, 4);
    await heading();
    await act(() => store.dispatch(openSession({ opened: sessionOpened(), username: 'trial01', method: 'freePlay', forcedPasswordChange: false })));
    await waitFor(() => expect(address()).toBe('/'));
    cleanup();
    const trial = await open(route, 'trial');
    expect(address()).toBe(route);
    await act(() => trial.store.dispatch(back()));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('keeps the page of an expired session until the login', async () => {
    const { store } = await open('/rng', 'member');
    expect(await heading()).toBe('the site');
    act(() => store.dispatch(sessionExpired()));
    expect([address(), await heading()]).toEqual(['/rng', 'the site']);
  });

  it('does nothing where a site is open to all', async () => {
    const { store } = await open('/rng', 'visitor', false);
    expect([address(), await heading(), openDialogsOf(store.getState())]).toEqual(['/rng', 'the site', []]);
  });
});
