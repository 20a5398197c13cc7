import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PASSWORD } from '../../../../test-support/account-helpers.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { SOUTH } from '../../../../test-support/test-fleet.ts';

const reason = 'ticket 33: plays a lot';
let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let rita: string;
let cora: string;
let sam: string;

beforeAll(async () => {
  ({ gateway, ops, accounts, tokens: { rita, cora, sam } } = await operatorDesk({ rita: ['risk'], cora: ['content'], sam: ['support', 'finance'] }));
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
});
