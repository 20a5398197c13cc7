import { category, games, PlainBoundary, renderApp, vendor } from '@livery/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { GameActionsProvider } from '../game-actions.tsx';
import { HallPage } from './hall-page.tsx';

afterEach(cleanup);

const actions = { hrefOf: () => '/game', onOpen: () => {} };

/** Shows a hall with two vendors in these states. */
async function hall(session: 'member' | 'visitor', ...states: readonly ('open' | 'maintenance')[]): Promise<void> {
  const vendors = states.map((state, index) => vendor({ vassalage: `V${index}`, displayName: `Vendor ${index}`, gameType: 'ELOTT', state, games: 25 }));
  const closed = games(2).map((each) => ({ ...each, state: 'maintenance' as const }));
  await renderApp(
    <GameActionsProvider actions={actions}>
      <HallPage gameTypes={['ELOTT']} boundary={PlainBoundary} />
    </GameActionsProvider>,
    {
      session,
      route: '/elott',
      answers: {
        gameCategories: () => ({ list: [{ ...category('ELOTT'), vendors }] }),
        hotGames: () => ({ list: [] }),
        gameList: () => ({ games: closed, pageNum: 1, totalPages: 1, total: 2 }),
      },
    },
  );
}

const said = 'This hall is under maintenance';

describe('hall whose vendors are all under maintenance', () => {
  it('says so once to a visitor, counts no games and asks for no login', async () => {
    await hall('visitor', 'maintenance', 'maintenance');
    await screen.findByText(said);
    expect(screen.queryByText('Log in to see the whole hall')).toBeNull();
    expect(screen.queryByText(/ games$|Under maintenance/)).toBeNull();
  });

  it('says so once to a member, whose vendors are named without a count', async () => {
    await hall('member', 'maintenance', 'maintenance');
    await screen.findByText(said);
    const tabs = screen.getByRole('navigation', { name: 'Vendors of this hall' });
    expect(within(tabs).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All games', expect.stringMatching(/Vendor 0 hall$/), expect.stringMatching(/Vendor 1 hall$/)]);
  });

  it.each(['visitor', 'member'] as const)('is closed no longer once one is open: %s', async (session) => {
    await hall(session, 'maintenance', 'open');
    const tabs = await screen.findByRole('navigation', { name: 'Vendors of this hall' });
    await within(tabs).findByText('Under maintenance');
    expect(within(tabs).getByText('50 games')).not.toBeNull();
    expect(screen.queryByText(said)).toBeNull();
  });
});
