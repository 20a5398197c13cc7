import { dialogsSlice, openDialogsOf } from '@livery/app-shell';
import { CentreRoute, SiteLink, SiteNavigationProvider, usePageLocation } from '@livery/navigation';
import { game, renderApp } from '@livery/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { GamePage } from './game-page.tsx';

afterEach(cleanup);

const VENDOR = 'http://vendor.invalid';
const GAME = '/game?vassalage=NOVA&gameId=g-7';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function Site() {
  return (
    <SiteNavigationProvider>
      <Address />
      <SiteLink href="/member/depositv2">deposit</SiteLink>
      <Link to={`${GAME}&page=2`}>elsewhere in the game</Link>
      <Routes location={usePageLocation()}>
        <Route path="/game" element={<GamePage />} />
        <Route path="/live" element={<Link to={GAME}>play</Link>} />
        <Route path="*" element={<Link to="/live">on</Link>} />
      </Routes>
      <CentreRoute centre="member">{({ close }) => <button onClick={close}>close</button>}</CentreRoute>
    </SiteNavigationProvider>
  );
}

const address = () => document.querySelector('output')?.textContent;
async function frame(): Promise<void> {
  await screen.findByTitle('Comet Run');
  // What listens begins with the effects that follow the first picture.
  await act(async () => {});
}
/** The game asks to be left. */
function requestExit(): void {
  const source = document.querySelector('iframe')?.contentWindow ?? null;
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin: VENDOR, source, data: { type: 'livery-game', event: 'request-exit' } })));
}
/** Long enough for a page to go. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

const open = (route: string) =>
  renderApp(<Site />, {
    session: 'member',
    route,
    dialogs: { roomList: () => <p>the tables</p> },
    answers: { launchGame: ({ gameId = '', vassalage }) => ({ game_url: `${VENDOR}/slot`, open: 'frame', framePermissions: ['sameOrigin'], game: game({ gameId, vassalage }) }) },
  });
/** Opens the game from the hall, which another page led to. */
async function play() {
  const app = await open('/somewhere');
  await userEvent.click(await screen.findByRole('link', { name: 'on' }));
  await userEvent.click(await screen.findByRole('link', { name: 'play' }));
  await frame();
  return app;
}

describe('useLeave', () => {
  it('goes back to where the game was opened, once, even when requested twice', async () => {
    await play();
    requestExit();
    requestExit();
    await waitFor(() => expect(address()).toBe('/live'));
    expect(await screen.findByRole('link', { name: 'play' })).not.toBeNull();
  });

  it('leads to the hall when the game was opened by its address', async () => {
    await open(GAME);
    await frame();
    await userEvent.click(screen.getByRole('button', { name: 'Leave the game' }));
    await waitFor(() => expect(address()).toBe('/rng'));
  });

  it('waits until a dialog is closed when it lies over a game that asks to be left', async () => {
    const { store } = await play();
    act(() => void store.dispatch(dialogsSlice.actions.opened('roomList', { vassalage: 'NOVA', gameId: 'g-7' })));
    await screen.findByText('the tables');
    requestExit();
    await pause();
    expect([address(), openDialogsOf(store.getState()).length]).toEqual([GAME, 1]);
    act(() => void store.dispatch(dialogsSlice.actions.allClosed()));
    await waitFor(() => expect(address()).toBe('/live'));
  });

  it('waits until a centre is closed when it lies over a game that asks to be left', async () => {
    await play();
    await userEvent.click(screen.getByRole('link', { name: 'deposit' }));
    await waitFor(() => expect(address()).toBe('/member/depositv2'));
    requestExit();
    await pause();
    expect([address(), screen.queryByTitle('Comet Run')]).toEqual(['/member/depositv2', expect.anything()]);
    await userEvent.click(screen.getByRole('button', { name: 'close' }));
    await waitFor(() => expect(address()).toBe('/live'));
  });

  it('leaves by another press when going back led to another entry of the same page', async () => {
    await play();
    await userEvent.click(screen.getByRole('link', { name: 'elsewhere in the game' }));
    await waitFor(() => expect(address()).toBe(`${GAME}&page=2`));
    requestExit();
    await waitFor(() => expect(address()).toBe(GAME));
    await frame();
    screen.getByRole('button', { name: 'Leave the game' }).click();
    // At once: not only after the second in which a page is gone that was left.
    await waitFor(() => expect(address()).toBe('/live'), { timeout: 900 });
  });
});
