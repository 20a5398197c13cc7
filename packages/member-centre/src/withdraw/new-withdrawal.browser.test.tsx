import { href } from '@livery/navigation';
import { balance, payoutAccount, refuse, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';
import { sampleWithdrawals } from '../test-support/sample-withdrawals.ts';

afterEach(() => {
  cleanup();
  localStorage.removeItem('balanceHidden');
});

const open = (answers: Answers = {}) => renderApp(<CentreSite />, { session: 'member', route: href('withdraw'), answers });
const amountField = () => screen.findByRole('textbox', { name: 'Amount' });
const pinField = () => screen.findByLabelText<HTMLInputElement>(/^Transaction password/);
const described = (field: HTMLElement): string => (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent).join(' ');
async function ask(pin: string) {
  await userEvent.fill(await amountField(), '500');
  await userEvent.fill(await pinField(), pin);
  await userEvent.click(screen.getByRole('button', { name: /^Withdraw/ }));
}

describe('NewWithdrawal', () => {
  it('says where to look, and fetches the list and the balance anew, when no answer came', async () => {
    const balances = vi.fn(() => balance());
    const lists = vi.fn(() => ({ records: [], next: null }));
    await open({ withdrawalCreate: () => refuse('UNAVAILABLE'), balance: balances, withdrawals: lists });
    await amountField();
    const before = [balances.mock.calls.length, lists.mock.calls.length];
    await ask('246810');
    await screen.findByText(/^We do not know yet whether this withdrawal was made\. Please look under “Under way”/);
    await waitFor(() => expect(balances.mock.calls.length).toBeGreaterThan(before[0] ?? 0));
    await waitFor(() => expect(lists.mock.calls.length).toBeGreaterThan(before[1] ?? 0));
  });

  it('says where to look when no answer came and the repetition is refused', async () => {
    let asked = 0;
    const made = vi.fn((_request: object) => {
      asked += 1;
      return asked === 1 ? refuse('UNAVAILABLE') : refuse('FORBIDDEN', { fields: [{ field: 'documents', rule: 'invalid' }] });
    });
    await open({ withdrawalCreate: made });
    await ask('246810');
    await screen.findByText(/^We do not know yet whether this withdrawal was made/);
    expect(made).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['LIMIT_EXCEEDED', /more than you can still ask for within 24 hours/],
    ['INSUFFICIENT_FUNDS', /So much is not free in your wallet any more/],
    ['VALIDATION_FAILED', /This amount is not possible any more/],
  ] as const)('shows %s of the amount at its field, until another amount is typed', async (code, fault) => {
    await open({ withdrawalCreate: () => refuse(code, { fields: [{ field: 'amount', rule: 'invalid' }] }) });
    await ask('246810');
    await waitFor(async () => expect(described(await amountField())).toMatch(fault));
    expect([document.activeElement, screen.queryByRole('alert')]).toEqual([await amountField(), null]);
    await userEvent.fill(await amountField(), '400');
    expect(described(await amountField())).not.toMatch(fault);
  });

  it.each([
    ['open', /As many withdrawals as you may have at once/],
    ['count', /as many withdrawals as are possible within 24 hours/],
    ['turnover', /exceeds a limit/],
  ])('says that a withdrawal was refused for %s, and leads to customer service', async (field, words) => {
    await open({ withdrawalCreate: () => refuse('LIMIT_EXCEEDED', { fields: [{ field, rule: 'invalid' }] }) });
    await ask('246810');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(words);
    expect(within(alert).getByRole('link', { name: 'Ask customer service' })).toBeVisible();
  });

  it('fetches the balance anew when a withdrawal was made', async () => {
    const balances = vi.fn(() => balance());
    await open({ withdrawalCreate: () => ({ withdrawal: sampleWithdrawals.review }), withdrawalOne: () => ({ withdrawal: sampleWithdrawals.review }), balance: balances });
    await amountField();
    const before = balances.mock.calls.length;
    await ask('246810');
    await screen.findByRole('heading', { name: 'Withdrawal of ₱500.00' });
    await waitFor(() => expect(balances.mock.calls.length).toBeGreaterThan(before));
  });

  it('says once, at its field, that the transaction password is wrong', async () => {
    await open({ withdrawalCreate: () => refuse('PASSWORD_WRONG', { fields: [{ field: 'paymentPassword', rule: 'invalid' }] }) });
    await ask('000000');
    await waitFor(async () => expect(described(await pinField())).toMatch('This is not your transaction password.'));
    await userEvent.type(await pinField(), '2');
    await waitFor(async () => expect(described(await pinField())).not.toMatch('This is not your transaction password.'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not say that the emptied transaction password is missing after a failure', async () => {
    await open({ withdrawalCreate: () => refuse('LIMIT_EXCEEDED') });
    await ask('246810');
    await screen.findByRole('alert');
    expect([(await pinField()).value, (await pinField()).getAttribute('aria-invalid')]).toEqual(['', null]);
  });

  it('shows no balance while it is hidden, and still offers all of it', async () => {
    localStorage.setItem('balanceHidden', '1');
    const asked = vi.fn((_request: object) => refuse('LIMIT_EXCEEDED'));
    await open({ withdrawalCreate: asked });
    await userEvent.fill(await amountField(), '1250.51');
    await waitFor(async () => expect(described(await amountField())).toMatch(/You can spend \*\*\*/));
    expect(document.body.textContent).not.toMatch(/1,250\.50/);
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await userEvent.fill(await pinField(), '246810');
    await userEvent.click(screen.getByRole('button', { name: /^Withdraw ₱/ }));
    await waitFor(() => expect(asked.mock.calls).toEqual([[{ method: 'bank', account: payoutAccount().id, amount: '1250.50', paymentPassword: '246810' }]]));
  });
});
