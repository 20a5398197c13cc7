import { decimalOf, minorOf, type OperatorValueOf, type StatementOutcome } from '@livery/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../../test-support/clock.ts';
import { connectPayments, fakePayments, PROVIDER, signedCallback, type FakePayments } from '../../../../test-support/fake-payments.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { connectPayouts, payee, payoutCallback } from '../../../../test-support/payee.ts';
import { statementFile, type StatedLine } from '../../../../test-support/statement-file.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';
import { refundIdOf } from '../../cashier/deposits/refund-id.ts';
import { booksOf } from '../../cashier/statements/books.ts';

let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let provider: FakePayments;
let fiona: string;
let sam: string;
let risk: string;
let member: Awaited<ReturnType<typeof payee>>;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

beforeAll(async () => {
  const clock = testClock();
  provider = fakePayments(clock.now);
  ({ gateway, ops, accounts, tokens: { fiona, sam, risk } } = await operatorDesk({ fiona: ['finance'], sam: ['support', 'admin'], risk: ['risk'] }, { clock, fetch: provider.fetch }));
  await connectPayouts(gateway, { openMost: 50 });
  await connectPayments(gateway.cashier, SOUTH, 'EUR');
  member = await payee(gateway, accounts, 'reconciled', '100000');
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  expect(await gateway.cashier.drift()).toEqual([]);
  await gateway.stop();
});

const now = () => gateway.clock.now();
/** A deposit of `amount` minor units that waits for its payment. */
async function begun(amount = 10_000n, tenant = NORTH, memberId = member.id): Promise<string> {
  const method = await gateway.cashier.methods.find(tenant, 'qr');
  if (method === undefined) throw new Error('There is no method.');
  const made = await gateway.db.transaction((tx) => gateway.cashier.begin(tx, { tenant, memberId, amount, language: 'EN', method, returnUrl: () => 'http://localhost/' }));
  if (typeof made === 'string') throw new Error(made);
  await gateway.cashier.advance(tenant, made.id);
  return made.id;
}
/** Somebody pays, and the provider tells so; the line of it in the provider's statement. */
async function pays(id: string, more: Parameters<FakePayments['pay']>[1] = {}, tenant = NORTH): Promise<StatedLine> {
  const event = provider.pay(id, more);
  expect((await gateway.app.inject(signedCallback({ tenant, provider: PROVIDER }, event, now()))).statusCode).toBe(200);
  const { txId, amount, scale, at } = event.receipt;
  return { kind: 'pay-in', number: txId, id, amount: decimalOf(BigInt(amount), scale), at: Date.parse(at) };
}
const paid = async (amount = 10_000n, more: Parameters<FakePayments['pay']>[1] = {}) => pays(await begun(amount), more);
/** A payment that was too little and is sent back: its line, and that of the refund. */
async function sentBack(): Promise<readonly [StatedLine, StatedLine]> {
  const line = await paid(10_000n, { amount: '4000' });
  await ops.valueOf('deposits:refund', { depositId: line.id, reason: 'ticket 3', note: 'sent back' }, { token: fiona });
  await gateway.cashier.resume();
  return [line, { ...line, kind: 'refund', number: `back-${line.number}`, id: refundIdOf(PROVIDER, line.number), at: now() }];
}
/** A payout that the provider has, and that ended where stated. */
async function payout(amount: string, ends?: 'paid' | 'failed'): Promise<StatedLine> {
  const { id } = await member.withdraw(amount);
  await gateway.cashier.resume();
  const told = ends === undefined ? 200 : await payoutCallback(gateway, provider.endPayout(id, ends));
  expect(told).toBe(200);
  const order = provider.payouts.get(id);
  if (order === undefined) throw new Error('The provider has no such payout.');
  return { kind: 'payout', number: order.providerTx, id, amount: decimalOf(BigInt(order.amount), order.scale), at: now(), state: ends === undefined ? 'pending' : ends === 'paid' ? 'done' : 'failed' };
}

interface Asked {
  readonly from: number;
  readonly to: number;
  readonly marginMinutes?: number;
}
const request = ({ from, to, marginMinutes = 15 }: Asked, file: string) => ({ provider: PROVIDER, from: new Date(from).toISOString(), to: new Date(to).toISOString(), marginMinutes, file, reason: 'month end' });
const check = (asked: Asked, file: string, options: object = {}) => ops.call('statements:check', request(asked, file), { token: fiona, ...options });
type Checked = OperatorValueOf<'statements:check'>;
async function checked(asked: Asked, file: string): Promise<Checked> {
  const { body } = await check(asked, file);
  if (!body.success) throw new Error(body.message);
  return body.value;
}
/** Time goes by, in which nobody is logged out for doing nothing. */
async function passes(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 10 * MINUTE_MS) {
    gateway.clock.advance(Math.min(left, 10 * MINUTE_MS));
    for (const token of [fiona, sam, risk]) await ops.valueOf('session:show', {}, { token });
    await member.shown();
  }
}
/** An hour of the test, with half an hour before and behind it in which nothing happens. */
async function hour<Result>(during: (from: number) => Promise<Result>): Promise<{ readonly asked: Asked; readonly result: Result }> {
  await passes(HOUR_MS / 2);
  const from = now();
  await passes(HOUR_MS / 2);
  const result = await during(from);
  await passes(from + HOUR_MS - now());
  const to = now();
  return { asked: { from, to }, result };
}
const cents = (decimal: string): bigint => BigInt(decimal.replace('.', ''));

describe('statements:check', () => {
  it('finds each line of a worked statement of every outcome', async () => {
    // South has the same provider, and its numbers are nobody's here.
    const tenant = gateway.tenants.byMerchant(SOUTH);
    if (tenant === undefined) throw new Error('There is no South.');
    const southern = await gateway.db.transaction((tx) => gateway.members.open(tx, tenant, { username: 'southern', type: 0, passwordHash: '' }));
    const south = await begun(10_000n, SOUTH, southern);
    const { asked, result } = await hour(async (from) => {
      const stated: (readonly [StatementOutcome, StatedLine])[] = [];
      const unstated: (readonly [StatementOutcome, StatedLine])[] = [];
      for (const amount of [100n, 10_000n, 12_345n, 50_000n, 99_999n, 1_000_000n]) stated.push(['agreed', await paid(amount)]);
      const [first, second] = [await paid(), await paid()];
      stated.push(['agreed', { ...first, id: '' }], ['agreed', second], ['agreed', await pays(second.id ?? '')], ['twice', { ...first, amount: '1.00' }]);
      for (let times = 0; times < 2; times += 1) stated.push(...(await sentBack()).map((line) => ['agreed', line] as const));
      const [short, back] = await sentBack();
      stated.push(['agreed', short]);
      unstated.push(['missing-there', back]);
      for (const amount of ['200.00', '350.50', '10.00']) stated.push(['agreed', await payout(amount, 'paid')]);
      stated.push(['agreed', await payout('25.00', 'failed')], ['agreed', await payout('30.00')], ['state-differs', { ...(await payout('40.00')), state: 'done' }], ['state-differs', { ...(await payout('45.00', 'paid')), state: 'failed' }]);
      const again = await payout('60.00', 'paid');
      stated.push(['agreed', again], ['twice', { ...again, number: 'out-again' }], ['amount-differs', { ...(await payout('70.00', 'paid')), amount: '70.00' }]);
      unstated.push(['missing-there', await payout('80.00', 'paid')], ['missing-there', await paid(7_700n)]);
      stated.push(['missing-here', { kind: 'payout', number: 'out-nobody', id: '0190a0a0-0000-7000-8000-0000000000aa', amount: '5.00', at: from + HOUR_MS / 2 }]);
      const waiting = { kind: 'pay-in', number: 'tx-unheard', id: await begun(), amount: '100.00', at: now() } as const;
      stated.push(['missing-here', waiting], ['agreed', { ...waiting, number: 'tx-failed', state: 'failed' }], ['agreed', { ...waiting, number: 'tx-awaited', state: 'pending' }]);
      stated.push(['missing-here', await pays(south, {}, SOUTH)], ['missing-here', { ...waiting, number: 'tx-dollars', id: '', amount: '1.5', currency: 'USDT' }]);
      stated.push(['amount-differs', { ...(await paid()), amount: '100.01' }], ['amount-differs', { ...(await paid()), currency: 'EUR' }], ['state-differs', { ...(await paid()), state: 'failed' }], ['reference-differs', { ...(await paid()), id: waiting.id }]);
      // Near the ends of the period, and beyond them.
      stated.push(['agreed', await paid(10_000n, { at: from - 10 * MINUTE_MS })]);
      await paid(10_000n, { at: from - 10 * MINUTE_MS });
      unstated.push(['edge', await paid(10_000n, { at: from })], ['edge', await paid(10_000n, { at: from + 15 * MINUTE_MS - 1 })], ['missing-there', await paid(10_000n, { at: from + 15 * MINUTE_MS })]);
      unstated.push(['missing-there', await paid(10_000n, { at: from + 45 * MINUTE_MS - 1 })], ['edge', await paid(10_000n, { at: from + 45 * MINUTE_MS })], ['edge', await paid(10_000n, { at: from + HOUR_MS - 1 })]);
      await paid(10_000n, { at: from + HOUR_MS });
      return { stated, unstated };
    });
    const { stated, unstated } = result;
    expect(stated.length).toBeGreaterThanOrEqual(34);
    const value = await checked(asked, statementFile(stated.map(([, line]) => line)));
    const found = value.lines.map(({ outcome, fileLine, kind, providerTx, orderId }) => [outcome, fileLine, kind, kind === 'refund' ? orderId : providerTx]);
    expect(found.filter(([, line]) => line !== null)).toEqual(stated.flatMap(([outcome, { kind, number }], index) => (outcome === 'agreed' ? [] : [[outcome, index + 2, kind, number]])));
    const beside = (rows: unknown[][]) => rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
    expect(beside(found.filter(([, line]) => line === null))).toEqual(beside(unstated.map(([outcome, { kind, number, id }]) => [outcome, null, kind, kind === 'refund' ? id : number])));
    const counts = Object.groupBy([...stated, ...unstated], ([outcome]) => outcome);
    expect(value.outcomes).toEqual(value.outcomes.map(({ outcome }) => ({ outcome, lines: counts[outcome]?.length ?? 0 })));
    expect(value.outcomes.every(({ lines }) => lines > 0)).toBe(true);
    // A deposit of the merchant is named, so that somebody can look at it; one of another merchant is none.
    expect(value.lines.filter(({ outcome, kind }) => outcome === 'missing-here' && kind === 'pay-in').map(({ subject, orderId }) => subject === (orderId === null ? null : `deposit:${orderId}`))).toEqual([true, false, true]);
    expect(value.lines.find(({ orderId }) => orderId === south)).toMatchObject({ subject: null });
    expect(value.lines.find(({ providerTx }) => providerTx === 'tx-dollars')).toMatchObject({ there: '1.50000000', currencyThere: 'USDT', here: null });
    expect(value.lines.find(({ outcome, kind }) => outcome === 'state-differs' && kind === 'payout')).toMatchObject({ stateThere: 'done', stateHere: 'pending', there: '38.60', here: '38.60' });
    for (const { kind, currency, thereLines, there } of value.totals) {
      const own = stated.filter(([, line]) => line.kind === kind && (line.currency ?? 'PHP') === currency && (line.state ?? 'done') === 'done');
      // Currencies that the merchant does not have are read with eight decimals.
      const exponent = currency === 'PHP' ? 2 : 8;
      expect([kind, currency, thereLines, there]).toEqual([kind, currency, own.length, decimalOf(own.reduce((sum, [, { amount }]) => sum + minorOf(amount, exponent), 0n), exponent)]);
    }
  });

  it('agrees wholly, to the minor unit, with what a provider has of any history, and with the ledger', async () => {
    const history = fc.sample(fc.constantFrom('paid', 'short', 'twice', 'back', 'out', 'failed', 'sent'), { numRuns: 40, seed: 14 });
    const { asked, result: lines } = await hour(async () => {
      const stated: StatedLine[] = [];
      for (const [index, what] of history.entries()) {
        gateway.clock.advance(5_000);
        const amount = BigInt(100 + index * 137);
        if (what === 'paid' || what === 'short') stated.push(await paid(amount, what === 'short' ? { amount: '99' } : {}));
        else if (what === 'back') stated.push(...(await sentBack()));
        else if (what === 'twice') {
          const line = await paid(amount);
          stated.push(line, await pays(line.id ?? ''));
        } else stated.push(await payout(decimalOf(amount + 500n, 2), what === 'sent' ? undefined : what === 'out' ? 'paid' : 'failed'));
      }
      return stated;
    });
    const { statement, totals, balance, account } = await checked({ ...asked, marginMinutes: 0 }, statementFile(lines));
    expect(statement).toMatchObject({ fileLines: lines.length, agreed: lines.length, differences: 0, edge: 0 });
    for (const total of totals) expect([total.here, total.agreed, total.hereLines]).toEqual([total.there, total.there, total.thereLines]);
    const net = lines.filter(({ state = 'done' }) => state === 'done').reduce((sum, { kind, amount }) => (kind === 'pay-in' ? sum + cents(amount) : sum - cents(amount)), 0n);
    expect(balance).toEqual([{ currency: 'PHP', there: decimalOf(net, 2), here: decimalOf(net, 2), difference: '0.00' }]);
    expect(account.map(({ reason }) => reason)).toEqual(['deposit-refund', 'deposit-seen', 'withdrawal-paid']);
  });

  it('is kept with a row in the trail, and answers the same file with what was kept', async () => {
    const { asked, result: line } = await hour(() => paid());
    const file = statementFile([line, { ...line, number: 'other' }]);
    const [one, other] = await Promise.all([checked(asked, file), checked(asked, file)]);
    expect(other.statement).toEqual(one.statement);
    await pays(await begun(), { txId: 'other' });
    const again = await checked(asked, file);
    expect([again.statement, again.lines, again.effect.before]).toEqual([one.statement, one.lines, { checked: true }]);
    expect((await checked({ ...asked, marginMinutes: 5 }, file)).statement).toMatchObject({ agreed: 1, differences: 1 });
    const { entries } = await ops.valueOf('trail:list', { subject: `statement:${one.statement.id}` }, { token: risk });
    expect(entries).toHaveLength(3);
    expect(entries.at(-1)).toMatchObject({ operator: 'fiona', action: 'statements:check', reason: 'month end', before: { checked: false }, after: { provider: PROVIDER, from: new Date(asked.from).toISOString(), fileHash: one.statement.fileHash, agreed: 1, differences: 1, outcomes: { 'missing-here': 1 } } });
    const { statements } = await ops.valueOf('statements:list', { provider: PROVIDER, limit: 2 }, { token: fiona });
    expect(statements[1]).toEqual(one.statement);
    const { effect: _effect, ...shown } = one;
    expect(await ops.valueOf('statements:show', { statementId: one.statement.id }, { token: fiona })).toEqual(shown);
  });

  it('finds money whose callback was lost, which the provider then tells of: credited once, and the next comparison agrees', async () => {
    const { asked, result: line } = await hour(async (): Promise<StatedLine> => {
      const id = await begun();
      const { receipt: { txId, at } } = provider.pay(id);
      return { kind: 'pay-in', number: txId, id, amount: '100.00', at: Date.parse(at) };
    });
    const before = await member.money();
    expect((await checked(asked, statementFile([line]))).lines).toMatchObject([{ outcome: 'missing-here', subject: `deposit:${line.id}` }]);
    expect(await member.money()).toEqual(before);
    const credited = async () => (await gateway.cashier.find(NORTH, line.id ?? ''))?.state === 'credited';
    // A provider is asked about some deposits at a time, and many of this test are due.
    for (let round = 0; round < 40 && !(await credited()); round += 1) await gateway.cashier.resume();
    expect(await member.money()).toEqual([(before[0] ?? 0n) + 10_000n, before[1]]);
    expect((await checked({ ...asked, marginMinutes: 1 }, statementFile([line]))).statement).toMatchObject({ agreed: 1, differences: 0 });
  });

  it('lets money that it finds be credited by its number, and shows it where the statement of that time does not have it', async () => {
    const { asked, result: id } = await hour(() => begun());
    const { lines } = await checked(asked, statementFile([{ kind: 'pay-in', number: 'found-1', id, amount: '100.00', at: asked.from + HOUR_MS / 2 }]));
    expect(lines).toMatchObject([{ outcome: 'missing-here', providerTx: 'found-1', orderId: id }]);
    const later = await hour(() => ops.valueOf('deposits:credit', { depositId: id, txId: 'found-1', amount: '100', reason: 'the statement has it' }, { token: fiona }));
    expect((await gateway.cashier.find(NORTH, id))?.state).toBe('credited');
    expect((await checked(later.asked, statementFile([]))).lines).toMatchObject([{ outcome: 'missing-there', providerTx: 'found-1' }]);
  });

  it('finds payouts that came back or were paid after all, and the account shows how they were settled', async () => {
    const settle = (withdrawalId: string | undefined, giveBack: string) => ops.valueOf('withdrawals:settle', { withdrawalId, giveBack, note: 'as you say', reason: 'the statement' }, { token: fiona });
    const { asked, result: [back, late] } = await hour(async () => {
      const came = await payout('200.00', 'paid');
      expect(await payoutCallback(gateway, provider.endPayout(came.id ?? '', 'failed'))).toBe(200);
      const kept = await payout('100.00');
      await ops.valueOf('withdrawals:decide', { withdrawalId: kept.id, outcome: 'failed', note: 'not paid', reason: 'said so by phone' }, { token: fiona });
      expect(await payoutCallback(gateway, provider.endPayout(kept.id ?? '', 'paid'))).toBe(200);
      const before = await gateway.cashier.withdrawals.find(NORTH, kept.id ?? '');
      expect(before?.look).toBe('paid-after-all');
      await settle(came.id, '200');
      return [{ ...came, state: 'failed' as const }, { ...kept, state: 'done' as const }];
    });
    const file = statementFile([back, late]);
    const first = await checked(asked, file);
    expect(first.lines).toMatchObject([{ outcome: 'state-differs', providerTx: back.number, stateThere: 'failed', stateHere: 'done' }, { outcome: 'state-differs', providerTx: late.number, stateThere: 'done', stateHere: 'failed' }]);
    expect(first.account).toEqual([{ currency: 'PHP', reason: 'withdrawal-paid', debited: '0.00', credited: '197.00' }, { currency: 'PHP', reason: 'withdrawal-settle', debited: '200.00', credited: '0.00' }]);
    expect(first.balance).toEqual([{ currency: 'PHP', there: '-98.00', here: '3.00', difference: '-101.00' }]);
    await settle(late.id, '0');
    expect((await checked({ ...asked, marginMinutes: 1 }, file)).statement).toMatchObject({ agreed: 1, differences: 1 });
    // It bears the time at which that was known: a file without it lacks it.
    expect((await checked(asked, statementFile([back]))).lines).toContainEqual(expect.objectContaining({ outcome: 'missing-there', subject: `withdrawal:${late.id}` }));
  });

  it('reads no more of the books than a file can have, and nothing of another merchant or provider', async () => {
    const period = { from: new Date(now() - 24 * HOUR_MS), to: new Date(now()), marginMinutes: 0 };
    const read = (ref: { readonly tenant: string; readonly provider: string }, most: number) => gateway.db.transaction((tx) => booksOf(tx, ref, period, [], most));
    expect((await read({ tenant: NORTH, provider: PROVIDER }, 20_000))?.length).toBeGreaterThan(40);
    expect(await read({ tenant: NORTH, provider: PROVIDER }, 5)).toBeUndefined();
    expect([(await read({ tenant: SOUTH, provider: PROVIDER }, 20_000))?.map(({ currency }) => currency), await read({ tenant: NORTH, provider: 'other' }, 20_000)]).toEqual([['EUR'], []]);
  });

  it('refuses a file that is none, names the lines, and keeps nothing', async () => {
    const asked = { from: now() - 2 * HOUR_MS, to: now() };
    const formula = statementFile([{ kind: 'pay-in', number: '=1+1', amount: '1.00', at: asked.from }]);
    const { body } = await check(asked, formula);
    expect(body).toMatchObject({ success: false, code: 'VALIDATION_FAILED', value: { fields: [{ field: 'file', message: 'line 2: number: begins like a formula of a spreadsheet' }] } });
    for (const file of ['no statement', '%PDF-1.7', `${statementFile([])}x\n`, 'x'.repeat(2 * 1024 * 1024 + 1)]) expect(operatorCodeOf(await check(asked, file))).toBe('VALIDATION_FAILED');
    expect((await check(asked, 'x'.repeat(5 * 1024 * 1024))).status).toBe(413);
    expect((await ops.valueOf('statements:list', {}, { token: fiona })).statements.some(({ from }) => from === new Date(asked.from).toISOString())).toBe(false);
  });

  it('refuses a period that is none, too long, not over, or shorter than its margins, and a provider that is not there', async () => {
    const to = now();
    const codes = [{ from: to, to }, { from: to - 93 * 24 * HOUR_MS, to }, { from: to - HOUR_MS, to: to + HOUR_MS }, { from: to - HOUR_MS, to, marginMinutes: 30 }].map(async (asked) => operatorCodeOf(await check(asked, statementFile([]))));
    expect(await Promise.all(codes)).toEqual(Array.from({ length: 4 }, () => 'VALIDATION_FAILED'));
    expect(operatorCodeOf(await ops.call('statements:check', { ...request({ from: to - HOUR_MS, to }, statementFile([])), provider: 'nobody' }, { token: fiona }))).toBe('NOT_FOUND');
  });

  it('takes a file of the largest size in time', async () => {
    const to = now();
    const lines = Array.from({ length: 20_000 }, (_, index): StatedLine => ({ kind: 'pay-in', number: `many-${index}`, amount: '1.00', at: to - HOUR_MS }));
    const { statement, next, lines: shown } = await checked({ from: to - 2 * HOUR_MS, to }, statementFile(lines));
    expect([statement.differences >= 20_000, shown.length, next]).toEqual([true, 100, 100]);
    const page = await ops.valueOf('statements:show', { statementId: statement.id, outcome: 'missing-here', after: 19_950 }, { token: fiona });
    expect([page.lines.length, page.lines[0]?.number, page.next]).toEqual([50, 19_951, null]);
  }, 60_000);
});

describe('statements', () => {
  it('are of finance alone, and of their merchant alone', async () => {
    const asked = { from: now() - HOUR_MS, to: now() };
    const { statement } = await checked(asked, statementFile([]));
    for (const token of [sam, risk]) expect([operatorCodeOf(await check(asked, statementFile([]), { token })), operatorCodeOf(await ops.call('statements:show', { statementId: statement.id }, { token }))]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(operatorCodeOf(await ops.call('statements:show', { statementId: statement.id }, { token: fiona, merchant: SOUTH }))).toBe('NOT_FOUND');
    expect(await ops.valueOf('statements:list', {}, { token: fiona, merchant: SOUTH })).toEqual({ statements: [], next: null });
    expect(operatorCodeOf(await check(asked, 'x'.repeat(5 * 1024 * 1024), { token: 'x'.repeat(43) }))).toBe('NOT_LOGGED_IN');
  });

  it('are listed newest first, page by page', async () => {
    const first = await ops.valueOf('statements:list', { limit: 2 }, { token: fiona });
    const second = await ops.valueOf('statements:list', { limit: 2, before: first.next }, { token: fiona });
    const ids = [...first.statements, ...second.statements].map(({ id }) => id);
    expect([ids.length, ids]).toEqual([4, ids.toSorted().toReversed()]);
  });
});
