import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PASSWORD } from '../../../../test-support/account-helpers.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { createCashback } from '../../cashback/index.ts';

const reason = 'ticket 33: plays a lot';
let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let rita: string;
let cora: string;
let sam: string;
let fiona: string;
let fred: string;

beforeAll(async () => {
  ({ gateway, ops, accounts, tokens: { rita, cora, sam, fiona, fred } } = await operatorDesk({ rita: ['risk'], cora: ['content'], sam: ['support', 'finance'], fiona: ['admin'], fred: ['finance', 'admin'] }));
});
afterAll(() => gateway.stop());

const withRank = z.object({ rank: z.object({ name: z.string(), level: z.number() }).nullable() });
const rank = (memberId: string, more: object, token = rita) => ops.call('members:rank', { memberId, reason, ...more }, { token });
const stored = async (memberId: string) => {
  const { rank: has, labels } = (await ops.valueOf('members:show', { memberId }, { token: sam })).member;
  return { rank: has, labels };
};
const trailOf = async (memberId: string) => (await ops.valueOf('trail:list', {}, { token: rita })).entries.filter(({ subject }) => subject === `member:${memberId}`);

describe('members:rank', () => {
  it('sets rank and labels, which the member reads with the session that is open, and takes them away again', async () => {
    const id = await accounts.open('ranked1');
    const { token } = await accounts.valueOf('login', { username: 'ranked1', password: PASSWORD, type: 'username' });
    const read = async () => {
      const { clubLabel, memberLabel } = await accounts.valueOf('memberInfo', {}, { token });
      return [clubLabel, memberLabel];
    };
    expect(await read()).toEqual([null, []]);
    expect((await rank(id, { rank: 'Gold', level: 3, labels: ['vip', 'early bird'] })).body).toMatchObject({
      value: { effect: { outcome: 'done', subject: `member:${id}`, before: { account: 'ranked1', rank: null, labels: [] }, after: { rank: { name: 'Gold', level: 3 }, labels: ['vip', 'early bird'] } } },
    });
    expect([await read(), await stored(id)]).toEqual([[{ labelName: 'Gold', rankLevel: 3 }, ['vip', 'early bird']], { rank: { name: 'Gold', level: 3 }, labels: ['vip', 'early bird'] }]);
    await rank(id, { labels: [] });
    expect(await read()).toEqual([{ labelName: 'Gold', rankLevel: 3 }, []]);
    await rank(id, { rank: 'none' });
    expect(await read()).toEqual([null, []]);
    const gold = { name: 'Gold', level: 3 };
    expect(await trailOf(id)).toMatchObject([
      { action: 'members:rank', reason, before: { rank: gold, labels: [] }, after: { rank: null, labels: [] } },
      { action: 'members:rank', before: { rank: gold, labels: ['vip', 'early bird'] }, after: { rank: gold, labels: [] } },
      { action: 'members:rank', before: { rank: null }, after: { rank: gold } },
    ]);
  });

  it('is what messages from a rank on go by', async () => {
    const [below, above] = [await accounts.open('rankbelow'), await accounts.open('rankabove')];
    await rank(below, { rank: 'Silver', level: 6 });
    await rank(above, { rank: 'Platinum', level: 7 });
    const write = { type: 'site', to: 'all', rankFrom: 7, language: 'EN', title: 'For you', content: 'A word.', reason, dryRun: true };
    expect((await ops.valueOf('inbox:write', write, { token: cora })).reaches).toBe(1);
    await rank(above, { rank: 'none' });
    expect((await ops.valueOf('inbox:write', write, { token: cora })).reaches).toBe(0);
  });

  it('is refused with what is out of bounds, incomplete or changes nothing', async () => {
    const id = await accounts.open('ranked2');
    for (const wrong of [
      {}, { rank: 'Gold' }, { level: 3 }, { rank: 'none', level: 3 }, { rank: 'Gold', level: 0 }, { rank: 'Gold', level: 1_001 }, { rank: 'Gold', level: 1.5 }, { rank: 'x'.repeat(25), level: 1 }, { rank: ' ', level: 1 },
      { labels: ['x'.repeat(33)] }, { labels: ['a', 'a'] }, { labels: ['a,b'] }, { labels: Array.from({ length: 21 }, (_, index) => `label ${index}`) },
    ]) expect(operatorCodeOf(await rank(id, wrong)), JSON.stringify(wrong)).toBe('VALIDATION_FAILED');
    for (const same of [{ rank: 'none' }, { labels: [] }]) expect(operatorCodeOf(await rank(id, same))).toBe('STATE_CONFLICT');
    expect([await stored(id), await trailOf(id)]).toEqual([{ rank: null, labels: [] }, []]);
  });

  it('is refused for trial accounts, members of other merchants, and operators without the permission', async () => {
    const trial = await accounts.open('trialrank', { type: 4, passwordHash: null });
    const id = await accounts.open('ranked3');
    const gold = { rank: 'Gold', level: 3 };
    expect((await rank(trial, gold)).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'memberId' }] } });
    expect([operatorCodeOf(await rank(id, gold, sam)), operatorCodeOf(await rank(id, gold, cora)), operatorCodeOf(await rank(randomUUID(), gold))]).toEqual(['FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']);
    expect(operatorCodeOf(await ops.call('members:rank', { memberId: id, ...gold, reason }, { token: rita, merchant: SOUTH }))).toBe('NOT_FOUND');
    expect(await stored(id)).toEqual({ rank: null, labels: [] });
  });

  it('writes down what each of two operators found, when they ask at the same time', async () => {
    const id = await accounts.open('ranked4');
    await Promise.all([rank(id, { rank: 'Gold', level: 3 }), rank(id, { rank: 'Silver', level: 2 })]);
    const trail = await trailOf(id);
    const [last, first] = trail.map(({ before, after }) => z.object({ before: withRank, after: withRank }).parse({ before, after }));
    expect([trail.length, first?.before.rank, last?.before.rank, (await stored(id)).rank]).toEqual([2, null, first?.after.rank, last?.after.rank]);
  });

  describe('where cashback goes by ranks', () => {
    const rate = async (rankFrom: number, percent: string, more: object = {}) => {
      const { effect } = await ops.valueOf('cashback:set', { vendor: 'any', category: 'any', rankFrom, percent, reason, ...more }, { token: fred });
      if (effect.outcome === 'waiting') await ops.valueOf('approvals:approve', { approvalId: effect.approvalId ?? '', reason: 'agreed' }, { token: fiona });
    };
    const outcome = async (memberId: string, more: object, token = rita) => (await ops.valueOf('members:rank', { memberId, reason, ...more }, { token })).effect;
    const day = (after: number) => new Date(gateway.clock.now() + after * 86_400_000).toISOString().slice(0, 10);

    it('waits for a second operator where it gives a member more than 2 per cent, and is carried out by the approval', async () => {
      for (const [from, percent] of [[20, '1'], [21, '2'], [22, '5'], [23, '5'], [24, '3']] as const) await rate(from, percent);
      const id = await accounts.open('ranked5');
      expect([(await outcome(id, { rank: 'Silver', level: 20 })).outcome, (await outcome(id, { rank: 'Gold', level: 21 })).outcome]).toEqual(['done', 'done']);
      const order = await outcome(id, { rank: 'Diamond', level: 22, labels: ['whale'] });
      expect(order).toMatchObject({ outcome: 'waiting', needsApproval: true, after: { rank: { name: 'Diamond', level: 22 }, cashbackUpTo: '5' } });
      expect(await stored(id)).toEqual({ rank: { name: 'Gold', level: 21 }, labels: [] });
      const approve = (token: string) => ops.call('approvals:approve', { approvalId: order.approvalId ?? '', reason: 'plays a lot' }, { token });
      expect([operatorCodeOf(await approve(sam)), operatorCodeOf(await approve(fiona))]).toEqual(['FORBIDDEN', 'OK']);
      expect(await stored(id)).toEqual({ rank: { name: 'Diamond', level: 22 }, labels: ['whale'] });
      // What gives no more than the member has, or takes away, waits for nobody.
      for (const asked of [{ rank: 'Emerald', level: 23 }, { labels: [] }, { rank: 'Ruby', level: 24 }, { rank: 'none' }]) expect((await outcome(id, asked)).outcome).toBe('done');
      expect((await outcome(id, { rank: 'Ruby', level: 24 })).outcome).toBe('waiting');
    });

    it('waits as well where the rate is of one vendor, begins on a later day, or held yesterday, which may still be paid', async () => {
      const id = await accounts.open('ranked6');
      await rate(22, 'none');
      await rate(23, 'none');
      await rate(24, 'none');
      await rate(30, '4', { vendor: 'CRC', category: 'FISH' });
      await rate(31, '4.5', { fromDay: day(1) });
      expect([(await outcome(id, { rank: 'Level 28', level: 28 })).outcome, await outcome(id, { rank: 'Level 30', level: 30 }), await outcome(id, { rank: 'Level 31', level: 31 })]).toMatchObject(['done', { outcome: 'waiting', after: { cashbackUpTo: '4' } }, { outcome: 'waiting', after: { cashbackUpTo: '4.5' } }]);
      const set = (fromDay: string, ppm: number | null) => gateway.db.transaction((tx) => createCashback(gateway).rates.set(tx, NORTH, { vendor: '*', category: '*', rankFrom: 29, fromDay, ppm }));
      await set(day(-1), 60_000);
      await set(day(0), null);
      expect(await outcome(id, { rank: 'Level 29', level: 29 })).toMatchObject({ outcome: 'waiting', after: { cashbackUpTo: '6' } });
    });
  });
});
