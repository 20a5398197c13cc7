import type { ResponseOf } from '@livery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../../../test-support/account-helpers.ts';
import { createCaller, registration } from '../../../../test-support/caller.ts';
import { eventsOf, readEvents, type ReadEvent } from '../../../../test-support/event-reader.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let risk: string;
let next: () => Promise<ReadEvent | undefined>;

beforeAll(async () => {
  ({ gateway, ops, accounts, tokens: { rita: risk } } = await operatorDesk({ rita: ['risk', 'admin'] }));
  await gateway.settings.set(NORTH, 'welcomeCredit', '0');
  const { token } = await accounts.valueOf('register', registration('reader01'));
  next = readEvents(await (await eventsOf(gateway))(NORTH, token));
  await next();
});
afterAll(() => gateway.stop());

const STATUS = { name: 'status', data: {} };
const site = async (merchant = NORTH) => ops.valueOf('site:show', {}, { token: risk, merchant });
const effectOf = async (name: 'maintenance:begin' | 'maintenance:end' | 'registration:close' | 'registration:open' | 'regions:close' | 'regions:open' | 'toggles:set', request: object = {}, merchant = NORTH) =>
  (await ops.valueOf(name, { reason: 'planned', ...request }, { token: risk, merchant })).effect;
const codeFor = async (name: Parameters<typeof effectOf>[0], request: object = {}) => operatorCodeOf(await ops.call(name, { reason: 'planned', ...request }, { token: risk }));
const statusAt = async (merchant = NORTH): Promise<number | undefined> => {
  const { body } = await createCaller(gateway, merchant)<ResponseOf<'systemStatus'>>('systemStatus');
  return body.success ? body.value.status : undefined;
};

describe('maintenance:begin', () => {
  it('closes the site of its merchant and tells open pages, until maintenance:end', async () => {
    expect(await statusAt()).toBe(0);
    expect(await effectOf('maintenance:begin')).toMatchObject({ before: { maintenance: false }, after: { maintenance: true } });
    expect(await next()).toEqual(STATUS);
    expect([await statusAt(), await statusAt(SOUTH), (await site()).site.maintenance]).toEqual([1, 0, true]);
    expect(await codeFor('maintenance:begin')).toBe('STATE_CONFLICT');
    expect(await effectOf('maintenance:end')).toMatchObject({ before: { maintenance: true }, after: { maintenance: false } });
    expect([await next(), await statusAt()]).toEqual([STATUS, 0]);
    expect(await codeFor('maintenance:end')).toBe('STATE_CONFLICT');
    const { entries } = await ops.valueOf('trail:list', { action: 'maintenance:begin' }, { token: risk });
    expect(entries).toMatchObject([{ operator: 'rita', subject: 'setting:maintenance', reason: 'planned', after: { maintenance: true } }]);
  });
});

describe('registration:close', () => {
  it('lets nobody register, until registration:open', async () => {
    const register = async (username: string) => codeOf(await accounts.call('register', registration(username)));
    const told = async () => [(await accounts.valueOf('registerSettings')).open, (await accounts.valueOf('permission')).registration.open, (await accounts.valueOf('registerSettings', undefined, { merchantCode: SOUTH })).open];
    expect(await told()).toEqual([true, true, true]);
    await effectOf('registration:close');
    expect([await next(), await register('late01'), (await site()).site.registrationOpen]).toEqual([STATUS, 'REGISTRATION_CLOSED', false]);
    expect(await told()).toEqual([false, false, true]);
    expect(await codeFor('registration:close')).toBe('STATE_CONFLICT');
    await effectOf('registration:open');
    expect([await next(), await register('late01')]).toEqual([STATUS, 'OK']);
    expect(await codeFor('registration:open')).toBe('STATE_CONFLICT');
  });
});

describe('regions:close', () => {
  it('adds to the countries closed already, the brand\'s among them, and regions:open takes from them', async () => {
    expect((await site(SOUTH)).site).toMatchObject({ closedRegions: ['FR'], regionsOfBrand: true });
    expect(await effectOf('regions:close', { countries: ['ph', 'VN', 'FR'] }, SOUTH)).toMatchObject({ before: { closedRegions: ['FR'] }, after: { closedRegions: ['FR', 'PH', 'VN'] } });
    expect(await effectOf('regions:open', { countries: ['FR', 'VN'] }, SOUTH)).toMatchObject({ after: { closedRegions: ['PH'] } });
    expect((await site(SOUTH)).site).toMatchObject({ closedRegions: ['PH'], regionsOfBrand: false });
    await effectOf('regions:close', { countries: ['PH'] });
    expect(await next()).toEqual(STATUS);
    expect([await codeFor('regions:close', { countries: ['PH'] }), await codeFor('regions:open', { countries: ['VN'] })]).toEqual(['STATE_CONFLICT', 'STATE_CONFLICT']);
    await effectOf('regions:open', { countries: ['PH'] });
    expect([await next(), (await site()).site.closedRegions]).toEqual([STATUS, []]);
  });

  it.each([[['XX']], [['Philippines']], [[]]])('rejects %j', async (countries) => {
    expect(await codeFor('regions:close', { countries })).toBe('VALIDATION_FAILED');
    expect((await site()).site.closedRegions).toEqual([]);
  });
});

describe('toggles:set', () => {
  it('turns a part of the site on or off, or leaves it to the brand, and tells open pages', async () => {
    const modules = async () => {
      const { body } = await createCaller(gateway, NORTH)<ResponseOf<'whitelabel'>>('whitelabel');
      return body.success ? [body.value.modules.freePlay, body.value.modules.smsLogin] : [];
    };
    expect(await modules()).toEqual([true, false]);
    expect(await effectOf('toggles:set', { toggle: 'freePlay', state: 'off' })).toMatchObject({ subject: 'toggle:freePlay', before: { set: null, inForce: true }, after: { set: false, inForce: false } });
    expect([await next(), await modules()]).toEqual([STATUS, [false, false]]);
    await effectOf('toggles:set', { toggle: 'smsLogin', state: 'on' });
    expect([await next(), await modules()]).toEqual([STATUS, [false, true]]);
    expect((await site()).toggles.filter(({ setBy }) => setBy === 'merchant')).toEqual([{ toggle: 'freePlay', inForce: false, setBy: 'merchant' }, { toggle: 'smsLogin', inForce: true, setBy: 'merchant' }]);
    expect(await codeFor('toggles:set', { toggle: 'freePlay', state: 'off' })).toBe('STATE_CONFLICT');
    for (const toggle of ['freePlay', 'smsLogin']) {
      expect(await effectOf('toggles:set', { toggle, state: 'brand' })).toMatchObject({ after: { set: null } });
      expect(await next()).toEqual(STATUS);
    }
    expect([await modules(), await codeFor('toggles:set', { toggle: 'freePlay', state: 'brand' }), await codeFor('toggles:set', { toggle: 'no-such', state: 'on' })]).toEqual([[true, false], 'STATE_CONFLICT', 'VALIDATION_FAILED']);
  });

  it('answers, and changes the others, where a newer release set a toggle that is not known here', async () => {
    await gateway.settings.set(SOUTH, 'whitelabel', { freePlay: false });
    await sql`update tenant_setting set value = value || '{"toggleOfTomorrow": false}' where tenant_id = ${SOUTH} and name = 'whitelabel'`.execute(gateway.db.query);
    gateway.settings.forget(SOUTH);
    const { body } = await createCaller(gateway, SOUTH)<ResponseOf<'whitelabel'>>('whitelabel');
    expect(body).toMatchObject({ success: true, value: { modules: { freePlay: false } } });
    expect((await site(SOUTH)).toggles).toContainEqual({ toggle: 'freePlay', inForce: false, setBy: 'merchant' });
    await effectOf('toggles:set', { toggle: 'freePlay', state: 'brand' }, SOUTH);
    expect(await gateway.settings.get(SOUTH, 'whitelabel')).toEqual({});
  });

  it('keeps both of two changes made at once', async () => {
    await Promise.all(['agentPolicy', 'memberCentre'].map((toggle) => effectOf('toggles:set', { toggle, state: 'off' }, SOUTH)));
    expect(await gateway.settings.get(SOUTH, 'whitelabel')).toEqual({ agentPolicy: false, memberCentre: false });
  });
});
