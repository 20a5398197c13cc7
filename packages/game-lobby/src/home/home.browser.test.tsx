import { brand, category, games, refuse, renderApp, vendor } from '@livery/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { GameActionsProvider } from '../game-actions.tsx';
import { HotGames } from './hot-games.tsx';
import { VendorShelf } from './vendor-shelf.tsx';

afterEach(cleanup);

const actions = { hrefOf: () => '/game', onOpen: () => {} };
const hot = (
  <GameActionsProvider actions={actions}>
    <HotGames />
  </GameActionsProvider>
);

describe('hot games of the home page', () => {
  it('are twelve at most', async () => {
    await renderApp(hot, { answers: { hotGames: () => ({ list: games(20) }) } });
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12));
    expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/rng');
  });

  it('are followed by a link to games that the brand has', async () => {
    await renderApp(hot, { answers: { hotGames: () => ({ list: games(2) }) }, brand: brand({ categories: ['FISH', 'LIVE'] }) });
    expect((await screen.findByRole('link', { name: 'See all' })).getAttribute('href')).toBe('/fish');
  });

  it('have no heading where there are none', async () => {
    const { container } = await renderApp(hot, { answers: { hotGames: () => ({ list: [] }) } });
    await waitFor(() => expect(container.textContent).toBe(''));
  });

  it('can be retried', async () => {
    let broken = true;
    await renderApp(hot, { answers: { hotGames: () => (broken ? refuse('UNKNOWN_ERROR') : { list: games(2) }) } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.click(retry);
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(2);
  });
});

describe('vendor shelf of the home page', () => {
  it('shows the open vendors with the most games first, each linking to its hall', async () => {
    const vendors = [vendor({ games: 5 }), vendor({ vassalage: 'BIG', displayName: 'Big', games: 90 }), vendor({ vassalage: 'SHUT', displayName: 'Shut', games: 99, state: 'barred' })];
    const list = [{ ...category('RNG'), vendors }, { ...category('FISH', 1), vendors: [vendor({ vassalage: 'SEA', displayName: 'Sea', gameType: 'FISH', games: 40 })] }];
    await renderApp(<VendorShelf />, { answers: { gameCategories: () => ({ list }) } });
    await screen.findByRole('link', { name: /Big/ });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/rng?page=BIG', '/fish?page=SEA', '/rng?page=NOVA']);
  });

  it('has placeholders while it loads, and shows when it failed', async () => {
    await renderApp(<VendorShelf />, { answers: { gameCategories: () => refuse('UNKNOWN_ERROR') } });
    expect(screen.getByRole('heading', { name: 'Game vendors' })).not.toBeNull();
    expect((await screen.findByRole('alert')).textContent).toContain('The vendors did not load.');
  });
});
