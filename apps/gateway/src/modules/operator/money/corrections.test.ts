import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { verifyTrail } from '../trail/verify-trail.ts';

let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let fiona: string;
let fred: string;
let support: string;
let anna: string;

beforeAll(async () => {
  ({ gateway, ops, accounts, tokens: { fiona, sam: support } } = await operatorDesk({ fiona: ['finance', 'risk'], sam: ['support'] }));
  fred = await ops.open('fred', ['finance'], [NORTH]);
  anna = await accounts.open('anna', { gift: { reason: 'welcome', amount: '100' } });
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  expect((await verifyTrail(gateway.db, NORTH)).whole).toBe(true);
  await gateway.stop();
});

beforeEach(() => ops.forgetMovements());

const balance = async (memberId: string) => (await gateway.wallet.balanceOf(NORTH, memberId, 'PHP'))?.posted;
/** Deletes the stored answers, as the sweep does after seven days. */
const forgetAnswers = () => gateway.db.query.deleteFrom('idempotent_call').where('tenant_id', '=', NORTH).execute();
const rowsInTrail = async () => (await gateway.db.query.selectFrom('operator_trail').select('number').where('tenant_id', '=', NORTH).execute()).length;
const adjust = (memberId: string, amount: string, more: object = {}) => ({ memberId, direction: 'credit', amount, reason: 'ticket 4711', ...more });

describe('money:adjust', () => {
  it('credits and debits a member, each with a row in the trail that has reason, before and after', async () => {
    const { effect } = await ops.valueOf('money:adjust', adjust(anna, '12.5'), { token: fiona });
    expect(effect).toMatchObject({ outcome: 'done', subject: `member:${anna}`, before: { account: 'anna', balance: '100.00' }, after: { balance: '112.50', amount: '12.50', direction: 'credit' } });
    await ops.valueOf('money:adjust', adjust(anna, '2.50', { direction: 'debit' }), { token: fiona });
    expect(await balance(anna)).toBe(11_000n);
    const { entries } = await ops.valueOf('trail:list', { subject: `member:${anna}` }, { token: fiona });
    expect(entries.map(({ operator, action, reason, before, after }) => [operator, action, reason, (before as { balance: string }).balance, (after as { balance: string }).balance])).toEqual([
      ['fiona', 'money:adjust', 'ticket 4711', '112.50', '110.00'],
      ['fiona', 'money:adjust', 'ticket 4711', '100.00', '112.50'],
    ]);
    expect(entries[1]?.number).toBe(effect.trail);
  });

  it('carries a dry run out whole and takes it back, with nothing in the ledger or the trail', async () => {
    const [money, rows] = [await balance(anna), await rowsInTrail()];
    const { effect } = await ops.valueOf('money:adjust', adjust(anna, '999999', { dryRun: true }), { token: fiona, key: '' });
    expect(effect).toMatchObject({ outcome: 'dryRun', trail: null, before: { balance: '110.00' }, after: { balance: '1000109.00' } });
    expect([await balance(anna), await rowsInTrail()]).toEqual([money, rows]);
    expect(operatorCodeOf(await ops.call('money:adjust', adjust(anna, '999999', { direction: 'debit', dryRun: true }), { token: fiona }))).toBe('MONEY_REFUSED');
  });

  it('acts once under one key, also when it comes five times at once, and refuses the key for another order', async () => {
    const key = randomUUID();
    const before = await balance(anna);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ops.call('money:adjust', adjust(anna, '1'), { token: fiona, key })));
    expect(answers.map(operatorCodeOf)).toEqual(Array<string>(5).fill('OK'));
    const values = answers.map(({ body }) => (body.success ? body.value : undefined));
    for (const value of values) expect(value).toEqual(values[0]);
    expect(await balance(anna)).toBe((before ?? 0n) + 100n);
    expect(operatorCodeOf(await ops.call('money:adjust', adjust(anna, '2'), { token: fiona, key }))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(operatorCodeOf(await ops.call('money:adjust', adjust(anna, '2'), { token: fiona, key: '' }))).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });

  it.each(['credit', 'debit'])('refuses a %s under a key that was used so long ago that its answer is gone, with no row in the trail', async (direction) => {
    const key = randomUUID();
    const order = () => ops.call('money:adjust', adjust(anna, '3', { direction }), { token: fiona, key });
    expect(operatorCodeOf(await order())).toBe('OK');
    await forgetAnswers();
    const [money, rows] = [await balance(anna), await rowsInTrail()];
    expect((await order()).body).toMatchObject({ success: false, code: 'MONEY_REFUSED', message: expect.stringContaining('was used before') as string });
    expect([await balance(anna), await rowsInTrail()]).toEqual([money, rows]);
  });

  it('rejects a debit below the lowest balance, also of money that is held, and trial money', async () => {
    const poor = await accounts.open('poor', { gift: { reason: 'welcome', amount: '10' } });
    const held = await gateway.wallet.balanceOf(NORTH, poor, 'PHP');
    await gateway.wallet.hold({ tenant: NORTH, key: 'a hold', reason: 'withdrawal', account: held?.account ?? '', amount: 600n });
    const debit = (amount: string) => ops.call('money:adjust', adjust(poor, amount, { direction: 'debit' }), { token: fiona });
    expect([operatorCodeOf(await debit('4.01')), operatorCodeOf(await debit('4'))]).toEqual(['MONEY_REFUSED', 'OK']);
    const trial = await accounts.open('trial-one', { type: 4, passwordHash: null, gift: { reason: 'demo', amount: '50' } });
    expect(operatorCodeOf(await ops.call('money:adjust', adjust(trial, '1'), { token: fiona }))).toBe('MONEY_REFUSED');
  });

  it.each(['0', '0.00', '-1', '1.234', '1e3', 'ten', ''])('rejects the amount %s', async (amount) => {
    expect(operatorCodeOf(await ops.call('money:adjust', adjust(anna, amount), { token: fiona }))).toBe('VALIDATION_FAILED');
  });

  it('rejects a member of another merchant, no reason, and a role that moves no money', async () => {
    const code = async (request: object, token: string) => operatorCodeOf(await ops.call('money:adjust', request, { token }));
    expect(await code(adjust(randomUUID(), '1'), fiona)).toBe('NOT_FOUND');
    expect(await code({ ...adjust(anna, '1'), reason: ' ' }, fiona)).toBe('VALIDATION_FAILED');
    expect(await code(adjust(anna, '1'), support)).toBe('FORBIDDEN');
    const south = await ops.call('money:adjust', adjust(anna, '1'), { token: fiona, merchant: 'SOUTH01' });
    expect(operatorCodeOf(south)).toBe('NOT_FOUND');
  });
});

describe('money:reverse', () => {
  const reverse = (memberId: string, journal: string, more: object = {}) => ops.call('money:reverse', { memberId, journal, reason: 'booked twice', ...more }, { token: fiona });
  const welcomeOf = async (memberId: string) => (await ops.valueOf('members:wallet', { memberId }, { token: fiona })).records.find(({ kind }) => kind === 'welcome')?.journal ?? '';

  it('reverses a journal once', async () => {
    const bea = await accounts.open('bea', { gift: { reason: 'welcome', amount: '30' } });
    const journal = await welcomeOf(bea);
    const dry = await reverse(bea, journal, { dryRun: true });
    expect([operatorCodeOf(dry), await balance(bea)]).toEqual(['OK', 3000n]);
    const answer = await reverse(bea, journal);
    expect(answer.body).toMatchObject({ success: true, value: { effect: { outcome: 'done', before: { balance: '30.00', kind: 'welcome' }, after: { balance: '0.00', reverses: journal } } } });
    expect(operatorCodeOf(await reverse(bea, journal))).toBe('MONEY_REFUSED');
    expect(await balance(bea)).toBe(0n);
  });

  it('ends what was to be played for welcome credit that it reverses, and nothing else', async () => {
    const [kim, lou] = [await accounts.open('kim', { gift: { reason: 'welcome', amount: '30' } }), await accounts.open('lou', { gift: { reason: 'welcome', amount: '30' } })];
    const { turnover } = gateway.cashier.withdrawals;
    const gift = (memberId: string, source: 'welcome' | 'referral', id: string) => ({ tenant: NORTH, memberId, currency: 'PHP', credited: 3_000n, source, id });
    await gateway.db.transaction(async (tx) => {
      for (const memberId of [kim, lou]) await turnover.beginGift(tx, gift(memberId, 'welcome', memberId), 200);
      await turnover.beginGift(tx, gift(kim, 'referral', lou), 100);
    });
    const open = async (memberId: string) => (await turnover.open(NORTH, memberId, 'PHP')).map(({ source, required }) => [source, required]);
    expect(await open(kim)).toEqual([['welcome', 6_000n], ['referral', 3_000n]]);
    const answer = await reverse(kim, await welcomeOf(kim));
    expect(answer.body).toMatchObject({ value: { effect: { after: { balance: '0.00', turnoverEnded: '60.00' } } } });
    expect([await open(kim), await open(lou)]).toEqual([[['referral', 3_000n]], [['welcome', 6_000n]]]);
    // A correction that is reversed had nothing to be played for.
    await ops.valueOf('money:adjust', adjust(lou, '5'), { token: fiona });
    const { records } = await ops.valueOf('members:wallet', { memberId: lou }, { token: fiona });
    const correction = await reverse(lou, records.find(({ kind }) => kind === 'correction')?.journal ?? '');
    expect((correction.body as { value: { effect: { after: object } } }).value.effect.after).not.toHaveProperty('turnoverEnded');
    expect(await open(lou)).toEqual([['welcome', 6_000n]]);
  });

  it('refuses a key that was used so long ago that its answer is gone, with no row in the trail', async () => {
    const vera = await accounts.open('vera', { gift: { reason: 'welcome', amount: '30' } });
    const [journal, key] = [await welcomeOf(vera), randomUUID()];
    const order = () => ops.call('money:reverse', { memberId: vera, journal, reason: 'booked twice' }, { token: fiona, key });
    expect(operatorCodeOf(await order())).toBe('OK');
    await forgetAnswers();
    const rows = await rowsInTrail();
    expect((await order()).body).toMatchObject({ success: false, code: 'MONEY_REFUSED', message: expect.stringContaining('was used before') as string });
    expect([await balance(vera), await rowsInTrail()]).toEqual([0n, rows]);
  });

  it('rejects what was spent, what is of another member, and what records of bets, transfers, deposits or withdrawals stand for', async () => {
    const cleo = await accounts.open('cleo', { gift: { reason: 'welcome', amount: '30' } });
    await ops.valueOf('money:adjust', adjust(cleo, '29', { direction: 'debit' }), { token: fiona });
    expect(operatorCodeOf(await reverse(cleo, await welcomeOf(cleo)))).toBe('MONEY_REFUSED');
    expect(operatorCodeOf(await reverse(anna, await welcomeOf(cleo)))).toBe('NOT_FOUND');
    const bet = await gateway.wallet.debit(undefined, { tenant: NORTH, key: 'a bet', reason: 'bet', memberId: cleo, currency: 'PHP', amount: 50n });
    expect(operatorCodeOf(await reverse(cleo, bet.id ?? ''))).toBe('MONEY_REFUSED');
    for (const reason of ['deposit', 'withdrawal-return', 'withdrawal-settle']) {
      const { id } = await gateway.wallet.credit(undefined, { tenant: NORTH, key: `a ${reason}`, reason, memberId: cleo, currency: 'PHP', amount: 50n });
      expect(operatorCodeOf(await reverse(cleo, id ?? ''))).toBe('MONEY_REFUSED');
    }
  });
});

describe('money beyond the limit of the merchant', () => {
  const ask = async (amount: string, memberId = anna) => (await ops.valueOf('money:adjust', adjust(memberId, amount), { token: fiona })).effect;
  const decide = (what: 'approvals:approve' | 'approvals:refuse', approvalId: string | null, token: string) => ops.call(what, { approvalId, reason: 'looked at the papers' }, { token });

  it('waits, moves nothing, and is carried out when another operator approves it', async () => {
    const before = (await balance(anna)) ?? 0n;
    const effect = await ask('1000.01');
    expect(effect).toMatchObject({ outcome: 'waiting', subject: `member:${anna}` });
    expect(await balance(anna)).toBe(before);
    expect(operatorCodeOf(await decide('approvals:approve', effect.approvalId, fiona))).toBe('OWN_APPROVAL');
    const { approvals } = await ops.valueOf('approvals:list', {}, { token: fred });
    expect(approvals).toMatchObject([{ id: effect.approvalId, call: 'money:adjust', amount: '1000.01', requestedBy: 'fiona', state: 'pending', request: { memberId: anna, amount: '1000.01' } }]);
    expect(operatorCodeOf(await decide('approvals:approve', effect.approvalId, fred))).toBe('OK');
    expect(await balance(anna)).toBe(before + 100_001n);
    expect(operatorCodeOf(await decide('approvals:approve', effect.approvalId, fred))).toBe('APPROVAL_DECIDED');
    const { entries } = await ops.valueOf('trail:list', { pageSize: 3 }, { token: fiona });
    expect(entries.map(({ operator, action, reason }) => [operator, action, reason])).toEqual([
      ['fiona', 'money:adjust', 'ticket 4711'],
      ['fred', 'approvals:approve', 'looked at the papers'],
      ['fiona', 'money:adjust:request', 'ticket 4711'],
    ]);
    expect(entries[0]?.after).toMatchObject({ approval: effect.approvalId, approvedBy: 'fred' });
  });

  it('stands in the trail with the address of each of the two persons', async () => {
    const [home, office] = ['198.51.100.41', '203.0.113.77'];
    const { effect } = await ops.valueOf('money:adjust', adjust(anna, '2000'), { token: fiona, ip: home });
    await ops.valueOf('approvals:approve', { approvalId: effect.approvalId, reason: 'looked at the papers' }, { token: fred, ip: office });
    const { entries } = await ops.valueOf('trail:list', { pageSize: 3 }, { token: fiona });
    expect(entries.map(({ operator, action, ip }) => [operator, action, ip])).toEqual([['fiona', 'money:adjust', home], ['fred', 'approvals:approve', office], ['fiona', 'money:adjust:request', home]]);
  });

  it('is moved at once up to the limit, and waits from nothing on where the merchant says so', async () => {
    expect((await ask('1000')).outcome).toBe('done');
    await gateway.settings.set(NORTH, 'operatorApprovalAbove', '0');
    const { outcome, approvalId } = await ask('0.01');
    await gateway.settings.set(NORTH, 'operatorApprovalAbove', '1000');
    expect(outcome).toBe('waiting');
    expect(operatorCodeOf(await decide('approvals:refuse', approvalId, fred))).toBe('OK');
  });

  it('is refused at once where the ledger would refuse it', async () => {
    expect(operatorCodeOf(await ops.call('money:adjust', adjust(anna, '900000', { direction: 'debit' }), { token: fiona }))).toBe('MONEY_REFUSED');
    expect((await ops.valueOf('approvals:list', {}, { token: fred })).approvals).toEqual([]);
  });

  it('waits once when the same order comes again', async () => {
    const key = randomUUID();
    const values = await Promise.all([1, 2, 3].map(() => ops.valueOf('money:adjust', adjust(anna, '5000'), { token: fiona, key })));
    expect(new Set(values.map(({ effect }) => effect.approvalId)).size).toBe(1);
    expect((await ops.valueOf('approvals:list', {}, { token: fred })).total).toBe(1);
    expect(operatorCodeOf(await decide('approvals:refuse', values[0]?.effect.approvalId ?? null, fred))).toBe('OK');
  });

  it('is not moved when it is refused, when it has expired, or by who may not', async () => {
    const before = await balance(anna);
    const refused = await ask('2000');
    expect(operatorCodeOf(await decide('approvals:refuse', refused.approvalId, fred))).toBe('OK');
    expect(operatorCodeOf(await decide('approvals:approve', refused.approvalId, fred))).toBe('APPROVAL_DECIDED');
    expect(operatorCodeOf(await decide('approvals:approve', refused.approvalId, support))).toBe('FORBIDDEN');
    const late = await ask('2000');
    await gateway.db.query.updateTable('operator_approval').set({ expires_at: new Date(gateway.clock.now()) }).where('id', '=', late.approvalId ?? '').execute();
    expect(operatorCodeOf(await decide('approvals:approve', late.approvalId, fred))).toBe('APPROVAL_EXPIRED');
    expect((await ops.valueOf('approvals:list', { state: 'expired' }, { token: fred })).approvals).toMatchObject([{ id: late.approvalId, state: 'expired' }]);
    await gateway.sweep();
    expect((await ops.valueOf('approvals:list', { state: 'expired' }, { token: fred })).total).toBe(1);
    expect(await balance(anna)).toBe(before);
  });

  it('is moved once when several approve and refuse it at the same time', async () => {
    const others = [fred, await ops.open('gwen', ['finance']), await ops.open('hank', ['finance'])];
    const before = (await balance(anna)) ?? 0n;
    const { approvalId } = await ask('3000');
    const codes = await Promise.all([...others, ...others].map(async (token, index) => operatorCodeOf(await decide(index === 4 ? 'approvals:refuse' : 'approvals:approve', approvalId, token))));
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(codes.filter((code) => code === 'APPROVAL_DECIDED')).toHaveLength(5);
    const state = (await ops.valueOf('approvals:list', { state: 'all' }, { token: fred })).approvals.find(({ id }) => id === approvalId)?.state;
    expect(await balance(anna)).toBe(state === 'approved' ? before + 300_000n : before);
  });

  it('stays pending where carrying it out fails, and is refused where who asked may not ask any more', async () => {
    const dora = await accounts.open('dora', { gift: { reason: 'welcome', amount: '5000' } });
    const taken = (await ops.valueOf('money:adjust', adjust(dora, '4000', { direction: 'debit' }), { token: fiona })).effect;
    await gateway.wallet.debit(undefined, { tenant: NORTH, key: 'spent meanwhile', reason: 'correction', memberId: dora, currency: 'PHP', amount: 200_000n });
    expect(operatorCodeOf(await decide('approvals:approve', taken.approvalId, fred))).toBe('MONEY_REFUSED');
    expect((await ops.valueOf('approvals:list', {}, { token: fred })).approvals).toMatchObject([{ id: taken.approvalId, state: 'pending' }]);
    const admin = await ops.open('root', ['admin']);
    await ops.valueOf('operators:change', { name: 'fiona', disabled: true, reason: 'left' }, { token: admin });
    await gateway.wallet.credit(undefined, { tenant: NORTH, key: 'put back', reason: 'correction', memberId: dora, currency: 'PHP', amount: 200_000n });
    expect(operatorCodeOf(await decide('approvals:approve', taken.approvalId, fred))).toBe('STATE_CONFLICT');
    expect(operatorCodeOf(await decide('approvals:refuse', taken.approvalId, fred))).toBe('OK');
    expect(await balance(dora)).toBe(500_000n);
  });

  it('cannot be approved by who asked for it, whatever the program does', async () => {
    const [approval] = await gateway.db.query.selectFrom('operator_approval').select(['id', 'requested_by']).where('state', '=', 'refused').execute();
    const forged = sql`update operator_approval set state = 'approved', decided_by = ${approval?.requested_by} where id = ${approval?.id}`.execute(gateway.db.query);
    await expect(forged).rejects.toThrow('operator_approval_two_persons');
  });
});
