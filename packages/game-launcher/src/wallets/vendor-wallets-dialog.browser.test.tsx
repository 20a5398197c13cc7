import { funds, opened, refuse, renderApp, vendorWallet, walletTransfer } from '@livery/testing';
import type { Answers, VendorWallet } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { VendorWalletsDialog } from './vendor-wallets-dialog.tsx';

afterEach(() => {
  cleanup();
  localStorage.removeItem('balanceHidden');
  // What all images of a page share may wait for a timer of this clock.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

type Sweep = NonNullable<Answers['sweepHome']>;
const vendors = [vendorWallet(), vendorWallet({ vassalage: 'ORB', displayName: 'Orbit Games', balance: '7.25' })];
const held = (wallets: VendorWallet[], choice = { autoIn: true, autoHome: true }) => ({ currency: funds().currency, wallets, choice, at: '2026-01-01T09:00:00Z' });
const home = () => ({ transfers: [walletTransfer({ direction: 'out', reason: 'home' })], unreachable: [] });

const open = (answers: Answers) => renderApp(<VendorWalletsDialog dialogId="d" overlay={opened} />, { session: 'member', answers: { merchantWallet: () => held(vendors), ...answers } });
const rows = async () => within(await screen.findByRole('list', { name: 'Money at game vendors' })).getAllByRole('listitem');

describe('VendorWalletsDialog', () => {
  it('shows the balance at each vendor', async () => {
    await open({});
    expect((await rows()).map(({ textContent }) => textContent)).toEqual(['Nova Play₱50.00Bring home', 'Orbit Games₱7.25Bring home']);
  });

  it('transfers all money home with one press', async () => {
    const sweepHome = vi.fn<Sweep>(home);
    let wallets = vendors;
    await open({
      merchantWallet: () => held(wallets),
      sweepHome: (request) => {
        wallets = vendors.map((wallet) => ({ ...wallet, balance: '0.00' }));
        return sweepHome(request);
      },
    });
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Bring all home' }));
    expect(await screen.findByText('Your money is home.')).not.toBeNull();
    await waitFor(async () => expect((await rows())[0]?.textContent).toContain('₱0.00'));
    await waitFor(() => expect(sweepHome.mock.calls.map(([request]) => request)).toEqual([{ leaving: false }]));
  });

  it('transfers the money of one vendor, and offers nothing where there is none, with the reason', async () => {
    const sweepHome = vi.fn<Sweep>(home);
    let wallets = [vendorWallet({ balance: '0.00' }), vendors[1] as VendorWallet];
    await open({ merchantWallet: () => held(wallets), sweepHome });
    const button = (name: string) => screen.getByRole('button', { name });
    const reasonOf = (name: string) => document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent;
    await rows();
    expect(button('Bring home: Nova Play').getAttribute('aria-disabled')).toBe('true');
    expect(reasonOf('Bring home: Nova Play')).toBe('Nothing to bring home.');
    expect(button('Bring all home').getAttribute('aria-disabled')).toBeNull();
    wallets = [vendorWallet({ balance: '0.00' })];
    await userEvent.click(button('Bring home: Orbit Games'));
    await waitFor(() => expect(button('Bring all home').getAttribute('aria-disabled')).toBe('true'));
    expect(reasonOf('Bring all home')).toContain('all your money is here');
    expect(sweepHome.mock.calls.map(([request]) => request)).toEqual([{ vassalage: 'ORB', leaving: false }]);
  });

  it.each<[string, Sweep, RegExp]>([
    ['nothing was there', () => ({ transfers: [], unreachable: [] }), /nothing to bring home/],
    ['an outcome is not known', () => ({ transfers: [walletTransfer({ direction: 'out', state: 'unknown' })], unreachable: [] }), /nothing is lost/],
    ['a vendor did not answer', () => ({ ...home(), unreachable: ['ORB'] }), /still at the vendor/],
    ['the gateway refused', () => refuse('FUNCTION_DISABLED'), /not available right now/],
    ['the gateway did not answer', () => refuse('UNAVAILABLE'), /^We do not know yet whether your money came home\. Please look at your balance and at the amounts/],
  ])('shows that %s', async (_what, sweepHome, words) => {
    await open({ sweepHome });
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Bring all home' }));
    await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent).join(' ')).toMatch(words));
  });

  it('shows no amounts while balances are hidden', async () => {
    localStorage.setItem('balanceHidden', '1');
    await open({ merchantWallet: () => held([vendorWallet(), vendorWallet({ vassalage: 'ORB', displayName: 'Orbit Games', balance: '7.25', inFlight: '30.00', open: [walletTransfer({ state: 'sent', amount: '30.00' })] })]) });
    expect((await rows()).map(({ textContent }) => textContent)).toEqual(['Nova Play***Bring home', 'Orbit GamesOn its way there: ******Bring home']);
  });

  it('polls a transfer until it has ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const moving = vendorWallet({ balance: null, state: 'unreachable', inFlight: '30.00', open: [walletTransfer({ state: 'unknown', direction: 'out', amount: '30.00' })] });
    let wallets = [moving];
    await open({ merchantWallet: () => held(wallets) });
    expect((await rows())[0]?.textContent).toContain('Being looked up: ₱30.00');
    wallets = [vendorWallet({ balance: '0.00' })];
    await vi.advanceTimersByTimeAsync(3500);
    await waitFor(async () => expect((await rows())[0]?.textContent).toBe('Nova PlayNothing to bring home.₱0.00Bring home'));
  });

  it('stores the auto-transfer setting', async () => {
    let choice = { autoIn: true, autoHome: true };
    await open({ merchantWallet: () => held(vendors, choice), transferChoice: (wanted) => (choice = wanted) });
    await rows();
    await userEvent.click(screen.getByRole('switch', { name: 'Bring it home when I leave the game' }));
    await waitFor(() => expect(choice).toEqual({ autoIn: true, autoHome: false }));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Bring it home when I leave the game' }).checked).toBe(false));
  });

  it('keeps a stored setting, and sends it with the other one, when the wallets cannot be fetched again', async () => {
    let first = true;
    const sent: unknown[] = [];
    await open({
      merchantWallet: () => {
        if (!first) return refuse('FUNCTION_DISABLED');
        first = false;
        return held(vendors);
      },
      transferChoice: (wanted) => {
        sent.push(wanted);
        return wanted;
      },
    });
    await rows();
    const home = screen.getByRole<HTMLInputElement>('switch', { name: 'Bring it home when I leave the game' });
    await userEvent.click(home);
    await waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.click(screen.getByRole('switch', { name: 'Take my balance along when a game opens' }));
    await waitFor(() => expect(sent).toEqual([{ autoIn: true, autoHome: false }, { autoIn: false, autoHome: false }]));
    expect(home.checked).toBe(false);
  });

  it('shows that all money is in the main wallet where no vendor has a wallet', async () => {
    await open({ merchantWallet: () => held([]) });
    expect(await screen.findByText('All your money is here')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Bring all home' })).toBeNull();
  });
});
