import { SiteNavigationProvider } from '@livery/navigation';
import { funds, game, refuse, renderApp, vendorWallet, walletTransfer } from '@livery/testing';
import type { Answers, Game } from '@livery/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { GamePage } from './game-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.removeItem('balanceHidden');
});

type Sweep = NonNullable<Answers['sweepHome']>;

const play = (wallet: Game['wallet'], answers: Answers, session: 'member' | 'trial' = 'member') =>
  renderApp(
    <SiteNavigationProvider>
      <Link to="/">away</Link>
      <Routes>
        <Route path="/game" element={<GamePage />} />
        <Route path="*" element={<p>the hall</p>} />
      </Routes>
    </SiteNavigationProvider>,
    {
      session,
      route: '/game?vassalage=NOVA&gameId=g-1',
      answers: { launchGame: () => ({ game_url: 'http://vendor.invalid/slot', open: 'frame', framePermissions: ['sameOrigin'], game: game({ wallet }) }), ...answers },
    },
  );
const leave = async () => {
  await userEvent.click(screen.getByRole('link', { name: 'away' }));
  await screen.findByText('the hall');
};
const home = () => ({ transfers: [walletTransfer({ direction: 'out', reason: 'leave' })], unreachable: [] });
const held = (over: Parameters<typeof vendorWallet>[0]) => () => ({ currency: funds().currency, wallets: [vendorWallet(over)], choice: { autoIn: true, autoHome: true }, at: '2026-01-01T09:00:00Z' });

describe('VendorMoney', () => {
  it.each([
    ['at rest', {}, '₱50.00 at the vendor'],
    ['in transit', { inFlight: '20.00', open: [walletTransfer({ state: 'sent' })] }, 'On its way there: ₱20.00'],
    ['with an unknown outcome', { inFlight: '20.00', open: [walletTransfer({ state: 'unknown' })] }, 'Being looked up: ₱20.00'],
  ] as const)('money %s is shown in the game bar, with a link to all vendor wallets', async (_stage, over, words) => {
    const { store } = await play('transfer', { merchantWallet: held({ ...over, open: 'open' in over ? [...over.open] : [] }) });
    await userEvent.click(await screen.findByRole('button', { name: words }));
    expect(store.getState().dialogs.stack.map(({ name }) => name)).toEqual(['vendorWallets']);
  });

  it('shows no amount in the game bar while balances are hidden', async () => {
    localStorage.setItem('balanceHidden', '1');
    await play('transfer', { merchantWallet: held({}) });
    expect((await screen.findByRole('button', { name: '*** at the vendor' })).textContent).not.toMatch(/50/);
  });

  it('leaving a game transfers its money home once, however often it was reopened', async () => {
    const sweepHome = vi.fn<Sweep>(home);
    const { store } = await play('transfer', { sweepHome });
    const frame = await screen.findByTitle<HTMLIFrameElement>('Comet Run');
    // What listens begins with the effects that follow the first picture.
    await act(async () => {});
    const lost = new MessageEvent('message', { origin: 'http://vendor.invalid', source: frame.contentWindow, data: { type: 'livery-game', event: 'session-lost' } });
    act(() => void window.dispatchEvent(lost));
    await userEvent.click(await screen.findByRole('button', { name: 'Open the game again' }));
    await waitFor(() => expect(screen.queryByText('The game has lost its session')).toBeNull());
    expect(sweepHome).not.toHaveBeenCalled();
    await leave();
    await waitFor(() => expect(sweepHome.mock.calls).toEqual([[{ vassalage: 'NOVA', leaving: true }]]));
    await waitFor(() => expect(store.getState().toasts.queue.map(({ wording }) => wording)).toEqual([{ ns: 'games', key: 'wallets.home' }]));
  });

  it.each<[string, Sweep, string[]]>([
    ['nothing where the player keeps money there', () => ({ transfers: [], unreachable: [] }), []],
    ['that it is still in transit', () => ({ transfers: [walletTransfer({ state: 'unknown', direction: 'out' })], unreachable: [] }), ['wallets.moving']],
    ['that it stayed at the vendor', () => refuse('FUNCTION_DISABLED'), ['wallets.leftBehind']],
    ['that its outcome is not known', () => refuse('UNAVAILABLE'), ['wallets.unsure']],
  ])('leaving a game shows %s', async (_what, answer, keys) => {
    const sweepHome = vi.fn<Sweep>(answer);
    const { store } = await play('transfer', { sweepHome });
    await screen.findByTitle('Comet Run');
    await leave();
    await waitFor(() => expect(sweepHome).toHaveBeenCalled());
    await waitFor(() => expect(store.getState().toasts.queue.map(({ wording }) => ('key' in wording ? wording.key : ''))).toEqual(keys));
  });

  it.each([
    ['of a vendor with the seamless wallet', 'seamless', 'member'],
    ['with demo money', 'transfer', 'trial'],
  ] as const)('leaving a game %s transfers nothing', async (_what, wallet, session) => {
    const sweepHome = vi.fn<Sweep>(home);
    await play(wallet, { sweepHome }, session);
    await screen.findByTitle('Comet Run');
    await leave();
    expect(sweepHome).not.toHaveBeenCalled();
  });
});
