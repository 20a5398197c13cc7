import { href } from '@livery/navigation';
import { referral, referredFriend, refuse, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(answers: Answers = {}, session: 'member' | 'agent' = 'member') {
  await renderApp(<CentreSite />, { session, answers, route: href('referral') });
  return within(await screen.findByRole('dialog', { name: 'Member centre' }));
}
const link = `${location.origin}/register?referralCode=K7QM2XDR`;

describe('ReferralPage', () => {
  it('shows link, code and QR code, and copies the link', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const centre = await open();
    await centre.findByText(link);
    expect(centre.getByText('K7QM2XDR')).not.toBeNull();
    expect(await centre.findByRole('img', { name: 'Code to scan, which opens your invitation' })).not.toBeNull();
    await userEvent.click(centre.getByRole('button', { name: /^Copy.*link$/i }));
    await waitFor(() => expect(write.mock.calls).toEqual([[link]]));
  });

  it('shares the link where the device has a sheet for that', async () => {
    const share = vi.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    const centre = await open();
    await userEvent.click(await centre.findByRole('button', { name: 'Share' }));
    expect(share.mock.calls).toEqual([[expect.objectContaining({ url: link })]]);
    Reflect.deleteProperty(navigator, 'share');
  });

  it('says what has to happen for a reward, and nothing of one where there is none', async () => {
    const centre = await open();
    await centre.findByRole('heading', { name: '₱200.00 for each friend' });
    expect(centre.getAllByRole('listitem').map(({ textContent }) => textContent).filter((text) => text?.includes('Your friend'))).toEqual([
      'Your friend registers by your link or your code.', 'Your friend pays in at least ₱500.00 at a time, within 30 days.', 'Your friend plays for ₱2,000.00 in all.',
    ]);
    cleanup();
    const other = await open({ referral: () => referral({ tariff: null, earned: '0.00', friends: 0 }) });
    await other.findByText('Invite friends by your link, your code or the picture.');
    expect(other.queryByText(/for each friend/)).toBeNull();
  });

  it('shows how far each friend has come, masked', async () => {
    const records = [referredFriend(), referredFriend({ id: '0198f5a2-0000-7000-8000-000000000052', account: 'ma•••01', state: 'earned', until: null }), referredFriend({ id: '0198f5a2-0000-7000-8000-000000000053', account: 'li•••77', state: 'refused', reward: null, until: null })];
    const centre = await open({ referralFriends: ({ before }) => (before === undefined ? { records: records.slice(0, 2), next: records[1]?.id ?? null } : { records: records.slice(2), next: null }) });
    const entries = async () => within(await centre.findByRole('list', { name: 'Your friends' })).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(await entries()).toEqual([expect.stringMatching(/^ju•••88Has registeredJoined .*Reward until .*may bring ₱200\.00$/), expect.stringMatching(/^ma•••01Reward receivedJoined .*₱200\.00$/)]);
    await userEvent.click(centre.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await entries()).toHaveLength(3));
    expect((await entries())[2]).toMatch(/^li•••77No reward: seems to be your own account/);
    expect(document.activeElement?.textContent).toMatch(/^li•••77/);
  });

  it('says that it did not load', async () => {
    const centre = await open({ referral: () => refuse('UNKNOWN_ERROR') });
    expect(await centre.findByText('Your invitation did not load.')).not.toBeNull();
  });

  it('is for players alone', async () => {
    await renderApp(<CentreSite />, { session: 'agent', route: href('depositv2') });
    const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
    await centre.findByRole('link', { name: 'Deposit' });
    expect(centre.queryByRole('link', { name: 'Invite friends' })).toBeNull();
  });
});
