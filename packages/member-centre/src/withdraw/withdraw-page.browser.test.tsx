import { api } from '@livery/api-sdk';
import { href } from '@livery/navigation';
import { payoutAccount, payoutAccounts, refuse, renderApp, uploadedImage, withdrawalOptions } from '@livery/testing';
import type { Answers, Withdrawal } from '@livery/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';
import { chooseFiles, samplePicture } from '../test-support/sample-picture.ts';
import { sampleTurnover, sampleWithdrawals } from '../test-support/sample-withdrawals.ts';

afterEach(cleanup);

const open = (answers: Answers = {}, query: Readonly<Record<string, string>> = {}, language: 'EN' | 'TY' = 'EN') =>
  renderApp(<CentreSite />, { session: 'member', route: href('withdraw', { query }), answers, language });
const openOne = (withdrawal: Withdrawal, answers: Answers = {}) => open({ withdrawalOne: () => ({ withdrawal }), ...answers }, { withdrawal: withdrawal.id });
const shows = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).not.toBeNull());
const amountField = () => screen.findByRole('textbox', { name: 'Amount' });
const pinField = () => screen.findByLabelText<HTMLInputElement>(/^Transaction password/);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (level: number, name: string) => screen.getByRole('heading', { level, name });
/** The texts that describe a field, such as its error. */
const described = (field: HTMLElement): string => (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent).join(' ');

describe('NewWithdrawal', () => {
  it('shows what leaves the wallet, what it costs and what arrives, and how long the last payouts took', async () => {
    await open();
    await userEvent.fill(await amountField(), '1,000.50');
    const quote = screen.getByText('Arrives in your account').closest('dl');
    expect(within(quote as HTMLElement).getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['₱1,000.50', '₱15.01', '₱985.49']);
    expect(screen.getByText(/In the middle of the last payouts it took 12 min/)).toBeVisible();
  });

  it('states the merchant’s time where there were too few payouts to tell', async () => {
    const [method] = withdrawalOptions().methods;
    await open({ withdrawalOptions: () => withdrawalOptions({ methods: method === undefined ? [] : [{ ...method, usualMinutes: null }] }) });
    await shows(/It is usually paid within 1 hr of its approval/);
    expect(screen.queryByText(/last payouts/)).toBeNull();
  });

  it.each([
    ['99.99', /The least is ₱100\.00/],
    ['1250.51', /You can spend ₱1,250\.50/],
    ['1.2.3', /Write the amount like/],
  ])('rejects %s at its field', async (amount, fault) => {
    const asked = vi.fn(() => ({ withdrawal: sampleWithdrawals.review }));
    await open({ withdrawalCreate: asked });
    await userEvent.fill(await amountField(), amount);
    await press(/^Withdraw/);
    const field = await amountField();
    await waitFor(() => expect(described(field)).toMatch(fault));
    expect(asked).not.toHaveBeenCalled();
  });

  it('goes to what is missing: the amount, then the transaction password', async () => {
    await open();
    await press('Withdraw');
    await shows('Please enter an amount.');
    expect(document.activeElement).toBe(await amountField());
    await press(/^All: /);
    await press('Withdraw ₱1,250.50');
    expect(document.activeElement).toBe(await pinField());
  });

  it('asks for one withdrawal when it is pressed twice, and opens it', async () => {
    const asked = vi.fn((_request: object) => ({ withdrawal: sampleWithdrawals.review }));
    await open({ withdrawalCreate: asked, withdrawalOne: () => ({ withdrawal: sampleWithdrawals.review }) });
    await userEvent.fill(await amountField(), '500');
    await userEvent.fill(await pinField(), '246810');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Withdraw ₱500.00' }));
    await screen.findByRole('heading', { name: 'Withdrawal of ₱500.00' });
    expect(asked.mock.calls).toEqual([[{ method: 'bank', account: payoutAccount().id, amount: '500', paymentPassword: '246810' }]]);
    expect(screen.getByTestId('address').textContent).toBe(`/member/withdraw?withdrawal=${sampleWithdrawals.review.id}`);
  });

  it('shows a wrong transaction password at its field, and keeps the amount', async () => {
    await open({ withdrawalCreate: () => refuse('PASSWORD_WRONG', { fields: [{ field: 'paymentPassword', rule: 'invalid' }] }) });
    await userEvent.fill(await amountField(), '500');
    await userEvent.fill(await pinField(), '000000');
    await press(/^Withdraw/);
    await waitFor(async () => expect(described(await pinField())).toMatch('This is not your transaction password.'));
    expect([(await pinField()).value, (await amountField() as HTMLInputElement).value]).toEqual(['', expect.stringMatching(/500/)]);
  });

  it('says that a document is needed for the amount, and leads to it', async () => {
    await open({ withdrawalOptions: () => withdrawalOptions({ documentsAbove: '400.00' }), withdrawalCreate: () => refuse('FORBIDDEN', { fields: [{ field: 'documents', rule: 'invalid' }] }) });
    await userEvent.fill(await amountField(), '500');
    await userEvent.fill(await pinField(), '246810');
    await press(/^Withdraw/);
    await shows(/an approved identity document is needed first; up to ₱400\.00 none is/);
    expect(screen.getByRole('link', { name: 'See documents' }).getAttribute('href')).toBe('/member/securityCenter?part=documents');
  });

  it('pays to the account that is chosen, by a way that pays to it; others say why not', async () => {
    const asked = vi.fn((_request: object) => ({ withdrawal: sampleWithdrawals.review }));
    const [method] = withdrawalOptions().methods;
    if (method === undefined) throw new Error('no method');
    const wallet = payoutAccount({ id: '0198f5a2-0000-7000-8000-000000000023', kind: 'ewallet', provider: 'TAPPAY', name: 'TapPay', lastFour: '4567' });
    const cooling = payoutAccount({ id: '0198f5a2-0000-7000-8000-000000000024', lastFour: '9999', usable: false });
    await open({
      payoutAccounts: () => payoutAccounts({ accounts: [payoutAccount(), wallet, cooling] }),
      withdrawalOptions: () => withdrawalOptions({ methods: [{ ...method, kinds: ['bank'] }, { ...method, code: 'wallet', kinds: ['ewallet'], fee: { ppm: 0, fixed: '0.00', least: '0.00', most: null } }] }),
      withdrawalCreate: asked,
    });
    await userEvent.click(await screen.findByRole('radio', { name: /TapPay/ }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /9999.*Usable from/ }).disabled).toBe(true);
    await userEvent.fill(await amountField(), '500');
    expect(within(screen.getByText('Fee').closest('div') as HTMLElement).getByText('None')).toBeVisible();
    await userEvent.fill(await pinField(), '246810');
    await press(/^Withdraw/);
    await waitFor(() => expect(asked.mock.calls[0]?.[0]).toMatchObject({ method: 'wallet', account: wallet.id }));
  });
});

describe('WithdrawPage', () => {
  it('shows what is still to be played, why, and how far each deposit is', async () => {
    await open({ withdrawalOptions: () => sampleTurnover });
    await screen.findByRole('heading', { name: '₱879.50 still to play before you can withdraw' });
    const bars = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'));
    expect(bars).toEqual(['₱620.50 of ₱1,500.00', '₱500.00 of ₱500.00', '₱120.50 of ₱1,000.00']);
    expect(screen.getByText(/Money that was deposited or given is meant for playing/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  });

  it.each([
    ['no transaction password is set', { payoutAccounts: () => payoutAccounts({ transactionPassword: false }) }, 'Set a transaction password', '/member/securityCenter?part=transactionPassword'],
    ['there is no payout account', { payoutAccounts: () => payoutAccounts({ accounts: [] }) }, 'Add an account', '/member/securityCenter?part=payoutAccounts'],
    ['no account is usable yet', { payoutAccounts: () => payoutAccounts({ accounts: [payoutAccount({ usable: false })] }) }, 'See payout accounts', '/member/securityCenter?part=payoutAccounts'],
    ['no number is proved', { withdrawalOptions: () => withdrawalOptions({ stops: ['contact'] }) }, 'See my account', '/member/securityCenter'],
  ] as const)('says what to do first where %s', async (_name, answers: Answers, link, address) => {
    await open(answers);
    expect((await screen.findByRole('link', { name: link })).getAttribute('href')).toBe(address);
  });

  it.each(['methods', 'open', 'count', 'day'] as const)('says why nothing can be asked for, and whom to ask: %s', async (stop) => {
    await open({ withdrawalOptions: () => withdrawalOptions({ stops: [stop] }) });
    expect(await screen.findByRole('link', { name: 'Ask customer service' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  });

  it('says that it did not load, and asks again for what failed', async () => {
    let failing = true;
    await open({ withdrawalOptions: () => (failing ? refuse('UNAVAILABLE') : withdrawalOptions()) });
    await screen.findByText('What you can withdraw did not load.');
    expect(screen.getByRole('link', { name: 'Ask customer service' })).toBeVisible();
    failing = false;
    await press('Try again');
    expect(await amountField()).toBeVisible();
  });

  it('lists withdrawals under way and earlier ones, and shows more', async () => {
    const numbered = (withdrawal: Withdrawal, digit: number): Withdrawal => ({ ...withdrawal, id: withdrawal.id.slice(0, -1) + String(digit) });
    await open({
      withdrawals: ({ which, before }) =>
        which === 'open' ? { records: [numbered(sampleWithdrawals.review, 1)], next: null } : before === undefined ? { records: [numbered(sampleWithdrawals.received, 2)], next: numbered(sampleWithdrawals.received, 2).id } : { records: [numbered(sampleWithdrawals.refused, 3)], next: null },
    });
    expect(within(await screen.findByRole('region', { name: 'Under way' })).getByText('Being checked')).toBeVisible();
    const past = await screen.findByRole('region', { name: 'Earlier withdrawals' });
    await userEvent.click(within(past).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(within(past).getAllByRole('listitem')).toHaveLength(2));
    expect(within(past).getByText('Refused, money is back')).toBeVisible();
  });

  it('is said in Telugu', async () => {
    await open({}, {}, 'TY');
    expect(await screen.findByRole('heading', { name: 'కొత్త విత్‌డ్రా' })).toBeVisible();
  });
});

describe('WithdrawalView', () => {
  it.each([
    ['review', /₱500\.00 is set aside for you, and a person looks at your withdrawal/],
    ['approved', /is approved and has yet to be handed to the bank/],
    ['sending', /is being handed to the bank/],
    ['sent', /₱490\.00 is on its way to your account ending in 5678/],
    ['paid', /₱490\.00 was paid to your account ending in 5678\. Please tell us/],
    ['received', /₱490\.00 has arrived, as you said/],
    ['forced', /So it counts as received, and is not given back any more/],
    ['partly', /You told us that ₱90\.00 is missing/],
    ['missing', /You told us that nothing has arrived/],
    ['settled', /₱90\.00 is in your wallet again/],
    ['denied', /has arrived by the bank's word, so nothing is given back/],
    ['failed', /The bank could not pay to your account\. ₱500\.00 is in your wallet again/],
    ['refused', /Please use an account in your own name\./],
    ['cancelled', /You cancelled this withdrawal/],
  ] as const)('says what a withdrawal that is %s means, and leads to customer service', async (name, words) => {
    await openOne(sampleWithdrawals[name]);
    await shows(words);
    expect(screen.getByRole('link', { name: 'Ask customer service' })).toBeVisible();
  });

  it.each([
    ['amountDiffers', /another amount than the ₱490\.00 that we ordered for your account ending in 5678/, ['On its way', 'Amount is being looked into', 'A person decides']],
    ['returned', /₱490\.00 was paid to your account ending in 5678, but the bank tells us that it came back/, ['Paid', 'Came back from the bank', 'A person decides']],
    ['returnedLater', /the bank tells us that it came back/, ['Received', 'Came back from the bank', 'A person decides']],
    ['paidAfterAll', /₱500\.00 was given back to your wallet\. Now it tells us that ₱490\.00 was paid/, ['Not paid, money is back', 'Paid after all', 'A person decides']],
    ['paidTwice', /then ₱490\.00 was paid to your account ending in 5678 after all\. We have looked into it/, ['On its way', 'Not paid, money is back', 'Paid after all']],
  ] as const)('says of one that is %s what its bank tells, asks nothing, and shows stages that agree', async (name, words, stages) => {
    await openOne(sampleWithdrawals[name]);
    await shows(words);
    const list = screen.getByRole('heading', { name: 'Stages of the withdrawal' }).parentElement?.querySelector('ol');
    expect([...(list?.children ?? [])].slice(-3).map((one) => one.querySelector('strong')?.textContent ?? one.textContent)).toEqual(stages);
    expect(screen.queryByText(/Please tell us|has arrived, as you said|The bank could not pay to|is on its way to/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Withdraw again' }) === null).toBe(name !== 'paidTwice');
  });

  it('is given up after it was asked whether that is meant', async () => {
    let shown: Withdrawal = sampleWithdrawals.review;
    await openOne(shown, { withdrawalOne: () => ({ withdrawal: shown }), withdrawalCancel: ({ id }) => (expect(id).toBe(shown.id), (shown = sampleWithdrawals.cancelled), { withdrawal: shown }) });
    await press('Cancel withdrawal');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel withdrawal' }));
    await shows(/You cancelled this withdrawal/);
    await waitFor(() => expect(document.activeElement).toBe(heading(3, 'Withdrawal of ₱500.00')));
  });

  it('moves the focus to the heading of the page on the way back', async () => {
    await openOne(sampleWithdrawals.review);
    await press('All withdrawals');
    await waitFor(() => expect(document.activeElement).toBe(heading(2, 'Withdraw')));
  });

  it('moves on when the gateway tells of it, and says so where screen readers hear it', async () => {
    let shown: Withdrawal = sampleWithdrawals.sent;
    const { store } = await openOne(shown, { withdrawalOne: () => ({ withdrawal: shown }) });
    await screen.findByText(/is on its way/);
    shown = sampleWithdrawals.paid;
    act(() => void store.dispatch(api.util.invalidateTags(['Deposits'])));
    const sentence = await screen.findByText(/₱490\.00 was paid/);
    expect(sentence.closest('[role=status]')).not.toBeNull();
  });

  it('leads back to all withdrawals, and says when there is no such one', async () => {
    await open({ withdrawalOne: () => refuse('NOT_FOUND') }, { withdrawal: sampleWithdrawals.review.id });
    await screen.findByText('There is no such withdrawal in your account.');
    await press('All withdrawals');
    expect(await amountField()).toBeVisible();
  });
});

describe('PeerPayments', () => {
  const { peers } = sampleWithdrawals;
  const payments = async () => within(await screen.findByRole('region', { name: 'Payments by members' }));

  it('lists what other members pay, and what nobody pays yet; without what was not paid', async () => {
    await openOne(peers);
    const shown = await payments();
    expect(shown.getAllByRole('listitem')).toHaveLength(3);
    expect(shown.getByText(/₱50\.00 waits for a member who pays it\. What nobody pays before .*2036.* is in your wallet again/)).toBeVisible();
    expect(shown.queryByText('Reference D7K2QXMR4')).toBeNull();
  });

  it('says until when, and that silence about a payment is not sure to count as received', async () => {
    await openOne(sampleWithdrawals.peers);
    await shows(/Please tell us before .*2036.*Without your answer it may count as received, or a person looks into it/);
    expect(screen.queryByText(/After that it counts as received/)).toBeNull();
  });

  it('takes that one of them arrived', async () => {
    const said = vi.fn((_request: object) => ({ withdrawal: sampleWithdrawals.rest }));
    await openOne(peers, { withdrawalConfirm: said });
    const panel = within((await payments()).getByRole('region', { name: 'Did ₱200.00 with the reference D7K2QXMR2 arrive?' }));
    await userEvent.click(panel.getByRole('button', { name: 'Yes, all of it' }));
    await waitFor(() => expect(said.mock.calls).toEqual([[{ id: peers.id, payment: peers.peers?.payments[1]?.id, said: 'received', note: '', images: [] }]]));
  });

  it('keeps the focus in the payments when it was said that one of them arrived', async () => {
    let shown: Withdrawal = peers;
    const [first, asked, ...others] = peers.peers?.payments ?? [];
    if (peers.peers == null || first === undefined || asked === undefined) throw new Error('no payments');
    const told = { ...peers, peers: { ...peers.peers, payments: [first, { ...first, id: asked.id, reference: asked.reference }, ...others] } };
    await openOne(peers, { withdrawalOne: () => ({ withdrawal: shown }), withdrawalConfirm: () => ({ withdrawal: (shown = told) }) });
    await userEvent.click(within((await payments()).getByRole('region', { name: /D7K2QXMR2/ })).getByRole('button', { name: 'Yes, all of it' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /D7K2QXMR2/ })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(heading(4, 'Payments by members')));
  });

  it('takes that one may have arrived before its payer says so, but not that it is missing', async () => {
    await openOne(peers);
    const panel = within((await payments()).getByRole('region', { name: /^₱50\.00 with the reference D7K2QXMR3 is about to be paid/ }));
    expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Yes, all of it']);
  });

  it.each([
    ['waits for members', sampleWithdrawals.unmatched, /Other members pay ₱500\.00 to your account ending in 5678/],
    ['is disputed in part', sampleWithdrawals.peersDisputed, /It is not certain whether ₱90\.00 arrived\. A person looks into it/],
    ['was paid in part', sampleWithdrawals.rest, /Nobody paid the rest in time: ₱300\.00 is in your wallet again/],
    ['found nobody', sampleWithdrawals.notMatched, /No member paid in time\. ₱500\.00 is in your wallet again/],
  ])('says what a withdrawal that %s means', async (_case, withdrawal, sentence) => {
    await openOne(withdrawal);
    expect(await screen.findByText(sentence)).not.toBeNull();
  });
});

describe('ConfirmPanel', () => {
  async function asked() {
    const said = vi.fn((_request: object) => undefined);
    let shown: Withdrawal = sampleWithdrawals.paid;
    await openOne(shown, {
      withdrawalOne: () => ({ withdrawal: shown }),
      withdrawalConfirm: (request) => (said(request), (shown = request.said === 'received' ? sampleWithdrawals.received : request.said === 'partly' ? sampleWithdrawals.partly : sampleWithdrawals.missing), { withdrawal: shown }),
    });
    await screen.findByRole('heading', { name: 'Did ₱490.00 arrive?' });
    return said;
  }
  const { id } = sampleWithdrawals.paid;

  it('says until when, and that silence counts as received', async () => {
    await asked();
    expect(screen.getByText(/Please tell us before .*2036.*After that it counts as received, and cannot be given back any more/)).toBeVisible();
  });

  it('takes that all of it arrived', async () => {
    const said = await asked();
    await press('Yes, all of it');
    await shows(/has arrived, as you said/);
    expect(said.mock.calls).toEqual([[{ id, said: 'received', note: '', images: [] }]]);
  });

  it.each([
    ['all of it arrived', ['Yes, all of it'], /has arrived, as you said/],
    ['nothing arrived', ['Nothing arrived', 'Tell us'], /You told us that nothing has arrived/],
  ] as const)('keeps the focus in the withdrawal when it was said that %s', async (_what, names, words) => {
    await asked();
    for (const name of names) await press(name);
    await shows(words);
    await waitFor(() => expect(document.activeElement).toBe(heading(3, 'Withdrawal of ₱500.00')));
  });

  it('keeps the focus in the question when its form is called off', async () => {
    await asked();
    await press('Part is missing');
    await press('Cancel');
    await waitFor(() => expect(document.activeElement).toBe(heading(4, 'Did ₱490.00 arrive?')));
  });

  it('keeps the focus on its button when the answer is refused', async () => {
    await openOne(sampleWithdrawals.paid, { withdrawalConfirm: () => refuse('UNAVAILABLE') });
    await press('Yes, all of it');
    await screen.findByRole('alert');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes, all of it' }));
  });

  it('takes what is missing, between nothing and all of it', async () => {
    const said = await asked();
    await press('Part is missing');
    const field = await screen.findByRole('textbox', { name: 'What is missing?' });
    for (const amount of ['', '0', '490.00']) {
      await userEvent.fill(field, amount);
      await press('Tell us');
      await waitFor(() => expect(described(field)).toMatch(/more than nothing and less than ₱490\.00/));
    }
    await userEvent.fill(field, '90');
    await userEvent.fill(screen.getByRole('textbox', { name: /What helps us to find it/ }), 'The statement shows 400.');
    await press('Tell us');
    await shows(/You told us that ₱90\.00 is missing/);
    expect(said.mock.calls).toEqual([[{ id, said: 'partly', missing: '90', note: 'The statement shows 400.', images: [] }]]);
  });

  it('takes that nothing arrived', async () => {
    const said = await asked();
    await press('Part is missing');
    await press('Cancel');
    await press('Nothing arrived');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Nothing arrived'));
    expect(screen.queryByRole('textbox', { name: 'What is missing?' })).toBeNull();
    await press('Tell us');
    await shows(/You told us that nothing has arrived/);
    expect(said.mock.calls).toEqual([[{ id, said: 'missing', note: '', images: [] }]]);
  });

  it('takes pictures that prove it, which are shown afterwards', async () => {
    let serial = 50;
    const said = vi.fn((_request: object) => undefined);
    let shown: Withdrawal = sampleWithdrawals.paid;
    await openOne(shown, {
      withdrawalOne: () => ({ withdrawal: shown }),
      uploadImage: () => uploadedImage({ id: `0198f5a2-0000-7000-8000-0000000000${(serial += 1)}` }),
      withdrawalConfirm: (request) => (said(request), (shown = { ...sampleWithdrawals.missing, proofs: (request.images ?? []).map((image) => uploadedImage({ id: image })) }), { withdrawal: shown }),
    });
    await press('Nothing arrived');
    chooseFiles(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]'), await samplePicture('one.png'), await samplePicture('two.png'));
    await waitFor(() => expect(screen.getAllByText(/one\.png|two\.png/).length).toBeGreaterThan(1));
    await waitFor(() => expect(serial).toBe(52));
    await press('Tell us');
    await waitFor(() => expect(said.mock.calls[0]?.[0]).toMatchObject({ said: 'missing', images: ['0198f5a2-0000-7000-8000-000000000051', '0198f5a2-0000-7000-8000-000000000052'] }));
    expect(within(await screen.findByRole('list', { name: 'Pictures that you sent' })).getAllByRole('listitem')).toHaveLength(2);
  });
});
