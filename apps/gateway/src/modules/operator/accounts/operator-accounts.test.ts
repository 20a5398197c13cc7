import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_SECRET, testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { OPERATOR_PASSWORD, operatorCodeOf, operatorHelpers } from '../../../../test-support/operator-helpers.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { createEnrolment } from './enrolment.ts';
import { createOperators } from './operators.ts';
import { sealOperatorsAnew } from './seal-anew.ts';
import { createSecrets } from '../../../platform/crypto/index.ts';

let gateway: TestGateway;
let ops: ReturnType<typeof operatorHelpers>;
let admin: string;
beforeAll(async () => {
  gateway = await testGateway();
  ops = operatorHelpers(gateway);
  admin = await ops.open('root', ['admin']);
});
afterAll(() => gateway.stop());

const HOME = '198.51.100.20';
const STRANGER = '203.0.113.77';
const MINUTE = 60_000;
const who = async (token: string) => operatorCodeOf(await ops.call('session:show', {}, { token }));

describe('enrolment', () => {
  it('gives codes that a command line cannot take for an option', async () => {
    const codes = await Promise.all(['xena', 'yves', 'zara'].map((name) => ops.add(name, ['support'], [NORTH])));
    for (const code of codes) expect(code).toMatch(/^[0-9a-f]{36}$/);
  });

  it('rejects a wrong, a used and an expired code, and an unknown name, alike', async () => {
    const code = await ops.add('eve', ['support']);
    const answers = [await ops.call('session:enrol', { name: 'eve', code: 'a wrong enrolment code' }), await ops.call('session:enrol', { name: 'nobody-here', code })];
    await ops.enrol('eve', code);
    answers.push(await ops.call('session:enrol', { name: 'eve', code }));
    const late = await ops.add('late', ['support']);
    gateway.clock.advance(24 * 60 * MINUTE);
    answers.push(await ops.call('session:enrol', { name: 'late', code: late }));
    for (const { status, body } of answers) expect([status, body.success ? '' : body.message]).toEqual([422, answers[0]?.body.success === false ? answers[0].body.message : '-']);
    admin = await ops.login('root', await reset('root'));
  });

  it('needs a code of the app that was shown last, and a password of twelve characters', async () => {
    const code = await ops.add('frank', ['support']);
    const first = await ops.valueOf('session:enrol', { name: 'frank', code });
    const { secret } = await ops.valueOf('session:enrol', { name: 'frank', code });
    const confirm = (appCode: string, password: string) => ops.call('session:confirm', { name: 'frank', code, appCode, password });
    expect(operatorCodeOf(await confirm(ops.appShows(first.secret), OPERATOR_PASSWORD))).toBe('ENROLMENT_INVALID');
    expect(operatorCodeOf(await confirm(ops.appShows(secret), 'short'))).toBe('VALIDATION_FAILED');
    expect(operatorCodeOf(await confirm(ops.appShows(secret), OPERATOR_PASSWORD))).toBe('OK');
  });
});

/** Gives an operator a new password and app by hand, where no other admin could; its secret. */
async function reset(name: string): Promise<string> {
  const operator = await createOperators(gateway.db).byName(name);
  const { code } = await gateway.db.transaction((tx) => createEnrolment(gateway.db, createSecrets(TEST_SECRET)).issue(tx, operator?.id ?? ''));
  return ops.enrol(name, code);
}

describe('session:login', () => {
  it('rejects a wrong password, a wrong code, a code a second time and an unknown name with the same text', async () => {
    const secret = await ops.enrol('gina', await ops.add('gina', ['support'], [NORTH]), HOME);
    const attempt = (changes: object) => ops.call('session:login', { name: 'gina', password: OPERATOR_PASSWORD, appCode: ops.appShows(secret), ...changes }, { ip: HOME });
    const good = ops.appShows(secret);
    expect(operatorCodeOf(await attempt({ appCode: good }))).toBe('OK');
    const refused = [await attempt({ appCode: good }), await attempt({ password: 'another password' }), await attempt({ appCode: '000000' }), await attempt({ name: 'nobody-here' })];
    const texts = refused.map(({ status, body }) => [status, body.success ? 'let in' : `${body.code} ${body.message}`].join(' '));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toMatch(/^401 LOGIN_FAILED /);
  });

  it('rejects a code twice when two log in with it at once', async () => {
    const secret = await ops.enrol('hugo', await ops.add('hugo', ['support']), HOME);
    const request = { name: 'hugo', password: OPERATOR_PASSWORD, appCode: ops.appShows(secret) };
    const codes = await Promise.all([1, 2, 3].map(async () => operatorCodeOf(await ops.call('session:login', request, { ip: HOME }))));
    expect(codes.toSorted()).toEqual(['LOGIN_FAILED', 'LOGIN_FAILED', 'OK']);
  });

  it('writes failures and successes into the trail of the platform, but no name that nobody has', async () => {
    await ops.call('session:login', { name: 'my-secret-password', password: 'x', appCode: '123456' });
    const { entries } = await ops.valueOf('trail:platform', { action: 'session:login', pageSize: 100 }, { token: admin });
    expect(entries[0]).toMatchObject({ operator: null, subject: 'operator:unknown', after: { loggedIn: false } });
    // Anybody can type a name: only who logged in acted under it.
    for (const { operator, after } of entries) expect(operator !== null).toBe((after as { loggedIn: boolean }).loggedIn);
    expect(entries.some(({ operator, after }) => operator === 'hugo' && (after as { loggedIn: boolean }).loggedIn)).toBe(true);
    expect(JSON.stringify(entries)).not.toContain('my-secret-password');
  });

  it('lets strangers lock nobody out: they wait, the operator at a known address does not', async () => {
    const secret = await ops.enrol('ines', await ops.add('ines', ['support']), HOME);
    const guess = async (ip: string) => operatorCodeOf(await ops.call('session:login', { name: 'ines', password: 'a guess', appCode: '123456' }, { ip }));
    const codes: string[] = [];
    for (let attempt = 0; attempt < 7; attempt++) codes.push(await guess(STRANGER));
    expect(codes).toEqual([...Array<string>(5).fill('LOGIN_FAILED'), 'TRY_AGAIN_LATER', 'TRY_AGAIN_LATER']);
    const many: string[] = [];
    for (let attempt = 0; attempt < 40; attempt++) many.push(await guess(`203.0.113.${100 + attempt}`));
    expect(many.filter((code) => code === 'LOGIN_FAILED').length).toBeLessThanOrEqual(25);
    expect(await guess('2001:db8:1:2::1')).toBe('TRY_AGAIN_LATER');
    expect(await ops.login('ines', secret, HOME)).toMatch(/^[\w-]{43}$/);
  });

  it('limits an unknown name as it limits one that is there', async () => {
    const codes: string[] = [];
    for (let attempt = 0; attempt < 7; attempt++) codes.push(operatorCodeOf(await ops.call('session:login', { name: 'no-such-operator', password: 'a guess', appCode: '123456' }, { ip: '192.0.2.200' })));
    expect(codes).toEqual([...Array<string>(5).fill('LOGIN_FAILED'), 'TRY_AGAIN_LATER', 'TRY_AGAIN_LATER']);
  });
});

describe('sessions of operators', () => {
  it('end after 15 minutes without a call, and after 12 hours in all', async () => {
    const secret = await ops.enrol('jane', await ops.add('jane', ['support']), HOME);
    const idle = await ops.login('jane', secret, HOME);
    gateway.clock.advance(14 * MINUTE);
    expect(await who(idle)).toBe('OK');
    gateway.clock.advance(15 * MINUTE);
    expect(await who(idle)).toBe('SESSION_EXPIRED');
    const long = await ops.login('jane', secret, HOME);
    for (let minutes = 0; minutes < 12 * 60 - 10; minutes += 10) {
      expect(await who(long)).toBe('OK');
      gateway.clock.advance(10 * MINUTE);
    }
    gateway.clock.advance(10 * MINUTE);
    expect(await who(long)).toBe('SESSION_EXPIRED');
    admin = await ops.login('root', await reset('root'));
  });

  it('end one by one, all together, and the others with a change of the password', async () => {
    const secret = await ops.enrol('karl', await ops.add('karl', ['support']), HOME);
    const [one, two, three] = [await ops.login('karl', secret, HOME), await ops.login('karl', secret, HOME), await ops.login('karl', secret, HOME)];
    expect(await ops.valueOf('session:logout', {}, { token: one })).toEqual({ ended: 1 });
    expect([await who(one), await who(two)]).toEqual(['SESSION_EXPIRED', 'OK']);
    const change = (password: string) => ops.call('session:password', { password, newPassword: 'another long password', appCode: ops.appShows(secret) }, { token: two, ip: HOME });
    expect(operatorCodeOf(await change('not the password'))).toBe('PASSWORD_WRONG');
    expect(operatorCodeOf(await change(OPERATOR_PASSWORD))).toBe('OK');
    expect([await who(two), await who(three)]).toEqual(['OK', 'SESSION_EXPIRED']);
    gateway.clock.advance(30_000);
    const { token } = await ops.valueOf('session:login', { name: 'karl', password: 'another long password', appCode: ops.appShows(secret) }, { ip: HOME });
    expect(await ops.valueOf('session:logout', { all: true }, { token })).toEqual({ ended: 2 });
    expect([await who(two), await who(token)]).toEqual(['SESSION_EXPIRED', 'SESSION_EXPIRED']);
  });

  it('are stored as hashes alone', async () => {
    const stored = await gateway.db.query.selectFrom('operator_session').select('token_hash').execute();
    expect(stored.some(({ token_hash: hash }) => Buffer.from(hash).toString('base64url') === admin)).toBe(false);
    expect(await who(admin)).toBe('OK');
  });
});

describe('operators:*', () => {
  it('add, change, disable and reset operators, each in the trail, and end their sessions', async () => {
    const { enrolment, effect } = await ops.valueOf('operators:add', { name: 'lena', roles: ['support'], merchants: [NORTH], reason: 'new colleague' }, { token: admin });
    expect(effect).toMatchObject({ outcome: 'done', subject: 'operator:lena', after: { roles: ['support'], merchants: [NORTH] } });
    const secret = await ops.enrol('lena', enrolment.code, HOME);
    const token = await ops.login('lena', secret, HOME);
    await ops.valueOf('operators:change', { name: 'lena', roles: ['support', 'finance'], reason: 'works for finance too' }, { token: admin });
    expect(await who(token)).toBe('SESSION_EXPIRED');
    expect((await ops.valueOf('session:show', {}, { token: await ops.login('lena', secret, HOME) })).operator.roles).toEqual(['support', 'finance']);
    await ops.valueOf('operators:change', { name: 'lena', disabled: true, reason: 'left' }, { token: admin });
    expect(operatorCodeOf(await ops.call('session:login', { name: 'lena', password: OPERATOR_PASSWORD, appCode: ops.appShows(secret) }, { ip: HOME }))).toBe('LOGIN_FAILED');
    await ops.valueOf('operators:change', { name: 'lena', disabled: false, reason: 'came back' }, { token: admin });
    const again = await ops.valueOf('operators:reset', { name: 'lena', reason: 'lost the phone' }, { token: admin });
    gateway.clock.advance(30_000);
    expect(operatorCodeOf(await ops.call('session:login', { name: 'lena', password: OPERATOR_PASSWORD, appCode: ops.appShows(secret) }, { ip: HOME }))).toBe('LOGIN_FAILED');
    expect(await ops.enrol('lena', again.enrolment.code, HOME)).not.toBe(secret);
    const { entries } = await ops.valueOf('trail:platform', { subject: 'operator:lena', operator: 'root' }, { token: admin });
    expect(entries.map(({ action }) => action)).toEqual(['operators:reset', 'operators:change', 'operators:change', 'operators:change', 'operators:add']);
    expect(JSON.stringify(entries)).not.toContain(enrolment.code);
  });

  it('reject a name that is taken, a merchant that is not there, oneself, and a call without a reason', async () => {
    const code = async (name: 'operators:add' | 'operators:change', request: object) => operatorCodeOf(await ops.call(name, request, { token: admin }));
    expect(await code('operators:add', { name: 'LENA', roles: ['support'], reason: 'twice' })).toBe('NAME_TAKEN');
    expect(await code('operators:add', { name: 'mona', roles: ['support'], merchants: ['NOBODY'], reason: 'typing error' })).toBe('VALIDATION_FAILED');
    expect(await code('operators:change', { name: 'root', roles: ['finance'], reason: 'more money' })).toBe('FORBIDDEN');
    expect(await code('operators:change', { name: 'lena', roles: ['finance'] })).toBe('VALIDATION_FAILED');
  });
});

describe('sealOperatorsAnew', () => {
  it('encrypts the secrets of the apps with the present master secret', async () => {
    const next = 'the next master secret of the tests';
    const { sealed, unreadable } = await sealOperatorsAnew(gateway.db, createSecrets(next, [TEST_SECRET]));
    expect([sealed > 3, unreadable]).toEqual([true, 0]);
    expect(await sealOperatorsAnew(gateway.db, createSecrets(next, [TEST_SECRET]))).toEqual({ sealed: 0, unreadable: 0 });
    expect((await sealOperatorsAnew(gateway.db, createSecrets(TEST_SECRET))).unreadable).toBe(sealed);
  });
});
