import { GamePage, useGameActions } from '@livery/game-launcher';
import { GameActionsProvider, LotteryPage } from '@livery/game-lobby';
import { SiteLink, SiteNavigationProvider } from '@livery/navigation';
import { game, renderApp } from '@livery/testing';
import type { Answers, Game } from '@livery/testing';
import { UiLinkProvider } from '@livery/ui-kit';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

afterEach(cleanup);

const sea = game({ gameId: 'manila-2d', code: 'manila-2d', name: 'Manila Two Digits', vassalage: 'TCG_SEA', gameType: 'LOTT', accountTypeName: 'TCG_SEA', defaultPlayType: 'standard', freePlay: false });
const ROUTE = '/seaLottery?gameCode=manila-2d&playType=standard';
type Launch = Parameters<NonNullable<Answers['launchGame']>>[0];

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function Site() {
  return (
    <SiteNavigationProvider>
      <UiLinkProvider value={SiteLink}>
        <GameActionsProvider actions={useGameActions()}>
          <Address />
          <Routes>
            <Route path="/seaLottery" element={<LotteryPage path="/seaLottery" />} />
            <Route path="/game" element={<GamePage />} />
          </Routes>
        </GameActionsProvider>
      </UiLinkProvider>
    </SiteNavigationProvider>
  );
}

async function open(session: 'visitor' | 'trial' | 'member', over: Partial<Game> = {}) {
  const lottery = { ...sea, ...over };
  const launches: Launch[] = [];
  const app = await renderApp(<Site />, {
    session,
    route: ROUTE,
    answers: {
      lotteryMenus: () => ({ menus: [{ accountTypeName: 'TCG_SEA', page: '/seaLottery', games: [lottery] }] }),
      launchGame: (request) => {
        launches.push(request);
        return { game_url: 'http://vendor.invalid/play?token=once', open: 'frame', game: lottery };
      },
    },
  });
  return { ...app, launches, chosen: await screen.findByRole('region', { name: 'Manila Two Digits' }) };
}

describe('the lottery of a lottery page', () => {
  it('opens at its vendor', async () => {
    const { launches, chosen } = await open('member');
    await userEvent.click(within(chosen).getByRole('link', { name: 'Play this lottery' }));
    await waitFor(() => expect(document.querySelector('iframe')?.src).toBe('http://vendor.invalid/play?token=once'));
    expect(document.querySelector('output')?.textContent).toBe('/game?vassalage=TCG_SEA&gameId=manila-2d');
    expect(launches.map(({ gameId, vassalage }) => [gameId, vassalage])).toEqual([['manila-2d', 'TCG_SEA']]);
  });

  const press = ({ chosen }: Awaited<ReturnType<typeof open>>) => userEvent.click(within(chosen).getByRole('link', { name: 'Play this lottery' }));
  const unopened = ({ launches }: Awaited<ReturnType<typeof open>>) => expect([document.querySelector('output')?.textContent, launches]).toEqual([ROUTE, []]);

  it('asks a visitor to log in first', async () => {
    const app = await open('visitor');
    await press(app);
    expect(app.store.getState().dialogs.stack.map(({ name }) => name)).toEqual(['loginPopupModal']);
    unopened(app);
  });

  it('tells a trial account that it requires a true account', async () => {
    const app = await open('trial');
    await press(app);
    expect(await screen.findByText('Please register an account first.')).not.toBeNull();
    unopened(app);
  });

  it('says that its vendor is under maintenance in place of the way to it', async () => {
    const { chosen } = await open('member', { state: 'maintenance' });
    expect(chosen.textContent).toContain('closed for maintenance');
    expect(within(chosen).queryByRole('link')).toBeNull();
  });
});
