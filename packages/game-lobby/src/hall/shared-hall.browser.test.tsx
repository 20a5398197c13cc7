import { brand, category, nav, PlainBoundary, renderApp, vendor } from '@livery/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GameActionsProvider } from '../game-actions.tsx';
import type { GameType } from '../hooks.ts';
import { HallPage } from './hall-page.tsx';

afterEach(cleanup);

const actions = { hrefOf: () => '/game', onOpen: () => {} };
const list = [
  { ...category('ELOTT'), vendors: [vendor({ vassalage: 'EL', gameType: 'ELOTT', displayName: 'Elm Draws' })], nav: nav('ELOTT', { point: '0.20' }) },
  { ...category('LOTT'), vendors: [vendor({ vassalage: 'LO', gameType: 'LOTT', displayName: 'Loam Draws' })], nav: nav('LOTT', { point: '0.90' }) },
];
const vendorLink = (name: string) => screen.queryByRole('link', { name: new RegExp(`${name} hall`) });

/** Draws the hall of lotteries and e-lotteries; returns the kinds that its games were asked for. */
async function draw(route: string, categories: readonly [GameType, ...GameType[]]): Promise<ReadonlySet<unknown>> {
  const asked = new Set<unknown>();
  const gameList = vi.fn(({ gameType }: { readonly gameType?: GameType | undefined }) => (asked.add(gameType), { games: [], pageNum: 1, totalPages: 1, total: 0 }));
  await renderApp(
    <GameActionsProvider actions={actions}>
      <HallPage gameTypes={['ELOTT', 'LOTT']} boundary={PlainBoundary} />
    </GameActionsProvider>,
    { session: 'member', route, brand: brand({ categories }), answers: { gameCategories: () => ({ list }), gameList } },
  );
  await screen.findAllByRole('link', { name: /Draws hall/ });
  await waitFor(() => expect(asked.size).toBeGreaterThan(0));
  return asked;
}

describe('hall that two kinds of games may share', () => {
  it.each([
    ['ELOTT', 'E-lottery', 'Elm Draws', 'Loam Draws'],
    ['LOTT', 'Lottery', 'Loam Draws', 'Elm Draws'],
  ] as const)('has title, vendors and games of %s where the site offers that one alone', async (kind, title, shown, left) => {
    const asked = await draw('/elott', [kind]);
    expect([vendorLink(shown)?.tagName, vendorLink(left)]).toEqual(['A', null]);
    expect([screen.getByRole('heading', { level: 1 }).textContent, document.title.split(' · ')[0], [...asked]]).toEqual([title, title, [kind]]);
  });

  it.each([
    ['/elott', 'Point value: 0.20'],
    ['/elott?page=EL', 'Point value: 0.20'],
    ['/elott?page=LO', 'Point value: 0.90'],
  ])('has the point value of the kind of the vendor shown, else of the first: %s %s', async (route, words) => {
    await draw(route, ['ELOTT', 'LOTT']);
    expect(await screen.findByText(words)).not.toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lottery and e-lottery');
  });
});
