import { brand, category, nav, PlainBoundary, renderApp, vendor } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameType } from '../hooks.ts';
import { GameActionsProvider } from '../game-actions.tsx';
import { HallPage } from './hall-page.tsx';

afterEach(cleanup);

const actions = { hrefOf: () => '/game', onOpen: () => {} };

/** The line below the heading of a hall, once its vendors are there. */
async function lead(kind: GameType, list: readonly ReturnType<typeof category>[]) {
  await renderApp(
    <GameActionsProvider actions={actions}>
      <HallPage gameTypes={[kind]} boundary={PlainBoundary} />
    </GameActionsProvider>,
    { route: '/rng', brand: brand({ esportCodes: ['AV'] }), answers: { gameCategories: () => ({ list: [...list] }) } },
  );
  await screen.findByRole('link', { name: /Nova Play hall/ });
  return screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent;
}

describe('the point value of a hall', () => {
  it.each([
    ['RNG', '1.20', 'Point value: 1.20'],
    ['LIVE', '0.7', 'Point value: 0.70'],
    ['BINGO', null, undefined],
  ] as const)('stands below the heading where the server states one: %s, %s', async (kind, point, words) => {
    expect(await lead(kind, [{ ...category(kind), vendors: [vendor({ gameType: kind, displayName: 'Nova Play' })], nav: nav(kind, { point }) }])).toBe(words);
  });

  it('is that of esports for vendors that the server reports under sports', async () => {
    expect(await lead('ESPORTS', [{ ...category('SPORTS'), vendors: [vendor({ vassalage: 'AV', gameType: 'SPORTS', displayName: 'Nova Play' })] }])).toBe('Point value: 1.00');
  });
});
