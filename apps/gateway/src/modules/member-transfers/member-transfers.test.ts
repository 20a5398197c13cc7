import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf, HOME_IP, PASSWORD } from '../../../test-support/account-helpers.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../test-support/test-ledger.ts';
import { maskAccount, maskRealName } from '../member/index.ts';

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
let pinHash: string;
let made = 0;
const PIN = '246810';
const limits = (over: object = {}) => gateway.settings.set(NORTH, 'memberTransfers', { least: '1', most: '500', dayMost: null, dayCount: 1000, ...over });

beforeAll(async () => {
  gateway = await testGateway();
  crowd = accountHelpers(gateway);
  pinHash = await gateway.passwords.hash(PIN, { tenantId: NORTH, ip: null });
  await gateway.settings.set(NORTH, 'whitelabel', { agentPolicy: true });
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  await gateway.stop();
});
beforeEach(() => limits());

async function somebody(more: Parameters<typeof crowd.open>[1] = {}) {
  made += 1;
  const username = `transfer${made}`;
  const id = await crowd.open(username, { paymentPasswordHash: pinHash, gift: { reason: 'welcome', amount: '1000' }, ...more });
  const { token } = await crowd.valueOf('login', { username, password: PASSWORD, type: 'username' }, { ip: HOME_IP });
  return {
    id,
    username,
    token,
    up: (amount = '100.00', more: { pin?: string; key?: string } = {}) => crowd.call('transferToUpline', { amount, paymentPassword: more.pin ?? PIN }, { token, idempotencyKey: more.key ?? randomUUID() }),
    down: (account: string, amount = '100.00', key: string = randomUUID()) => crowd.call('transferToDownline', { account, amount, paymentPassword: PIN }, { token, idempotencyKey: key }),
    options: () => crowd.valueOf('memberTransferOptions', {}, { token }),
    records: async (request: object = {}) => crowd.valueOf('memberTransfers', request, { token }),
    money: async () => (await crowd.valueOf('balance', {}, { token })).available,
  };
}
/** An agent with a name, and a player that it invited. */
async function pair() {
  const agent = await somebody({ type: 1, profile: { payeeName: 'Lia Reyes Tan' } });
  return { agent, player: await somebody({ parentId: agent.id }) };
}

describe('memberTransferOptions call', () => {
  it('tells a player whom it may give to, masked, and an agent that it may give to its downline', async () => {
    const { agent, player } = await pair();
    expect(await player.options()).toEqual({
      currency: expect.objectContaining({ code: 'PHP' }), available: '1000.00', least: '1.00', most: '500.00', left: null, timesLeft: 1000,
      upline: { account: maskAccount(agent.username), name: 'L••• R••• T•••' }, downline: false, transactionPassword: true, toPlay: '0.00',
    });
    expect(await agent.options()).toMatchObject({ upline: null, downline: true });
  });

  it('follows the agent policy of the merchant', async () => {
    const { agent, player } = await pair();
    await gateway.settings.set(NORTH, 'whitelabel', { agentPolicy: false });
    expect([await player.options(), await agent.options()]).toMatchObject([{ upline: null }, { downline: false }]);
    expect([codeOf(await player.up()), codeOf(await agent.down(player.username))]).toEqual(['FUNCTION_DISABLED', 'FUNCTION_DISABLED']);
    await gateway.settings.set(NORTH, 'whitelabel', { agentPolicy: true });
    expect(codeOf(await player.up())).toBe('OK');
  });
});

describe('transferToUpline call', () => {
  it('moves money once; both see it, and the upline is told', async () => {
    const { agent, player } = await pair();
    const stranger = await somebody();
    const key = randomUUID();
    const first = await player.up('100.50', { key });
    expect(first.body).toMatchObject({ value: { transfer: { direction: 'out', with: 'upline', amount: '100.50', currency: 'PHP', partner: { account: maskAccount(agent.username), name: 'L••• R••• T•••' } } } });
    expect((await player.up('100.50', { key })).body).toMatchObject({ value: first.body.success ? first.body.value : null });
    expect([await player.money(), await agent.money()]).toEqual(['899.50', '1100.50']);
    expect((await agent.records()).records).toMatchObject([{ direction: 'in', with: 'downline', amount: '100.50', partner: { account: maskAccount(player.username), name: null } }]);
    for (const [who, amount] of [[player, '-100.50'], [agent, '100.50']] as const) {
      const [entry] = (await crowd.valueOf('walletRecords', { pageNo: 1, pageSize: 1 }, { token: who.token })).records;
      expect(entry).toMatchObject({ kind: 'member-transfer', amount });
      // One posting moves both balances; each side reads its own.
      const { records: [alone] } = await crowd.valueOf('walletRecords', { id: entry?.id ?? '' }, { token: who.token });
      expect(alone).toEqual({ ...entry, betId: null });
      expect((await crowd.valueOf('walletRecords', { id: entry?.id ?? '' }, { token: stranger.token })).records).toEqual([]);
    }
    const [message] = (await crowd.valueOf('inbox', { pageNo: 1, pageSize: 5 }, { token: agent.token })).records;
    expect(message?.title).toBe('You got P100.50');
    expect(message?.content).not.toContain(player.username);
    expect((await crowd.valueOf('inbox', { pageNo: 1, pageSize: 5 }, { token: player.token })).records).toEqual([]);
  });

  it.each([
    ['0.99', 'VALIDATION_FAILED'],
    ['500.01', 'VALIDATION_FAILED'],
    ['0', 'VALIDATION_FAILED'],
    ['-5', 'VALIDATION_FAILED'],
    ['1.001', 'VALIDATION_FAILED'],
    ['1.00', 'OK'],
    ['500.00', 'OK'],
  ])('answers %s with %s', async (amount, code) => {
    const { player } = await pair();
    const { body } = await player.up(amount);
    const fault = body.success ? 'OK' : { code: body.code, value: body.value };
    expect(fault).toEqual(code === 'OK' ? 'OK' : { code, value: { fields: [{ field: 'amount', rule: 'invalid' }] } });
  });

  it('refuses more than is there, a wrong transaction password, and an account without one or without an upline', async () => {
    const { agent, player } = await pair();
    await player.up('500.00');
    await player.up('450.00');
    expect([codeOf(await player.up('50.01')), codeOf(await player.up('1.00', { pin: '000000' })), codeOf(await agent.up())]).toEqual(['INSUFFICIENT_FUNDS', 'PASSWORD_WRONG', 'FUNCTION_DISABLED']);
    const open = await somebody({ parentId: agent.id, paymentPasswordHash: null });
    expect([codeOf(await open.up()), (await open.options()).transactionPassword]).toEqual(['PAYMENT_PASSWORD_UNSET', false]);
    expect([await player.money(), await agent.money()]).toEqual(['50.00', '1950.00']);
  });

  it('refuses a blocked upline without saying so, and a trial account', async () => {
    const { agent, player } = await pair();
    await gateway.members.setStatus(NORTH, agent.id, 'blocked');
    expect((await player.up()).body).toMatchObject({ code: 'FUNCTION_DISABLED', value: { fields: [{ field: 'recipient' }] } });
    expect((await player.options()).upline).toBeNull();
    const trial = await crowd.open('transfertrial', { type: 4, passwordHash: null });
    const { token } = await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, trial, HOME_IP));
    expect(codeOf(await crowd.call('transferToUpline', { amount: '1', paymentPassword: PIN }, { token }))).toBe('TRUE_ACCOUNT_NEEDED');
  });

  it('keeps to the amount and the number of a day, also when several are sent at once', async () => {
    await limits({ dayMost: '250', dayCount: 3 });
    const { agent, player } = await pair();
    const codes = (await Promise.all([player.up(), player.up(), player.up(), player.up()])).map(codeOf);
    expect(codes.toSorted()).toEqual(['LIMIT_EXCEEDED', 'LIMIT_EXCEEDED', 'OK', 'OK']);
    expect(await player.options()).toMatchObject({ left: '50.00', timesLeft: 1 });
    expect([codeOf(await player.up('50.00')), codeOf(await player.up('1.00'))]).toEqual(['OK', 'LIMIT_EXCEEDED']);
    expect(await agent.money()).toBe('1250.00');
  });
});

describe('transferToDownline call', () => {
  it('moves money to a member that the agent invited itself, in any case of its name', async () => {
    const { agent, player } = await pair();
    expect(await crowd.valueOf('downlineMember', { account: player.username.toUpperCase() }, { token: agent.token })).toEqual({ account: maskAccount(player.username), name: null });
    expect((await agent.down(player.username.toUpperCase())).body).toMatchObject({ value: { transfer: { direction: 'out', with: 'downline' } } });
    expect([await agent.money(), await player.money()]).toEqual(['900.00', '1100.00']);
    expect((await player.records()).records).toMatchObject([{ direction: 'in', with: 'upline' }]);
  });

  it('refuses everybody else, all in the same words, and players', async () => {
    const [mine, theirs] = [await pair(), await pair()];
    const second = await somebody({ parentId: mine.player.id });
    for (const account of [theirs.player.username, theirs.agent.username, mine.agent.username, second.username, 'nobody-at-all']) {
      const asked = await crowd.call('downlineMember', { account }, { token: mine.agent.token });
      expect([asked.body, (await mine.agent.down(account)).body]).toMatchObject([{ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'account', rule: 'invalid' }] } }, { code: 'VALIDATION_FAILED', value: { fields: [{ field: 'account', rule: 'invalid' }] } }]);
    }
    expect(codeOf(await mine.player.down(mine.agent.username))).toBe('NOT_AN_AGENT');
    expect(await mine.agent.money()).toBe('1000.00');
  });

  it('refuses a blocked member', async () => {
    const { agent, player } = await pair();
    await gateway.members.setStatus(NORTH, player.id, 'blocked');
    expect((await agent.down(player.username)).body).toMatchObject({ code: 'FUNCTION_DISABLED', value: { fields: [{ field: 'recipient' }] } });
  });
});

describe('transfers in both directions at once', () => {
  it('neither make nor lose money, and none waits for ever', async () => {
    const { agent, player } = await pair();
    // Eight of each member: the eleventh password under way at once is refused, as of a guesser.
    const sent = await Promise.all(Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? player.up(`${index + 1}.00`) : agent.down(player.username, `${index + 1}.00`))));
    expect(sent.map(codeOf)).toEqual(sent.map(() => 'OK'));
    const even = Array.from({ length: 8 }, (_, index) => 2 * index + 1).reduce((sum, value) => sum + value, 0);
    const odd = Array.from({ length: 8 }, (_, index) => 2 * index + 2).reduce((sum, value) => sum + value, 0);
    expect([await player.money(), await agent.money()]).toEqual([`${1000 - even + odd}.00`, `${1000 + even - odd}.00`]);
    const { records, next } = await player.records({ limit: 10 });
    const all = [...records, ...(await player.records({ limit: 50, before: next ?? '' })).records];
    expect([records.length, all.length, new Set(all.map(({ id }) => id)).size]).toEqual([10, 16, 16]);
  });

  it('moves the same order once when it is sent several times at once', async () => {
    const { agent, player } = await pair();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => player.up('10.00', { key })));
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['OK']));
    expect([await player.money(), await agent.money()]).toEqual(['990.00', '1010.00']);
  });

  it('moves no more than is there when it is spent in several orders at once', async () => {
    const { agent, player } = await pair();
    const codes = (await Promise.all(Array.from({ length: 5 }, () => player.up('400.00')))).map(codeOf);
    expect(codes.toSorted()).toEqual(['INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS', 'OK', 'OK']);
    expect([await player.money(), await agent.money()]).toEqual(['200.00', '1800.00']);
  });
});

describe("another member's transfers", () => {
  it('are not shown', async () => {
    const [mine, theirs] = [await pair(), await pair()];
    await theirs.player.up();
    expect((await mine.agent.records()).records).toEqual([]);
    expect(await gateway.db.query.selectFrom('member_transfer').select('id').where('tenant_id', '=', SOUTH).execute()).toEqual([]);
  });
});

describe('masks', () => {
  it.each([['ann', 'a•••'], ['anna', 'a•••'], ['annabel', 'an•••el'], ['', '•••']])('hide the account %s as %s', (account, masked) => expect(maskAccount(account)).toBe(masked));
  it('hide a name but for its first letters', () => expect(maskRealName('  Mira  de Los Santos ')).toBe('M••• d••• L••• S•••'));
});
