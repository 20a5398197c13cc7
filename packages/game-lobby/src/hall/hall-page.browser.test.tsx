import { category, game, games, refuse, renderApp, vendor } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { GameActionsProvider } from '../game-actions.tsx';
import { HallPage } from './hall-page.tsx';
import type { HallPageProps } from './hall-page.tsx';
import { REST_MS } from './use-typed-words.ts';

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
      <HallPage gameTypes={gameTypes} />
      <Place />
    </GameActionsProvider>,
    { session: 'member', route: '/rng', ...options },
  );
const tiles = () => screen.queryAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent);
const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' });

beforeEach(() => {
  // Tall enough for one page, so that only a scroll brings the next.
  document.documentElement.style.setProperty('--size-tile', '10rem');
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.documentElement.removeAttribute('style');
  window.scrollTo(0, 0);
});

describe('the vendor tabs', () => {
  it('are links with the hall’s suffix, the current one marked', async () => {
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

  it('bring the vendor of the address into sight', async () => {
    await hall({ route: '/rng?page=V20', answers: { gameCategories: () => ({ list: [category('RNG', 24)] }) } });
    const tab = await screen.findByRole('link', { name: /Vendor 20 hall/ });
    await waitFor(() => expect(tab.getBoundingClientRect().left).toBeLessThan(window.innerWidth - 100));
  });

  it('of two kinds share a hall, and each is asked for under its own kind', async () => {
    const { gameList, asked } = catalogue();
    const lists = [vendor({ vassalage: 'EL', displayName: 'Elm Draws', gameType: 'ELOTT' }), vendor({ vassalage: 'LO', displayName: 'Loam Draws', gameType: 'LOTT' })];
    const gameCategories = () => ({ list: lists.map((each) => ({ ...category(each.gameType), vendors: [each] })) });
    await hall({ route: '/elott?page=LO', answers: { gameList, gameCategories } }, ['ELOTT', 'LOTT']);
    await screen.findByRole('link', { name: /Elm Draws hall/ });
    expect(screen.getByRole('link', { name: /Loam Draws hall/ }).getAttribute('href')).toBe('/elott?page=LO');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ vassalage: 'LO', gameType: 'LOTT' }));
  });

  it('narrow the list to their vendor', async () => {
    const { gameList, asked } = catalogue();
    await hall({ route: '/rng?page=NOVA', answers: { gameList } });
    await waitFor(() => expect(tiles()).toHaveLength(24));
    expect(asked[0]).toMatchObject({ vassalage: 'NOVA', gameType: 'RNG', pageSize: 24, pageNo: 1, language: 'EN', clientType: 3 });
  });

  it('can be asked for again where they did not come, and the games stand all the same', async () => {
    let broken = true;
    await hall({ answers: { gameCategories: () => (broken ? refuse('UNKNOWN_ERROR') : { list: [category('RNG', 2)] }) } });
    await waitFor(() => expect(tiles()).toHaveLength(24));
    expect(screen.getByRole('alert').textContent).toContain('The vendors did not load.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Vendor 2 hall/ })).not.toBeNull();
  });
});

describe('the search', () => {
  it('waits for typing to rest, then stands in the address and tells how many were found', async () => {
    const { gameList, asked } = catalogue();
    await hall({ answers: { gameList }, route: '/rng?page=NOVA' });
    await waitFor(() => expect(tiles()).toHaveLength(24));
    await userEvent.type(searchBox(), 'game 5');
    await waitFor(() => expect(tiles()).toEqual(['Game 5', 'Game 50', 'Game 51', 'Game 52', 'Game 53', 'Game 54', 'Game 55', 'Game 56', 'Game 57', 'Game 58', 'Game 59']));
    expect(asked.map(({ gameName }) => gameName)).toEqual([undefined, 'game 5']);
    expect(address).toBe('/rng?page=NOVA&q=game+5');
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('11 games');
  });

  it('begins with the words of the address', async () => {
    await hall({ answers: catalogue(), route: '/rng?q=Game+60' });
    await waitFor(() => expect(tiles()).toEqual(['Game 60']));
    expect(searchBox().value).toBe('Game 60');
  });

  it('is emptied by its button and by Escape, and keeps the focus', async () => {
    await hall({ answers: catalogue(), route: '/rng?q=Game+60' });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(tiles()).toHaveLength(24));
    expect([address, searchBox().value, document.activeElement]).toEqual(['/rng', '', searchBox()]);
    await userEvent.type(searchBox(), 'Game 60');
    await waitFor(() => expect(tiles()).toEqual(['Game 60']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tiles()).toHaveLength(24));
  });

  it('loses no letter typed while an earlier search is being shown', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await hall({ answers: catalogue() });
    await screen.findByRole('searchbox');
    await userEvent.type(searchBox(), 'ga');
    await vi.advanceTimersByTimeAsync(REST_MS);
    await userEvent.type(searchBox(), 'me 60');
    await vi.advanceTimersByTimeAsync(REST_MS);
    await waitFor(() => expect(tiles()).toEqual(['Game 60']));
    expect(searchBox().value).toBe('game 60');
  });

  it('says so where nothing has the words', async () => {
    await hall({ answers: catalogue(), route: '/rng?q=zzz' });
    expect(await screen.findByText('No game has “zzz” in its name.')).not.toBeNull();
  });
});

describe('the games', () => {
  it('come 24 a page, the next when the end is reached, until all are there', async () => {
    const { gameList, asked } = catalogue();
    await hall({ answers: { gameList } });
    await waitFor(() => expect(tiles()).toHaveLength(24));
    expect(asked).toHaveLength(1);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(tiles()).toHaveLength(48));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(tiles()).toHaveLength(60));
    expect(asked.map(({ pageNo }) => pageNo)).toEqual([1, 2, 3]);
    expect(screen.getByText('You have seen every game here.')).not.toBeNull();
  });

  it('stay where a later page is lost, which can be asked for again', async () => {
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
    await waitFor(() => expect(tiles()).toHaveLength(48));
  });

  it('can be asked for again where none came', async () => {
    const { gameList } = catalogue();
    let broken = true;
    await hall({ answers: { gameList: (request) => (broken ? refuse('UNKNOWN_ERROR') : gameList(request)) } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert').textContent).toContain('The games did not load.');
    broken = false;
    await userEvent.click(retry);
    await waitFor(() => expect(tiles()).toHaveLength(24));
  });

  it('have places of their size while they are on their way', async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<GameList>>>();
    const { container } = await hall({ answers: { gameList: () => promise } });
    await waitFor(() => expect(container.querySelectorAll('[aria-hidden=true] [data-part=art]')).toHaveLength(24));
    expect(tiles()).toEqual([]);
    resolve({ games: [], pageNum: 1, totalPages: 0, total: 0 });
    expect(await screen.findByText('No game here right now.')).not.toBeNull();
  });

  it('say why one cannot be opened', async () => {
    const all = [game({ state: 'maintenance' }), game({ gameId: 'g-2', name: 'Far', state: 'barred' }), game({ gameId: 'g-3', name: 'Rich', isJackpot: true, isHot: true, isNew: true })];
    await hall({ answers: catalogue(all) });
    await screen.findByText('Not in your region');
    const marks = screen.getAllByRole('article').map((tile) => within(tile).queryAllByText(/^(?:Under maintenance|Not in your region|Jackpot|Hot|New)$/).map((mark) => mark.textContent));
    expect(marks).toEqual([['Under maintenance'], ['Not in your region'], ['Jackpot', 'New']]);
  });
});

describe('for a visitor', () => {
  it('the hall shows its most played games and the way in; nothing that needs a token is asked for', async () => {
    const { gameList, asked } = catalogue();
    const hot = vi.fn<NonNullable<Answers['hotGames']>>(() => ({ list: games(3, { isHot: true }) }));
    const { store } = await hall({ session: 'visitor', route: '/rng?page=NOVA', answers: { gameList, hotGames: hot } });
    await waitFor(() => expect(tiles()).toHaveLength(3));
    expect(hot.mock.calls[0]?.[0]).toMatchObject({ gameType: 'RNG', vassalage: 'NOVA', isPlatform: 2 });
    expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(store.getState().dialogs.stack.map(({ name, props }) => [name, props])).toEqual([['login', { reason: 'required' }]]);
    expect(asked).toEqual([]);
  });
});
