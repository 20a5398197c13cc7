import { randomUUID } from 'node:crypto';
import type { SeamlessCode } from '@livery/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectTransferVendor } from '../../../../test-support/connect-transfer-vendor.ts';
import type { FakeVendor } from '../../../../test-support/fake-vendor.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let house: FakeVendor;
let fiona: string;
let fred: string;
let serial = 0;

beforeAll(async () => {
  ({ gateway, ops, accounts, tokens: { fiona, fred } } = await operatorDesk({ fiona: ['finance', 'risk'], fred: ['finance'] }));
  house = await connectTransferVendor(gateway, 'HSE');
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  expect(await gateway.transfers.drift(NORTH)).toEqual([]);
  await house.close();
  await gateway.stop();
});

beforeEach(() => ops.forgetMovements());

const member = (amount = '100') => accounts.open(`member-${++serial}`, { gift: { reason: 'welcome', amount } });
const balance = async (memberId: string) => (await gateway.wallet.balanceOf(NORTH, memberId, 'PHP'))?.posted;

/** A transfer whose outcome is not known: the vendor carried it out or not, and does not tell. */
async function stuck(memberId: string, fault: 'never' | 'lost', direction: 'in' | 'out' = 'in', amount = 3000n): Promise<string> {
  house.faults.deposit = [fault];
  house.faults.withdraw = [fault];
  const { id } = await gateway.db.transaction((tx) => gateway.transfers.request(tx, { tenant: NORTH, memberId, vendor: 'HSE', direction, currency: 'PHP', amount, reason: 'player' }));
  const { state } = await gateway.transfers.advance(NORTH, id);
  expect(state).toBe('unknown');
  house.faults.deposit = [];
  house.faults.withdraw = [];
  return id;
}
const decide = (transferId: string, outcome: 'done' | 'notDone', more: object = {}, token = fiona) =>
  ops.call('transfers:decide', { transferId, outcome, evidence: 'statement 17 of the vendor', reason: 'vendor is out of business', ...more }, { token });

describe('transfers:decide', () => {
  it.each([
    ['in', 'done', 7000n, 'confirmed'],
    ['in', 'notDone', 10_000n, 'failed'],
    ['out', 'done', 13_000n, 'confirmed'],
    ['out', 'notDone', 10_000n, 'failed'],
  ] as const)('ends a transfer %s as %s, with the money that follows from it', async (direction, outcome, expected, state) => {
    const id = await member();
    house.vendorBalances.set(id, 5000n);
    const transferId = await stuck(id, 'lost', direction);
    expect((await ops.valueOf('transfers:list', { vendor: 'HSE' }, { token: fiona })).transfers).toMatchObject([{ id: transferId, memberId: id, direction, amount: '30.00', state: 'unknown' }]);
    const dry = await decide(transferId, outcome, { dryRun: true });
    expect([operatorCodeOf(dry), (await gateway.transfers.byIds(NORTH, [transferId]))[0]?.state]).toEqual(['OK', 'unknown']);
    const answer = await decide(transferId, outcome);
    expect(answer.body).toMatchObject({ success: true, value: { effect: { subject: `transfer:${transferId}`, before: { state: 'unknown' }, after: { state, evidence: 'statement 17 of the vendor' } } } });
    expect(await balance(id)).toBe(expected);
    expect(operatorCodeOf(await decide(transferId, outcome))).toBe('STATE_CONFLICT');
    await gateway.transfers.advance(NORTH, transferId);
    expect([(await gateway.transfers.byIds(NORTH, [transferId]))[0]?.state, await balance(id)]).toEqual([state, expected]);
  });

  it('rejects a transfer that was not sent yet, one that is being asked for, and one of another merchant', async () => {
    const id = await member();
    const { id: unsent } = await gateway.db.transaction((tx) => gateway.transfers.request(tx, { tenant: NORTH, memberId: id, vendor: 'HSE', direction: 'in', currency: 'PHP', amount: 100n, reason: 'player' }));
    expect(operatorCodeOf(await decide(unsent, 'done'))).toBe('STATE_CONFLICT');
    expect((await gateway.transfers.advance(NORTH, unsent)).state).toBe('confirmed');
    const leased = await stuck(id, 'never');
    await gateway.db.query.updateTable('wallet_transfer').set({ leased_until: new Date(gateway.clock.now() + 30_000) }).where('id', '=', leased).execute();
    expect(operatorCodeOf(await decide(leased, 'notDone'))).toBe('STATE_CONFLICT');
    gateway.clock.advance(30_000);
    expect(operatorCodeOf(await ops.call('transfers:decide', { transferId: leased, outcome: 'notDone', evidence: 'none', reason: 'elsewhere' }, { token: fiona, merchant: SOUTH }))).toBe('NOT_FOUND');
    expect(operatorCodeOf(await decide(leased, 'notDone'))).toBe('OK');
  });

  it('ends a transfer once when several decide at the same time, and differently', async () => {
    const id = await member();
    const transferId = await stuck(id, 'never');
    const codes = await Promise.all((['done', 'notDone', 'done', 'notDone'] as const).map(async (outcome, index) => operatorCodeOf(await decide(transferId, outcome, {}, index < 2 ? fiona : fred))));
    expect(codes.toSorted()).toEqual(['OK', 'STATE_CONFLICT', 'STATE_CONFLICT', 'STATE_CONFLICT']);
    const state = (await gateway.transfers.byIds(NORTH, [transferId]))[0]?.state;
    expect(await balance(id)).toBe(state === 'confirmed' ? 7000n : 10_000n);
  });

  it('waits for a second operator beyond the limit of the merchant', async () => {
    const id = await member('5000');
    const transferId = await stuck(id, 'never', 'in', 200_000n);
    const { body } = await decide(transferId, 'notDone');
    if (!body.success) throw new Error(body.message);
    expect([body.value.effect.outcome, await balance(id)]).toEqual(['waiting', 300_000n]);
    await ops.valueOf('approvals:approve', { approvalId: body.value.effect.approvalId, reason: 'seen the letter' }, { token: fred });
    expect(await balance(id)).toBe(500_000n);
  });
});

describe('transfers:reconcile', () => {
  it('asks the vendor now, and tells what became of it', async () => {
    const id = await member();
    const transferId = await stuck(id, 'lost');
    const answer = await ops.valueOf('transfers:reconcile', { transferId, reason: 'member called' }, { token: fiona });
    expect([answer.state, await balance(id)]).toEqual(['confirmed', 7000n]);
    const { entries } = await ops.valueOf('trail:list', { subject: `transfer:${transferId}` }, { token: fiona });
    expect(entries).toMatchObject([{ number: answer.trail, action: 'transfers:reconcile', before: { state: 'unknown' } }]);
    expect(operatorCodeOf(await ops.call('transfers:reconcile', { transferId, reason: 'again' }, { token: fiona }))).toBe('STATE_CONFLICT');
    expect(operatorCodeOf(await ops.call('transfers:reconcile', { transferId: randomUUID(), reason: 'unknown' }, { token: fiona }))).toBe('NOT_FOUND');
  });
});

describe('rounds:close', () => {
  /** A member in a game, with what the vendor's calls answer. */
  async function player() {
    const id = await member();
    const { code: gameCode, vendor_code: vendor } = await gateway.db.query
      .selectFrom('game').innerJoin('game_vendor', 'game_vendor.code', 'game.vendor_code').select(['game.code', 'game.vendor_code'])
      .where('type', '=', 'RNG').where('wallet', '=', 'seamless').orderBy('game.code').executeTakeFirstOrThrow();
    const { token } = await gateway.vendor.issueLaunch({ tenant: NORTH, memberId: id, gameCode, language: 'EN' });
    const caller = { tenant: NORTH, vendor };
    const seat = await gateway.vendor.authenticate(caller, { requestId: randomUUID(), ts: gateway.clock.now(), token });
    if (!('sessionToken' in seat)) throw new Error(seat.code);
    const transact = async (request: object): Promise<SeamlessCode> =>
      (await gateway.vendor.transact(caller, { requestId: randomUUID(), ts: gateway.clock.now(), sessionToken: seat.sessionToken, playerId: id, gameCode, currency: 'PHP', scale: 2, roundClosed: false, ...request } as never)).code;
    return { id, vendor, transact, bet: (txId: string, roundId: string, amount = '1000') => transact({ call: 'bet', txId, roundId, amount }) };
  }
  const close = (vendor: string, roundId: string, memberId: string, more: object = {}) => ops.call('rounds:close', { vendor, roundId, memberId, reason: 'vendor lost it', ...more }, { token: fiona });
  const statesOf = async (memberId: string) => (await gateway.vendor.recordsPage(NORTH, memberId, { pageNo: 1, pageSize: 10 })).lines.map(({ state, payout }) => `${state} ${payout}`);

  it('closes a round as lost, and answers the vendor later as for any closed round', async () => {
    const { id, vendor, transact, bet } = await player();
    expect(await bet(`b-${id}`, `r-${id}`)).toBe('OK');
    gateway.clock.advance(60_000);
    expect((await ops.valueOf('rounds:list', { olderThanMinutes: 1 }, { token: fiona })).rounds).toContainEqual(expect.objectContaining({ roundId: `r-${id}`, memberId: id, stake: '10.00' }));
    expect(operatorCodeOf(await close(vendor, `r-${id}`, id, { dryRun: true }))).toBe('OK');
    expect(await statesOf(id)).toEqual(['placed 0']);
    expect(operatorCodeOf(await close(vendor, `r-${id}`, id))).toBe('OK');
    expect([await statesOf(id), await balance(id)]).toEqual([['settled 0'], 9000n]);
    expect(await transact({ call: 'win', txId: `w-${id}`, refTxId: `b-${id}`, roundId: `r-${id}`, amount: '500' })).toBe('ALREADY_SETTLED');
    expect(operatorCodeOf(await close(vendor, `r-${id}`, id))).toBe('STATE_CONFLICT');
    expect((await ops.valueOf('rounds:list', { olderThanMinutes: 0 }, { token: fiona })).rounds).toEqual([]);
  });

  it('takes the bets of a round back, and never a second time', async () => {
    const { id, vendor, transact, bet } = await player();
    for (const number of [1, 2]) expect(await bet(`b${number}-${id}`, `r-${id}`)).toBe('OK');
    const answer = await close(vendor, `r-${id}`, id, { voidBets: true });
    expect(answer.body).toMatchObject({ success: true, value: { effect: { before: { open: true, balance: '80.00' }, after: { open: false, voidedBets: 2, returned: '20.00', balance: '100.00' } } } });
    expect([await statesOf(id), await balance(id)]).toEqual([['voided 0', 'voided 0'], 10_000n]);
    expect(await transact({ call: 'rollback', txId: `rb-${id}`, refTxId: `b1-${id}`, roundId: `r-${id}` })).toBe('ALREADY_SETTLED');
    expect(await bet(`b3-${id}`, `r-${id}`)).toBe('ALREADY_SETTLED');
    expect(await balance(id)).toBe(10_000n);
  });

  it('rejects taking back bets of a round that has paid a prize, and closes it without', async () => {
    const { id, vendor, transact, bet } = await player();
    expect(await bet(`b-${id}`, `r-${id}`)).toBe('OK');
    expect(await transact({ call: 'win', txId: `w-${id}`, refTxId: `b-${id}`, roundId: `r-${id}`, amount: '2500' })).toBe('OK');
    expect(operatorCodeOf(await close(vendor, `r-${id}`, id, { voidBets: true }))).toBe('STATE_CONFLICT');
    expect(operatorCodeOf(await close(vendor, `r-${id}`, id))).toBe('OK');
    expect([await statesOf(id), await balance(id)]).toEqual([['settled 2500'], 11_500n]);
  });

  it('waits for a second operator where the stakes are beyond the limit, also where they are only lost', async () => {
    await gateway.settings.set(NORTH, 'operatorApprovalAbove', '9.99');
    const { id, vendor, bet } = await player();
    expect(await bet(`b-${id}`, `r-${id}`)).toBe('OK');
    const { body } = await close(vendor, `r-${id}`, id);
    await gateway.settings.set(NORTH, 'operatorApprovalAbove', '1000');
    if (!body.success) throw new Error(body.message);
    expect([body.value.effect.outcome, await statesOf(id)]).toEqual(['waiting', ['placed 0']]);
    await ops.valueOf('approvals:approve', { approvalId: body.value.effect.approvalId, reason: 'seen the log' }, { token: fred });
    expect(await statesOf(id)).toEqual(['settled 0']);
  });

  it('leaves the totals by day right, and rejects a round that is not there', async () => {
    const { id, vendor } = await player();
    expect(operatorCodeOf(await close(vendor, 'no-such-round', id))).toBe('NOT_FOUND');
    expect(await gateway.db.query.selectFrom('bet_day_drift').selectAll().execute()).toEqual([]);
  });

  it('takes a win of the vendor or the closing, not both, when they come at the same time', async () => {
    const { id, vendor, transact, bet } = await player();
    expect(await bet(`b-${id}`, `r-${id}`)).toBe('OK');
    const [win, closed] = await Promise.all([transact({ call: 'win', txId: `w-${id}`, refTxId: `b-${id}`, roundId: `r-${id}`, amount: '2500' }), close(vendor, `r-${id}`, id, { voidBets: true })]);
    const outcome = [win, operatorCodeOf(closed)].join(' ');
    expect(['OK STATE_CONFLICT', 'ALREADY_SETTLED OK']).toContain(outcome);
    expect(await balance(id)).toBe(win === 'OK' ? 11_500n : 10_000n);
  });
});
