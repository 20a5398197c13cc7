import { balance, brand, game, permission, refuse, renderApp, sessionOpened } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { dialogsSlice, openDialogsOf } from '@livery/app-shell';
import { SiteNavigationProvider } from '@livery/navigation';
import { openSession, useBalance } from '@livery/session';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setPendingLaunch } from '../launch/pending-launch.ts';
import { PUSH_WAIT_MS } from './use-balance-of-round.ts';
import { GamePage } from './game-page.tsx';

type Launch = NonNullable<Answers['launchGame']>;

/** An address on another origin that answers with nothing worth waiting for. */
const VENDOR = 'http://vendor.invalid';
const url = `${VENDOR}/slot?token=once`;
const opened = ({ gameId = '', vassalage }: Parameters<Launch>[0]) => ({ game_url: url, open: 'frame' as const, framePermissions: ['sameOrigin' as const], game: game({ gameId, vassalage }) });

afterEach(() => {
  cleanup();
  // What all images of a page share may wait for a timer of this clock.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function Ways() {
  const to = '/game?vassalage=NOVA&gameId=g-7';
  return (
    <>
      <Link to={to}>play</Link>
      <Link to={to} state={{ here: true }}>
        play here
      </Link>
    </>
  );
}

function Site() {
  useBalance();
  return (
    <SiteNavigationProvider>
      <Address />
      <Routes>
        <Route path="/game" element={<GamePage />} />
        <Route path="/live" element={<Ways />} />
        <Route path="*" element={<Link to="/live">on</Link>} />
      </Routes>
    </SiteNavigationProvider>
  );
}

const open = (options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(<Site />, { session: 'member', route: '/game?vassalage=NOVA&gameId=g-7', ...options, answers: { launchGame: opened, ...options.answers } });
async function frame(): Promise<HTMLIFrameElement> {
  const found = await screen.findByTitle<HTMLIFrameElement>('Comet Run');
  // What listens and counts begins with the effects that follow the first picture.
  await act(async () => {});
  return found;
}
const address = () => document.querySelector('output')?.textContent;

/** A message as the game sends it; from elsewhere where `origin` or `source` say so. */
function say(event: string, more: object = {}, from: Partial<MessageEventInit> = {}): void {
  const source = document.querySelector('iframe')?.contentWindow ?? null;
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin: VENDOR, source, data: { type: 'livery-game', event, ...more }, ...from })));
}
const loading = () => screen.queryByText('Your game is opening');
const net = () => screen.getByText('Since you opened it').nextElementSibling?.textContent;

describe('GamePage before the game opens', () => {
  it('repeats a launch that failed without a session after the next login', async () => {
    const answers = [() => refuse('SESSION_EXPIRED'), opened];
    const { store } = await open({ answers: { launchGame: (request) => answers.shift()?.(request) ?? refuse('UNKNOWN_ERROR') } });
    await screen.findByRole('alert');
    await act(() => store.dispatch(openSession({ opened: sessionOpened(), username: 'mira01', method: 'username', forcedPasswordChange: true })));
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
    expect(answers).toEqual([]);
  });

  it('leads to the hall for an address without a game', async () => {
    await open({ route: '/game?vassalage=NOVA' });
    expect((await screen.findByRole('link', { name: 'See other games' })).getAttribute('href')).toBe('/rng');
  });

  it('leads to games that the brand has, from an address without a game and out of a game that has stopped', async () => {
    const fishing = brand({ categories: ['FISH', 'LIVE'] });
    await open({ route: '/game?vassalage=NOVA', brand: fishing });
    expect((await screen.findByRole('link', { name: 'See other games' })).getAttribute('href')).toBe('/fish');
    cleanup();
    await open({ brand: fishing });
    await frame();
    say('error');
    await userEvent.click(await screen.findByRole('button', { name: 'See other games' }));
    await waitFor(() => expect(address()).toBe('/fish'));
  });

  it('requests the launch once, as P-3.4 requires', async () => {
    const launchGame = vi.fn(opened);
    await open({ answers: { launchGame } });
    await frame();
    expect(launchGame.mock.calls).toEqual([
      [{ gameId: 'g-7', vassalage: 'NOVA', accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3, username: 'mira01', merchantCode: 'TEST1', language: 'EN' }],
    ]);
  });

  it('links to the tables of a game from its bar, where it has any', async () => {
    const { store, unmount } = await open({ answers: { launchGame: (request) => ({ ...opened(request), game: game({ gameId: 'g-7', vassalage: 'NOVA', gameType: 'LIVE', liveCategory: 'BACCARAT' }) }) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a table' }));
    expect(openDialogsOf(store.getState()).map(({ name, props }) => [name, props])).toEqual([['roomList', { vassalage: 'NOVA', gameId: 'g-7' }]]);
    unmount();
    await open();
    await frame();
    expect(screen.queryByRole('button', { name: 'Choose a table' })).toBeNull();
  });

  it('launches at the table and node of its address', async () => {
    const launchGame = vi.fn<Launch>(opened);
    await open({ route: '/game?vassalage=NOVA&gameId=g-7&roomId=g-7-2&nodeId=node-2', answers: { launchGame } });
    await frame();
    expect(launchGame.mock.calls[0]?.[0]).toMatchObject({ gameId: 'g-7', roomId: 'g-7-2', nodeId: 'node-2' });
  });

  it("opens a relative address at the merchant's launch host, and an absolute one unchanged", async () => {
    const answers = { permission: () => permission({ launchGameCDNs: ['http://launch.invalid/', 'http://second.invalid'] }) };
    const { unmount } = await open({ answers: { ...answers, launchGame: (request) => ({ ...opened(request), game_url: '/table?token=once' }) } });
    await waitFor(() => expect(document.querySelector('iframe')?.src).toBe('http://launch.invalid/table?token=once'));
    unmount();
    await open({ answers });
    await waitFor(() => expect(document.querySelector('iframe')?.src).toBe(url));
  });

  it('without permissions runs the game without an origin, and ignores its messages', async () => {
    await open({ answers: { launchGame: (request) => ({ ...opened(request), framePermissions: undefined }) } });
    const page = await frame();
    expect(page.getAttribute('sandbox')).toBe('allow-scripts');
    say('ready');
    expect(page.inert).toBe(true);
    say('ready', {}, { origin: 'null' });
    await waitFor(() => expect(page.inert).toBe(false));
  });

  it('shows why a launch failed, with a retry', async () => {
    let closed = true;
    await open({ answers: { launchGame: (request) => (closed ? refuse('VENDOR_MAINTENANCE') : opened(request)) } });
    expect((await screen.findByRole('alert')).textContent).toContain('vendor is doing maintenance');
    closed = false;
    await userEvent.click(screen.getByRole('button', { name: 'Open the game again' }));
    expect(await frame()).not.toBeNull();
  });

  it.each([
    ['register', ['Register an account', 'See other games'], ['registerModal']],
    ['openList', ['Choose one of its games', 'See other games'], ['vassalageGames']],
    ['contactSupport', ['Contact customer service', 'See other games'], []],
    ['otherGame', ['See other games', 'Open the game again'], []],
    ['otherVendor', ['See other games', 'Open the game again'], []],
    ['otherRoom', ['Choose a table', 'Open the game again', 'See other games'], ['roomList']],
    ['tryAgain', ['Open the game again', 'See other games'], []],
  ] as const)('offers for a refusal with the advice %s that action first', async (next, offers, opens) => {
    const { store } = await open({ answers: { launchGame: () => refuse('GAME_UNAVAILABLE', { next }) } });
    const state = await screen.findByRole('alert');
    const ways = [...state.querySelectorAll<HTMLElement>('button, a')];
    expect(ways.map((way) => way.textContent)).toEqual(offers);
    if (next !== 'contactSupport' && next !== 'tryAgain') await userEvent.click(ways[0] as HTMLElement);
    // A page is shown once it has been fetched.
    await waitFor(() => {
      expect(openDialogsOf(store.getState()).map(({ name }) => name)).toEqual(opens);
      expect(address()?.startsWith('/rng')).toBe(next === 'otherGame' || next === 'otherVendor');
    });
  });

  it('offers other games in place of a registration where none is offered', async () => {
    await open({ brand: brand({ features: { usernameRegistration: false, mobileRegistration: false } }), answers: { launchGame: () => refuse('GAME_UNAVAILABLE', { next: 'register' }) } });
    const state = await screen.findByRole('alert');
    expect([...state.querySelectorAll('button, a')].map(({ textContent }) => textContent)).toEqual(['See other games']);
  });

  it('shows a launch that the click began, and requests none', async () => {
    const launchGame = vi.fn(opened);
    const { store } = await open({ route: '/live', answers: { launchGame } });
    setPendingLaunch(store.dispatch, { gameId: 'g-7', vassalage: 'NOVA' }, Promise.resolve({ ok: true, url, where: 'frame', permissions: ['sameOrigin'], game: game({ gameId: 'g-7' }) }));
    await userEvent.click(await screen.findByRole('link', { name: 'play' }));
    expect((await frame()).src).toBe(url);
    expect(launchGame).not.toHaveBeenCalled();
  });

  it('opens a game here whose window was blocked', async () => {
    const { store } = await open({ route: '/live' });
    setPendingLaunch(store.dispatch, { gameId: 'g-7', vassalage: 'NOVA' }, Promise.resolve({ ok: true, url, where: 'popup', permissions: [], game: game({ gameId: 'g-7' }) }));
    await userEvent.click(await screen.findByRole('link', { name: 'play here' }));
    expect((await frame()).src).toBe(url);
  });

  it('opens a game for its own window by a click, each address once', async () => {
    let launches = 0;
    await open({ answers: { launchGame: (request) => ({ ...opened(request), game_url: `${url}-${(launches += 1)}`, open: 'popup' }) } });
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open the game' });
    expect([link.target, link.rel, link.getAttribute('href')]).toEqual(['_blank', 'noopener', `${url}-1`]);
    expect(document.querySelector('iframe')).toBeNull();
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await userEvent.click(await screen.findByRole('button', { name: 'Open the game again' }));
    expect((await screen.findByRole('link', { name: 'Open the game' })).getAttribute('href')).toBe(`${url}-2`);
  });
});

describe('game frame', () => {
  it("keeps the vendor's page sandboxed, and covered until it is ready", async () => {
    await open();
    const page = await frame();
    expect([page.getAttribute('sandbox'), page.referrerPolicy, page.inert]).toEqual(['allow-scripts allow-same-origin', 'strict-origin', true]);
    expect(loading()).not.toBeNull();
    say('ready');
    expect(loading()).toBeNull();
    expect([page.inert, document.activeElement]).toEqual([false, page]);
  });

  it.each([
    ['another origin', { origin: 'http://evil.invalid' }],
    ['another window', { source: window }],
    ['no window', { source: null }],
  ])('ignores messages from %s', async (_, from) => {
    await open();
    await frame();
    say('ready', {}, from);
    say('round-started', { stake: '100' }, from);
    say('request-exit', {}, from);
    expect(loading()).not.toBeNull();
    expect([net(), address()]).toEqual(['₱0.00', '/game?vassalage=NOVA&gameId=g-7']);
  });

  it('reports a stalled game after fifteen seconds, which can be reopened or shown', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const launchGame = vi.fn(opened);
    await open({ answers: { launchGame } });
    await frame();
    act(() => void vi.advanceTimersByTime(6500));
    expect(screen.getByText('This takes a little longer than usual')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(7500));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void vi.advanceTimersByTime(1500));
    expect(screen.getByRole('alert').textContent).toContain('taking longer than usual');
    await userEvent.click(screen.getByRole('button', { name: 'Open the game again' }));
    await waitFor(() => expect(launchGame).toHaveBeenCalledTimes(2));
    await frame();
    act(() => void vi.advanceTimersByTime(15_500));
    await userEvent.click(await screen.findByRole('button', { name: 'Show it as it is' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await frame()).inert).toBe(false);
  });

  it('is not stalled once it was ready, and ready again after it seemed stalled', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await open();
    await frame();
    act(() => void vi.advanceTimersByTime(15_500));
    say('ready');
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows that the game has lost its session, and reopens it', async () => {
    const launchGame = vi.fn(opened);
    await open({ answers: { launchGame } });
    await frame();
    say('ready');
    say('session-lost');
    await screen.findByText('The game has lost its session');
    await userEvent.click(screen.getByRole('button', { name: 'Open the game again' }));
    await waitFor(() => expect(launchGame).toHaveBeenCalledTimes(2));
    await frame();
    expect(screen.queryByText('The game has lost its session')).toBeNull();
  });

  it('shows that the game has stopped, and leads out of it', async () => {
    await open();
    await frame();
    say('error');
    expect((await screen.findByRole('alert')).textContent).toContain('The game has stopped');
    await userEvent.click(screen.getByRole('button', { name: 'See other games' }));
    await waitFor(() => expect(address()).toBe('/rng'));
  });

  it('shows the net win since it opened', async () => {
    await open();
    await frame();
    say('round-started', { stake: '150' });
    expect(net()).toBe('\u2212₱1.50');
    say('round-ended', { win: '2000' });
    expect(net()).toBe('+₱18.50');
    say('round-ended', { win: '-9' });
    expect(net()).toBe('+₱18.50');
  });

  it('counts the time since it opened, without announcements', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'], shouldAdvanceTime: true });
    await open();
    await frame();
    act(() => void vi.advanceTimersByTime(65_000));
    expect(screen.getByRole('timer').textContent).toMatch(/^1:0[5-9]$/);
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
  });

  it('fetches the balance when the game reports a change that is not pushed, and when the window gets the focus', async () => {
    const asked = vi.fn<NonNullable<Answers['balance']>>(() => balance());
    await open({ answers: { balance: asked } });
    await frame();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    say('balance-changed');
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2), { timeout: 4 * PUSH_WAIT_MS });
    await waitFor(() => {
      // While an answer is under way no other is asked for.
      fireEvent.focus(window);
      expect(asked.mock.calls.length).toBeGreaterThan(2);
    });
  });
});

describe('full screen', () => {
  const section = () => screen.getByRole('region', { name: 'Game: Comet Run' });

  it('is requested from the browser', async () => {
    const asked = vi.spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue();
    await open();
    await frame();
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    expect(asked.mock.contexts).toEqual([section()]);
    expect(section().hasAttribute('data-filled')).toBe(false);
  });

  it('fills the window where the browser has none; Escape and the button leave it', async () => {
    vi.spyOn(Element.prototype, 'requestFullscreen').mockRejectedValue(new TypeError('not supported'));
    await open();
    await frame();
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    await waitFor(() => expect(section().hasAttribute('data-filled')).toBe(true));
    expect(section().getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await userEvent.keyboard('{Escape}');
    expect(section().hasAttribute('data-filled')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave full screen' }));
    expect(section().hasAttribute('data-filled')).toBe(false);
  });

  it('is left when a dialog opens, which would be behind it', async () => {
    vi.spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue();
    const left = vi.spyOn(document, 'exitFullscreen').mockResolvedValue();
    const { store } = await open();
    await frame();
    act(() => void store.dispatch(dialogsSlice.actions.opened('noticeModal', {})));
    expect(left).not.toHaveBeenCalled();
    act(() => void store.dispatch(dialogsSlice.actions.allClosed()));
    vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(section());
    act(() => void store.dispatch(dialogsSlice.actions.opened('noticeModal', {})));
    expect(left).toHaveBeenCalledOnce();
  });

  it('no longer fills the window when a dialog opens', async () => {
    vi.spyOn(Element.prototype, 'requestFullscreen').mockRejectedValue(new TypeError('not supported'));
    const { store } = await open();
    await frame();
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    await waitFor(() => expect(section().hasAttribute('data-filled')).toBe(true));
    act(() => void store.dispatch(dialogsSlice.actions.opened('noticeModal', {})));
    expect(section().hasAttribute('data-filled')).toBe(false);
  });
});
