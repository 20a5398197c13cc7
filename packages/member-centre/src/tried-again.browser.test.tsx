import { href } from '@livery/navigation';
import { drawn, mendableAnswer, renderApp } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from './test-support/centre-site.tsx';

afterEach(cleanup);

const part = (name: string) => href('securityCenter', { query: { part: name } });
const rows = [
  { page: 'the profile', route: part('profile'), call: 'profile', level: 3 },
  { page: 'the picture', route: part('avatar'), call: 'playerAvatars', level: 3 },
  { page: 'payout accounts', route: part('payoutAccounts'), call: 'payoutAccounts', level: 3 },
  { page: 'documents', route: part('documents'), call: 'documents', level: 3 },
  { page: 'devices', route: part('devices'), call: 'sessions', level: 3 },
  { page: 'known networks', route: part('devices'), call: 'addresses', level: 3 },
  { page: 'the mobile number', route: part('phone'), call: 'security', level: 3 },
  { page: 'the account', route: href('securityCenter'), call: 'security', level: 2 },
  { page: 'deposits', route: href('depositv2'), call: 'depositMethods', level: 2 },
  { page: 'withdrawals', route: href('withdraw'), call: 'withdrawalOptions', level: 2 },
  { page: 'transfers', route: href('transferUpline'), call: 'memberTransferOptions', level: 2 },
  { page: 'the last transfers', route: href('transferUpline'), call: 'memberTransfers', level: 2 },
  { page: 'cashback', route: href('manualRebate'), call: 'cashback', level: 2 },
  { page: 'invitations', route: href('referral'), call: 'referral', level: 2 },
  { page: 'invited friends', route: href('referral'), call: 'referralFriends', level: 2 },
  { page: 'profit and loss', route: href('personalProfit'), call: 'betTotals', level: 2 },
] as const;

describe('what did not load', () => {
  it.each(rows)('returns $page, and the focus to the heading, when it is tried again', async ({ route, call, level }) => {
    const { answers, mend, answer } = mendableAnswer(call, 'UNAVAILABLE');
    await renderApp(<CentreSite />, { session: 'member', toUpline: true, answers, route });
    const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
    const again = await centre.findByRole('button', { name: 'Try again' });
    mend();
    again.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
    await drawn();
    expect([again.isConnected, document.activeElement]).toEqual([true, again]);
    // Pressed once more, it must not act on what stands first in the centre.
    await userEvent.keyboard('{Enter}');
    answer();
    await waitFor(() => expect(again.isConnected).toBe(false));
    await drawn();
    expect(document.activeElement).toBe(centre.getAllByRole('heading', { level })[0]);
  });
});
