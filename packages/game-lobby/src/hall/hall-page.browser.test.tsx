import { brand, category, game, games, PlainBoundary, refuse, renderApp, vendor } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { GameActionsProvider } from '../game-actions.tsx';
import { HallPage } from './hall-page.tsx';
import type { HallPageProps } from './hall-page.tsx';
import { SEARCH_DEBOUNCE_MS } from './query/game-search.tsx';

type GameList = NonNullable<Answers['gameList']>;
type Asked = Parameters<GameList>[0];

const actions = { hrefOf: ({ gameId }: { gameId: string }) => `/game?gameId=${gameId}`, onOpen: () => {} };
let address = '';

function Place() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    address = pathname + search;
  });
  return null;
}

/** A catalogue that pages, filters and remembers what it was asked. */
function catalogue(all = games(60)): { readonly gameList: GameList; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  return {
    asked,
    gameList: (request) => {
      asked.push(request);
      const { pageNo, pageSize, gameName = '' } = request;
      const found = all.filter(({ name }) => name.toLowerCase().includes(gameName.toLowerCase()));
      return { games: found.slice((pageNo - 1) * pageSize, pageNo * pageSize), pageNum: pageNo, totalPages: Math.ceil(found.length / pageSize), total: found.length };
    },
  };
}

const hall = (options: Parameters<typeof renderApp>[1] = {}, gameTypes: HallPageProps['gameTypes'] = ['RNG']) =>
  renderApp(
    <GameActionsProvider actions={actions}>
      <HallPage gameTypes={gameTypes} boundary={PlainBoundary} />
      <Place />
    </GameActionsProvider>,
    { session: 'member', route: '/rng', ...options },
  );
const tiles = () => screen.queryAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent);
const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' });

// What is lazy must be there before what it shows is looked at.
beforeAll(() => import('../filters/filter-panel.tsx'));
beforeEach(() => {
  // Tall enough for one page, so that only a scroll brings the next.
  document.documentElement.style.setProperty('--size-tile', '10rem');
});
afterEach(() => {
  // Every test has the same history entry: the hall must remember its top, or the next test starts at its end.
  window.scrollTo(0, 0);
  dispatchEvent(new Event('scroll'));
  cleanup();
  // What all images of a page share may wait for a timer of this clock.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  document.documentElement.removeAttribute('style');
});

describe('vendor tabs of a hall', () => {
  it("are links with the hall's suffix, the current one marked", async () => {
    const list = [{ ...category('RNG'), vendors: [vendor(), vendor({ vassalage: 'COMET', displayName: 'Comet Lab', state: 'maintenance' })] }];
    await hall({ route: '/rng?page=COMET', answers: { gameCategories: () => ({ list }) } });
    const tabs = await screen.findByRole('navigation', { name: 'Vendors of this hall' });
    await within(tabs).findByRole('link', { name: /Comet Lab hall/ });
    expect(within(tabs).getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/rng', null],
      ['/rng?page=NOVA', null],
      ['/rng?page=COMET', 'page'],
    ]);
    expect(within(tabs).getByRole('link', { name: /Comet Lab hall/ }).textContent).toContain('Under maintenance');
    expect(within(tabs).getByRole('link', { name: /^All games/ }).textContent).toContain('48 games');
  });

  it('scroll the vendor of the address into view', async () => {
    await hall({ route: '/rng?page=V20', answers: { gameCategories: () => ({ list: [category('RNG', 24)] }) } });
    const tab = await screen.findByRole('link', { name: /Vendor 20 hall/ });
    await waitFor(() => expect(tab.getBoundingClientRect().left).toBeLessThan(window.innerWidth - 100));
  });

  it('of two kinds share a hall, and each is requested under its own kind', async () => {
    const { gameList, asked } = catalogue();
    const lists = [vendor({ vassalage: 'EL', displayName: 'Elm Draws', gameType: 'ELOTT' }), vendor({ vassalage: 'LO', displayName: 'Loam Draws', gameType: 'LOTT' })];
    const gameCategories = () => ({ list: lists.map((each) => ({ ...category(each.gameType), vendors: [each] })) });
    await hall({ route: '/elott?page=LO', answers: { gameList, gameCategories } }, ['ELOTT', 'LOTT']);
    await screen.findByRole('link', { name: /Elm Draws hall/ });
    expect(screen.getByRole('link', { name: /Loam Draws hall/ }).getAttribute('href')).toBe('/elott?page=LO');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ vassalage: 'LO', gameType: 'LOTT' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lottery and e-lottery');
    expect(document.title).toMatch(/^Lottery and e-lottery · /);
  });

  it('filter the list by vendor', async () => {
    const { gameList, asked } = catalogue();
    await hall({ route: '/rng?page=NOVA', answers: { gameList } });
    await waitFor(() => expect(tiles()).toHaveLength(24));
    expect(asked[0]).toMatchObject({ vassalage: 'NOVA', gameType: 'RNG', pageSize: 24, pageNo: 1, language: 'EN', clientType: 3, channel: 'web', merchant: 'TEST1' });
  });

  it('offer a retry when they could not be loaded, beside the games', async () => {
    let broken = true;
    await hall({ answers: { gameCategories: () => (broken ? refuse('UNKNOWN_ERROR') : { list: [category('RNG', 2)] }) } });
    await waitFor(() => expect(tiles()).toHaveLength(24));
    expect(screen.getByRole('alert').textContent).toContain('The vendors did not load.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Vendor 2 hall/ })).not.toBeNull();
  });
});

describe('search in a hall', () => {
  it('waits until typing pauses, then writes the term to the address and shows the number of results', async () => {
    const { gameList, asked } = catalogue();
    await hall({ answers: { gameList }, route: '/rng?page=NOVA' });
    await waitFor(() => expect(tiles()).toHaveLength(24));
    await userEvent.fill(searchBox(), 'game 5');
    await waitFor(() => expect(tiles()).toEqual(['Game 5', 'Game 50', 'Game 51', 'Game 52', 'Game 53', 'Game 54', 'Game 55', 'Game 56', 'Game 57', 'Game 58', 'Game 59']));
    expect(asked.map(({ gameName }) => gameName)).toEqual([undefined, 'game 5']);
    await waitFor(() => expect(address).toBe('/rng?page=NOVA&q=game+5'));
    expect(await screen.findByText('11 games')).not.toBeNull();
  });

  it('starts with the term of the address', async () => {
    await hall({ answers: catalogue(), route: '/rng?q=Game+60' });
    await waitFor(() => expect(tiles()).toEqual(['Game 60']));
    expect(searchBox().value).toBe('Game 60');
  });

  it('is cleared by its button and by Escape, and keeps the focus', async () => {
    await hall({ answers: catalogue(), route: '/rng?q=Game+60' });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(tiles()).toHaveLength(24));
    expect([searchBox().value, document.activeElement]).toEqual(['', searchBox()]);
    await waitFor(() => expect(address).toBe('/rng'));
    await userEvent.type(searchBox(), 'Game 60');
    await waitFor(() => expect(tiles()).toEqual(['Game 60']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tiles()).toHaveLength(24));
  });

  it('loses no letter typed while an earlier search is rendered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await hall({ answers: catalogue() });
    await screen.findByRole('searchbox');
    await userEvent.type(searchBox(), 'ga');
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS);
    await userEvent.type(searchBox(), 'me 60');
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS);
    await waitFor(() => expect(tiles()).toEqual(['Game 60']));
    expect(searchBox().value).toBe('game 60');
  });

  it('shows that no game matches', async () => {
    await hall({ answers: catalogue(), route: '/rng?q=zzz' });
    expect(await screen.findByText('No game has “zzz” in its name.')).not.toBeNull();
  });
});

describe('games of a hall', () => {
  it('are loaded 24 a page, the next when the end is reached, until the list is complete', async () => {
    const { gameList, asked } = catalogue();
    await hall({ answers: { gameList } });
    await waitFor(() => expect(tiles()).toHaveLength(24));
    expect(asked).toHaveLength(1);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(tiles().at(-1)).toBe('Game 48'));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(tiles().at(-1)).toBe('Game 60'));
    expect(asked.map(({ pageNo }) => pageNo)).toEqual([1, 2, 3]);
    expect(screen.getByText('You have seen every game here.')).not.toBeNull();
  });

  it('are appended below the view without moving it, one page each time the end is reached', async () => {
    // Wide tiles: a page of them is far longer than the window. Below them is what a browser would hold on to.
    document.documentElement.style.setProperty('--size-tile', '40rem');
    const { gameList, asked } = catalogue(games(600));
    await hall({ answers: { gameList } });
    const footer = document.body.appendChild(document.createElement('footer'));
    footer.textContent = 'The end of the page';
    footer.style.blockSize = '200vh';
    (await screen.findByRole('button', { name: 'Show more games' })).scrollIntoView({ block: 'center' });
    const reached = window.scrollY;
    await waitFor(() => expect(tiles()).toContain('Game 25'));
    expect([window.scrollY, asked.map(({ pageNo }) => pageNo)]).toEqual([reached, [1, 2]]);
    footer.remove();
  });

  it('stay when a later page fails, which can be retried', async () => {
    const { gameList } = catalogue();
    let broken = true;
    await hall({ answers: { gameList: (request) => (request.pageNo === 2 && broken ? refuse('UNKNOWN_ERROR') : gameList(request)) } });
    // The end of the list asks by itself; its button may be gone before a pointer reaches it.
    await waitFor(() => expect(tiles()).toHaveLength(24));
    window.scrollTo(0, document.documentElement.scrollHeight);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(tiles()).toHaveLength(24);
    broken = false;
    await userEvent.click(retry);
    await waitFor(() => expect(tiles().at(-1)).toBe('Game 48'));
  });

  it('offer a retry when none could be loaded', async () => {
    const { gameList } = catalogue();
    let broken = true;
    await hall({ answers: { gameList: (request) => (broken ? refuse('UNKNOWN_ERROR') : gameList(request)) } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert').textContent).toContain('The games did not load.');
    broken = false;
    await userEvent.click(retry);
    await waitFor(() => expect(tiles()).toHaveLength(24));
  });

  it('have placeholders of their size while they load', async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<GameList>>>();
    const { container } = await hall({ answers: { gameList: () => promise } });
    await waitFor(() => expect(container.querySelectorAll('[aria-hidden=true] [data-part=art]')).toHaveLength(24));
    expect(tiles()).toEqual([]);
    resolve({ games: [], pageNum: 1, totalPages: 0, total: 0 });
    expect(await screen.findByText('No game here right now.')).not.toBeNull();
  });

  it('show why one cannot be opened', async () => {
    const all = [game({ state: 'maintenance' }), game({ gameId: 'g-2', name: 'Far', state: 'barred' }), game({ gameId: 'g-3', name: 'Rich', isJackpot: true, isHot: true, isNew: true })];
    await hall({ answers: catalogue(all) });
    await screen.findByText('Not in your region');
    const marks = screen.getAllByRole('article').map((tile) => within(tile).queryAllByText(/^(?:Under maintenance|Not in your region|Jackpot|Hot|New)$/).map((mark) => mark.textContent));
    expect(marks).toEqual([['Under maintenance'], ['Not in your region'], ['Jackpot', 'New']]);
  });
});

describe('hall of ten thousand games', () => {
  it('contains only the rows in view, wherever it is scrolled to', async () => {
    await hall({ answers: { gameList: ({ pageNo }) => ({ games: games(100).map((each) => ({ ...each, gameId: `${pageNo}-${each.gameId}`, name: `Page ${pageNo} ${each.name}` })), pageNum: pageNo, totalPages: 100, total: 10_000 }) } });
    await waitFor(() => expect(tiles()[0]).toBe('Page 1 Game 1'));
    for (const page of [2, 3, 4]) {
      const { scrollHeight } = document.documentElement;
      window.scrollTo(0, scrollHeight);
      await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(scrollHeight));
      await waitFor(() => expect(tiles().at(-1)).toMatch(new RegExp(`^Page ${page} `)));
      expect(tiles().length).toBeLessThanOrEqual(200);
    }
    expect(tiles()).not.toContain('Page 1 Game 1');
    window.scrollTo(0, 0);
    await waitFor(() => expect(tiles()[0]).toBe('Page 1 Game 1'));
  });
});

describe('filters of a hall', () => {
  it('are kept in the address, filter the list and can be removed', async () => {
    const { gameList, asked } = catalogue();
    await hall({ answers: { gameList }, route: '/rng?page=NOVA' });
    await userEvent.click(await screen.findByRole('button', { name: 'Jackpot' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ feature: ['jackpot'], pageSize: 50, vassalage: 'NOVA' }));
    await waitFor(() => expect(address).toBe('/rng?page=NOVA&feature=jackpot'));
    expect(screen.getByRole('button', { name: 'Filters: 1' })).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Jackpot' }));
    await waitFor(() => expect(address).toBe('/rng?page=NOVA'));
  });

  it('are all in the panel, also by keyboard', async () => {
    const { gameList, asked } = catalogue();
    await hall({ answers: { gameList } });
    (await screen.findByRole('button', { name: 'Filters' })).focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Filters and order' }, { timeout: 5000 });
    await userEvent.click(within(panel).getByRole('radio', { name: 'Highest return' }));
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'High' }));
    await userEvent.click(within(panel).getByRole('radio', { name: 'From 96%' }));
    await userEvent.fill(within(panel).getByRole('textbox', { name: 'To' }), '2.50');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'rtp', volatility: ['high'], minRtp: 96, stakeTo: '2.50' }));
    await waitFor(() => expect(address).toBe('/rng?volatility=high&rtp=96&to=2.50&sort=rtp'));
    await userEvent.click(within(panel).getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address).toBe('/rng'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Filters'));
  });

  it('include the tables in a live hall', async () => {
    const { gameList, asked } = catalogue();
    await hall({ answers: { gameList }, route: '/live' }, ['LIVE']);
    await userEvent.click(await screen.findByRole('button', { name: 'Sicbo' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ gameType: 'LIVE', liveCategory: ['SICBO'] }));
  });

  it('without results can be cleared, and the term searched in every hall', async () => {
    const { gameList, asked } = catalogue([]);
    await hall({ answers: { gameList }, route: '/rng?page=NOVA&q=moon&feature=hot&volatility=low&live=SICBO&rtp=96&lines=20&from=1&to=2' });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address).toBe('/rng?page=NOVA&q=moon'));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Search every hall' }));
    await waitFor(() => expect(asked.at(-1)?.gameType).toBeUndefined());
    expect(asked.at(-1)?.vassalage).toBeUndefined();
    await waitFor(() => expect(address).toBe('/rng?q=moon&in=all'));
  });
});

describe('favourites', () => {
  it("mark their own tab, neither the hall's nor a vendor's", async () => {
    await hall({ answers: catalogue(), route: '/rng?show=favourites' });
    const tabs = await screen.findByRole('navigation', { name: 'Vendors of this hall' });
    await waitFor(() => expect(within(tabs).getAllByRole('link').length).toBeGreaterThan(1));
    expect(tabs.querySelector('[aria-current]')).toBeNull();
    expect(screen.getByRole('link', { name: 'Favourites' }).getAttribute('aria-current')).toBe('true');
  });

  const heart = (name: string) => screen.findByRole('button', { name });

  it('are marked at once, and stay marked when the hall is mounted again', async () => {
    const { promise, resolve } = Promise.withResolvers<{ gameId: string; favourite: boolean }>();
    await hall({ answers: { ...catalogue(games(3)), addFavourite: () => promise } });
    await userEvent.click(await heart('Add Game 1 to favourites'));
    expect((await heart('Remove Game 1 from favourites')).getAttribute('aria-pressed')).toBe('true');
    resolve({ gameId: 'g-1', favourite: true });
    expect(await heart('Remove Game 1 from favourites')).not.toBeNull();
  });

  it('are reverted with a message when the server rejects them', async () => {
    const { store } = await hall({ answers: { ...catalogue(games(3)), removeFavourite: () => refuse('UNKNOWN_ERROR') } });
    await userEvent.click(await heart('Remove Game 2 from favourites'));
    await waitFor(() => expect(store.getState().toasts.queue.map(({ wording }) => wording)).toEqual([{ ns: 'games', key: 'favourite.notRemoved', params: { game: 'Game 2' } }]));
    expect(await heart('Remove Game 2 from favourites')).not.toBeNull();
  });

  it('have a page with a link of its own, which a search leaves', async () => {
    await hall({ answers: catalogue(), route: '/rng?show=favourites' });
    await waitFor(() => expect(tiles()).toEqual(['Game 2']));
    const shelf = screen.getByRole('link', { name: 'Favourites' });
    expect([shelf.getAttribute('href'), shelf.getAttribute('aria-current')]).toEqual(['/rng', 'true']);
    expect(screen.getByRole('link', { name: 'Played lately' }).getAttribute('href')).toBe('/rng?show=recent');
    await userEvent.fill(searchBox(), 'game 60');
    await waitFor(() => expect(tiles()).toEqual(['Game 60']));
    await waitFor(() => expect(address).toBe('/rng?q=game+60'));
  });

  it('are shown beside the games played last', async () => {
    await hall({ answers: catalogue(), route: '/rng?show=recent' });
    await waitFor(() => expect(tiles()).toEqual(['Game 1', 'Game 2']));
  });
});

describe('hall that is loading', () => {
  it.each(['member', 'visitor'] as const)('is as high as the window, so that the footer does not move: %s', async (session) => {
    const pending = () => new Promise<never>(() => {});
    const { container } = await hall({ session, answers: { gameList: pending, hotGames: pending, gameCategories: pending } });
    await screen.findByRole('heading', { level: 1 });
    expect(container.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight);
    // It would move down when the games arrive above it.
    expect(screen.queryByText('Log in to see the whole hall')).toBeNull();
  });
});

describe('hall for a visitor', () => {
  it('shows its most played games and a login link, without any call that needs a token', async () => {
    const { gameList, asked } = catalogue();
    const hot = vi.fn<NonNullable<Answers['hotGames']>>(() => ({ list: games(3, { isHot: true }) }));
    const { store } = await hall({ session: 'visitor', route: '/rng?page=NOVA', answers: { gameList, hotGames: hot } });
    await waitFor(() => expect(tiles()).toHaveLength(3));
    expect(hot.mock.calls[0]?.[0]).toMatchObject({ gameType: 'RNG', vassalage: 'NOVA', isPlatform: 2 });
    expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(store.getState().dialogs.stack.map(({ name, props }) => [name, props])).toEqual([['loginPopupModal', { reason: 'required' }]]);
    expect(asked).toEqual([]);
  });

  it('offers an account to those who have none, unless registration is closed', async () => {
    const hot = () => ({ list: games(3, { isHot: true }) });
    const { store, unmount } = await hall({ session: 'visitor', answers: { hotGames: hot } });
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
    expect(store.getState().dialogs.stack.map(({ name }) => name)).toEqual(['registerModal']);
    unmount();
    await hall({ session: 'visitor', brand: brand({ features: { usernameRegistration: false, mobileRegistration: false } }), answers: { hotGames: hot } });
    await screen.findByRole('button', { name: 'Log in' });
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  it('shows that its games open with a login where none is most played, and that it has none where it is empty', async () => {
    const none = () => ({ list: [] });
    const app = await hall({ session: 'visitor', answers: { hotGames: none } });
    expect(await screen.findByText('Search and all games open after you log in.')).not.toBeNull();
    expect(screen.queryByText('No game here right now.')).toBeNull();
    app.unmount();
    await hall({ session: 'visitor', answers: { hotGames: none, gameCategories: () => ({ list: [{ ...category('RNG'), vendors: [vendor({ games: 0 })] }] }) } });
    expect(await screen.findByText('No game here right now.')).not.toBeNull();
  });
});
