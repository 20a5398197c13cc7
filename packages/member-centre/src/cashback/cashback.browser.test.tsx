import { href } from '@livery/navigation';
import { cashback, refuse, renderApp, vendor } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';

afterEach(cleanup);

const vendors = () => ({ list: [vendor()] });
const open = (answers: Answers, language: 'EN' | 'TY' = 'EN') => renderApp(<CentreSite />, { session: 'member', route: href('manualRebate'), answers: { gameVendors: vendors, ...answers }, language });
const rows = (table: HTMLElement) => within(table).getAllByRole('row').slice(1).map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

describe('CashbackPage', () => {
  it('shows what was earned by game, exact, and how it adds up', async () => {
    await open({ cashback: () => cashback({ mostOfDay: '1.00', overMost: '0.50', earned: '1.0034' }) });
    await screen.findAllByText('Nova Play');
    expect(rows(await screen.findByRole('table', { name: 'Earned since the last payment' }))).toEqual([
      ['Comet RunNova Play', '₱150.00', '0.8%', '+₱1.20'],
      ['BaccaratNova Play', '₱100.00', '0.3%', '+₱0.30'],
    ]);
    const sums = screen.getByText('Left from the last payment').closest('dl');
    expect([...(sums?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['Left from the last payment+₱0.0034', 'Above ₱1.00 for a day of play\u2212₱0.50', 'Earned+₱1.0034']);
    expect(rows(screen.getByRole('table', { name: 'Your rates' }))).toEqual([['Slots', 'All vendors', '0.8%'], ['All kinds of games', 'All vendors', '0.3%']]);
  });

  it('pays with one press, however often it is pressed, says so, and shows what is left', async () => {
    let collected = false;
    const claim = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      collected = true;
      return { claimed: { id: '0198f5a2-0000-7000-8000-0000000000c1', amount: '1.50' } };
    });
    await open({
      cashback: () => (collected ? cashback({ ready: '0.00', claimable: false, earned: '0.0034', games: [], claims: [{ id: '0198f5a2-0000-7000-8000-0000000000c1', amount: '1.50', period: null, at: '2026-01-01T09:00:00Z' }] }) : cashback()),
      cashbackClaim: claim,
    });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Collect ₱1.50' }));
    await screen.findByText('₱1.50 cashback is in your wallet.');
    expect(claim).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Collected by you')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Collect/ })).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ready to collect'));
    await userEvent.click(screen.getByRole('link', { name: 'See it in the account record' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/member/transactionHistory?kind=cashback'));
  });

  it.each([
    ['below the least', { least: '10.00', claimable: false }, 'It can be collected from ₱10.00 on: ₱8.4966 to go.'],
    ['behind after a correction', { ready: '0.00', claimable: false, earned: '-0.80' }, 'Bets were corrected after their cashback was paid. The next ₱0.80 that you earn makes up for it; nothing is taken from your wallet.'],
    ['paid daily', { paid: 'daily' as const, claimable: false }, "It is paid by itself each day after midnight by the site's clock, from ₱0.01 on."],
    ['paid weekly', { paid: 'weekly' as const, claimable: false }, "It is paid by itself each week after Sunday by the site's clock, from ₱0.01 on."],
  ])('says why nothing can be collected when it is %s', async (_, over, text) => {
    await open({ cashback: () => cashback(over) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Collect/ })).toBeNull();
  });

  it('says what is too small to be paid', async () => {
    await open({ cashback: () => cashback() });
    expect(await screen.findByText('₱0.0034 that is too small to be paid stays for the next time.')).toBeVisible();
  });

  it.each([
    ['nothing is left', { cashbackClaim: () => ({ claimed: null }) }, /There was nothing left to collect/],
    ['it fails', { cashbackClaim: () => refuse('FUNCTION_DISABLED') }, /could not be collected/],
    ['it is not known whether it was paid', { cashbackClaim: () => refuse('UNAVAILABLE') }, /^We do not know yet whether your cashback was paid\. Please see whether it stands under “Last payments”/],
  ] as const)('says so when %s', async (_, answers, text) => {
    await open({ cashback: () => cashback(), ...answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Collect ₱1.50' }));
    await waitFor(() => expect(screen.getAllByRole('status').some(({ textContent }) => text.test(textContent ?? ''))).toBe(true));
  });

  it('does not offer what was collected again when what is left does not load, and reads it on another try', async () => {
    let [collected, failing] = [false, true];
    const claim = vi.fn(() => ((collected = true), { claimed: { id: '0198f5a2-0000-7000-8000-0000000000c1', amount: '1.50' } }));
    await open({ cashback: () => (collected ? (failing ? refuse('FUNCTION_DISABLED') : cashback({ ready: '0.00', claimable: false, earned: '0.0034', games: [] })) : cashback()), cashbackClaim: claim });
    await userEvent.click(await screen.findByRole('button', { name: 'Collect ₱1.50' }));
    await screen.findByText('₱1.50 cashback is in your wallet.');
    await screen.findByText('Your cashback did not load.');
    expect(screen.queryByRole('button', { name: /^Collect/ })).toBeNull();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Your cashback did not load.')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ready to collect'));
    expect([screen.queryByRole('button', { name: /^Collect/ }), claim.mock.calls.length]).toEqual([null, 1]);
  });

  it('says that there is none, and that it did not load, with a way to ask again', async () => {
    let failing = true;
    await open({ cashback: () => (failing ? refuse('UNKNOWN_ERROR') : cashback({ ready: '0.00', claimable: false, earned: '0.00', carried: '0.00', games: [], rates: [] })) });
    await screen.findByText('Your cashback did not load.');
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There is no cashback at present')).toBeVisible();
  });

  it('speaks Telugu', async () => {
    await open({ cashback: () => cashback() }, 'TY');
    expect(await screen.findByRole('heading', { name: 'మీ రేట్లు' })).toBeVisible();
    expect(screen.getByText('తీసుకోవడానికి సిద్ధం')).toBeVisible();
  });
});
