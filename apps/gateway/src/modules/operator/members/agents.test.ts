import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../../test-support/clock.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { SOUTH } from '../../../../test-support/test-fleet.ts';

const DAY = 86_400_000;
const reason = 'ticket 12: wrong upline';
const clock = testClock();
let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let rita: string;
let sam: string;

beforeAll(async () => {
  ({ gateway, ops, accounts, tokens: { rita, sam } } = await operatorDesk({ rita: ['risk'], sam: ['support'] }, { clock }));
});
afterAll(() => gateway.stop());

const day = (days: number): string => new Date(clock.now() + days * DAY).toISOString().slice(0, 10);
const show = (memberId: string, at?: string) => ops.valueOf('agents:show', { memberId, ...(at === undefined ? {} : { at }) }, { token: sam });
const move = (memberId: string, to: string, from: string, more: object = {}) => ops.call('agents:move', { memberId, to, from, reason, ...more }, { token: rita });
const rate = (memberId: string, percent: string, more: object = {}) => ops.call('agents:rate', { memberId, percent, reason, ...more }, { token: rita });
const trailOf = async (memberId: string) => (await ops.valueOf('trail:list', {}, { token: rita })).entries.filter(({ subject }) => subject === `member:${memberId}`);

describe('agents:move', () => {
  it('moves a branch from a day on, which shows and stands in the trail, and leaves the days before', async () => {
    const [one, two] = [await accounts.open('opsone', { type: 1 }), await accounts.open('opstwo', { type: 1 })];
    const branch = await accounts.open('opsbranch', { type: 1, parentId: one });
    await accounts.open('opsplayer', { parentId: branch });
    const dry = await move(branch, 'opstwo', day(2), { dryRun: true });
    expect(dry.body).toMatchObject({ success: true, value: { effect: { outcome: 'dryRun', before: { upline: 'opsone' }, after: { upline: 'opstwo', movedWithIt: 1 } } } });
    expect((await show(branch)).moves).toEqual([]);
    expect((await move(branch, 'opstwo', day(2))).body).toMatchObject({ value: { effect: { outcome: 'done', subject: `member:${branch}` } } });
    expect([(await show(branch)).uplines, (await show(branch, day(2))).uplines, (await show(one, day(2))).team, (await show(two, day(2))).team]).toMatchObject([[{ account: 'opsone' }], [{ account: 'opstwo' }], 0, 2]);
    expect((await show(branch)).moves).toMatchObject([{ from: 'opsone', to: 'opstwo', since: `${day(2)}T00:00:00.000Z` }]);
    expect(await trailOf(branch)).toMatchObject([{ action: 'agents:move', reason, before: { upline: 'opsone' }, after: { upline: 'opstwo', from: day(2) } }]);
  });

  it('is refused today, under players, in circles, for nobody, and at another merchant, and leaves no trail', async () => {
    const top = await accounts.open('opstop', { type: 1 });
    const below = await accounts.open('opsbelow', { type: 1, parentId: top });
    await accounts.open('opsleaf', { parentId: below });
    const refused = async (...asked: Parameters<typeof move>) => (await move(...asked)).body;
    expect(await refused(below, 'none', day(0))).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'from' }] } });
    expect(await refused(below, 'opsleaf', day(1))).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'to' }] } });
    expect(await refused(below, 'opsnobody', day(1))).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'to' }] } });
    expect(await refused(top, 'opsbelow', day(1))).toMatchObject({ code: 'STATE_CONFLICT' });
    expect(await refused(below, 'opstop', day(1))).toMatchObject({ code: 'STATE_CONFLICT' });
    expect((await ops.call('agents:move', { memberId: below, to: 'none', from: day(1), reason }, { token: rita, merchant: SOUTH })).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await ops.call('agents:move', { memberId: below, to: 'none', from: day(1), reason }, { token: sam })).body).toMatchObject({ code: 'FORBIDDEN' });
    expect([await trailOf(top), await trailOf(below)]).toEqual([[], []]);
  });
});

describe('agents:rate', () => {
  it('sets a rate from now or a day on, and says why not', async () => {
    const top = await accounts.open('rateone', { type: 1 });
    const below = await accounts.open('ratetwo', { type: 1, parentId: top });
    expect((await rate(below, '1')).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'percent' }] } });
    expect((await rate(top, '100.0001')).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'percent' }] } });
    expect((await rate(top, '2')).body).toMatchObject({ value: { effect: { before: { percent: '0' }, after: { percent: '2' } } } });
    expect((await rate(below, '1.5', { from: day(3) })).body).toMatchObject({ success: true });
    expect((await rate(top, '1')).body).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await rate(below, '1', { from: day(0) })).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'from' }] } });
    expect([(await show(below)).member.rate, (await show(below, day(3))).member.rate, (await show(below)).rates]).toMatchObject(['0', '1.5', [{ rate: '1.5', since: `${day(3)}T00:00:00.000Z` }]]);
    expect(await trailOf(below)).toHaveLength(1);
  });
});
