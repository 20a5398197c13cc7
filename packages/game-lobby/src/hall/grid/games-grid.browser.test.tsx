import { games, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { GameActionsProvider } from '../../game-actions.tsx';
import { readHallQuery } from '../query/hall-query.ts';
import { GamesGrid } from './games-grid.tsx';

afterEach(cleanup);

const actions = { hrefOf: () => '/game', onOpen: () => {} };

/** A hall of two lists that find these numbers of games for a search. */
async function lists(first: number, second: number) {
  const gameList: NonNullable<Answers['gameList']> = ({ gameType }) => {
    const found = games(gameType === 'ELOTT' ? first : second).map((each) => ({ ...each, gameId: `${gameType}-${each.gameId}` }));
    return { games: found, pageNum: 1, totalPages: 1, total: found.length };
  };
  await renderApp(
    <GameActionsProvider actions={actions}>
      <GamesGrid hall={readHallQuery(new URLSearchParams({ q: 'game' }))} sources={[{ gameType: 'ELOTT' }, { gameType: 'LOTT' }]} onChange={() => {}} />
    </GameActionsProvider>,
    { session: 'member', route: '/elott', answers: { gameList } },
  );
}
/** Also a list's own region, which is empty unless it is loading. */
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent).filter((text) => text !== '');
const noMatch = () => screen.queryAllByText(/^No game has/);

describe('GamesGrid of two lists', () => {
  it.each([
    [3, 0],
    [0, 3],
    [2, 1],
  ])('announces the sum once and shows no empty state when the lists find %i and %i games', async (first, second) => {
    await lists(first, second);
    await waitFor(() => expect(announced()).toEqual(['3 games']));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
    expect(noMatch()).toEqual([]);
  });

  it('shows one empty state when no list finds a game', async () => {
    await lists(0, 0);
    await waitFor(() => expect(noMatch()).toHaveLength(1));
    expect(announced()).toEqual(['0 games']);
  });
});
