import { randomUUID } from 'node:crypto';
import type { OperatorValueOf } from '@livery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { codeOf, HOME_IP, OTHER_IP } from '../../../test-support/account-helpers.ts';
import { createCaller } from '../../../test-support/caller.ts';
import { testClock } from '../../../test-support/clock.ts';
import type { TestGateway } from '../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../test-support/operator-helpers.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';
import { Problem } from '../../platform/http/index.ts';
import { retention } from '../../platform/retention/index.ts';
import type { Bounds } from './gathering.ts';
import { createRefusals, type RefusedCall } from './refusals.ts';

const HOUR = 3_600_000;
type Listed = OperatorValueOf<'members:refusals'>;

let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let sam: string;
let nina: string;
let serial = 0;

beforeAll(async () => {
  // Late in an hour, so that the next one begins before sessions of operators end.
  ({ gateway, ops, accounts, tokens: { sam } } = await operatorDesk({ sam: ['support'] }, { clock: testClock(Date.UTC(2099, 2, 4, 10, 50)) }));
  nina = await ops.open('nina', ['risk'], [SOUTH]);
});
afterAll(() => gateway.stop());

const tokenOf = async (id: string): Promise<string> => (await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, id, HOME_IP))).token;
async function somebody(type: 0 | 4 = 0) {
  const id = await accounts.open(`refused${++serial}`, { type, passwordHash: null });
  return { id, account: `refused${serial}`, token: await tokenOf(id) };
}
const listed = (request: object = {}, options: object = {}): Promise<Listed> => ops.valueOf('members:refusals', request, { token: sam, ...options });
const rowsOf = async (memberId: string) => (await listed({ memberId })).refusals;
const count = async (where = sql<boolean>`true`): Promise<number> => (await sql<{ n: number }>`select count(*)::int as n from member_refusal where ${where}`.execute(gateway.db.query)).rows[0]?.n ?? -1;
/** Another process's part, with bounds of its own. */
const another = (bounds: Bounds) => createRefusals({ db: gateway.db, addressesKept: async () => true, onError: () => undefined, bounds });
const refused = (memberId: string, call: RefusedCall['call'], changes: Partial<RefusedCall> = {}): RefusedCall =>
  ({ tenant: NORTH, member: { id: memberId, type: 0 }, call, problem: new Problem('NOT_FOUND'), ip: HOME_IP, ...changes });

describe('a refused call', () => {
  it('is counted by member, hour, call, code and field, in groups', async () => {
    const { id, account, token } = await somebody();
    const hour = new Date(gateway.clock.now() - (gateway.clock.now() % HOUR)).toISOString();
    const firstAt = new Date(gateway.clock.now()).toISOString();
    const ask = (ip: string) => accounts.call('withdrawalOne', { id: randomUUID() }, { token, ip });
    for (const ip of [HOME_IP, HOME_IP]) expect(codeOf(await ask(ip))).toBe('NOT_FOUND');
    expect(await count(sql`member_id = ${id}`)).toBe(0);
    await gateway.refusals.flush();
    expect(await rowsOf(id)).toEqual([{ id: expect.any(String) as string, hour, memberId: id, account, call: 'withdrawalOne', code: 'NOT_FOUND', field: null, times: 2, firstAt, lastAt: firstAt, ip: HOME_IP }]);
    gateway.clock.advance(1_000);
    expect(codeOf(await ask(OTHER_IP))).toBe('NOT_FOUND');
    expect(codeOf(await accounts.call('withdrawalOne', { id: 'no id' }, { token }))).toBe('VALIDATION_FAILED');
    await gateway.refusals.flush();
    expect(await rowsOf(id)).toMatchObject([{ code: 'VALIDATION_FAILED', field: 'id', times: 1 }, { code: 'NOT_FOUND', times: 3, firstAt, lastAt: new Date(gateway.clock.now()).toISOString(), ip: OTHER_IP }]);
    gateway.clock.advance(HOUR - (gateway.clock.now() % HOUR));
    expect(codeOf(await accounts.call('withdrawalOne', { id: randomUUID() }, { token: await tokenOf(id) }))).toBe('NOT_FOUND');
    await gateway.refusals.flush();
    expect((await rowsOf(id)).map(({ code, times }) => [code, times])).toEqual([['NOT_FOUND', 1], ['VALIDATION_FAILED', 1], ['NOT_FOUND', 3]]);
  });

  it('is not kept where it tells of nothing: an ended session, nobody, a trial account, what works', async () => {
    await gateway.refusals.flush();
    const before = await count();
    const [{ token }, trial] = [await somebody(), await somebody(4)];
    expect(codeOf(await accounts.call('memberInfo', {}, { token }))).toBe('OK');
    expect(codeOf(await accounts.call('memberInfo', {}, { token: 'x'.repeat(43) }))).toBe('NOT_LOGGED_IN');
    expect(codeOf(await accounts.call('memberInfo', {}, { token, merchantCode: SOUTH }))).toBe('NOT_LOGGED_IN');
    expect(codeOf(await accounts.call('withdrawalOne', { id: 'no id' }))).toBe('NOT_LOGGED_IN');
    expect(codeOf(await accounts.call('agentContract', { id: randomUUID() }, { token: trial.token }))).not.toBe('OK');
    await accounts.valueOf('logout', {}, { token });
    expect(codeOf(await accounts.call('memberInfo', {}, { token }))).toBe('SESSION_EXPIRED');
    await gateway.refusals.flush();
    expect(await count()).toBe(before);
  });

  it('is kept when its body is too long to be read, and when an open call is made by somebody who is logged in', async () => {
    const { id, token } = await somebody();
    expect(codeOf(await accounts.call('uploadImage', { purpose: 'avatar', data: 'A'.repeat(12_000_000) }, { token }))).toBe('PAYLOAD_TOO_LARGE');
    expect(codeOf(await accounts.call('affiliate', { code: '' }, { token }))).toBe('VALIDATION_FAILED');
    await gateway.refusals.flush();
    expect((await rowsOf(id)).map(({ call, code }) => [call, code])).toEqual([['affiliate', 'VALIDATION_FAILED'], ['uploadImage', 'PAYLOAD_TOO_LARGE']]);
  });

  it('has no address where the merchant’s log states none', async () => {
    const { id, token } = await somebody();
    await gateway.settings.set(NORTH, 'logAddresses', false);
    try {
      await accounts.call('withdrawalOne', { id: randomUUID() }, { token, ip: HOME_IP });
      await gateway.refusals.flush();
      expect(await rowsOf(id)).toMatchObject([{ ip: null }]);
    } finally {
      await gateway.settings.set(NORTH, 'logAddresses', true);
    }
  });
});

describe('a flood of refused calls', () => {
  it('makes no more rows of a member and hour than are named, and one, by however many gateways', async () => {
    const { id } = await somebody();
    const bounds = { kindsOfMember: 5, ofMerchant: 100, ofAll: 100 };
    const calls = ['memberInfo', 'balance', 'inbox', 'withdrawals', 'withdrawalOne', 'depositOne', 'sessions', 'profile'] as const;
    const [one, two] = [another(bounds), another(bounds)];
    for (let round = 0; round < 50; round++) {
      for (const call of calls.slice(0, 6)) one.note(refused(id, call));
      for (const call of calls.slice(4)) two.note(refused(id, call));
      await one.flush();
      await two.flush();
    }
    const rows = await rowsOf(id);
    expect(rows).toHaveLength(6);
    expect(rows.map(({ call, times }) => [call, times])).toContainEqual([null, 200]);
    expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(500);
    expect(rows.find(({ call }) => call === null)).toMatchObject({ code: null, field: null });
  });

  it('waits in memory in no more rows than a merchant has room for, and says in a figure what was left out', async () => {
    const members = Array.from({ length: 700 }, () => randomUUID());
    const refusals = another({ kindsOfMember: 50, ofMerchant: 500, ofAll: 2_000 });
    for (const id of members) refusals.note(refused(id, 'withdrawalOne'));
    await refusals.flush();
    expect(await count(sql`member_id = any(${members}::uuid[])`)).toBe(500);
    expect(refusals.leftOut.get(NORTH)).toBe(200);
  });

  it('is written by two gateways at once without one waiting for the other in a circle', async () => {
    const members = Array.from({ length: 40 }, () => randomUUID());
    const gateways = Array.from({ length: 4 }, () => another({ kindsOfMember: 50, ofMerchant: 500, ofAll: 2_000 }));
    for (const [index, refusals] of gateways.entries()) for (const id of index % 2 === 0 ? members : members.toReversed()) refusals.note(refused(id, 'withdrawalOne'));
    await Promise.all(gateways.map((refusals) => refusals.flush()));
    expect((await sql<{ times: number }>`select times from member_refusal where member_id = any(${members}::uuid[])`.execute(gateway.db.query)).rows.map(({ times }) => times)).toEqual(members.map(() => 4));
  });
});

describe('what was noted', () => {
  it('is written every five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { id } = await somebody();
    const refusals = another({ kindsOfMember: 50, ofMerchant: 500, ofAll: 2_000 });
    refusals.start();
    refusals.note(refused(id, 'withdrawalOne'));
    vi.advanceTimersByTime(4_999);
    await refusals.flush();
    refusals.note(refused(id, 'withdrawalOne'));
    vi.advanceTimersByTime(1);
    await vi.waitFor(async () => expect(await rowsOf(id)).toMatchObject([{ times: 2 }]));
    await refusals.stop();
  });
});

describe('what could not be written', () => {
  it('is kept for the next time', async () => {
    const { id } = await somebody();
    const refusals = another({ kindsOfMember: 50, ofMerchant: 500, ofAll: 2_000 });
    const broken = vi.spyOn(gateway.db, 'query', 'get').mockImplementation(() => {
      throw new Error('the database is away');
    });
    refusals.note(refused(id, 'withdrawalOne'));
    await expect(refusals.flush()).rejects.toThrow('away');
    broken.mockRestore();
    refusals.note(refused(id, 'withdrawalOne'));
    await refusals.flush();
    expect(await rowsOf(id)).toMatchObject([{ times: 2 }]);
  });
});

describe('members:refusals', () => {
  it('returns pages over the merchant, newest first, by code and call', async () => {
    const { id, token } = await somebody();
    const other = await somebody();
    for (const call of ['withdrawalOne', 'depositOne', 'agentContract'] as const) await accounts.call(call, { id: randomUUID() }, { token });
    await accounts.call('withdrawalOne', { id: randomUUID() }, { token: other.token });
    await gateway.refusals.flush();
    const first = await listed({ pageSize: 2 });
    expect(first.refusals.map(({ memberId, call, code }) => [memberId, call, code])).toEqual([[other.id, 'withdrawalOne', 'NOT_FOUND'], [id, 'agentContract', 'NOT_AN_AGENT']]);
    const second = await listed({ pageSize: 2, before: first.next ?? '' });
    expect(second.refusals.map(({ memberId, call }) => [memberId, call])).toEqual([[id, 'depositOne'], [id, 'withdrawalOne']]);
    expect((await listed({ code: 'NOT_AN_AGENT', pageSize: 1 })).refusals).toMatchObject([{ memberId: id, account: `refused${serial - 1}`, call: 'agentContract' }]);
    expect((await listed({ call: 'depositOne', memberId: id })).refusals).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await listed({ memberId: other.id })).toMatchObject({ refusals: [{ call: 'withdrawalOne' }], next: null });
    for (const wrong of [{ call: 'toString' }, { code: 'OK' }, { before: 'x' }, { pageSize: 0 }]) expect(operatorCodeOf(await ops.call('members:refusals', wrong, { token: sam }))).toBe('VALIDATION_FAILED');
  });

  it('returns nothing of another merchant', async () => {
    const { id, token } = await somebody();
    await accounts.call('withdrawalOne', { id: randomUUID() }, { token });
    await gateway.refusals.flush();
    expect(await listed({}, { token: nina, merchant: SOUTH })).toEqual({ refusals: [], next: null });
    expect(operatorCodeOf(await ops.call('members:refusals', {}, { token: nina, merchant: NORTH }))).toBe('MERCHANT_FORBIDDEN');
    expect(operatorCodeOf(await ops.call('members:refusals', { memberId: id }, { token: nina, merchant: SOUTH }))).toBe('NOT_FOUND');
    expect(await rowsOf(id)).toHaveLength(1);
  });
});

describe('time and the end of a gateway', () => {
  it('deletes what is older than it is kept, and nothing younger', async () => {
    const { id } = await somebody();
    const rows = another({ kindsOfMember: 50, ofMerchant: 500, ofAll: 2_000 });
    rows.note(refused(id, 'withdrawalOne'));
    await rows.flush();
    const hour = gateway.clock.now() - (gateway.clock.now() % HOUR);
    gateway.clock.advance(hour + retention.member_refusal.keepMs - 1 - gateway.clock.now());
    await gateway.sweep();
    expect(await count(sql`member_id = ${id}`)).toBe(1);
    gateway.clock.advance(1);
    await gateway.sweep();
    expect(await count(sql`member_id = ${id}`)).toBe(0);
  });

  it('is written when the gateway closes', async () => {
    const { id, token } = await somebody();
    expect(codeOf(await createCaller(gateway, NORTH)('withdrawalOne', { id: randomUUID() }, { token }))).toBe('NOT_FOUND');
    await gateway.close();
    expect(await count(sql`member_id = ${id}`)).toBe(1);
  });
});
