import { href } from '@livery/navigation';
import { sessionApi } from '@livery/session';
import { balance, brand, deposit, funds, payoutAccounts, refuse, renderApp, security, unread, walletTransfer, withdrawal } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sampleWithdrawals } from '../test-support/sample-withdrawals.ts';
import { CentreSite } from '../test-support/centre-site.tsx';

afterEach(cleanup);

const none: Answers = {
  security: () => security({ transactionPassword: true, totp: true }),
  unreadCount: () => unread(0),
  walletTransfers: ({ pageNo }) => ({ records: [], pageNo, totalPages: 0, total: 0 }),
};
const open = (answers: Answers) => renderApp(<CentreSite />, { session: 'member', answers: { ...none, ...answers }, route: href('memberCentre') });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const addresses = async (name: string) => {
  const region = await part(name);
  await region.findAllByRole('link');
  return region.getAllByRole('link').map((link) => link.getAttribute('href'));
};

describe('Overview', () => {
  it('says so when nothing is under way and nothing waits', async () => {
    await open({});
    expect(await (await part('Under way')).findByText('No money is under way.')).not.toBeNull();
    expect(await (await part('Waiting for you')).findByText('Nothing is waiting for you.')).not.toBeNull();
  });

  it('lists what is under way, each with its state and the way to it', async () => {
    const [paid, moving] = [deposit({ amount: '250.00' }), walletTransfer({ state: 'sent', direction: 'in', amount: '40.00' })];
    await open({
      deposits: ({ which }) => ({ records: which === 'open' ? [paid] : [], next: null }),
      walletTransfers: ({ pageNo }) => ({ records: [moving, walletTransfer({ transferId: '0198f5a2-0000-7000-8000-000000000044', state: 'confirmed' })], pageNo, totalPages: 1, total: 2 }),
    });
    await waitFor(async () => expect(await addresses('Under way')).toEqual([`/member/depositv2?deposit=${paid.id}`, '/member/transferFund']));
    expect((await part('Under way')).getByText(/^Deposit of .*250\.00$/)).not.toBeNull();
  });

  it('follows a pushed balance with everything that is shown of the money, also while an earlier look-up is under way', async () => {
    let [available, held, total, version] = ['1250.50', '0.00', '1300.50', 1];
    let slow: () => void = () => {};
    let asked = 0;
    const { store } = await open({
      balance: () => balance({ available, held, version }),
      sumBalance: async () => {
        const answer = { ...funds(), main: available, total };
        asked += 1;
        if (asked === 2) await new Promise<void>((resolve) => (slow = resolve));
        return answer;
      },
    });
    const money = await part('Everything you have');
    const says = (text: RegExp) => waitFor(() => expect(screen.getByRole('region', { name: 'Everything you have' }).textContent).toMatch(text));
    await says(/1,300\.50/);
    // A look-up by hand is slow, and a bet is placed meanwhile.
    await userEvent.click(money.getByRole('button', { name: 'Refresh the balance' }));
    await waitFor(() => expect(asked).toBe(2));
    [available, held, total, version] = ['1000.00', '250.50', '1050.00', 2];
    act(() => void store.dispatch(sessionApi.util.updateQueryData('balance', undefined, (current) => ({ ...current, available, version: 2 })) as never));
    await new Promise((resolve) => setTimeout(resolve, 1700));
    slow();
    await says(/1,050\.00.*Main wallet.*1,000\.00.*[^,]250\.50/);
  });

  it('follows a transfer until it has ended', async () => {
    let state: 'sent' | 'confirmed' = 'sent';
    await open({ walletTransfers: ({ pageNo }) => ({ records: [walletTransfer({ state })], pageNo, totalPages: 1, total: 1 }) });
    const underWay = await part('Under way');
    await underWay.findByRole('link');
    state = 'confirmed';
    expect(await underWay.findByText('No money is under way.')).not.toBeNull();
  });

  it('leads from a deposit under way to all deposits, and from there back', async () => {
    const paid = deposit();
    await open({ deposits: ({ which }) => ({ records: which === 'open' ? [paid] : [], next: null }), depositOne: () => ({ deposit: paid }) });
    await userEvent.click(await (await part('Under way')).findByRole('link', { name: /^Deposit of/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'All deposits' }));
    expect(await screen.findByRole('heading', { name: 'New deposit' })).toBeVisible();
    expect(screen.getByTestId('address').textContent).toBe('/member/depositv2');
  });

  it('lists what waits for the member, and leads there', async () => {
    await open({ security: () => security({ transactionPassword: false, totp: false }), payoutAccounts: () => payoutAccounts({ accounts: [] }), unreadCount: () => unread(2) });
    await waitFor(async () =>
      expect(await addresses('Waiting for you')).toEqual(['/member/messageV2', '/member/securityCenter?part=transactionPassword', '/member/securityCenter?part=payoutAccounts', '/member/securityCenter/secondFactor']),
    );
    await userEvent.click((await part('Waiting for you')).getByRole('link', { name: /^Set a transaction password/ }));
    expect(await screen.findByRole('heading', { level: 2, name: 'My account' })).not.toBeNull();
  });

  it('lists withdrawals under way, and asks about those that were paid', async () => {
    const [waiting, paid] = [withdrawal({ id: '0198f5a2-0000-7000-8000-000000000051' }), withdrawal({ id: '0198f5a2-0000-7000-8000-000000000052', state: 'paid', confirmation: 'awaited', canConfirm: true, canCancel: false })];
    await open({ withdrawals: ({ which }) => ({ records: which === 'open' ? [waiting, paid] : [], next: null }) });
    await waitFor(async () => expect(await addresses('Under way')).toEqual([`/member/withdraw?withdrawal=${waiting.id}`, `/member/withdraw?withdrawal=${paid.id}`]));
    expect(await addresses('Waiting for you')).toEqual([`/member/withdraw?withdrawal=${paid.id}`]);
    expect((await part('Waiting for you')).getByText(/^Did .*490\.00 arrive\?$/)).not.toBeNull();
  });

  it('asks about each payment of another member for a withdrawal', async () => {
    await open({ withdrawals: ({ which }) => ({ records: which === 'open' ? [sampleWithdrawals.peers] : [], next: null }) });
    await waitFor(async () => expect(await addresses('Waiting for you')).toEqual([`/member/withdraw?withdrawal=${sampleWithdrawals.peers.id}`]));
    expect((await part('Waiting for you')).getByText(/^Did .*200\.00 arrive\?$/)).not.toBeNull();
    expect((await part('Waiting for you')).getByText('Without your answer it may count as received after a while.')).not.toBeNull();
  });

  it.each([true, false])('counts messages that are unread where the merchant has them: %s', async (memberCentre) => {
    const asked = vi.fn(() => unread(2));
    await renderApp(<CentreSite />, { session: 'member', brand: brand({ features: { memberCentre } }), answers: { ...none, unreadCount: asked }, route: href('memberCentre') });
    await (await part('Waiting for you')).findAllByRole(memberCentre ? 'link' : 'paragraph');
    expect([asked.mock.calls.length > 0, (await part('Waiting for you')).queryByText('2 unread messages') !== null]).toEqual([memberCentre, memberCentre]);
  });

  it('says that a list could not be loaded, keeps the other, and loads it on another try', async () => {
    let fails = true;
    await open({ deposits: () => (fails ? refuse('UNAVAILABLE') : { records: [], next: null }) });
    const underWay = await part('Under way');
    await underWay.findByRole('alert');
    expect(await (await part('Waiting for you')).findByText('Nothing is waiting for you.')).not.toBeNull();
    fails = false;
    await userEvent.click(underWay.getByRole('button', { name: 'Try again' }));
    expect(await underWay.findByText('No money is under way.')).not.toBeNull();
  });
});
