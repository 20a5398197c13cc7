import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { operatorCodeOf, operatorHelpers } from '../../../../test-support/operator-helpers.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { settingNames } from '../../settings/index.ts';

let gateway: TestGateway;
let ops: ReturnType<typeof operatorHelpers>;
let admin: string;

beforeAll(async () => {
  gateway = await testGateway();
  ops = operatorHelpers(gateway);
  admin = await ops.open('ada', ['admin']);
});
afterAll(() => gateway.stop());

const listed = async (name: string, merchant = NORTH) => (await ops.valueOf('settings:list', { name }, { token: admin, merchant })).settings[0];
const set = (name: string, value: string, token = admin) => ops.call('settings:set', { name, value, reason: 'as agreed' }, { token });
const newest = async () => (await ops.valueOf('trail:list', { pageSize: 1 }, { token: admin })).entries[0];

describe('settings:list', () => {
  it('returns every setting with its value, default and description', async () => {
    const { settings } = await ops.valueOf('settings:list', {}, { token: admin });
    expect(settings.map(({ name }) => name)).toEqual([...settingNames]);
    for (const { description, isSet, value, default: byDefault } of settings) expect([description.length > 10, isSet, value]).toEqual([true, false, byDefault]);
    expect(await listed('smsPerHour')).toMatchObject({ value: 2000, default: 2000 });
    expect(operatorCodeOf(await ops.call('settings:list', { name: 'no-such' }, { token: admin }))).toBe('NOT_FOUND');
  });
});

describe('settings:set', () => {
  it('sets a setting of its merchant alone, in force at once and in the trail, until settings:reset', async () => {
    expect(await gateway.settings.get(NORTH, 'smsPerHour')).toBe(2000);
    const { effect } = await ops.valueOf('settings:set', { name: 'smsPerHour', value: '50', reason: 'pumping' }, { token: admin });
    expect(effect).toMatchObject({ outcome: 'done', subject: 'setting:smsPerHour', before: { value: 2000, isSet: false }, after: { value: 50, isSet: true } });
    expect(await gateway.settings.get(NORTH, 'smsPerHour')).toBe(50);
    expect([await listed('smsPerHour'), await listed('smsPerHour', SOUTH)]).toMatchObject([{ value: 50, default: 2000, isSet: true }, { value: 2000, isSet: false }]);
    expect(await newest()).toMatchObject({ operator: 'ada', action: 'settings:set', subject: 'setting:smsPerHour', reason: 'pumping', before: effect.before, after: effect.after });

    const reset = await ops.valueOf('settings:reset', { name: 'smsPerHour', reason: 'it is over' }, { token: admin });
    expect(reset.effect).toMatchObject({ before: { value: 50, isSet: true }, after: { value: 2000, isSet: false } });
    expect(await gateway.settings.get(NORTH, 'smsPerHour')).toBe(2000);
    expect(await listed('smsPerHour')).toMatchObject({ isSet: false });
    expect(operatorCodeOf(await ops.call('settings:reset', { name: 'smsPerHour', reason: 'again' }, { token: admin }))).toBe('STATE_CONFLICT');
    // What was locked for the refused reset is taken back.
    expect(await listed('smsPerHour')).toMatchObject({ isSet: false });
  });

  it('refuses what decides who is a person to an operator of single merchants', async () => {
    const ofNorth = await ops.open('nora', ['admin'], [NORTH]);
    for (const [name, value] of [['humanCheck', '{"provider":"captcha"}'], ['phoneProvider', '{"provider":"platform"}']] as const) {
      expect([operatorCodeOf(await set(name, value, ofNorth)), operatorCodeOf(await set(name, value))]).toEqual(['FORBIDDEN', 'OK']);
    }
  });

  it.each(['1000.005', '9'.repeat(30)])('refuses %s as an amount of a currency with two decimals', async (amount) => {
    for (const name of ['operatorApprovalAbove', 'demoFunds']) expect(operatorCodeOf(await set(name, amount))).toBe('VALIDATION_FAILED');
  });

  it('takes JSON, and a text or an amount as it is', async () => {
    for (const [name, text, value] of [['demoFunds', '2500', '2500'], ['demoFunds', '"12.50"', '12.50'], ['termsVersion', '2026', '2026'], ['gtagId', 'G-1', 'G-1'], ['gtagId', 'null', null], ['blockedCountries', '["ph"]', ['PH']], ['humanCheck', '{"provider":"captcha"}', { provider: 'captcha' }]] as const) {
      expect((await set(name, text)).body).toMatchObject({ success: true, value: { effect: { after: { value } } } });
      expect(await listed(name)).toMatchObject({ value, isSet: true });
    }
  });

  it.each([
    ['smsPerHour', '"many"', 'value'],
    ['smsPerHour', '0', 'value'],
    ['maintenance', 'yes', 'value'],
    ['demoFunds', '-5', 'value'],
    ['gtagId', String.raw`"G\u0000"`, 'value'],
    ['smsCountries', '["PH","Philippines"]', 'value.1'],
    ['humanCheck', '{"provider":"turnstile","siteKey":"k","scriptUrl":"no address","verifyUrl":"https://a.example"}', 'value.scriptUrl'],
    ['humanCheck', '{"provider":"captcha","secret":"s"}', 'value.secret'],
  ])('rejects for %s the value %s and names %s', async (name, value, field) => {
    const before = await listed(name);
    const { status, body } = await set(name, value);
    expect([status, body]).toMatchObject([422, { code: 'VALIDATION_FAILED', value: { fields: [{ field }] } }]);
    expect(await listed(name)).toEqual(before);
  });

  it('rejects an unknown setting, and roles without the permission', async () => {
    expect(operatorCodeOf(await set('no-such', '1'))).toBe('NOT_FOUND');
    for (const role of ['support', 'finance', 'risk', 'content'] as const) expect(operatorCodeOf(await set('smsPerHour', '1', await ops.open(`of-${role}`, [role])))).toBe('FORBIDDEN');
  });

  it('rejects whoever moves money for its limit, and whoever moves none for the welcome credit', async () => {
    const both = await ops.open('bo', ['admin', 'finance']);
    expect([operatorCodeOf(await set('operatorApprovalAbove', '9', both)), operatorCodeOf(await set('operatorApprovalAbove', '900'))]).toEqual(['FORBIDDEN', 'OK']);
    expect([operatorCodeOf(await set('welcomeCredit', '9')), operatorCodeOf(await set('welcomeCredit', '9', both))]).toEqual(['FORBIDDEN', 'OK']);
    const reset = (name: string, token: string) => ops.call('settings:reset', { name, reason: 'as before' }, { token });
    expect([operatorCodeOf(await reset('operatorApprovalAbove', both)), operatorCodeOf(await reset('welcomeCredit', admin))]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect([operatorCodeOf(await reset('operatorApprovalAbove', admin)), operatorCodeOf(await reset('welcomeCredit', both))]).toEqual(['OK', 'OK']);
  });
});
