import { games, renderApp, vendor } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { GameActionsProvider } from '../game-actions.tsx';
import { VendorGames } from './vendor-games.tsx';

afterEach(cleanup);
type Asked = Parameters<NonNullable<Answers['gameList']>>[0];

const actions = { hrefOf: ({ gameId }: { gameId: string }) => `/game?gameId=${gameId}`, onOpen: (_: unknown, event: { preventDefault(): void }) => event.preventDefault() };

async function menu(session: 'member' | 'visitor') {
  const asked: Asked[] = [];
  const onChoose = vi.fn<() => void>();
  await renderApp(
    <GameActionsProvider actions={actions}>
      <VendorGames vendor={vendor()} onChoose={onChoose} />
    </GameActionsProvider>,
    {
      session,
      answers: {
        gameList: (request) => {
          asked.push(request);
          const page = request.pageNo === 1 ? games(21, { state: 'open' }) : games(39).slice(21).map((each) => ({ ...each, state: 'maintenance' as const }));
          return { games: page, pageNum: request.pageNo, totalPages: 2, total: 39 };
        },
        hotGames: () => ({ list: games(3) }),
      },
    },
  );
  return { asked, onChoose };
}
const addresses = () => [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));

describe('VendorGames', () => {
  it("shows a vendor's games: 21, then 18; a vendor under maintenance leads to its hall", async () => {
    const { asked, onChoose } = await menu('member');
    await waitFor(() => expect(addresses()).toHaveLength(21));
    await userEvent.click(screen.getByRole('button', { name: 'Show more games' }));
    await waitFor(() => expect(addresses()).toHaveLength(39));
    expect(document.activeElement?.getAttribute('href')).toBe(addresses()[21]);
    const games = screen.getByRole('link', { name: 'Game 1' }).closest<HTMLElement>('[data-of=vendors]')!;
    const columns = getComputedStyle(games).gridTemplateColumns.split(' ').length;
    expect([21 % columns, 18 % columns]).toEqual([0, 0]);
    expect(games.contains(screen.queryByRole('button'))).toBe(false);
    expect(asked.map(({ vassalage, pageNo, pageSize, firstPageSize }) => [vassalage, pageNo, pageSize, firstPageSize])).toEqual([
      ['NOVA', 1, 18, 21],
      ['NOVA', 2, 18, 21],
    ]);
    expect([addresses()[0], addresses()[21]]).toEqual(['/game?gameId=g-1', '/rng?page=NOVA']);
    await userEvent.click(screen.getByRole('link', { name: 'Game 1' }));
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it.each([
    [12, 'Log in to see these games'],
    [0, 'No game here right now.'],
  ])('tells a visitor of %i games none of which is most played: %s', async (count, text) => {
    const { store } = await renderApp(
      <GameActionsProvider actions={actions}>
        <VendorGames vendor={vendor({ games: count })} onChoose={() => {}} />
      </GameActionsProvider>,
      { answers: { hotGames: () => ({ list: [] }) } },
    );
    await screen.findByText(text);
    for (const button of screen.queryAllByRole('button', { name: 'Log in' })) await userEvent.click(button);
    expect(store.getState().dialogs.stack.map(({ name }) => name)).toEqual(count === 0 ? [] : ['loginPopupModal']);
  });

  it('shows a visitor the most played ones', async () => {
    const { asked } = await menu('visitor');
    await waitFor(() => expect(addresses()).toHaveLength(3));
    expect(asked).toEqual([]);
  });
});
