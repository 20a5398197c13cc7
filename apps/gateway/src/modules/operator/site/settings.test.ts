import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { settingNames } from '../../settings/index.ts';

/** The one origin that the environment of this gateway allows. */
const ALLOWED = 'https://check.example';
let gateway: TestGateway;
let ops: OperatorHelpers;
let admin: string;
let second: string;

beforeAll(async () => {
  ({ gateway, ops, tokens: { ada: admin, second } } = await operatorDesk({ ada: ['admin'], second: ['admin'] }, { providerOrigins: [ALLOWED] }));
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

  it.each(['dayMost', 'approveUpTo', 'documentsRequiredAbove'])('refuses an amount with three decimals as %s of withdrawals', async (part) => {
    expect((await set('withdrawals', JSON.stringify({ [part]: '100.005' }))).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: `value.${part}` }] } });
  });

  it.each([
    ['agentContracts', { activeTurnover: '0.001' }, 'value.activeTurnover'],
    ['activeTurnover', '0.001', 'value'],
    ['memberTransfers', { least: '1.005' }, 'value.least'],
    ['cashback', { mostOfDay: '1.005' }, 'value.mostOfDay'],
    ['agentContracts', { activeTurnover: '10000000000000001' }, 'value.activeTurnover'],
  ] as const)('refuses for %s the amount of %j, which would stop what goes by it', async (name, value, field) => {
    expect((await set(name, typeof value === 'string' ? value : JSON.stringify(value))).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field }] } });
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
    ['whitelabel', '{"freePlay":true,"noSuchToggle":false}', 'value.noSuchToggle'],
    ['registerFields', '[{"field":"email","hidden":true}]', 'value.0.hidden'],
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

  it('rejects whoever moves money for its limit, and whoever moves none for what members are paid', async () => {
    const both = await ops.open('bo', ['admin', 'finance']);
    expect([operatorCodeOf(await set('operatorApprovalAbove', '9', both)), operatorCodeOf(await set('operatorApprovalAbove', '900'))]).toEqual(['FORBIDDEN', 'OK']);
    expect([operatorCodeOf(await set('welcomeCredit', '9')), operatorCodeOf(await set('welcomeCredit', '9', both))]).toEqual(['FORBIDDEN', 'OK']);
    const referral = JSON.stringify({ reward: '50000', deposit: '0.01' });
    const { effect } = await ops.valueOf('settings:set', { name: 'referral', value: referral, reason: 'a campaign' }, { token: both });
    expect([operatorCodeOf(await set('referral', referral)), effect.outcome]).toEqual(['FORBIDDEN', 'waiting']);
    await ops.valueOf('approvals:refuse', { approvalId: effect.approvalId, reason: 'too much' }, { token: second });
    const reset = (name: string, token: string) => ops.call('settings:reset', { name, reason: 'as before' }, { token });
    expect([operatorCodeOf(await reset('operatorApprovalAbove', both)), operatorCodeOf(await reset('welcomeCredit', admin))]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect([operatorCodeOf(await reset('operatorApprovalAbove', admin)), operatorCodeOf(await reset('welcomeCredit', both))]).toEqual(['OK', 'OK']);
  });
});

describe('settings:set of an outside provider', () => {
  const check = (scriptUrl: string, verifyUrl: string) => JSON.stringify({ provider: 'turnstile', siteKey: 'k', scriptUrl, verifyUrl });
  const phone = (apiUrl: string, keySetUrl: string) => JSON.stringify({ provider: 'external', apiUrl, apiKey: 'k', issuer: 'i', audience: 'a', keySetUrl });

  it.each([
    ['humanCheck', check(`${ALLOWED}/api.js`, `${ALLOWED}/verify`)],
    ['phoneProvider', phone(`${ALLOWED}/v1`, `${ALLOWED}/keys`)],
  ] as const)('waits for another operator of all merchants: %s', async (name, value) => {
    const before = await listed(name);
    const { effect } = await ops.valueOf('settings:set', { name, value, reason: 'as agreed' }, { token: admin });
    expect([effect.outcome, effect.needsApproval, await listed(name)]).toEqual(['waiting', true, before]);
    const approve = (token: string) => ops.call('approvals:approve', { approvalId: effect.approvalId, reason: 'asked the provider' }, { token });
    const ofNorth = await ops.open(`north-${name}`, ['admin'], [NORTH]);
    const moves = await ops.open(`moves-${name}`, ['finance']);
    expect([operatorCodeOf(await approve(admin)), operatorCodeOf(await approve(ofNorth)), operatorCodeOf(await approve(moves))]).toEqual(['OWN_APPROVAL', 'FORBIDDEN', 'FORBIDDEN']);
    const { approvals } = await ops.valueOf('approvals:list', {}, { token: second });
    expect(approvals).toMatchObject([{ call: 'settings:set', amount: null, currency: null, requestedBy: 'ada' }]);
    expect(operatorCodeOf(await approve(second))).toBe('OK');
    expect(await listed(name)).toMatchObject({ value: JSON.parse(value) as object, isSet: true });
    expect(await newest()).toMatchObject({ operator: 'ada', action: 'settings:set', after: { approvedBy: 'second' } });

    // Nor is it switched off, or replaced, by one person.
    const off = await ops.valueOf('settings:reset', { name, reason: 'over' }, { token: admin });
    const replaced = await ops.valueOf('settings:set', { name, value: name === 'humanCheck' ? '{"provider":"captcha"}' : '{"provider":"platform"}', reason: 'over' }, { token: admin });
    expect([off.effect.outcome, replaced.effect.outcome, (await listed(name))?.isSet]).toEqual(['waiting', 'waiting', true]);
    const decide = (call: 'approvals:approve' | 'approvals:refuse', approvalId: string | null, token: string) => ops.call(call, { approvalId, reason: 'it is over' }, { token });
    expect(operatorCodeOf(await decide('approvals:approve', off.effect.approvalId, admin))).toBe('OWN_APPROVAL');
    expect(operatorCodeOf(await decide('approvals:refuse', replaced.effect.approvalId, second))).toBe('OK');
    expect(operatorCodeOf(await decide('approvals:approve', off.effect.approvalId, second))).toBe('OK');
    expect(await listed(name)).toMatchObject({ isSet: false });
    expect(await newest()).toMatchObject({ operator: 'ada', action: 'settings:reset', after: { isSet: false, approvedBy: 'second' } });
  });

  it.each([
    ['humanCheck', check(`${ALLOWED}/api.js`, 'https://evil.example/verify'), 'value.verifyUrl'],
    ['humanCheck', check('http://check.example/api.js', `${ALLOWED}/verify`), 'value.scriptUrl'],
    ['humanCheck', check('https://check.example.evil.example/api.js', `${ALLOWED}/verify`), 'value.scriptUrl'],
    ['humanCheck', check('https://check.example:8443/api.js', `${ALLOWED}/verify`), 'value.scriptUrl'],
    ['phoneProvider', phone('https://check.example@evil.example/', `${ALLOWED}/keys`), 'value.apiUrl'],
    ['phoneProvider', phone(`${ALLOWED}/v1`, 'http://127.0.0.1/keys'), 'value.keySetUrl'],
  ])('rejects for %s an origin that the environment does not allow: %s', async (name, value, field) => {
    expect((await set(name, value)).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field }] } });
    expect((await ops.valueOf('approvals:list', {}, { token: admin })).approvals).toEqual([]);
  });
});

describe('settings with links', () => {
  const resource = (url: string, qrCodeUrl: string | null = null) => ({ resourceType: 'CHANNEL', url, qrCodeUrl, labelNameEn: 'Channel', labelNameCn: null });
  it.each([
    ['customerService', [{ csType: 'LIVECHAT', path: 'https://chat.example/' }, { csType: 'VIP', path: 'chat.example' }], 'value.1.path'],
    ['customerService', [{ csType: 'LIVECHAT', path: '//chat.example' }], 'value.0.path'],
    ['resources', [resource('http://plain.example/')], 'value.0.url'],
    ['resources', [resource('https://ok.example/', 'javascript:alert(1)')], 'value.0.qrCodeUrl'],
  ])('are refused for %s where no page would link to an address: %j', async (name, value, field) => {
    expect((await set(name, JSON.stringify(value))).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field }] } });
  });

  it('are set with addresses of https and paths of the site', async () => {
    expect(operatorCodeOf(await set('customerService', JSON.stringify([{ csType: 'LIVECHAT', path: '/chat' }, { csType: 'VIP', path: 'https://vip.example/' }])))).toBe('OK');
    expect(operatorCodeOf(await set('resources', JSON.stringify([resource('https://social.example/', '/cdn/code.png')])))).toBe('OK');
  });
});

describe('settings that turn a protection off', () => {
  const CHECKED = '[{"field":"captcha","enabled":true,"required":true}]';
  it.each([
    ['secondFactor', 'false', 'true', true],
    ['secondFactor', 'true', 'true', false],
    ['registerFields', '[]', CHECKED, true],
    ['registerFields', '[{"field":"captcha","enabled":true}]', CHECKED, true],
    ['registerFields', `[{"field":"email","required":true},${CHECKED.slice(1)}`, CHECKED, false],
    ['registerFields', CHECKED, '[]', false],
  ])('%s to %s from %s waits for another operator: %s', async (name, value, before, waits) => {
    await gateway.settings.set(NORTH, name as 'secondFactor', JSON.parse(before) as boolean);
    expect((await set(name, value)).body).toMatchObject({ value: { effect: { outcome: waits ? 'waiting' : 'done' } } });
    const { approvals } = await ops.valueOf('approvals:list', {}, { token: second });
    expect(approvals).toHaveLength(waits ? 1 : 0);
    for (const { id } of approvals) await ops.valueOf('approvals:refuse', { approvalId: id, reason: 'kept on' }, { token: second });
    expect((await listed(name))?.value).toEqual(JSON.parse(waits ? before : value));
  });

  it('waits for another operator to reset the check of registrations', async () => {
    await gateway.settings.set(NORTH, 'registerFields', [{ field: 'captcha', enabled: true, required: true }]);
    const { effect } = await ops.valueOf('settings:reset', { name: 'registerFields', reason: 'over' }, { token: admin });
    expect(effect.outcome).toBe('waiting');
    expect(operatorCodeOf(await ops.call('approvals:approve', { approvalId: effect.approvalId, reason: 'agreed' }, { token: second }))).toBe('OK');
    expect(await listed('registerFields')).toMatchObject({ isSet: false });
  });
});

describe('settings:set of the welcome credit', () => {
  let bob: string;
  let cy: string;
  beforeAll(async () => {
    [bob, cy] = [await ops.open('bob', ['admin', 'finance']), await ops.open('cy', ['admin', 'finance'])];
  });

  it('waits for a second operator above the limit of the merchant, and not up to it', async () => {
    expect((await set('welcomeCredit', '1000', bob)).body).toMatchObject({ value: { effect: { outcome: 'done' } } });
    const { effect } = await ops.valueOf('settings:set', { name: 'welcomeCredit', value: '1000.01', reason: 'a campaign' }, { token: bob });
    expect([effect.outcome, (await listed('welcomeCredit'))?.value]).toEqual(['waiting', '1000']);
    const approve = (token: string) => ops.call('approvals:approve', { approvalId: effect.approvalId, reason: 'planned' }, { token });
    expect([operatorCodeOf(await approve(second)), operatorCodeOf(await approve(bob)), operatorCodeOf(await approve(cy))]).toEqual(['FORBIDDEN', 'OWN_APPROVAL', 'OK']);
    expect((await listed('welcomeCredit'))?.value).toBe('1000.01');
  });

  it('is not changed by the approval of what was asked by somebody who moves money no more', async () => {
    const { effect } = await ops.valueOf('settings:set', { name: 'welcomeCredit', value: '5000', reason: 'a campaign' }, { token: bob });
    await ops.valueOf('operators:change', { name: 'bob', roles: ['admin'], reason: 'moved on' }, { token: admin });
    expect(operatorCodeOf(await ops.call('approvals:approve', { approvalId: effect.approvalId, reason: 'planned' }, { token: cy }))).toBe('STATE_CONFLICT');
  });
});
