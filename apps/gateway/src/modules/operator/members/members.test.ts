import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, HOME_IP, PASSWORD } from '../../../../test-support/account-helpers.ts';
import { eventsOf, readEvents } from '../../../../test-support/event-reader.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let support: string;
let anna: string;

beforeAll(async () => {
  ({ gateway, ops, accounts, tokens: { sam: support } } = await operatorDesk({ sam: ['support'] }));
  anna = await accounts.open('anna', { gift: { reason: 'welcome', amount: '100' }, mobile: '+639171234567', email: 'Anna@Example.com' });
  await accounts.knows(anna, HOME_IP);
});
afterAll(() => gateway.stop());

const login = async () => (await accounts.valueOf('login', { username: 'anna', password: PASSWORD, type: 'username' }, { ip: HOME_IP })).token;

describe('members:find', () => {
  it('finds a member by account, id, mobile number and e-mail, of its merchant alone', async () => {
    for (const by of [{ account: 'ANNA' }, { id: anna }, { mobile: '+63 917 123 4567' }, { email: 'anna@example.COM' }]) {
      expect((await ops.valueOf('members:find', by, { token: support })).members).toMatchObject([{ id: anna, account: 'anna', status: 'active', mobile: '+639171234567', email: 'anna@example.com' }]);
      expect((await ops.valueOf('members:find', by, { token: support, merchant: SOUTH })).members).toEqual([]);
    }
    expect((await ops.valueOf('members:find', { account: 'nobody' }, { token: support })).members).toEqual([]);
    for (const wrong of [{}, { account: 'anna', id: anna }]) expect(operatorCodeOf(await ops.call('members:find', wrong, { token: support }))).toBe('VALIDATION_FAILED');
  });
});

describe('members:show', () => {
  it('shows what the account says of its holder', async () => {
    expect((await ops.valueOf('members:show', { memberId: anna }, { token: support })).profile).toEqual({});
    const token = await login();
    expect(codeOf(await accounts.call('saveProfile', { values: { payeeName: 'Anna Reyes' } }, { token }))).toBe('OK');
    await accounts.valueOf('logout', {}, { token });
    expect((await ops.valueOf('members:show', { memberId: anna }, { token: support })).profile).toEqual({ payeeName: 'Anna Reyes' });
  });

  it('shows which of number and address are proved', async () => {
    expect((await ops.valueOf('members:show', { memberId: anna }, { token: support })).member).toMatchObject({ mobileProved: false, emailProved: false });
    await gateway.db.transaction((tx) => gateway.members.emailProved(tx, NORTH, anna, 'anna@example.com'));
    expect((await ops.valueOf('members:show', { memberId: anna }, { token: support })).member).toMatchObject({ mobileProved: false, emailProved: true });
  });

  it('shows balances, sessions and devices, and the pages of wallet and bets', async () => {
    const token = await login();
    const shown = await ops.valueOf('members:show', { memberId: anna }, { token: support });
    expect(shown).toMatchObject({ member: { account: 'anna' }, balances: [{ currency: 'PHP', kind: 'real', posted: '100.00', available: '100.00' }], sessions: [{ ip: HOME_IP }], devices: [], transfers: [] });
    expect(JSON.stringify(shown)).not.toContain(token);
    expect(await ops.valueOf('members:wallet', { memberId: anna, pageSize: 5 }, { token: support })).toMatchObject({ records: [{ kind: 'welcome', amount: '100.00', balanceAfter: '100.00' }], total: 1, totalPages: 1 });
    expect(await ops.valueOf('members:bets', { memberId: anna }, { token: support })).toMatchObject({ bets: [], total: 0 });
    for (const call of ['members:show', 'members:bets', 'members:wallet'] as const) {
      expect(operatorCodeOf(await ops.call(call, { memberId: anna }, { token: support, merchant: SOUTH }))).toBe('NOT_FOUND');
      expect(operatorCodeOf(await ops.call(call, { memberId: randomUUID() }, { token: support }))).toBe('NOT_FOUND');
    }
  });
});

describe('members:block', () => {
  it('ends sessions, games, launches under way and open streams at once, until members:unblock', async () => {
    const token = await login();
    const member = { id: anna, sessionId: (await gateway.sessions.list(NORTH, anna))[0]?.id };
    const { code: game } = await gateway.db.query.selectFrom('game').innerJoin('game_vendor', 'game_vendor.code', 'game.vendor_code').select('game.code').where('type', '=', 'RNG').where('wallet', '=', 'seamless').orderBy('game.code').executeTakeFirstOrThrow();
    const launch = async () => gateway.vendor.issueLaunch({ tenant: NORTH, memberId: anna, gameCode: game, language: 'EN', ...(member.sessionId === undefined ? {} : { sessionId: member.sessionId }) });
    const vendor = (await gateway.db.query.selectFrom('game').select('vendor_code').where('code', '=', game).executeTakeFirstOrThrow()).vendor_code;
    const opened = await gateway.vendor.authenticate({ tenant: NORTH, vendor }, { requestId: 'r1', ts: gateway.clock.now(), token: (await launch()).token });
    expect(opened).toMatchObject({ code: 'OK' });
    const underWay = await launch();
    const next = readEvents(await (await eventsOf(gateway))(NORTH, token));
    expect((await next())?.name).toBe('balance');

    const { effect } = await ops.valueOf('members:block', { memberId: anna, reason: 'stolen card' }, { token: support });
    expect(effect).toMatchObject({ before: { status: 'active' }, after: { status: 'blocked', gamesEnded: 1 } });
    expect(await next()).toEqual({ name: 'session', data: { state: 'ended' } });
    expect(await next()).toBeUndefined();
    expect(codeOf(await accounts.call('memberInfo', {}, { token }))).toBe('SESSION_EXPIRED');
    expect(codeOf(await accounts.call('login', { username: 'anna', password: PASSWORD, type: 'username' }, { ip: HOME_IP }))).toBe('ACCOUNT_BLOCKED');
    expect(await gateway.vendor.authenticate({ tenant: NORTH, vendor }, { requestId: 'r2', ts: gateway.clock.now(), token: underWay.token })).not.toMatchObject({ code: 'OK' });
    const alive = await gateway.db.query.selectFrom('game_session').select('vendor').where('member_id', '=', anna).where('expires_at', '>', new Date(gateway.clock.now())).execute();
    expect(alive).toEqual([]);
    expect(operatorCodeOf(await ops.call('members:block', { memberId: anna, reason: 'again' }, { token: support }))).toBe('STATE_CONFLICT');

    await ops.valueOf('members:unblock', { memberId: anna, reason: 'a mistake' }, { token: support });
    expect(await login()).toMatch(/^[\w-]{43}$/);
    expect(operatorCodeOf(await ops.call('members:unblock', { memberId: anna, reason: 'again' }, { token: support }))).toBe('STATE_CONFLICT');
    const risk = await ops.open('rita', ['risk']);
    const { entries } = await ops.valueOf('trail:list', { subject: `member:${anna}` }, { token: risk });
    expect(entries.map(({ operator, action, reason }) => [operator, action, reason])).toEqual([['sam', 'members:unblock', 'a mistake'], ['sam', 'members:block', 'stolen card']]);
  });
});
