import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../../../test-support/account-helpers.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { fakePayments } from '../../../../test-support/fake-payments.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { connectPeers, PEERS, peerPayee, peerPayer } from '../../../../test-support/peers.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';

const MINUTE = 60_000;
let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let fiona: string;
let serial = 0;

beforeAll(async () => {
  const clock = testClock();
  ({ gateway, ops, accounts, tokens: { fiona } } = await operatorDesk({ fiona: ['finance'] }, { clock, fetch: fakePayments(clock.now).fetch }));
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  await ops.forgetMovements();
  // The clock moves on in many tests: an operator who does nothing for so long would be logged out.
  await ops.valueOf('peer-payments:list', {}, { token: fiona });
  await connectPeers(gateway, { confirmMinutes: 4, matchMinutes: 8 });
});
afterEach(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  expect(await gateway.cashier.drift()).toEqual([]);
  // No test leaves a payout that the next would be matched with.
  await gateway.db.query.updateTable('peer_payout').set({ offered_until: new Date(gateway.clock.now()) }).execute();
  await gateway.cashier.resume();
  expect(await gateway.cashier.drift()).toEqual([]);
});

const payee = (amount: string) => peerPayee(gateway, accounts, `payee${++serial}`, amount);
const payer = () => peerPayer(gateway, accounts, `payer${++serial}`);
const settle = (request: object) => ops.call('peer-payments:settle', { note: 'The bank says so.', reason: 'ticket 7', ...request }, { token: fiona });

/** A payer who says to have paid `amount` of a withdrawal of 200.00. */
async function told(amount = '200.00') {
  const [mira, paul] = [await payee('200.00'), await payer()];
  const { id } = await paul.ask(amount);
  await paul.paid(id);
  return { mira, paul, id };
}

describe('withdrawal that members pay', () => {
  it('is paid by one deposit, which is credited once the payee has the money', async () => {
    const [mira, paul] = [await payee('200.00'), await payer()];
    expect([(await mira.now()).state, await mira.money()]).toEqual(['sent', [80_000n, 0n]]);
    expect((await gateway.cashier.withdrawals.unsettled()).map(({ state }) => state)).toEqual(['members']);
    expect(await paul.offered()).toMatchObject({ mostNow: '200.00', presets: ['200.00'] });
    const asked = await paul.ask('200.00');
    expect(asked.instructions).toMatchObject({ bank: { bankName: 'Bank of the Islands', accountName: 'Mira Santos', accountNumber: '0012345678' } });
    expect(await paul.offered()).toMatchObject({ mostNow: '0.00', presets: [] });
    expect(await mira.now()).toMatchObject({ peers: { unmatched: '0.00', payments: [{ id: asked.id, reference: asked.reference, state: 'reserved', canConfirm: true, canDispute: false }] } });
    expect(await paul.paid(asked.id)).toMatchObject({ state: 'paid', canCancel: false });
    expect(codeOf(await mira.confirm(asked.id, { said: 'received' }))).toBe('OK');
    expect([await paul.read(asked.id), await paul.money()]).toMatchObject([{ state: 'credited', credited: '200.00' }, 20_000n]);
    expect([await mira.now(), await mira.money()]).toMatchObject([{ state: 'paid', confirmation: 'received', canConfirm: false, peers: { payments: [{ state: 'received', arrived: '200.00' }] } }, [80_000n, 0n]]);
  });

  it('is paid by several deposits, each credited by itself', async () => {
    const [mira, anna, boris] = [await payee('500.00'), await payer(), await payer()];
    const first = await anna.ask('300.00');
    expect(await boris.offered()).toMatchObject({ mostNow: '200.00' });
    const second = await boris.ask('200.00');
    await boris.paid(second.id);
    await mira.confirm(second.id, { said: 'received' });
    expect([await boris.money(), (await mira.now()).state]).toEqual([20_000n, 'sent']);
    await anna.paid(first.id);
    await mira.confirm(first.id, { said: 'received' });
    expect([await anna.money(), (await mira.now()).confirmation]).toEqual([30_000n, 'received']);
  });

  it('is matched whole before it is matched in part, and never leaves less than a deposit may be', async () => {
    const [older, newer, paul] = [await payee('300.00'), await payee('100.00'), await payer()];
    await paul.ask('100.00');
    expect([(await older.now()).peers?.unmatched, (await newer.now()).peers?.unmatched]).toEqual(['300.00', '0.00']);
    expect(await paul.ask('295.00')).toMatchObject({ state: 'refused', code: 'NO_MATCH' });
    expect(await paul.ask('290.00')).toMatchObject({ state: 'created' });
  });

  it('is not matched with a deposit of its own member', async () => {
    const mira = await payee('200.00');
    const asked = await accounts.valueOf('depositCreate', { method: PEERS, amount: '200.00', returnPath: '/member/depositv2' }, mira.options);
    expect(asked.deposit).toMatchObject({ state: 'refused', code: 'NO_MATCH' });
  });

  it('goes back when nobody pays it in time, and pays the rest back when some of it was paid', async () => {
    const [none, some, paul] = [await payee('150.00'), await payee('400.00'), await payer()];
    const { id } = await paul.ask('250.00');
    await paul.paid(id);
    gateway.clock.advance(9 * MINUTE);
    await gateway.cashier.resume();
    expect([await none.now(), await none.money()]).toMatchObject([{ state: 'failed', code: 'NOT_MATCHED' }, [100_000n, 0n]]);
    // Without a proof nobody's word counts against the other's silence.
    expect(await some.now()).toMatchObject({ state: 'sent', peers: { offered: false, payments: [{ state: 'missing' }] } });
    expect(operatorCodeOf(await settle({ depositId: id, arrived: '250' }))).toBe('OK');
    expect([await some.now(), await some.money(), await paul.money()]).toMatchObject([{ state: 'paid', confirmation: 'settled', code: 'REST_RETURNED', givenBack: '150.00' }, [75_000n, 0n], 25_000n]);
  });

  it('is given to no further payer once an operator closed it', async () => {
    const [mira, paul] = [await payee('200.00'), await payer()];
    expect(operatorCodeOf(await ops.call('peer-payments:close', { withdrawalId: mira.withdrawalId, reason: 'asked for' }, { token: fiona, merchant: SOUTH }))).toBe('NOT_FOUND');
    await ops.valueOf('peer-payments:close', { withdrawalId: mira.withdrawalId, reason: 'asked for' }, { token: fiona });
    expect([await mira.now(), await mira.money()]).toMatchObject([{ state: 'failed' }, [100_000n, 0n]]);
    expect(await paul.ask('200.00')).toMatchObject({ state: 'refused' });
  });

  it('is decided payment by payment: not by hand, not by a decision about the whole', async () => {
    const { mira, id } = await told();
    const { withdrawalId } = mira;
    expect(operatorCodeOf(await ops.call('withdrawals:decide', { withdrawalId, outcome: 'failed', reason: 'x y z' }, { token: fiona }))).toBe('STATE_CONFLICT');
    expect(operatorCodeOf(await ops.call('deposits:credit', { depositId: id, txId: 'bank-9', amount: '200', reason: 'x y z' }, { token: fiona }))).toBe('STATE_CONFLICT');
    expect(operatorCodeOf(await ops.call('deposits:refuse', { depositId: id, note: 'no money', reason: 'x y z' }, { token: fiona }))).toBe('STATE_CONFLICT');
    await settle({ depositId: id, arrived: '0' });
  });
});

describe('ways by which members pay each other', () => {
  const set = (call: 'payment-methods:set' | 'payout-methods:set', request: object) => ops.call(call, { reason: 'new way', ...request }, { token: fiona });

  it('are refused with a fee for the payee, and with a provider of another kind', async () => {
    expect(operatorCodeOf(await set('payout-methods:set', { method: PEERS, feePercent: '1' }))).toBe('VALIDATION_FAILED');
    expect(operatorCodeOf(await set('payout-methods:set', { method: PEERS, arrivesMinutes: 90 }))).toBe('OK');
    expect(operatorCodeOf(await set('payment-methods:set', { method: PEERS, kind: 'bank' }))).toBe('VALIDATION_FAILED');
    expect(operatorCodeOf(await set('payment-methods:set', { method: 'qr', kind: 'peer' }))).toBe('VALIDATION_FAILED');
    expect(operatorCodeOf(await set('payment-methods:set', { method: PEERS, position: 3 }))).toBe('OK');
  });
});

describe('payment between members', () => {
  it('is free for others when its payer gives it up or lets its time run out', async () => {
    const [mira, anna, boris] = [await payee('200.00'), await payer(), await payer()];
    const given = await anna.ask('200.00');
    expect(await anna.cancel(given.id)).toMatchObject({ state: 'cancelled' });
    expect((await mira.now()).peers).toMatchObject({ unmatched: '200.00', payments: [{ state: 'lapsed' }] });
    const late = await boris.ask('200.00');
    gateway.clock.advance(3 * MINUTE);
    await gateway.cashier.resume();
    expect([await boris.read(late.id), (await mira.now()).peers?.unmatched]).toMatchObject([{ state: 'expired' }, '200.00']);
    expect(codeOf(await mira.confirm(late.id, { said: 'received' }))).toBe('FUNCTION_DISABLED');
  });

  it('counts as received when its payer proved it and the payee says nothing in time', async () => {
    const { mira, paul, id } = await told();
    await paul.prove(id);
    gateway.clock.advance(3.9 * MINUTE);
    await gateway.cashier.resume();
    expect((await paul.read(id)).state).toBe('paid');
    gateway.clock.advance(0.2 * MINUTE);
    await gateway.cashier.resume();
    expect([await paul.read(id), await mira.now()]).toMatchObject([{ state: 'credited' }, { confirmation: 'forced', peers: { payments: [{ state: 'forced' }] } }]);
    expect(codeOf(await mira.confirm(id, { said: 'missing', note: 'no' }))).toBe('FUNCTION_DISABLED');
  });

  it('is told to be paid by a picture alone when its time runs out, and its payee is written to', async () => {
    const [mira, paul] = [await payee('200.00'), await payer()];
    const { id, reference } = await paul.ask('200.00');
    await paul.prove(id);
    gateway.clock.advance(3 * MINUTE);
    await gateway.cashier.resume();
    expect([(await paul.read(id)).state, (await mira.now()).peers?.payments[0]?.state]).toEqual(['paid', 'told']);
    const [message] = (await accounts.valueOf('inbox', { pageNo: 1, pageSize: 1 }, mira.options)).records;
    expect([message?.title, message?.content]).toEqual(['Did P200.00 arrive?', expect.stringContaining(reference)]);
    await mira.confirm(id, { said: 'received' });
  });

  it('counts as received no sooner than its picture could be seen for as long as a word', async () => {
    const { paul, id } = await told();
    gateway.clock.advance(3 * MINUTE);
    await paul.prove(id);
    gateway.clock.advance(2 * MINUTE);
    await gateway.cashier.resume();
    expect((await paul.read(id)).state).toBe('paid');
    gateway.clock.advance(3 * MINUTE);
    await gateway.cashier.resume();
    expect((await paul.read(id)).state).toBe('credited');
  });

  it('that its payee said nothing about may still be disputed, and found', async () => {
    const { mira, paul, id } = await told();
    gateway.clock.advance(5 * MINUTE);
    await gateway.cashier.resume();
    expect((await mira.now()).peers?.payments).toMatchObject([{ state: 'missing', canConfirm: true, canDispute: true }]);
    const image = await mira.picture();
    expect(codeOf(await mira.confirm(id, { said: 'missing', note: 'nothing came', images: [image] }))).toBe('OK');
    expect((await mira.now()).peers?.payments).toMatchObject([{ proofs: [{ id: image }], canConfirm: true, canDispute: false }]);
    expect(codeOf(await mira.confirm(id, { said: 'received' }))).toBe('OK');
    expect((await paul.read(id)).state).toBe('credited');
  });

  it('is asked of no payee who was blocked, or who misses money', async () => {
    const [blocked, misses, paul] = [await payee('200.00'), await payee('300.00'), await payer()];
    await gateway.db.query.updateTable('member').set({ status: 'blocked' }).where('tenant_id', '=', NORTH).where('id', '=', blocked.id).execute();
    expect(await paul.ask('200.00')).toMatchObject({ state: 'created' });
    expect((await misses.now()).peers?.unmatched).toBe('100.00');
    const { id } = await (await payer()).ask('50.00');
    await misses.confirm(id, { said: 'received' });
    const lied = await paul.ask('40.00');
    await paul.paid(lied.id);
    await misses.confirm(lied.id, { said: 'missing', note: 'nothing' });
    expect(await paul.offered()).toMatchObject({ mostNow: '0.00' });
    await settle({ depositId: lied.id, arrived: '0' });
  });

  it('that ran out of time leaves the queue of operators once its picture was looked at', async () => {
    const [, paul] = [await payee('200.00'), await payer()];
    const { id } = await paul.ask('200.00');
    gateway.clock.advance(3 * MINUTE);
    await gateway.cashier.resume();
    await paul.prove(id);
    const queued = async () => (await ops.valueOf('deposits:list', { limit: 100 }, { token: fiona })).deposits.some((deposit) => deposit.id === id);
    expect(await queued()).toBe(true);
    await ops.valueOf('deposits:refuse', { depositId: id, note: 'Not paid.', reason: 'looked at' }, { token: fiona });
    expect(await queued()).toBe(false);
  });

  it('waits for a second operator when what it decides about is beyond the limit, whoever gets it', async () => {
    await gateway.settings.set(NORTH, 'operatorApprovalAbove', '150');
    const { id, paul } = await told();
    const { effect } = await ops.valueOf('peer-payments:settle', { depositId: id, arrived: '0', note: 'Nothing came.', reason: 'ticket 9' }, { token: fiona });
    expect([effect.approvalId, (await paul.read(id)).state]).toEqual([expect.any(String), 'paid']);
    await gateway.settings.set(NORTH, 'operatorApprovalAbove', '100000');
  });

  it('may arrive before its payer says so, but cannot be missing before', async () => {
    const [mira, paul] = [await payee('200.00'), await payer()];
    const { id } = await paul.ask('200.00');
    expect(codeOf(await mira.confirm(id, { said: 'missing', note: 'nothing there' }))).toBe('FUNCTION_DISABLED');
    expect(codeOf(await mira.confirm(id, { said: 'received' }))).toBe('OK');
    expect((await paul.read(id)).state).toBe('credited');
  });

  it('is disputed with pictures, and an operator decides what arrived: the rest waits for another payer', async () => {
    const { mira, paul, id } = await told();
    const image = await mira.picture();
    expect(codeOf(await mira.confirm(id, { said: 'partly', missing: '200.00', note: 'all' }))).toBe('VALIDATION_FAILED');
    expect(codeOf(await mira.confirm(id, { said: 'partly', missing: '50.00', note: 'fifty less', images: [image] }))).toBe('OK');
    expect((await mira.now()).peers?.payments).toMatchObject([{ state: 'partly', missing: '50.00', proofs: [{ id: image }], canConfirm: true, canDispute: false }]);
    expect((await gateway.cashier.withdrawals.unsettled()).map(({ state }) => state)).toContain('dispute');
    const { payments } = await ops.valueOf('peer-payments:list', {}, { token: fiona });
    expect(payments).toMatchObject([{ depositId: id, payerId: paul.id, payeeId: mira.id, payeeNote: 'fifty less', payeeProofs: 1 }]);
    expect(operatorCodeOf(await settle({ depositId: id, arrived: '200.01' }))).toBe('STATE_CONFLICT');
    expect(operatorCodeOf(await settle({ depositId: id, arrived: '150' }))).toBe('OK');
    expect(operatorCodeOf(await settle({ depositId: id, arrived: '150' }))).toBe('STATE_CONFLICT');
    expect([await paul.read(id), await paul.money(), await mira.now()]).toMatchObject([{ state: 'credited', credited: '150.00', note: 'The bank says so.' }, 15_000n, { state: 'sent', peers: { unmatched: '50.00', offered: true } }]);
  });

  it('that did not arrive is refused, and its payer reads why', async () => {
    const { mira, paul, id } = await told();
    await mira.confirm(id, { said: 'missing', note: 'nothing came' });
    await settle({ depositId: id, arrived: '0' });
    expect([await paul.read(id), await paul.money(), (await mira.now()).peers?.unmatched]).toMatchObject([{ state: 'refused', code: 'NOT_ARRIVED', note: 'The bank says so.' }, 0n, '200.00']);
  });

  it('that ran out of time is asked about once more, where nobody else pays that part', async () => {
    const [mira, anna, boris] = [await payee('200.00'), await payer(), await payer()];
    const { id } = await anna.ask('200.00');
    gateway.clock.advance(3 * MINUTE);
    await gateway.cashier.resume();
    const other = await boris.ask('200.00');
    const reopen = () => ops.call('peer-payments:reopen', { depositId: id, reason: 'shows a receipt' }, { token: fiona });
    expect(operatorCodeOf(await reopen())).toBe('STATE_CONFLICT');
    await boris.cancel(other.id);
    expect(operatorCodeOf(await reopen())).toBe('OK');
    expect([(await anna.read(id)).state, (await mira.now()).peers?.unmatched]).toEqual(['paid', '0.00']);
    await mira.confirm(id, { said: 'received' });
    expect([(await anna.read(id)).state, await anna.money()]).toEqual(['credited', 20_000n]);
  });

  it('is confirmed by its payee alone, of the withdrawal that it pays', async () => {
    const { mira, paul, id } = await told();
    const other = await payee('90.00');
    expect(codeOf(await other.confirm(id, { said: 'received' }))).toBe('NOT_FOUND');
    expect(codeOf(await accounts.call('withdrawalConfirm', { id: mira.withdrawalId, payment: id, said: 'received' }, paul.options))).toBe('NOT_FOUND');
    expect(codeOf(await accounts.call('depositOne', { id }, mira.options))).toBe('NOT_FOUND');
    expect((await paul.read(id)).state).toBe('paid');
    await mira.confirm(id, { said: 'received' });
  });
});

describe('payment between members after a crash', () => {
  const adapter = async () => {
    const found = await gateway.cashier.adapterOf({ tenant: NORTH, provider: PEERS });
    if (found === undefined) throw new Error('No adapter.');
    return found;
  };

  it('is reserved once when its deposit is opened again', async () => {
    const [mira, paul] = [await payee('200.00'), await payer()];
    const { id, reference } = await paul.ask('100.00');
    const order = { paymentId: id, payerId: paul.id, kind: 'peer', reference, language: 'EN', returnUrl: 'https://north.example/', expiresAt: new Date(gateway.clock.now() + MINUTE), amount: 10_000n, currency: 'PHP', exponent: 2 } as const;
    expect(await (await adapter()).payIn.open({ tenant: NORTH, provider: PEERS }, order)).toMatchObject({ kind: 'ok', value: { bank: { accountNumber: '0012345678' } } });
    expect((await mira.now()).peers).toMatchObject({ unmatched: '100.00', payments: [{ id }] });
    await paul.cancel(id);
    expect(await (await adapter()).payIn.open({ tenant: NORTH, provider: PEERS }, order)).toEqual({ kind: 'refused', code: 'TOO_LATE' });
  });

  it('is reserved until its deposit ends, when its time is over and nobody got to that', async () => {
    const [mira, paul] = [await payee('200.00'), await payer()];
    const { id } = await paul.ask('200.00');
    gateway.clock.advance(3 * MINUTE);
    expect(await (await adapter()).payIn.query({ tenant: NORTH, provider: PEERS }, id)).toEqual({ kind: 'ok', value: { state: 'waiting', receipts: [] } });
    expect([(await paul.read(id)).state, (await mira.now()).peers]).toMatchObject(['created', { unmatched: '0.00', payments: [{ state: 'reserved' }] }]);
    await gateway.cashier.resume();
    expect([(await paul.read(id)).state, (await mira.now()).peers]).toMatchObject(['expired', { unmatched: '200.00', payments: [{ state: 'lapsed' }] }]);
  });

  it('is not reserved for a deposit that was given up before it was opened', async () => {
    const [mira, paul] = [await payee('200.00'), await payer()];
    const { id, reference } = await paul.ask('5000.00');
    expect((await paul.read(id)).state).toBe('refused');
    const order = { paymentId: id, payerId: paul.id, kind: 'peer', reference, language: 'EN', returnUrl: 'https://north.example/', expiresAt: new Date(gateway.clock.now() + MINUTE), amount: 20_000n, currency: 'PHP', exponent: 2 } as const;
    expect(await (await adapter()).payIn.open({ tenant: NORTH, provider: PEERS }, order)).toEqual({ kind: 'refused', code: 'NO_MATCH' });
    expect((await mira.now()).peers?.unmatched).toBe('200.00');
  });

  it('pays a withdrawal that is offered once when its order is sent again', async () => {
    const [mira, paul] = [await payee('200.00'), await payer()];
    await paul.ask('150.00');
    const account = { kind: 'bank', institution: 'BPI', holder: 'Mira Santos', number: '0012345678' } as const;
    expect(await (await adapter()).payout.send({ tenant: NORTH, provider: PEERS }, { payoutId: mira.withdrawalId, amount: 20_000n, currency: 'PHP', exponent: 2, reference: 'x', account })).toMatchObject({ kind: 'ok', value: { state: 'accepted' } });
    expect((await mira.now()).peers?.unmatched).toBe('50.00');
  });
});

describe('payments between members at the same moment', () => {
  it('share a payout once: as many are matched as it has money for', async () => {
    const mira = await payee('400.00');
    const payers = await Promise.all(Array.from({ length: 6 }, payer));
    const asked = await Promise.all(payers.map((one) => one.ask('100.00')));
    expect(asked.map(({ state }) => state).toSorted()).toEqual(['created', 'created', 'created', 'created', 'refused', 'refused']);
    expect((await mira.now()).peers?.unmatched).toBe('0.00');
  });

  it('are credited once when the payee answers from two devices, time runs out, and the payer gives it up', async () => {
    const { mira, paul, id } = await told();
    await paul.prove(id);
    gateway.clock.advance(5 * MINUTE);
    await Promise.all([mira.confirm(id, { said: 'received' }), mira.confirm(id, { said: 'received' }), gateway.cashier.resume(), gateway.cashier.resume(), accounts.call('depositCancel', { id }, paul.options), settle({ depositId: id, arrived: '100' })]);
    const [{ state }, money] = [await paul.read(id), await paul.money()];
    expect([state, [10_000n, 20_000n].includes(money ?? 0n)]).toEqual(['credited', true]);
  });

  it('add up whatever members, operators and the clock do at once', { timeout: 300_000 }, async () => {
    let seed = 20_261_127;
    const below = (end: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % end;
    };
    const payees = await Promise.all(Array.from({ length: 3 }, () => payee(`${200 + 50 * below(6)}.00`)));
    const payers = await Promise.all(Array.from({ length: 4 }, payer));
    const deposits: { readonly id: string; readonly of: (typeof payers)[number] }[] = [];
    const one = async (): Promise<unknown> => {
      const [paying, deposit] = [payers[below(payers.length)], deposits[below(Math.max(1, deposits.length))]];
      const what = below(9);
      if (what <= 2 && paying !== undefined) {
        const asked = await paying.ask(`${30 + 10 * below(20)}.00`);
        return deposits.push({ id: asked.id, of: paying });
      }
      if (deposit === undefined) return undefined;
      if (what === 3 || what === 4) return deposit.of.paid(deposit.id);
      if (what === 5) return accounts.call('depositCancel', { id: deposit.id }, deposit.of.options);
      if (what === 6) return settle({ depositId: deposit.id, arrived: `${10 * below(12)}` });
      const paid = payees[below(payees.length)];
      return paid?.confirm(deposit.id, below(3) === 0 ? { said: 'partly', missing: '10.00', note: 'less' } : { said: 'received' });
    };
    for (let round = 0; round < 25; round += 1) {
      await Promise.all([one(), one(), one(), one(), gateway.cashier.resume()]);
      if (below(5) === 0) gateway.clock.advance(0.5 * MINUTE);
      expect(await gateway.cashier.drift()).toEqual([]);
    }
    expect(deposits.length).toBeGreaterThan(10);
    // In the end nothing is under way, and what payees did not get is theirs again.
    for (let step = 0; step < 4; step += 1) {
      gateway.clock.advance(4 * MINUTE);
      await gateway.cashier.resume();
      for (const { depositId } of (await ops.valueOf('peer-payments:list', { limit: 100 }, { token: fiona })).payments) await settle({ depositId, arrived: '0' });
    }
    await gateway.cashier.resume();
    let [left, got] = [0n, 0n];
    for (const member of payees) {
      expect(['paid', 'failed']).toContain((await member.now()).state);
      const [posted = 0n, held] = await member.money();
      expect(held).toBe(0n);
      left += posted;
    }
    for (const member of payers) got += (await member.money()) ?? 0n;
    expect(left + got).toBe(300_000n);
    expect(got).toBeGreaterThan(0n);
  });
});
