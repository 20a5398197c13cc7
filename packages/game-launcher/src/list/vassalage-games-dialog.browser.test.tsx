import { games, opened, refuse, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { VassalageGamesDialog } from './vassalage-games-dialog.tsx';

afterEach(cleanup);

type GameList = NonNullable<Answers['gameList']>;
const all = games(30, { vendorName: 'Nova Play' });
const answered: GameList = ({ pageNo, pageSize, gameName = '' }) => {
  const found = all.filter(({ name }) => name.includes(gameName));
  return { games: found.slice((pageNo - 1) * pageSize, pageNo * pageSize), pageNum: pageNo, totalPages: Math.ceil(found.length / pageSize), total: found.length };
};

const open = async (gameList: GameList, gameType = 'RNG') => {
  const closed = vi.fn<(isOpen: boolean) => void>();
  const app = await renderApp(<VassalageGamesDialog vassalage="NOVA" gameType={gameType} dialogId="d" overlay={{ ...opened, onOpenChange: closed }} />, { session: 'member', answers: { gameList } });
  return { ...app, closed };
};
const cards = async () => within(await screen.findByRole('dialog', { name: 'Choose a game' })).findAllByRole('article');

describe('VassalageGamesDialog', () => {
  it("shows a vendor's games of a kind, twenty-four a page", async () => {
    const asked = vi.fn(answered);
    await open(asked);
    expect(await cards()).toHaveLength(24);
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ clientType: 3, channel: 'web', merchant: 'TEST1', vassalage: 'NOVA', gameType: 'RNG', isGame: 'GAME', pageNo: 1, pageSize: 24 });
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('Game 30')).not.toBeNull();
    expect(await cards()).toHaveLength(6);
  });

  it('searches when typing pauses, from the first page, and shows that nothing was found', async () => {
    await open(answered);
    await cards();
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await userEvent.fill(screen.getByRole('searchbox', { name: 'Search games' }), 'Game 2');
    await waitFor(async () => expect(await cards()).toHaveLength(11));
    await userEvent.fill(screen.getByRole('searchbox', { name: 'Search games' }), 'Nothing');
    expect(await screen.findByText(/No game has/)).not.toBeNull();
  });

  it('requests games of every kind where none is named', async () => {
    const asked = vi.fn(answered);
    await open(asked, '');
    await cards();
    expect(asked.mock.calls[0]?.[0].gameType).toBeUndefined();
  });

  it('closes when a game is chosen', async () => {
    const { closed } = await open(answered);
    await cards();
    const chosen = screen.getByRole('link', { name: 'Game 1' });
    chosen.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(chosen);
    expect(closed.mock.calls).toEqual([[false]]);
  });

  it('offers a retry when the games did not load', async () => {
    let broken = true;
    await open((request) => (broken ? refuse('UNKNOWN_ERROR') : answered(request)));
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.click(again);
    expect(await cards()).toHaveLength(24);
  });
});
