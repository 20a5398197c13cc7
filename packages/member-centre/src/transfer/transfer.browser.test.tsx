import { href } from '@livery/navigation';
import { memberTransfer, memberTransferOptions, refuse, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';

afterEach(() => {
  cleanup();
  localStorage.removeItem('balanceHidden');
});

async function open(answers: Answers = {}, session: 'member' | 'agent' = 'member', toUpline = true) {
  await renderApp(<CentreSite />, { session, toUpline, answers, route: href('transferUpline') });
  return within(await screen.findByRole('dialog', { name: 'Member centre' }));
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const agent: Answers = { memberTransferOptions: () => memberTransferOptions({ upline: null, downline: true }) };

describe('TransferPage', () => {
  it('transfers to the upline after a look at whom and how much, with the transaction password', async () => {
    const send = vi.fn((_request: object) => ({ transfer: memberTransfer() }));
    const centre = await open({ transferToUpline: send });
    await centre.findByText('L••• S•••');
    await userEvent.fill(centre.getByRole('textbox', { name: 'Amount' }), '250.5');
    await press('Continue');
    const heading = await centre.findByRole('heading', { name: 'Is this right?' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect([centre.getByText('L••• S•••'), centre.getByText('le•••an'), centre.getByText('₱250.50')]).toHaveLength(3);
    expect(send).not.toHaveBeenCalled();
    await userEvent.fill(centre.getByLabelText(/^Transaction password/), '246810');
    await userEvent.dblClick(centre.getByRole('button', { name: 'Transfer ₱250.50' }));
    await centre.findByRole('heading', { name: 'Transfer money' });
    expect(send.mock.calls).toEqual([[{ amount: '250.5', paymentPassword: '246810' }]]);
    expect(centre.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('');
  });

  it('transfers to a member of the downline, and says when there is none of that name', async () => {
    const send = vi.fn((_request: object) => ({ transfer: memberTransfer({ with: 'downline' }) }));
    const asked: string[] = [];
    const centre = await open({ ...agent, downlineMember: ({ account }) => (asked.push(account) === 1 ? refuse('VALIDATION_FAILED', { fields: [{ field: 'account', rule: 'invalid' }] }) : { account: 'mi•••01', name: null }), transferToDownline: send }, 'agent', false);
    const account = await centre.findByRole('textbox', { name: /^Account/ });
    await press('Continue');
    await centre.findByText('Please enter the account.');
    await userEvent.fill(account, 'nobody');
    await userEvent.fill(centre.getByRole('textbox', { name: 'Amount' }), '10');
    await press('Continue');
    await centre.findByText('You have no member of this name in your downline. Please check it.');
    await waitFor(() => expect(document.activeElement).toBe(account));
    await userEvent.fill(account, 'mira01');
    await press('Continue');
    await userEvent.fill(await centre.findByLabelText(/^Transaction password/), '246810');
    await press('Transfer ₱10.00');
    await waitFor(() => expect(send.mock.calls).toEqual([[{ account: 'mira01', amount: '10', paymentPassword: '246810' }]]));
    expect(asked).toEqual(['nobody', 'mira01']);
  });

  it.each([
    ['0.5', 'The least is ₱1.00.'],
    ['60000', 'The most is ₱50,000.00.'],
    ['1250.01', 'You have ₱1,250.00.'],
    ['', 'Please enter an amount.'],
  ])('rejects %s at its field', async (amount, fault) => {
    const centre = await open();
    const field = await centre.findByRole('textbox', { name: 'Amount' });
    if (amount !== '') await userEvent.fill(field, amount);
    await press('Continue');
    await centre.findByText(fault);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(centre.queryByRole('heading', { name: 'Is this right?' })).toBeNull();
  });

  it('shows a wrong transaction password at its field, and keeps the order', async () => {
    const centre = await open({ transferToUpline: () => refuse('PASSWORD_WRONG', { fields: [{ field: 'paymentPassword', rule: 'invalid' }] }) });
    await userEvent.fill(await centre.findByRole('textbox', { name: 'Amount' }), '10');
    await press('Continue');
    await userEvent.fill(await centre.findByLabelText(/^Transaction password/), '000000');
    await press('Transfer ₱10.00');
    await centre.findByText('This is not your transaction password. Please check it.');
    await press('Cancel');
    expect((await centre.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })).value).toBe('10');
  });

  it('says what to do when the other account cannot take money', async () => {
    const centre = await open({ transferToUpline: () => refuse('FUNCTION_DISABLED', { fields: [{ field: 'recipient', rule: 'invalid' }] }) });
    await userEvent.fill(await centre.findByRole('textbox', { name: 'Amount' }), '10');
    await press('Continue');
    await userEvent.fill(await centre.findByLabelText(/^Transaction password/), '246810');
    await press('Transfer ₱10.00');
    expect(await centre.findByText('This account cannot take money now')).not.toBeNull();
    expect(centre.getByText('Nothing was taken from your wallet. Ask the other person, or write to us.')).not.toBeNull();
  });

  it.each([
    ['the last look is called off', 'Cancel'],
    ['a transfer was sent', 'Transfer ₱10.00'],
  ])('keeps the focus in the page when %s', async (_what, button) => {
    const centre = await open({ transferToUpline: () => ({ transfer: memberTransfer() }) });
    await userEvent.fill(await centre.findByRole('textbox', { name: 'Amount' }), '10');
    await press('Continue');
    await userEvent.fill(await centre.findByLabelText(/^Transaction password/), '246810');
    await press(button);
    await centre.findByRole('heading', { name: 'Transfer money' });
    await waitFor(() => expect(document.activeElement).toBe(centre.getByRole('heading', { level: 2 })));
  });

  it.each([
    ['no answer came', () => refuse('UNAVAILABLE')],
    ['no answer came and the repetition was refused', (asked: number) => refuse(asked === 1 ? 'UNAVAILABLE' : 'FUNCTION_DISABLED')],
  ] as const)('says where to look when %s', async (_case, answer) => {
    let asked = 0;
    const centre = await open({ transferToUpline: () => answer((asked += 1)) });
    await userEvent.fill(await centre.findByRole('textbox', { name: 'Amount' }), '10');
    await press('Continue');
    await userEvent.fill(await centre.findByLabelText(/^Transaction password/), '246810');
    await press('Transfer ₱10.00');
    await centre.findByText(/^We do not know yet whether this transfer was made\. Please go back and look under “Latest transfers”/);
    expect(centre.queryByText('This account cannot take money now')).toBeNull();
  });

  it('says once, in its own words, that the transaction password is wrong', async () => {
    const centre = await open({ transferToUpline: () => refuse('PASSWORD_WRONG') });
    await userEvent.fill(await centre.findByRole('textbox', { name: 'Amount' }), '10');
    await press('Continue');
    await userEvent.fill(await centre.findByLabelText(/^Transaction password/), '000000');
    await press('Transfer ₱10.00');
    await centre.findByText('This is not your transaction password. Please check it.');
    expect(centre.queryByRole('alert')).toBeNull();
  });

  it('shows no balance while it is hidden', async () => {
    localStorage.setItem('balanceHidden', '1');
    const centre = await open();
    await centre.findByText(/^You have \*\*\*\. From ₱1\.00/);
    await userEvent.fill(centre.getByRole('textbox', { name: 'Amount' }), '1250.01');
    await centre.findByText('You have ***.');
    expect(document.body.textContent).not.toMatch(/1,250\.00/);
  });

  it('says what has to be played first, and leads to how much is', async () => {
    const centre = await open({ memberTransferOptions: () => memberTransferOptions({ toPlay: '1250.00' }) });
    await centre.findByText('₱1,250.00 still to play');
    expect([centre.getByRole('link', { name: 'See how much is played' }).getAttribute('href'), centre.queryByRole('textbox', { name: 'Amount' })]).toEqual(['/member/withdraw', null]);
  });

  it('shows what was sent and got', async () => {
    const records = [memberTransfer(), memberTransfer({ id: '0198f5a2-0000-7000-8000-000000000042', direction: 'in', amount: '80.00', partner: { account: 'le•••an', name: null } })];
    const centre = await open({ memberTransfers: () => ({ records, next: records[1]?.id ?? null }) });
    const entries = within(await centre.findByRole('list', { name: 'Latest transfers' })).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries).toEqual([expect.stringMatching(/^To your uplineL••• S••• le•••an.*2026.*250\.00$/), expect.stringMatching(/^From your upline le•••an.*80\.00$/)]);
    expect(centre.getByRole('link', { name: 'See the account record' }).getAttribute('href')).toBe('/member/transactionHistory');
  });

  it('leads to the transaction password where none is set', async () => {
    const centre = await open({ memberTransferOptions: () => memberTransferOptions({ transactionPassword: false }) });
    expect((await centre.findByRole('link', { name: 'Set a transaction password' })).getAttribute('href')).toBe('/member/securityCenter?part=transactionPassword');
  });
});

describe('the menu', () => {
  it.each([
    ['member', true, true],
    ['member', false, false],
    ['agent', false, true],
  ] as const)('shows %s with toUpline %s the page: %s', async (session, toUpline, shown) => {
    await renderApp(<CentreSite />, { session, toUpline, route: href('depositv2') });
    const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
    await centre.findByRole('link', { name: 'Deposit' });
    expect(centre.queryByRole('link', { name: 'Transfer' }) !== null).toBe(shown);
  });
});
