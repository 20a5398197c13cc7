import { api } from '@livery/api-sdk';
import { openDialogsOf } from '@livery/app-shell';
import { href } from '@livery/navigation';
import { refuse, renderApp } from '@livery/testing';
import type { Answers, Deposit } from '@livery/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';
import { peerWay, sampleDeposits, sampleMethods } from '../test-support/sample-deposits.ts';

afterEach(cleanup);

const currency = { code: 'PHP', symbol: '₱', exponent: 2 };
const methods: Answers = { depositMethods: () => ({ currency, methods: [...sampleMethods], open: 0 }) };
const open = (answers: Answers = {}, query: Readonly<Record<string, string>> = {}, language: 'EN' | 'TY' = 'EN') =>
  renderApp(<CentreSite />, { session: 'member', route: href('depositv2', { query }), answers: { ...methods, ...answers }, language });
const openOne = (deposit: Deposit, answers: Answers = {}) => open({ depositOne: () => ({ deposit }), ...answers }, { deposit: deposit.id });
/** Waits until the text is there. */
const shows = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).not.toBeNull());
const amountField = () => screen.findByRole('textbox', { name: 'Amount' });

describe('NewDeposit', () => {
  it('shows what an amount costs and brings by the chosen way', async () => {
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: /Debit or credit card/ }));
    await userEvent.fill(await amountField(), '1,000.50');
    const quote = screen.getByText('You get').closest('dl');
    expect(within(quote as HTMLElement).getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['₱1,000.50', '₱15.01', '₱985.49']);
  });

  it.each([
    ['99.99', /The least for this way to pay is ₱100\.00/],
    ['50000.01', /The most for this way to pay is ₱50,000\.00/],
    ['1.2.3', /Write the amount like/],
  ])('rejects %s at its field', async (amount, fault) => {
    const asked = vi.fn(() => ({ deposit: sampleDeposits.qr }));
    await open({ depositCreate: asked });
    await userEvent.fill(await amountField(), amount);
    await userEvent.click(screen.getByRole('button', { name: /^Deposit/ }));
    const field = await amountField();
    const described = () => (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent).join(' ');
    await waitFor(() => expect(described()).toMatch(fault));
    expect(asked).not.toHaveBeenCalled();
  });

  it('says that an amount is missing, and goes to the field', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Deposit' }));
    await shows('Please enter an amount.');
    expect(document.activeElement).toBe(await amountField());
  });

  it('begins one deposit when it is pressed twice, and opens it', async () => {
    const asked = vi.fn(({ amount }: { amount: string }) => ({ deposit: { ...sampleDeposits.qr, amount } }));
    await open({ depositCreate: asked, depositOne: () => ({ deposit: sampleDeposits.qr }) });
    await userEvent.click(await screen.findByRole('button', { name: '₱500' }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Deposit ₱500.00' }));
    expect(await screen.findByRole('img', { name: 'Code to pay with a wallet' })).toBeVisible();
    expect(asked.mock.calls.map(([request]) => request)).toEqual([{ method: 'qr', amount: '500.00', returnPath: '/member/depositv2' }]);
    expect(screen.getByTestId('address').textContent).toBe(`/member/depositv2?deposit=${sampleDeposits.qr.id}`);
  });

  it('stays where the member went when the deposit is made only then', async () => {
    let answer: () => void = () => {};
    await open({ depositCreate: () => new Promise((resolve) => (answer = () => resolve({ deposit: sampleDeposits.qr }))), depositOne: () => ({ deposit: sampleDeposits.qr }) });
    await userEvent.fill(await amountField(), '500');
    await userEvent.click(screen.getByRole('button', { name: /^Deposit/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'));
    await act(async () => {
      answer();
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    expect(screen.getByTestId('address').textContent).toBe('/');
  });

  it('shows at the amount that the limits have changed, until another amount is typed', async () => {
    await open({ depositCreate: () => refuse('LIMIT_EXCEEDED', { fields: [{ field: 'amount', rule: 'invalid' }] }) });
    await userEvent.fill(await amountField(), '500');
    await userEvent.click(screen.getByRole('button', { name: /^Deposit/ }));
    await shows(/^This amount is not possible any more/);
    expect([document.activeElement, screen.queryByRole('alert')]).toEqual([await amountField(), null]);
    await userEvent.fill(await amountField(), '400');
    expect(screen.queryByText(/^This amount is not possible any more/)).toBeNull();
  });

  it('says that too many deposits wait, and leads to them', async () => {
    await open({ depositCreate: () => refuse('LIMIT_EXCEEDED', { fields: [{ field: 'method', rule: 'invalid' }] }), deposits: ({ which }) => ({ records: which === 'open' ? [sampleDeposits.qr] : [], next: null }) });
    await userEvent.fill(await amountField(), '500');
    await userEvent.click(screen.getByRole('button', { name: /^Deposit/ }));
    await shows(/^Too many of your deposits are waiting/);
    await userEvent.click(screen.getByRole('button', { name: 'See deposits under way' }));
    expect(document.activeElement).toBe(within(screen.getByRole('region', { name: 'Under way' })).getByRole('button'));
  });

  it('says where to look when no answer came', async () => {
    await open({ depositCreate: () => refuse('UNAVAILABLE') });
    await userEvent.fill(await amountField(), '500');
    await userEvent.click(screen.getByRole('button', { name: /^Deposit/ }));
    const words = await screen.findByText(/^We do not know yet whether this deposit was made\. Please look under “Under way”/);
    expect(within(words.closest('[role=alert]') as HTMLElement).getByRole('link', { name: 'Ask customer service' })).toBeVisible();
  });

  it('says why the gateway refuses, and keeps the amount', async () => {
    await open({ depositCreate: () => refuse('LIMIT_EXCEEDED') });
    await userEvent.fill(await amountField(), '500');
    await userEvent.click(screen.getByRole('button', { name: /^Deposit/ }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect((await amountField() as HTMLInputElement).value).toMatch(/500/);
  });

  it('says that there is no way to pay, and whom to ask', async () => {
    await open({ depositMethods: () => ({ currency, methods: [], open: 0 }) });
    await shows('There is no way to deposit for you right now');
    expect(screen.getByRole('link', { name: 'Ask customer service' })).toBeVisible();
  });

  it('says that the ways to pay did not load, and asks again', async () => {
    let failing = true;
    await open({ depositMethods: (request) => (failing ? refuse('UNAVAILABLE') : (methods.depositMethods as NonNullable<Answers['depositMethods']>)(request)) });
    await screen.findByText('The ways to pay did not load.');
    expect(screen.getByRole('link', { name: 'Ask customer service' })).toBeVisible();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await amountField()).toBeVisible();
  });
});

describe('deposit from member to member', () => {
  it('offers what members wait for, and says at the amount when it is too much', async () => {
    await open({ depositMethods: () => ({ currency, methods: [peerWay], open: 0 }) });
    await userEvent.click(within(await screen.findByRole('group', { name: 'Amounts that members wait for' })).getByRole('button', { name: '₱1,500' }));
    await userEvent.clear(await amountField());
    await userEvent.fill(await amountField(), '1500.01');
    await userEvent.click(screen.getByRole('button', { name: /^Deposit/ }));
    expect(await screen.findByText('Members wait for at most ₱1,500.00 at this moment. Choose less, or another way.')).not.toBeNull();
  });

  it('says that nobody waits', async () => {
    await open({ depositMethods: () => ({ currency, methods: [{ ...peerWay, mostNow: '0.00', presets: [] }], open: 0 }) });
    expect(await screen.findAllByText(/^No member waits to be paid by this way at this moment/)).toHaveLength(1);
    await userEvent.fill(await amountField(), '500');
    expect(screen.getAllByText(/^No member waits/)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(await screen.findAllByText(/^No member waits/)).toHaveLength(2);
  });

  it('shows whom to pay, without a page of a provider, and takes a picture and the payer’s word', async () => {
    const paid = vi.fn((_request: object) => ({ deposit: sampleDeposits.peerPaid }));
    await openOne(sampleDeposits.peer, { depositPaid: paid });
    await shows(/^Send exactly ₱500\.00 to this account, with the reference D7K2QXMRT/);
    expect([screen.getByText('Mira Santos'), screen.getByText('0012345678'), screen.queryByRole('link', { name: /bank’s page|page of/i })]).toEqual([expect.anything(), expect.anything(), null]);
    expect(screen.getByRole('region', { name: /Proof/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I have paid' }));
    await waitFor(() => expect(paid).toHaveBeenCalledTimes(1));
  });

  it('cannot be given up once it is said to be paid, and says who is asked', async () => {
    await openOne(sampleDeposits.peerPaid);
    await shows(/^The member whom you paid is asked whether it arrived/);
    expect([screen.queryByRole('button', { name: /Cancel/ }), screen.queryByRole('button', { name: /again/ })]).toEqual([null, null]);
  });

  it('says that nobody waited for its amount any more', async () => {
    await openOne(sampleDeposits.noMatch);
    expect(await screen.findByText(/^No member waited for ₱500\.00 any more, and nothing was taken/)).not.toBeNull();
  });
});

describe('DepositList', () => {
  it('lists deposits under way and earlier ones, and shows more', async () => {
    const numbered = (deposit: Deposit, digit: number): Deposit => ({ ...deposit, id: deposit.id.slice(0, -1) + String(digit) });
    await open({
      deposits: ({ which, before }) =>
        which === 'open' ? { records: [numbered(sampleDeposits.less, 1)], next: null } : before === undefined ? { records: [numbered(sampleDeposits.credited, 2)], next: numbered(sampleDeposits.credited, 2).id } : { records: [numbered(sampleDeposits.expired, 3)], next: null },
    });
    expect(within(await screen.findByRole('region', { name: 'Under way' })).getByText('Being checked')).toBeVisible();
    const past = await screen.findByRole('region', { name: 'Earlier deposits' });
    await userEvent.click(within(past).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(within(past).getAllByRole('listitem')).toHaveLength(2));
    expect(within(past).getByText('Expired')).toBeVisible();
    expect(document.activeElement).toBe(within(past).getByText('Expired').closest('li'));
  });
});

/** A gateway with past deposits of these digits, one a page. */
function pastOnePerPage(digits: number[]) {
  const idOf = (digit: number) => sampleDeposits.expired.id.slice(0, -1) + String(digit);
  const state = { digits, refuses: false, refused: 0 };
  const deposits: Answers['deposits'] = ({ which, before }) => {
    if (which === 'open') return { records: [], next: null };
    if (state.refuses) {
      state.refused += 1;
      return refuse('NOT_FOUND');
    }
    const at = before === undefined ? 0 : state.digits.findIndex((digit) => idOf(digit) === before) + 1;
    const digit = state.digits[at] as number;
    return { records: [{ ...sampleDeposits.expired, id: idOf(digit), amount: `${digit}00.00` }], next: at + 1 < state.digits.length ? idOf(digit) : null };
  };
  return { deposits, state };
}

describe('DepositList, page by page', () => {
  const amounts = () => within(screen.getByRole('region', { name: 'Earlier deposits' })).getAllByRole('listitem').map(({ textContent }) => /\d00/.exec(textContent ?? '')?.[0]);

  it('loses none when another one comes in front', async () => {
    const { deposits, state } = pastOnePerPage([3, 2]);
    const { store } = await open({ deposits });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(amounts()).toEqual(['300', '200']));
    state.digits = [4, 3, 2];
    act(() => void store.dispatch(api.util.invalidateTags(['Deposits'])));
    await waitFor(() => expect(amounts()).toEqual(['400', '300']));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(amounts()).toEqual(['400', '300', '200']));
  });

  it('says that further ones did not load, and loads them on another try', async () => {
    const { deposits, state } = pastOnePerPage([3, 2]);
    await open({ deposits });
    const more = await screen.findByRole('button', { name: 'Show more' });
    state.refuses = true;
    await userEvent.click(more);
    await screen.findByText(/^Your deposits did not load/);
    expect(amounts()).toEqual(['300']);
    state.refuses = false;
    await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
    await waitFor(() => expect(amounts()).toEqual(['300', '200']));
  });

  it('keeps what is known when a later look-up fails', async () => {
    const { deposits, state } = pastOnePerPage([3]);
    const { store } = await open({ deposits });
    await waitFor(() => expect(amounts()).toEqual(['300']));
    state.refuses = true;
    act(() => void store.dispatch(api.util.invalidateTags(['Deposits'])));
    await waitFor(() => expect(state.refused).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([amounts(), screen.queryByText(/^Your deposits did not load/)]).toEqual([['300'], null]);
  });
});

describe('DepositView', () => {
  it.each([
    ['preparing', /We are preparing your payment.*usually at once, later where the payment provider does not answer/],
    ['qr', /Scan the code with your wallet/],
    ['card', /Pay on the page of the card processor/],
    ['bank', /Send exactly ₱500\.00 from your bank with the reference D7K2QXMRT/],
    ['paid', /We are looking for your payment, which usually takes about 30 min/],
    ['credited', /^₱500\.00 is in your wallet\.$/],
    ['less', /^₱250\.00 arrived instead of ₱500\.00\./],
    ['late', /^₱500\.00 arrived after this deposit had ended\./],
    ['twice', /^A further payment of ₱500\.00 arrived for this deposit\./],
    ['expired', /No payment arrived in time/],
    ['refused', /The account it came from is not yours\./],
    ['refunded', /The money went back to where it came from/],
  ] as const)('says what a deposit that is %s means, and leads to customer service', async (name, words) => {
    await openOne(sampleDeposits[name]);
    await shows(words);
    expect(screen.getByRole('link', { name: 'Ask customer service' })).toBeVisible();
  });

  it('shows the account to pay to, with a button that copies each part', async () => {
    await openOne(sampleDeposits.bank);
    await shows('1234 567 890');
    expect(screen.getAllByRole('button', { name: /^Copy: / }).map((button) => button.getAttribute('aria-label'))).toEqual(['Copy: Exact amount', 'Copy: Reference', 'Copy: Account number', 'Copy: Account name', 'Copy: Bank']);
  });

  it('says that it was paid, with the name on the account', async () => {
    const said = vi.fn(() => ({ deposit: sampleDeposits.paid }));
    let shown: Deposit = sampleDeposits.bank;
    await openOne(shown, { depositOne: () => ({ deposit: shown }), depositPaid: (request) => ((shown = sampleDeposits.paid), said(), expect(request).toEqual({ id: sampleDeposits.bank.id, note: 'M. Cruz' }), { deposit: shown }) });
    await userEvent.fill(await screen.findByRole('textbox', { name: /Name on the account/ }), 'M. Cruz');
    await userEvent.click(screen.getByRole('button', { name: 'I have paid' }));
    await shows(/We are looking for your payment/);
    expect(said).toHaveBeenCalledOnce();
  });

  it.each([
    ['a bank transfer is said to be paid', 'bank', 'paid', /We are looking for your payment/],
    ['a deposit from member to member is said to be paid', 'peer', 'peerPaid', /^The member whom you paid is asked/],
    ['it is cancelled', 'preparing', 'refused', /The account it came from is not yours/],
  ] as const)('keeps the focus in the deposit when %s', async (_what, before, after, words) => {
    let shown: Deposit = sampleDeposits[before];
    const answer = () => ({ deposit: (shown = sampleDeposits[after]) });
    await openOne(shown, { depositOne: () => ({ deposit: shown }), depositPaid: answer, depositCancel: answer });
    await userEvent.click(await screen.findByRole('button', { name: before === 'preparing' ? 'Cancel deposit' : 'I have paid' }));
    if (before === 'preparing') await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel deposit' }));
    await shows(words);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Deposit of ₱500.00' })));
  });

  it('cannot be cancelled while it is being said to be paid', async () => {
    const { store } = await openOne(sampleDeposits.qr, { depositPaid: () => new Promise(() => {}) });
    await userEvent.click(await screen.findByRole('button', { name: 'I have paid' }));
    expect(screen.getByRole('button', { name: 'Cancel deposit' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel deposit' }), { force: true });
    expect(openDialogsOf(store.getState())).toEqual([]);
  });

  it('moves on when the gateway tells of it, and says so where screen readers hear it', async () => {
    let shown: Deposit = sampleDeposits.qr;
    const { store } = await openOne(shown, { depositOne: () => ({ deposit: shown }) });
    await screen.findByText(/Scan the code/);
    shown = sampleDeposits.credited;
    act(() => void store.dispatch(api.util.invalidateTags(['Deposits'])));
    const sentence = await screen.findByText('₱500.00 is in your wallet.');
    expect(sentence.closest('[role=status]')).not.toBeNull();
    expect(screen.queryByRole('img', { name: 'Code to pay with a wallet' })).toBeNull();
  });

  it('tells of each further payment', async () => {
    const further = (amount: string, outcome: 'held' | 'refunded') => ({ amount, at: '2026-01-01T09:00:00Z', outcome });
    await openOne({ ...sampleDeposits.twice, receipts: [...sampleDeposits.twice.receipts, further('120.00', 'held'), further('80.00', 'refunded'), further('70.00', 'refunded')] });
    await shows(/^A further payment of ₱500\.00 arrived/);
    for (const words of [/^A further payment of ₱120\.00 arrived/, /^₱80\.00 went back/, /^₱70\.00 went back/]) expect(screen.getByText(words)).not.toBeNull();
  });

  it('moves the focus to the heading of the page on the way back', async () => {
    await openOne(sampleDeposits.qr);
    await userEvent.click(await screen.findByRole('button', { name: 'All deposits' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Deposit' })));
  });

  it('leads back and to customer service when it did not load', async () => {
    await open({ depositOne: () => refuse('UNAVAILABLE') }, { deposit: sampleDeposits.qr.id });
    await screen.findByText('The deposit did not load.');
    expect([screen.getByRole('button', { name: 'All deposits' }), screen.getByRole('link', { name: 'Ask customer service' })]).toHaveLength(2);
  });

  it('leads back to all deposits, and says when there is no such one', async () => {
    await open({ depositOne: () => refuse('NOT_FOUND') }, { deposit: sampleDeposits.qr.id });
    await screen.findByText('There is no such deposit in your account.');
    await userEvent.click(screen.getByRole('button', { name: 'All deposits' }));
    expect(await amountField()).toBeVisible();
  });
});
