import { api } from '@livery/api-sdk';
import { href } from '@livery/navigation';
import { useBalance } from '@livery/session';
import { balance, refuse, renderApp, standardAnswers, systemStatus } from '@livery/testing';
import type { Answers, Deposit, Withdrawal } from '@livery/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';
import { sampleDeposits } from '../test-support/sample-deposits.ts';
import { sampleWithdrawals } from '../test-support/sample-withdrawals.ts';
import { withdrawalApi } from '../withdraw/api.ts';

afterEach(() => {
  cleanup();
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

/** Longer than what is asked for together takes, and than a call takes that follows it. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));
const holdTime = () => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
/** As the header of the site does, around the member centre. */
function Balance() {
  return <p>{useBalance().balance?.available}</p>;
}
const open = (page: 'depositv2' | 'withdraw', answers: Answers, query: Readonly<Record<string, string>> = {}) => renderApp(<CentreSite><Balance /></CentreSite>, { session: 'member', route: href(page, { query }), answers });

describe('CashierList', () => {
  it('moves a deposit that ended from one list to the other, and fetches the balance anew, when a look-up finds it', async () => {
    holdTime();
    let ended = false;
    const balances = vi.fn(() => balance());
    await open('depositv2', {
      balance: balances,
      deposits: ({ which }) => ({ records: which === 'open' ? (ended ? [] : [sampleDeposits.paid]) : ended ? [sampleDeposits.credited] : [], next: null }),
    });
    await screen.findByRole('region', { name: 'Under way' });
    await screen.findByText('1250.50');
    const before = balances.mock.calls.length;
    ended = true;
    await vi.advanceTimersByTimeAsync(21_000);
    expect(within(await screen.findByRole('region', { name: 'Earlier deposits' })).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Under way' })).toBeNull();
    await waitFor(() => expect(balances.mock.calls.length).toBeGreaterThan(before));
  });

  it('moves a withdrawal that ended from one list to the other when a look-up finds it', async () => {
    holdTime();
    let ended = false;
    await open('withdraw', {
      withdrawals: ({ which }) => ({ records: which === 'open' ? (ended ? [] : [sampleWithdrawals.paid]) : ended ? [sampleWithdrawals.received] : [], next: null }),
    });
    await screen.findByRole('region', { name: 'Under way' });
    ended = true;
    await vi.advanceTimersByTimeAsync(21_000);
    expect(within(await screen.findByRole('region', { name: 'Earlier withdrawals' })).getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('CashierList that did not load', () => {
  it.each([
    ['depositv2', 'deposits', 'Your deposits did not load.'],
    ['withdraw', 'withdrawals', 'Your withdrawals did not load.'],
  ] as const)('returns the same alert on %s when it is looked up again', async (page, call, words) => {
    holdTime();
    const again = vi.fn(() => new Promise(() => undefined));
    let failing = true;
    await open(page, { [call]: ({ which }: { which: string }) => (which === 'past' ? { records: [], next: null } : failing ? refuse('UNAVAILABLE') : again()) });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(words);
    failing = false;
    await vi.advanceTimersByTimeAsync(21_000);
    await waitFor(() => expect(again).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.queryByRole('alert')).toBe(alert);
  });
});

describe('DepositView', () => {
  it('fetches the balance anew when a look-up finds the deposit credited, and looks no more', async () => {
    holdTime();
    let deposit: Deposit = sampleDeposits.paid;
    const asked = vi.fn(() => ({ deposit }));
    const balances = vi.fn(() => balance());
    await open('depositv2', { depositOne: asked, balance: balances }, { deposit: deposit.id });
    await screen.findByText(/We are looking for your payment/);
    const before = balances.mock.calls.length;
    deposit = sampleDeposits.credited;
    await vi.advanceTimersByTimeAsync(11_000);
    await screen.findByText('₱500.00 is in your wallet.');
    await waitFor(() => expect(balances.mock.calls.length).toBeGreaterThan(before));
    await vi.advanceTimersByTimeAsync(1000);
    const looked = asked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(looked);
  });

  it('counts the time left by the clock of the server when that of the device is fast', async () => {
    const now = Date.now();
    const deposit = { ...sampleDeposits.qr, expiresAt: new Date(now - 60_000).toISOString() };
    await open('depositv2', { depositOne: () => ({ deposit }), systemStatus: () => systemStatus({ serverTime: new Date(now - 300_000).toISOString() }) }, { deposit: deposit.id });
    await waitFor(async () => expect((await screen.findByRole('timer')).textContent).toMatch(/^0[34]:\d\d$/));
  });
});

describe('WithdrawalView', () => {
  it('looks no more once the withdrawal is over', async () => {
    holdTime();
    let withdrawal: Withdrawal = sampleWithdrawals.paid;
    const asked = vi.fn(() => ({ withdrawal }));
    const { store } = await open('withdraw', { withdrawalOne: asked }, { withdrawal: withdrawal.id });
    await screen.findByText(/₱490\.00 was paid/);
    // The time to the next look-up counts from the answer of the one before.
    const answeredAt = () => withdrawalApi.endpoints.withdrawalOne.select({ id: withdrawal.id })(store.getState() as never).fulfilledTimeStamp ?? 0;
    const first = answeredAt();
    await vi.advanceTimersByTimeAsync(11_000);
    await waitFor(() => expect(answeredAt()).toBeGreaterThan(first));
    withdrawal = sampleWithdrawals.received;
    await vi.advanceTimersByTimeAsync(11_000);
    await screen.findByText(/has arrived, as you said/);
    await vi.advanceTimersByTimeAsync(1000);
    const looked = asked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(looked);
  });
});

describe.each(['deposit', 'withdrawal'] as const)('a %s that is not shown', (kind) => {
  const { id } = kind === 'deposit' ? sampleDeposits.paid : sampleWithdrawals.paid;
  const asksAgain = async (answer: () => ReturnType<typeof refuse>): Promise<boolean> => {
    holdTime();
    const asked = vi.fn(answer);
    await (kind === 'deposit' ? open('depositv2', { depositOne: asked }, { deposit: id }) : open('withdraw', { withdrawalOne: asked }, { withdrawal: id }));
    await waitFor(() => expect(document.querySelector('[role=dialog] [role=alert], [role=dialog] h3')).not.toBeNull());
    await vi.advanceTimersByTimeAsync(1000);
    const first = asked.mock.calls.length;
    expect(first).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(31_000);
    return asked.mock.calls.length > first;
  };

  it.each(['NOT_FOUND', 'VALIDATION_FAILED', 'FORBIDDEN'] as const)('is not asked for again when it was refused with %s', async (code) => {
    expect(await asksAgain(() => refuse(code))).toBe(false);
  });

  it.each(['UNAVAILABLE', 'UNKNOWN_ERROR', 'TOO_MANY_REQUESTS'] as const)('is asked for again when the answer was %s', async (code) => {
    expect(await asksAgain(() => refuse(code))).toBe(true);
  });
});

describe('what a deposit or a withdrawal changes', () => {
  it('is fetched once when a push tells of it', async () => {
    let deposit: Deposit = sampleDeposits.paid;
    const asked = vi.fn(() => ({ deposit }));
    const balances = vi.fn(() => balance());
    const { store } = await open('depositv2', { depositOne: asked, balance: balances }, { deposit: deposit.id });
    await screen.findByText(/We are looking for your payment/);
    await settled();
    const before = [asked.mock.calls.length, balances.mock.calls.length];
    deposit = sampleDeposits.credited;
    // As the push connection does upon `deposit`.
    store.dispatch(api.util.invalidateTags(['Deposits']));
    await screen.findByText('₱500.00 is in your wallet.');
    await settled();
    expect([asked.mock.calls.length, balances.mock.calls.length]).toEqual(before.map((count) => count + 1));
  });

  it('is fetched once when a push tells that one moved from one list to the other', async () => {
    let ended = false;
    const lists = vi.fn<(which: string) => void>();
    const methods = vi.fn();
    const { store } = await open('depositv2', {
      depositMethods: (request) => (methods(), standardAnswers.depositMethods!(request)),
      deposits: ({ which }) => (lists(which), { records: which === 'open' ? (ended ? [] : [sampleDeposits.paid]) : ended ? [sampleDeposits.credited] : [], next: null }),
    });
    await screen.findByRole('region', { name: 'Under way' });
    await settled();
    lists.mockClear();
    methods.mockClear();
    ended = true;
    store.dispatch(api.util.invalidateTags(['Deposits']));
    await screen.findByRole('region', { name: 'Earlier deposits' });
    await settled();
    expect([lists.mock.calls.flat().toSorted(), methods.mock.calls.length]).toEqual([['open', 'past'], 1]);
  });

  it('is fetched once when the member gives a withdrawal up', async () => {
    let withdrawal: Withdrawal = sampleWithdrawals.review;
    const asked = vi.fn(() => ({ withdrawal }));
    const balances = vi.fn(() => balance());
    await open('withdraw', { withdrawalOne: asked, balance: balances, withdrawalCancel: () => ({ withdrawal: (withdrawal = sampleWithdrawals.cancelled) }) }, { withdrawal: withdrawal.id });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }));
    const question = within(await screen.findByRole('alertdialog'));
    await settled();
    const before = [asked.mock.calls.length, balances.mock.calls.length];
    await userEvent.click(question.getByRole('button', { name: 'Cancel withdrawal' }));
    await screen.findByText(/You cancelled this withdrawal/);
    await settled();
    expect([asked.mock.calls.length, balances.mock.calls.length]).toEqual(before.map((count) => count + 1));
  });
});
