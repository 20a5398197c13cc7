import { href } from '@livery/navigation';
import { payoutAccount, payoutAccounts, refuse, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';

afterEach(cleanup);

async function open(answers: Answers = {}) {
  await renderApp(<CentreSite />, { session: 'member', answers, route: href('securityCenter', { query: { part: 'payoutAccounts' } }) });
  return within(await screen.findByRole('dialog', { name: 'Member centre' }));
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (bank: string) => {
  await press(/Bank or wallet/);
  await userEvent.click(await screen.findByRole('option', { name: bank }));
};
const pin = async (text: string) => userEvent.fill(await screen.findByLabelText(/^Transaction password/), text);

describe('PayoutAccounts', () => {
  it('shows each account by its last four digits, and from when a new one is usable', async () => {
    await open({ payoutAccounts: () => payoutAccounts({ accounts: [payoutAccount(), payoutAccount({ id: '0198f5a2-0000-7000-8000-000000000022', name: 'TapPay', lastFour: '4567', usable: false })] }) });
    const entries = within(await screen.findByRole('list', { name: 'Payout accounts' })).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries).toEqual(['Island Savings Bank•••• 5678Mira SantosRemove', expect.stringMatching(/^TapPay•••• 4567Not yet usableMira SantosUsable from .*2026.*Remove$/)]);
  });

  it('adds an account with the transaction password', async () => {
    const add = vi.fn((_request: object) => payoutAccounts());
    const centre = await open({ payoutAccounts: () => payoutAccounts({ accounts: [] }), addPayoutAccount: add });
    await centre.findByText('You have no payout account yet.');
    await press('Add an account');
    await choose('TapPay');
    await userEvent.fill(centre.getByLabelText(/^Account number/), '0917');
    await pin('246810');
    await press('Add an account');
    await centre.findByText('Please use exactly 11 digits.');
    expect(add).not.toHaveBeenCalled();
    await userEvent.fill(centre.getByLabelText(/^Account number/), '0917 123 4567');
    await press('Add an account');
    await waitFor(() => expect(add.mock.calls).toEqual([[{ provider: 'TAPPAY', number: '0917 123 4567', holder: 'Mira Santos', paymentPassword: '246810' }]]));
    expect(await centre.findByText('You have no payout account yet.')).not.toBeNull();
  });

  it('sends a number that was typed in other digits as 0 to 9', async () => {
    const add = vi.fn((_request: object) => payoutAccounts());
    const centre = await open({ addPayoutAccount: add });
    await press('Add an account');
    await choose('TapPay');
    await userEvent.fill(centre.getByLabelText(/^Account number/), '٠٩١٧ ١٢٣ ٤٥٦٧');
    await pin('246810');
    await press('Add an account');
    await waitFor(() => expect(add.mock.calls[0]?.[0]).toMatchObject({ number: '0917 123 4567' }));
  });

  it('shows a name that does not match and a wrong transaction password at their fields', async () => {
    const answers = [() => refuse('VALIDATION_FAILED', { fields: [{ field: 'holder', rule: 'invalid' }] }), () => refuse('PASSWORD_WRONG', { fields: [{ field: 'paymentPassword', rule: 'invalid' }] })];
    const centre = await open({ addPayoutAccount: () => answers.shift()?.() ?? payoutAccounts() });
    await press('Add an account');
    await choose('TapPay');
    await userEvent.fill(centre.getByLabelText(/^Account number/), '09171234567');
    await pin('246810');
    await press('Add an account');
    await waitFor(() => expect(document.activeElement).toBe(centre.getByLabelText(/^Account holder/)));
    await press('Add an account');
    await centre.findByText('This is not your transaction password. Please check it.');
    expect(centre.getByLabelText<HTMLInputElement>(/^Transaction password/).value).toBe('');
  });

  it('moves the focus to its heading on the way back from adding one', async () => {
    const centre = await open();
    await press('Add an account');
    await press('Cancel');
    await waitFor(() => expect(document.activeElement).toBe(centre.getByRole('heading', { level: 3, name: 'Payout accounts' })));
    expect(centre.getByRole('link', { name: /@/ })).not.toBeNull();
  });

  it('begins with the list of banks, which is the first field', async () => {
    const centre = await open();
    await press('Add an account');
    await waitFor(() => expect(document.activeElement).toBe(centre.getByRole('button', { name: /Bank or wallet/ })));
  });

  it('goes to the list of banks when none was chosen', async () => {
    const centre = await open();
    await press('Add an account');
    await press('Add an account');
    await waitFor(() => expect(document.activeElement).toBe(centre.getByRole('button', { name: /Bank or wallet/ })));
  });

  it('removes an account with the transaction password', async () => {
    const remove = vi.fn((_request: object) => payoutAccounts({ accounts: [] }));
    await open({ removePayoutAccount: remove });
    await press('Remove Island Savings Bank, ending in 5678');
    await pin('246810');
    await press('Remove');
    await waitFor(() => expect(remove.mock.calls).toEqual([[{ id: payoutAccount().id, paymentPassword: '246810' }]]));
  });

  it.each([
    ['the name of the payee', { payeeName: null }, 'See profile', 'Profile'],
    ['the transaction password', { transactionPassword: false }, 'Set a transaction password', 'Transaction password'],
  ])('leads to %s where it is missing', async (_, over, button, title) => {
    await open({ payoutAccounts: () => payoutAccounts(over) });
    await press(button);
    expect(await screen.findByRole('heading', { level: 3, name: title })).not.toBeNull();
  });

  it('says that no more can be added', async () => {
    await open({ payoutAccounts: () => payoutAccounts({ most: 1 }) });
    expect(await screen.findByText('You can have 1 account. Remove it to add another.')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Add an account' })).toBeNull();
  });
});
