import { api } from '@livery/api-sdk';
import { dialogsSlice, openDialogsOf } from '@livery/app-shell';
import { href } from '@livery/navigation';
import { readSession } from '@livery/session';
import { refuse, renderApp, vendorWallet, walletTransfer } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';
import { heldAt, vendorsOf } from '../test-support/sample-funds.ts';

afterEach(() => {
  cleanup();
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

const MOVED = '0198f5a2-0000-7000-8000-000000000099';

type Move = NonNullable<Answers['walletTransfer']>;
type Sweep = NonNullable<Answers['sweepHome']>;

const open = (answers: Answers = {}) => renderApp(<CentreSite />, { session: 'member', answers: { merchantWallet: () => heldAt(vendorsOf()), ...answers }, route: href('transferFund') });
const part = (name: string) => screen.findByRole('region', { name });
const choose = async (vendor: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /Game vendor/ }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(vendor) }));
};
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
const move = (name = 'Move to the vendor') => userEvent.click(screen.getByRole('button', { name }));

describe('MyWallet', () => {
  it('shows everything in one figure and where it is, hides it all with one press, and keeps the wallets in session storage', async () => {
    await open();
    const totals = await part('Everything you have');
    await waitFor(() => expect(totals.textContent).toMatch(/1,300\.50.*Main wallet.*1,250\.50.*At game vendors.*50\.00.*Under way.*0\.00/));
    expect((await part('Money at game vendors')).textContent).toMatch(/Nova Play.*50\.00.*Orbit Games.*0\.00.*Tidewater LiveUnder maintenance.*7\.25/);
    expect(JSON.parse(readSession('merchantWallet') ?? '')).toEqual(heldAt(vendorsOf()));
    await userEvent.click(within(totals).getByRole('button', { name: 'Hide the balance' }));
    expect(document.body.textContent).not.toMatch(/1,250\.50|50\.00 there/);
    await userEvent.click(within(totals).getByRole('button', { name: 'Show the balance' }));
  });

  it('says that the balance did not load, and shows the rest', async () => {
    await open({ balance: () => refuse('UNAVAILABLE') });
    const totals = await part('Everything you have');
    await waitFor(() => expect(totals.textContent).toMatch(/Main wallet.*Not loaded.*At game vendors.*50\.00/));
  });

  it('moves a typed amount once, however often it is pressed, and says where the money is', async () => {
    const walletTransferCall = vi.fn<Move>(() => ({ transfer: walletTransfer({ transferId: MOVED, amount: '1200.50' }) }));
    await open({ walletTransfer: walletTransferCall });
    await choose('Nova Play');
    await userEvent.type(amount(), '1,200.50');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Move to the vendor' }));
    await screen.findByText(/1,200\.50 is at Nova Play now/);
    expect(walletTransferCall.mock.calls.map(([request]) => request)).toEqual([{ vassalage: 'NOVA', direction: 'in', amount: '1200.50' }]);
    expect(amount().value).toBe('');
  });

  it('writes a part of what is there into the field, and brings it home', async () => {
    const walletTransferCall = vi.fn<Move>(() => ({ transfer: walletTransfer({ transferId: MOVED, amount: '25.00', direction: 'out' }) }));
    await open({ walletTransfer: walletTransferCall });
    await userEvent.click(await screen.findByRole('radio', { name: 'To my main wallet' }));
    await choose('Nova Play');
    await userEvent.click(screen.getByRole('button', { name: 'Half' }));
    await move('Move to my main wallet');
    await screen.findByText(/25\.00 from Nova Play is in your main wallet/);
    expect(walletTransferCall.mock.calls.map(([request]) => request)).toEqual([{ vassalage: 'NOVA', direction: 'out', amount: '25.00' }]);
  });

  it.each([
    ['', 'Please write an amount in digits, such as 125.'],
    ['0', 'The amount must be above zero.'],
    ['1250.51', 'There is less than that. Please choose a smaller amount.'],
  ])('shows at the field what is wrong with the amount "%s", and sends nothing', async (typed, words) => {
    const walletTransferCall = vi.fn<Move>(() => ({ transfer: walletTransfer() }));
    await open({ walletTransfer: walletTransferCall });
    await choose('Nova Play');
    if (typed !== '') await userEvent.type(amount(), typed);
    await move();
    await screen.findByText(words);
    expect([document.activeElement, walletTransferCall.mock.calls]).toEqual([amount(), []]);
  });

  it('says that an amount is not clear, not that it is missing', async () => {
    await open();
    await choose('Nova Play');
    await userEvent.type(amount(), '1.2.3{Enter}');
    await screen.findByText('Please write the amount like 1,234.50.');
    expect([document.activeElement, screen.queryByText('Please write an amount in digits, such as 125.')]).toEqual([amount(), null]);
  });

  it('shows at the field that the server found less, and elsewhere what else it refused', async () => {
    let code: 'INSUFFICIENT_FUNDS' | 'VENDOR_MAINTENANCE' = 'INSUFFICIENT_FUNDS';
    await open({ walletTransfer: () => refuse(code) });
    await choose('Nova Play');
    await userEvent.type(amount(), '10');
    await move();
    await waitFor(() => expect(amount().getAttribute('aria-invalid')).toBe('true'));
    code = 'VENDOR_MAINTENANCE';
    await move();
    expect(await screen.findByText(/maintenance/, { selector: '[role=alert] *' })).not.toBeNull();
  });

  it('follows a transfer whose outcome is not known until it has ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const doubtful = walletTransfer({ state: 'unknown', steps: [] });
    let over = false;
    await open({
      merchantWallet: () => heldAt([vendorWallet(over ? {} : { inFlight: '100.00', open: [doubtful] })]),
      walletTransfers: ({ pageNo }) => ({ records: [over ? walletTransfer() : doubtful], pageNo, totalPages: 1, total: 1 }),
    });
    expect((await part('Under way now')).textContent).toMatch(/Nova Play has not told us yet whether .100\.00 arrived.*you need do nothing.*Being looked up/);
    over = true;
    await vi.advanceTimersByTimeAsync(3500);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Under way now' })).toBeNull());
    await waitFor(async () => expect((await screen.findByRole('table', { name: 'Transfers' })).textContent).toContain('Arrived'));
  });

  it.each<[string, Sweep, RegExp]>([
    ['it is home', () => ({ transfers: [walletTransfer({ direction: 'out' })], unreachable: [] }), /Your money is home/],
    ['a vendor did not answer', () => ({ transfers: [], unreachable: ['NOVA'] }), /still at the vendor/],
    ['some is under way', () => ({ transfers: [walletTransfer({ direction: 'out', state: 'unknown' })], unreachable: [] }), /nothing is lost/],
  ])('brings all home with one press, and says that %s', async (_what, sweepHome, words) => {
    const sweep = vi.fn<Sweep>(sweepHome);
    await open({ sweepHome: sweep });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Bring all home' }));
    await screen.findByText(words);
    expect(sweep.mock.calls.map(([request]) => request)).toEqual([{ leaving: false }]);
  });

  it('tells of each vendor what became of its money', async () => {
    let fail: () => void = () => {};
    await open({
      merchantWallet: () => heldAt([vendorWallet(), vendorWallet({ vassalage: 'ORB', displayName: 'Orbit Games', balance: '5.00' })]),
      sweepHome: ({ vassalage }) =>
        vassalage === 'NOVA' ? new Promise((resolve) => (fail = () => resolve(refuse('VENDOR_MAINTENANCE')))) : { transfers: [walletTransfer({ direction: 'out' })], unreachable: [] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Bring home: Nova Play' }));
    await userEvent.click(screen.getByRole('button', { name: 'Bring home: Orbit Games' }));
    const told = (name: string) => screen.findByText(name, { selector: '[role=alert] *, [role=status] [role=status] *' });
    await told('Orbit Games');
    fail();
    await told('Nova Play');
    expect(await screen.findByText(/maintenance/, { selector: '[role=alert] *' })).not.toBeNull();
    expect(screen.getByText(/Your money is home/)).not.toBeNull();
  });

  it('keeps the focus among the vendors when the money of one is home, and its button is gone', async () => {
    let balance = '50.00';
    await open({
      merchantWallet: () => heldAt([vendorWallet({ balance }), vendorWallet({ vassalage: 'ORB', displayName: 'Orbit Games', balance: '5.00' })]),
      sweepHome: () => ((balance = '0.00'), { transfers: [walletTransfer({ direction: 'out' })], unreachable: [] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Bring home: Nova Play' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Bring home: Nova Play' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Money at game vendors' })));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bring home: Orbit Games' }));
  });

  it('says where to look when no answer came', async () => {
    await open({ walletTransfer: () => refuse('UNAVAILABLE'), sweepHome: () => refuse('UNAVAILABLE') });
    await choose('Nova Play');
    await userEvent.type(amount(), '10');
    await move();
    await screen.findByText(/^We do not know yet whether your money has moved/);
    await userEvent.click(screen.getByRole('button', { name: 'Bring all home' }));
    await waitFor(() => expect(screen.getAllByText(/^We do not know yet whether your money has moved/)).toHaveLength(2));
  });

  it('goes to the vendor when none was chosen', async () => {
    await open();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Amount/ }), '10');
    await move();
    await screen.findByText('Please choose a vendor.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Game vendor/ }));
  });

  it('shows what another tab has chosen since', async () => {
    let choice = { autoIn: true, autoHome: false };
    const { store } = await open({ merchantWallet: () => heldAt(vendorsOf(), choice), transferChoice: (chosen) => (choice = chosen) });
    await userEvent.click(await screen.findByRole('switch', { name: /Bring it home/ }));
    // The switch shows the choice before the server has it.
    await waitFor(() => expect([choice.autoHome, screen.getByRole<HTMLInputElement>('switch', { name: /Bring it home/ }).checked]).toEqual([true, true]));
    choice = { autoIn: false, autoHome: false };
    act(() => void store.dispatch(api.util.invalidateTags(['Balance'])));
    const isChecked = (name: RegExp): boolean => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
    await waitFor(() => expect([isChecked(/Take my balance/), isChecked(/Bring it home/)]).toEqual([false, false]));
  });

  it('opens the stages of a transfer, which going back closes', async () => {
    const { store } = await open();
    await userEvent.click(within(await screen.findByRole('table', { name: 'Transfers' })).getAllByRole('button')[0] as HTMLElement);
    const stages = await screen.findByRole('dialog', { name: 'Main wallet to Nova Play' });
    expect(within(stages).getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\d.*/, ''))).toEqual(['Asked for', 'Arrived']);
    expect(openDialogsOf(store.getState()).map(({ name }) => name)).toEqual(['drawer']);
    act(() => void store.dispatch(dialogsSlice.actions.closed(undefined)));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Main wallet to Nova Play' })).toBeNull());
  });

  it('shows a way to support, also where the vendors could not be looked up', async () => {
    await open({ merchantWallet: () => refuse('UNAVAILABLE') });
    await screen.findByText('Your money at the vendors could not be looked up.');
    expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  });
});
