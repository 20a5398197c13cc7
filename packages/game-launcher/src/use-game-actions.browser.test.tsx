import { openDialogsOf } from '@livery/app-shell';
import { openSession } from '@livery/session';
import { game, refuse, renderApp, sessionOpened } from '@livery/testing';
import type { AppOptions, Game } from '@livery/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocation, useNavigate } from 'react-router';
import { userEvent } from 'vitest/browser';
import { consumePendingLaunch } from './launch/pending-launch.ts';
import { loadLaunchModule } from './launch/load-launch-module.ts';
import { useGameActions } from './use-game-actions.ts';

const followed = vi.fn<(href: string | null) => void>();
const place = { gameId: 'g 1', vassalage: 'NOVA' };
const url = 'http://vendor.invalid/table?token=once';

beforeEach(async () => {
  await loadLaunchModule();
  followed.mockClear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A tile as the lobby has it: a link that leads somewhere unless the action stands in the way. */
function Tile({ over }: { readonly over: Partial<Game> }) {
  const { hrefOf, onOpen } = useGameActions();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const played = game({ ...place, ...over });
  const open = (event: MouseEvent<HTMLElement>) => {
    onOpen(played, event);
    if (!event.defaultPrevented) {
      followed(event.currentTarget.getAttribute('href'));
      if (event.ctrlKey) event.preventDefault();
      else void navigate('/followed');
    }
    event.preventDefault();
  };
  return (
    <a href={hrefOf(played)} onClick={open} title={pathname + (state === null ? '' : JSON.stringify(state))}>
      play
    </a>
  );
}

const link = () => screen.getByRole('link', { name: 'play' });
const tile = async (session: 'visitor' | 'trial' | 'member' | 'agent', over: Partial<Game> = {}, options: AppOptions = {}) => {
  const app = await renderApp(<Tile over={over} />, { session, ...options });
  await userEvent.click(link());
  return app;
};

describe('access to a game', () => {
  it.each(['member', 'agent'] as const)('admits a %s to the address of the game', async (session) => {
    await tile(session, { freePlay: false });
    expect(followed.mock.calls).toEqual([['/game?vassalage=NOVA&gameId=g+1']]);
  });

  it.each<Partial<Game>>([{ freePlay: true }, { freePlay: false }, { open: 'popup' }, { isGame: 'VASSALAGE' }, { gameType: 'LOTT', accountTypeName: 'LOTT', freePlay: false }])(
    'asks a visitor to log in first: %j',
    async (over) => {
      const opened = vi.spyOn(window, 'open');
      const { store } = await tile('visitor', over);
      expect(store.getState().dialogs.stack.map(({ name, props }) => [name, props])).toEqual([['loginPopupModal', { reason: 'required' }]]);
      expect([followed.mock.calls, opened.mock.calls]).toEqual([[], []]);
    },
  );

  it.each<[string, Partial<Game>, string]>([
    ['to the game', { freePlay: false }, '/game'],
    ['to a page from which a window can be opened by a press', { open: 'tab' }, '/game'],
    ['to the screen of a lottery', { gameType: 'LOTT', accountTypeName: 'TCG_SEA' }, '/seaLottery'],
  ])('leads a visitor %s after the login', async (_where, over, path) => {
    const { store } = await tile('visitor', over);
    await store.dispatch(openSession({ opened: sessionOpened(), username: 'mira01', method: 'username', forcedPasswordChange: true }));
    await waitFor(() => expect(link().title).toBe(path));
  });

  it('admits a trial account to games with demo money', async () => {
    await tile('trial', { freePlay: true });
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it.each<Partial<Game>>([{}, { open: 'popup' }, { gameType: 'LOTT', accountTypeName: 'LOTT' }])('tells a trial account that a game requires a true account: %j', async (over) => {
    const { store } = await tile('trial', { freePlay: false, ...over });
    expect(await screen.findByText('Please register an account first.')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(openDialogsOf(store.getState()).map(({ name }) => name)).toEqual(['registerModal']);
    expect(followed).not.toHaveBeenCalled();
  });
});

describe('opening a game', () => {
  /** A window that the browser gave. */
  const given = () => {
    const replace = vi.fn<(url: string) => void>();
    const frame = { opener: window, closed: false, close: vi.fn<() => void>(), document: document.implementation.createHTMLDocument(), location: { replace } };
    return { ...frame, opened: vi.spyOn(window, 'open').mockReturnValue(frame as unknown as Window), frame };
  };

  it('launches a game in the frame on the click, for the page to take over', async () => {
    const launchGame = vi.fn(() => ({ game_url: url, open: 'frame' as const, game: game(place) }));
    const { store } = await tile('member', {}, { answers: { launchGame } });
    expect(await consumePendingLaunch(store.dispatch, place)).toMatchObject({ ok: true, url });
    expect([launchGame.mock.calls.length, followed.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([
    ['popup', /^popup,width=\d+,height=\d+$/],
    ['tab', /^$/],
  ] as const)('opens the window of a game in a %s on the click itself, and navigates it', async (open, features) => {
    const { opened, frame, location } = given();
    let answer: () => void = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const launchGame = async () => {
      await asked;
      return { game_url: url, open, game: game({ ...place, open }) };
    };
    await tile('member', { open }, { answers: { launchGame } });
    expect(opened.mock.calls).toEqual([['', '_blank', expect.stringMatching(features)]]);
    expect([frame.opener, frame.document.title, location.replace.mock.calls]).toEqual([null, 'Comet Run', []]);
    answer();
    await waitFor(() => expect(location.replace.mock.calls).toEqual([[url]]));
    expect([link().title, followed.mock.calls]).toEqual(['/', []]);
  });

  it('reports a blocked window, and opens the game in the page', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { store } = await tile('member', { open: 'popup' });
    await waitFor(() => expect(link().title).toBe('/game{"here":true}'));
    expect(store.getState().toasts.queue.map(({ wording }) => wording)).toEqual([{ ns: 'games', key: 'frame.windowRefused' }]);
  });

  it.each([
    ['is refused', () => refuse('VENDOR_MAINTENANCE', { next: 'otherVendor' }), { ok: false, problem: expect.objectContaining({ code: 'VENDOR_MAINTENANCE' }) }],
    ['leads nowhere on the web', () => ({ game_url: 'javascript:alert(1)', open: 'popup' as const, game: game(place) }), { ok: false, problem: undefined }],
  ])('closes a window whose launch %s, and shows why in the page', async (_how, launchGame, result) => {
    const { close, location } = given();
    const { store } = await tile('member', { open: 'popup' }, { answers: { launchGame } });
    await waitFor(() => expect(link().title).toBe('/game{"here":true}'));
    expect([close.mock.calls.length, location.replace.mock.calls]).toEqual([1, []]);
    expect(await consumePendingLaunch(store.dispatch, place)).toEqual(result);
  });

  it('opens the list of an entry that stands for several', async () => {
    const { store } = await tile('member', { isGame: 'VASSALAGE' });
    expect(openDialogsOf(store.getState()).map(({ name, props }) => [name, props])).toEqual([['vassalageGames', { vassalage: 'NOVA', gameType: 'RNG' }]]);
    expect(followed).not.toHaveBeenCalled();
  });

  it('opens the screen of a lottery', async () => {
    await tile('member', { gameType: 'LOTT', accountTypeName: 'LOTT', defaultPlayType: 'sum' });
    expect(followed.mock.calls).toEqual([['/lottery?gameCode=comet&playType=sum']]);
  });

  it('leaves a click for a new tab to the browser', async () => {
    const { opened } = given();
    await renderApp(<Tile over={{ open: 'popup' }} />, { session: 'member' });
    await userEvent.click(link(), { modifiers: ['Control'] });
    expect([followed.mock.calls.length, opened.mock.calls.length]).toEqual([1, 0]);
  });
});
