import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { seatedPlayer, type SeatedPlayer } from '../../../../test-support/seated-player.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { createCatalogueCache, type CatalogueCache } from '../../games/index.ts';

let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let rita: string;
let fiona: string;
let anna: SeatedPlayer;
/** The games as another gateway has them in memory. */
let catalogues: CatalogueCache;
let round = 0;

beforeAll(async () => {
  ({ gateway, ops, accounts, tokens: { rita, fiona } } = await operatorDesk({ rita: ['risk'], fiona: ['finance'] }));
  anna = await seatedPlayer(gateway, accounts, 'anna');
  catalogues = createCatalogueCache(gateway.db);
});
afterAll(() => gateway.stop());

const reason = 'ticket 4711';
const lineOf = async (merchant = NORTH) => (await ops.valueOf('vendors:list', {}, { token: rita, merchant })).vendors.find(({ vendor }) => vendor === anna.vendor);
const inHall = async (merchant = NORTH) => (await catalogues(merchant)).games.find(({ code }) => code === anna.game);
const bet = () => anna.bet(`r${++round}`);
const menuHas = async () => (await gateway.app.inject({ url: '/wps/relay/GCSGAME_gameVendor', headers: { 'x-merchant-code': NORTH } })).body.includes(`"${anna.vendor}"`);

describe('vendors:state', () => {
  it('puts a vendor under maintenance at every merchant and opens it again, seen by halls and bets at once', async () => {
    expect([await bet(), (await inHall())?.vendorState]).toEqual(['OK', 'open']);
    const { effect } = await ops.valueOf('vendors:state', { vendor: anna.vendor, state: 'maintenance', reason }, { token: rita });
    expect(effect).toMatchObject({ outcome: 'done', subject: `vendor:${anna.vendor}`, before: { state: 'open' }, after: { state: 'maintenance' } });
    expect([await bet(), (await inHall())?.vendorState, (await inHall(SOUTH))?.vendorState, (await lineOf(SOUTH))?.state]).toEqual(['GAME_BLOCKED', 'maintenance', 'maintenance', 'maintenance']);
    await ops.valueOf('vendors:state', { vendor: anna.vendor, state: 'open', reason }, { token: rita });
    expect([await bet(), (await inHall())?.vendorState, (await lineOf())?.state]).toEqual(['OK', 'open', 'open']);
    const { entries } = await ops.valueOf('trail:platform', { action: 'vendors:state' }, { token: rita });
    expect(entries.map(({ operator, subject, reason: why, after }) => [operator, subject, why, (after as { state: string }).state])).toEqual([
      ['rita', `vendor:${anna.vendor}`, reason, 'open'],
      ['rita', `vendor:${anna.vendor}`, reason, 'maintenance'],
    ]);
  });

  it('rejects a vendor that is not there, and an operator of some merchants', async () => {
    expect(operatorCodeOf(await ops.call('vendors:state', { vendor: 'NOBODY', state: 'open', reason }, { token: rita }))).toBe('NOT_FOUND');
    const north = await ops.open('norma', ['risk'], [NORTH]);
    expect(operatorCodeOf(await ops.call('vendors:state', { vendor: anna.vendor, state: 'maintenance', reason }, { token: north }))).toBe('FORBIDDEN');
    expect((await lineOf())?.state).toBe('open');
  });
});

describe('vendors:bar', () => {
  it('bars these countries in place of those before, and none with an empty list', async () => {
    const bar = (countries: readonly string[]) => ops.valueOf('vendors:bar', { vendor: anna.vendor, countries, reason }, { token: rita });
    await bar(['TH', 'CN', 'TH']);
    expect([(await lineOf())?.barred, (await inHall())?.regionsBarred]).toEqual([['CN', 'TH'], ['CN', 'TH']]);
    expect((await bar([])).effect).toMatchObject({ before: { barred: ['CN', 'TH'] }, after: { barred: [], state: 'open' } });
    expect((await inHall())?.regionsBarred).toEqual([]);
    expect(operatorCodeOf(await ops.call('vendors:bar', { vendor: anna.vendor, countries: ['Thailand'], reason }, { token: rita }))).toBe('VALIDATION_FAILED');
    expect(await ops.call('vendors:bar', { vendor: anna.vendor, countries: ['PH', 'XX'], reason }, { token: rita })).toMatchObject({ body: { code: 'VALIDATION_FAILED', message: 'There is no country XX.' } });
    // Countries without telephones are countries.
    expect((await bar(['UM'])).effect).toMatchObject({ after: { barred: ['UM'] } });
    expect(operatorCodeOf(await ops.call('vendors:bar', { vendor: 'NOBODY', countries: [], reason }, { token: rita }))).toBe('NOT_FOUND');
  });
});

describe('vendors:offer', () => {
  it('closes a vendor at one merchant alone and opens it again, seen by menus, halls and bets at once', async () => {
    const offer = (offered: boolean) => ops.call('vendors:offer', { vendor: anna.vendor, offered, reason }, { token: rita });
    expect([await menuHas(), await bet()]).toEqual([true, 'OK']);
    const { body } = await offer(false);
    expect(body).toMatchObject({ success: true, value: { effect: { before: { offered: true }, after: { offered: false } } } });
    expect([await menuHas(), await bet(), await inHall(), (await inHall(SOUTH))?.code, (await lineOf())?.offered]).toEqual([false, 'GAME_BLOCKED', undefined, anna.game, false]);
    expect(operatorCodeOf(await offer(false))).toBe('STATE_CONFLICT');
    expect(operatorCodeOf(await offer(true))).toBe('OK');
    expect([await menuHas(), await bet(), (await inHall())?.code]).toEqual([true, 'OK', anna.game]);
    const { entries } = await ops.valueOf('trail:list', { action: 'vendors:offer' }, { token: rita });
    expect(entries.map(({ reason: why, before, after }) => [why, before, after])).toEqual([[reason, { offered: false }, { offered: true }], [reason, { offered: true }, { offered: false }]]);
    expect(operatorCodeOf(await ops.call('vendors:offer', { vendor: 'NOBODY', offered: true, reason }, { token: rita }))).toBe('NOT_FOUND');
  });
});

describe('vendors:caps', () => {
  const caps = (request: object) => ops.call('vendors:caps', { vendor: anna.vendor, reason, ...request }, { token: rita });

  it('sets the caps that are named at one merchant, with before and after in the trail', async () => {
    expect(await lineOf()).toMatchObject({ winCap: null, hourLossCap: null, dayLossCap: null, stoppedAt: null });
    expect(operatorCodeOf(await caps({ win: '500', day: '2000.50' }))).toBe('OK');
    expect(operatorCodeOf(await caps({ hour: '1000', day: '2000' }))).toBe('OK');
    expect(await lineOf()).toMatchObject({ winCap: '500.00', hourLossCap: '1000.00', dayLossCap: '2000.00' });
    expect(await lineOf(SOUTH)).toMatchObject({ winCap: null, hourLossCap: null });
    const { entries } = await ops.valueOf('trail:list', { action: 'vendors:caps' }, { token: rita });
    expect(entries[0]).toMatchObject({ reason, before: { win: '500.00', hour: 'off', day: '2000.50' }, after: { win: '500.00', hour: '1000.00', day: '2000.00' } });
  });

  it.each([{ win: 'off' }, { win: '500.01' }, { hour: 'off' }, { hour: '1000.01' }, { day: 'off' }, { day: '2000.01' }, { win: '400', day: 'off' }])('lets a cap be raised or switched off by two operators alone: %o', async (more) => {
    const { effect } = await ops.valueOf('vendors:caps', { vendor: anna.vendor, reason, ...more }, { token: rita });
    expect(effect).toMatchObject({ outcome: 'waiting', needsApproval: true, approvalId: expect.any(String) as string });
    expect(await lineOf()).toMatchObject({ winCap: '500.00', hourLossCap: '1000.00', dayLossCap: '2000.00' });
  });

  it('lets a cap be lowered, or stated anew as it is, by one operator', async () => {
    expect((await ops.valueOf('vendors:caps', { vendor: anna.vendor, reason, day: '1999.99', hour: '1000', win: '500' }, { token: rita })).effect).toMatchObject({ outcome: 'done' });
  });

  it('carries out what was approved, with both operators in the trail', async () => {
    const { effect } = await ops.valueOf('vendors:caps', { vendor: anna.vendor, reason, day: 'off' }, { token: rita });
    expect(operatorCodeOf(await ops.call('approvals:approve', { approvalId: effect.approvalId, reason }, { token: rita }))).toBe('FORBIDDEN');
    await ops.valueOf('approvals:approve', { approvalId: effect.approvalId, reason }, { token: fiona });
    expect(await lineOf()).toMatchObject({ winCap: '500.00', hourLossCap: '1000.00', dayLossCap: null });
    const { entries } = await ops.valueOf('trail:list', { action: 'vendors:caps' }, { token: rita });
    expect(entries[0]).toMatchObject({ operator: 'rita', before: { day: '1999.99' }, after: { day: 'off', approvedBy: 'fiona' } });
  });

  it('rejects what is no cap, and leaves those that are set', async () => {
    for (const wrong of [{}, { win: '0' }, { win: '1.005' }, { hour: '-1' }, { day: 'none' }]) expect([wrong, operatorCodeOf(await caps(wrong))]).toEqual([wrong, 'VALIDATION_FAILED']);
    expect(operatorCodeOf(await caps({ vendor: 'NOBODY', win: '5' }))).toBe('NOT_FOUND');
    expect(await lineOf()).toMatchObject({ winCap: '500.00', hourLossCap: '1000.00', dayLossCap: null });
  });
});

describe('vendors:reopen', () => {
  it('opens a vendor that was stopped for its losses, and no other', async () => {
    const reopen = () => ops.call('vendors:reopen', { vendor: anna.vendor, reason }, { token: rita });
    expect(operatorCodeOf(await reopen())).toBe('STATE_CONFLICT');
    const off = await ops.valueOf('vendors:caps', { vendor: anna.vendor, win: 'off', reason }, { token: rita });
    await ops.valueOf('approvals:approve', { approvalId: off.effect.approvalId, reason }, { token: fiona });
    expect([await anna.bet('lucky'), await anna.win('lucky', '300000')]).toEqual(['OK', 'OK']);
    await gateway.vendor.checkCaps();
    expect(await lineOf()).toMatchObject({ stoppedFor: 'hour-loss', stoppedAt: expect.any(String) as string });
    expect(await bet()).toBe('GAME_BLOCKED');
    expect((await reopen()).body).toMatchObject({ success: true, value: { effect: { before: { stoppedFor: 'hour-loss' }, after: { stoppedFor: null, stoppedAt: null } } } });
    expect([await bet(), (await lineOf())?.stoppedAt]).toEqual(['OK', null]);
  });

  it('waits for a second operator from the second time on a day', async () => {
    const stops = async (round: string): Promise<void> => {
      expect([await anna.bet(round), await anna.win(round, '300000')]).toEqual(['OK', 'OK']);
      await gateway.vendor.checkCaps();
      expect(await lineOf()).toMatchObject({ stoppedFor: 'hour-loss' });
    };
    const reopen = async () => (await ops.valueOf('vendors:reopen', { vendor: anna.vendor, reason }, { token: rita })).effect;
    await stops('again');
    const effect = await reopen();
    expect([effect.outcome, (await lineOf())?.stoppedFor]).toEqual(['waiting', 'hour-loss']);
    await ops.valueOf('approvals:approve', { approvalId: effect.approvalId, reason }, { token: fiona });
    expect((await lineOf())?.stoppedAt).toBeNull();
    gateway.clock.advance(24 * 3_600_000);
  });
});
