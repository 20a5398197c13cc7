import { api } from '@livery/api-sdk';
import { href } from '@livery/navigation';
import { renderApp, refuse } from '@livery/testing';
import type { Answers, Deposit, Withdrawal } from '@livery/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';
import { listen } from '../test-support/listen.ts';
import { sampleDeposits, sampleMethods } from '../test-support/sample-deposits.ts';
import { sampleWithdrawals } from '../test-support/sample-withdrawals.ts';

const ears: (() => void)[] = [];
afterEach(() => {
  for (const stop of ears.splice(0)) stop();
  cleanup();
});

const currency = { code: 'PHP', symbol: '₱', exponent: 2 };
const methods: Answers = { depositMethods: () => ({ currency, methods: [...sampleMethods], open: 0 }) };

/** Opens a page and hears what it says from then on. */
async function open(page: 'depositv2' | 'withdraw', query: Readonly<Record<string, string>>, answers: Answers) {
  const ear = listen();
  ears.push(ear.stop);
  const { store } = await renderApp(<CentreSite />, { session: 'member', route: href(page, { query }), answers: { ...methods, ...answers } });
  return { heard: ear.heard, store };
}

/** Waits until something is heard, and for a while in which it might be heard again. */
async function hear(heard: () => string[]): Promise<string[]> {
  let all: string[] = [];
  await waitFor(() => {
    all = [...all, ...heard()];
    expect(all).not.toEqual([]);
  });
  await new Promise((resolve) => setTimeout(resolve, 150));
  return [...all, ...heard()];
}

describe('what is heard of a deposit', () => {
  it('is its stage as it opens, and each further stage once', async () => {
    let shown: Deposit = sampleDeposits.bank;
    const { id } = shown;
    const { heard, store } = await open('depositv2', { deposit: id }, { depositOne: () => ({ deposit: { ...shown, id } }) });
    await screen.findByRole('heading', { name: 'Deposit of ₱500.00' });
    expect((await hear(heard)).filter((text) => text !== 'Loading')).toEqual(['Send exactly ₱500.00 from your bank with the reference D7K2QXMRT. By both we recognise your payment.']);
    const then = (next: Deposit) => {
      shown = next;
      act(() => void store.dispatch(api.util.invalidateTags(['Deposits'])));
      return hear(heard);
    };
    expect(await then(sampleDeposits.paid)).toEqual([expect.stringMatching(/^Thank you\. We are looking for your payment/)]);
    expect(await then({ ...sampleDeposits.paid, state: 'seen', canCancel: false })).toEqual(['Your payment has arrived and is being credited.']);
    expect(await then(sampleDeposits.less)).toEqual([expect.stringMatching(/^₱250\.00 arrived instead of ₱500\.00\./)]);
    expect(await then({ ...sampleDeposits.credited, note: 'It was found.' })).toEqual(['₱500.00 is in your wallet.', 'Message from customer serviceIt was found.']);
    expect(await then(sampleDeposits.refunded)).toEqual(['The money went back to where it came from.']);
  });

  it.each([
    ['expired', /^No payment arrived in time\./],
    ['cancelled', /^This deposit was cancelled and nothing was paid\./],
    ['refused', /^This deposit could not be made, and nothing was taken\./],
  ] as const)('is that it was %s', async (state, words) => {
    let shown: Deposit = sampleDeposits.qr;
    const { heard, store } = await open('depositv2', { deposit: shown.id }, { depositOne: () => ({ deposit: shown }) });
    await screen.findByText(/^Scan the code with your wallet/);
    await hear(heard);
    shown = { ...sampleDeposits.qr, state, instructions: null, canCancel: false, canSayPaid: false };
    act(() => void store.dispatch(api.util.invalidateTags(['Deposits'])));
    expect(await hear(heard)).toEqual([expect.stringMatching(words)]);
  });
});

describe('what is heard as a question closes', () => {
  const cancel = async () => userEvent.click(await screen.findByRole('button', { name: 'Cancel deposit' }));
  const keep = async () => {
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 300));
  };

  it('is the stage that came meanwhile', async () => {
    let shown: Deposit = sampleDeposits.qr;
    const { heard, store } = await open('depositv2', { deposit: shown.id }, { depositOne: () => ({ deposit: shown }) });
    await cancel();
    shown = sampleDeposits.credited;
    await act(() => store.dispatch(api.util.invalidateTags(['Deposits'])));
    await waitFor(() => expect(screen.getByText('₱500.00 is in your wallet.')).not.toBeNull());
    heard();
    await keep();
    expect(heard()).toContain('₱500.00 is in your wallet.');
  });
});

describe('what is read of a deposit', () => {
  it('is the time left in units, which a clock would read as a time of day', async () => {
    await open('depositv2', { deposit: sampleDeposits.qr.id }, { depositOne: () => ({ deposit: { ...sampleDeposits.qr, expiresAt: new Date(Date.now() + 754_500).toISOString() } }) });
    expect((await screen.findByRole('timer')).getAttribute('aria-label')).toMatch(/^Time left 12 min,? \d+ sec$/);
  });

  it('is what customer service wrote in one text, with its title', async () => {
    await open('depositv2', { deposit: sampleDeposits.refused.id }, { depositOne: () => ({ deposit: sampleDeposits.refused }) });
    expect((await screen.findByText('The account it came from is not yours.')).closest('p')?.textContent).toMatch(/^Message from customer service/);
  });
});

describe('what is heard of a withdrawal', () => {
  it('is its stage as it opens, and each further stage once', async () => {
    let shown: Withdrawal = sampleWithdrawals.review;
    const { id } = shown;
    const { heard, store } = await open('withdraw', { withdrawal: id }, { withdrawalOne: () => ({ withdrawal: { ...shown, id } }) });
    await screen.findByRole('heading', { name: 'Withdrawal of ₱500.00' });
    expect((await hear(heard)).filter((text) => text !== 'Loading')).toEqual([expect.stringMatching(/^₱500\.00 is set aside for you, and a person looks at your withdrawal/)]);
    const then = (next: Withdrawal) => {
      shown = next;
      act(() => void store.dispatch(api.util.invalidateTags(['Deposits'])));
      return hear(heard);
    };
    const under = { ...sampleWithdrawals.review, canCancel: false };
    expect(await then({ ...under, state: 'approved' })).toEqual(['Your withdrawal is approved and has yet to be handed to the bank. Until then its money stays set aside for you.']);
    expect(await then({ ...under, state: 'sending' })).toEqual([expect.stringMatching(/^Your withdrawal is being handed to the bank\./)]);
    expect(await then({ ...under, state: 'sent' })).toEqual([expect.stringMatching(/is on its way to your account ending in \d{4}\.$/)]);
    expect(await then(sampleWithdrawals.paid)).toEqual([expect.stringMatching(/was paid to your account ending in \d{4}\. Please tell us whether it has arrived\.$/)]);
    expect(await then(sampleWithdrawals.received)).toEqual([expect.stringMatching(/has arrived, as you said\.$/)]);
  });

  it.each([
    ['refused', /^This withdrawal was refused\. ₱500\.00 is free in your wallet again\./],
    ['failed', /^The bank could not pay to your account\. ₱500\.00 is in your wallet again\./],
    ['cancelled', /^You cancelled this withdrawal\. ₱500\.00 is free in your wallet again\./],
  ] as const)('is that it was %s', async (state, words) => {
    let shown: Withdrawal = sampleWithdrawals.review;
    const { heard, store } = await open('withdraw', { withdrawal: shown.id }, { withdrawalOne: () => ({ withdrawal: shown }) });
    await screen.findByText(/is set aside for you/);
    await hear(heard);
    shown = { ...sampleWithdrawals.review, state, canCancel: false };
    act(() => void store.dispatch(api.util.invalidateTags(['Deposits'])));
    expect(await hear(heard)).toEqual([expect.stringMatching(words)]);
  });
});

describe('what is heard of an amount', () => {
  it.each([
    ['depositv2', 'You pay ₱500.00, without a fee, and get ₱500.00.', 'You get'],
    ['withdraw', '₱500.00 leaves your wallet. The fee is ₱10.00. ₱490.00 arrives in your account.', 'Arrives in your account'],
  ] as const)('on %s is what it comes to, in one sentence once it is typed, and nothing before', async (page, sentence, shown) => {
    const { heard } = await open(page, {}, {});
    await screen.findByText(shown);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(heard().filter((text) => text !== 'Loading')).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '500');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(heard()).toEqual([sentence]);
  });

  it.each(['depositv2', 'withdraw'] as const)('on %s is that it is too little only when the field is left', async (page) => {
    const { heard } = await open(page, {}, {});
    const field = await screen.findByRole('textbox', { name: 'Amount' });
    heard();
    await userEvent.type(field, '5');
    expect(heard()).toEqual([]);
    await userEvent.tab();
    await waitFor(() => expect(heard()).toEqual([expect.stringMatching(/^The least .*is ₱100\.00/)]));
  });
});

describe('one that there is none of', () => {
  it.each([
    ['depositv2', 'deposit', 'There is no such deposit in your account.'],
    ['withdraw', 'withdrawal', 'There is no such withdrawal in your account.'],
  ] as const)('takes the focus to what is said of it on %s', async (page, name, words) => {
    await open(page, { [name]: sampleDeposits.qr.id }, { depositOne: () => refuse('NOT_FOUND'), withdrawalOne: () => refuse('NOT_FOUND') });
    const alert = (await screen.findByText(words)).closest('[role=alert]');
    await waitFor(() => expect(document.activeElement?.firstElementChild).toBe(alert));
  });

  it.each([
    ['depositv2', 'deposit'],
    ['withdraw', 'withdrawal'],
  ] as const)('has the focus on %s while it loads', async (page, name) => {
    await open(page, { [name]: sampleDeposits.qr.id }, { depositOne: () => new Promise(() => {}), withdrawalOne: () => new Promise(() => {}) });
    await waitFor(() => expect(document.activeElement?.firstElementChild?.getAttribute('aria-label')).toBe('Loading'));
  });
});
