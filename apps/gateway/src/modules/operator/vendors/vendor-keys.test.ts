import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';

const VENDOR = 'LUM';
const HOUR = 3_600_000;
const lines: string[] = [];
let gateway: TestGateway;
let ops: OperatorHelpers;
let admin: string;
let second: string;

beforeAll(async () => {
  ({ gateway, ops, tokens: { ada: admin, second } } = await operatorDesk({ ada: ['admin', 'risk'], second: ['admin'] }, { log: { level: 'debug', stream: { write: (line) => void lines.push(line) } } }));
});
afterAll(() => gateway.stop());

const reason = 'ticket 4711';
const call = (request: object, token = admin) => ops.call('vendor-keys:rotate', { vendor: VENDOR, reason, ...request }, { token });
const ask = async (more: object = {}) => (await ops.valueOf('vendor-keys:rotate', { vendor: VENDOR, reason, ...more }, { token: admin })).effect.approvalId ?? '';
const approve = (approvalId: string, token = second) => ops.call('approvals:approve', { approvalId, reason: 'asked the vendor' }, { token });
/** Asks for a key, has it approved, and makes it. */
async function rotate(more: object = {}) {
  const approvalId = await ask(more);
  expect(operatorCodeOf(await approve(approvalId))).toBe('OK');
  const { key } = await ops.valueOf('vendor-keys:rotate', { vendor: VENDOR, reason, approvalId, ...more }, { token: admin });
  if (key === null) throw new Error('The rotation still waits.');
  return key;
}
/** The secrets that calls of the vendor are held against, through the cache of this gateway. */
const trusted = async (merchant = NORTH) => (await gateway.vendor.trustOf(merchant, VENDOR)).keys.map(({ secret }) => secret);
const stateOf = async (id: string) => (await ops.valueOf('vendor-keys:list', { vendor: VENDOR }, { token: admin })).keys.find((key) => key.id === id)?.state;

describe('vendor-keys:rotate', () => {
  it('makes a key that is taken at once beside the former one, until the grace is over', async () => {
    const first = await rotate();
    expect(await trusted()).toContain(first.secret);
    await ops.valueOf('vendors:grace', { vendor: VENDOR, hours: 2, reason }, { token: admin });
    const second = await rotate();
    expect(await trusted()).toEqual([second.secret, first.secret]);
    expect(await trusted(SOUTH)).not.toContain(second.secret);
    expect(Date.parse(second.formerUntil) - Date.parse(second.validFrom)).toBe(2 * HOUR);
    gateway.clock.advance(10 * 60_000);
    const later = await rotate({ validFrom: new Date(gateway.clock.now() + HOUR).toISOString() });
    expect([await stateOf(later.id), await trusted()]).toEqual(['scheduled', [second.secret, first.secret]]);
  });

  it('answers the secret once, and has it neither in the trail nor in a log nor in the list', async () => {
    const { id, secret } = await rotate();
    const { entries } = await ops.valueOf('trail:list', { action: 'vendor-keys:rotate', pageSize: 1 }, { token: admin });
    expect(entries[0]).toMatchObject({ operator: 'ada', subject: `vendor:${VENDOR}`, reason, after: { key: id } });
    const { rows } = await sql<{ text: string }>`select trail::text as text from operator_trail trail`.execute(gateway.db.query);
    const list = JSON.stringify(await ops.valueOf('vendor-keys:list', {}, { token: admin }));
    expect([rows.length > 0, lines.length > 0, list.includes(id)]).toEqual([true, true, true]);
    for (const text of [...rows.map((row) => row.text), ...lines, list]) expect(text).not.toContain(secret);
  });

  it('makes no key before a second admin has approved it, and then shows it once to whoever asked', async () => {
    const asked = await ops.valueOf('vendor-keys:rotate', { vendor: VENDOR, reason }, { token: admin });
    const keys = await trusted();
    expect(asked).toMatchObject({ key: null, effect: { outcome: 'waiting', needsApproval: true } });
    const approvalId = asked.effect.approvalId ?? '';
    expect(operatorCodeOf(await call({ approvalId }))).toBe('STATE_CONFLICT');
    expect(operatorCodeOf(await approve(approvalId, admin))).toBe('OWN_APPROVAL');
    expect(operatorCodeOf(await approve(approvalId, await ops.open('fin', ['finance'])))).toBe('FORBIDDEN');
    const approved = await approve(approvalId);
    expect(approved.body).toMatchObject({ success: true, value: { effect: { after: { state: 'approved', toBeCarriedOutBy: 'ada' } } } });
    expect(await trusted()).toEqual(keys);
    expect([operatorCodeOf(await call({ approvalId }, second)), operatorCodeOf(await call({ approvalId, vendor: 'NBM' }))]).toEqual(['NOT_FOUND', 'STATE_CONFLICT']);
    const answers = await Promise.all([call({ approvalId }), call({ approvalId }), call({ approvalId })]);
    expect(answers.map(operatorCodeOf).toSorted()).toEqual(['APPROVAL_DECIDED', 'APPROVAL_DECIDED', 'OK']);
    const made = answers.find(({ body }) => body.success)?.body;
    const secret = made?.success === true ? (made.value.key?.secret ?? '') : '';
    expect(await trusted()).toContain(secret);
    const { rows } = await sql<{ text: string }>`select approval::text as text from operator_approval approval`.execute(gateway.db.query);
    for (const { text } of rows) expect(text).not.toContain(secret);
    const { entries } = await ops.valueOf('trail:list', { pageSize: 3 }, { token: admin });
    expect(entries.map(({ operator, action }) => [operator, action])).toEqual([['ada', 'vendor-keys:rotate'], ['second', 'approvals:approve'], ['ada', 'vendor-keys:rotate:request']]);
    expect(entries[0]?.after).toMatchObject({ approval: approvalId, approvedBy: 'second' });
    const { approvals } = await ops.valueOf('approvals:list', { state: 'approved' }, { token: admin });
    expect(approvals.find(({ id }) => id === approvalId)?.carriedOutAt).toBe(new Date(gateway.clock.now()).toISOString());
  });

  it('makes none with an approval that was refused, or is a day old', async () => {
    const refused = await ask();
    await ops.valueOf('approvals:refuse', { approvalId: refused, reason: 'why now?' }, { token: second });
    expect(operatorCodeOf(await call({ approvalId: refused }))).toBe('APPROVAL_DECIDED');
    const late = await ask();
    await approve(late);
    await gateway.db.query.updateTable('operator_approval').set({ expires_at: new Date(gateway.clock.now()) }).where('id', '=', late).execute();
    expect(operatorCodeOf(await call({ approvalId: late }))).toBe('APPROVAL_EXPIRED');
  });

  it('rejects a vendor that is not there', async () => {
    expect(operatorCodeOf(await ops.call('vendor-keys:rotate', { vendor: 'NOBODY', reason }, { token: admin }))).toBe('NOT_FOUND');
    expect((await ops.valueOf('vendor-keys:list', { vendor: 'NOBODY' }, { token: admin })).keys).toEqual([]);
  });
});

describe('vendor-keys:revoke', () => {
  it('ends a key at once, and once', async () => {
    const { id, secret } = await rotate();
    expect(await trusted()).toContain(secret);
    const revoke = (keyId: string, merchant = NORTH) => ops.call('vendor-keys:revoke', { vendor: VENDOR, keyId, reason }, { token: admin, merchant });
    expect(operatorCodeOf(await revoke(id, SOUTH))).toBe('NOT_FOUND');
    const { body } = await revoke(id);
    if (!body.success) throw new Error(body.message);
    expect(body).toMatchObject({ value: { effect: { subject: `vendor:${VENDOR}`, before: { keys: expect.arrayContaining([id]) as string[] }, after: { revoked: id } } } });
    expect(body.value.effect.after['keys']).not.toContain(id);
    expect([(await trusted()).includes(secret), await stateOf(id)]).toEqual([false, 'revoked']);
    expect([operatorCodeOf(await revoke(id)), operatorCodeOf(await revoke('no-such-key'))]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });
});

describe('vendors:version1', () => {
  it('takes signatures of version 1 until a moment that a second admin approved, and none after "off" at once', async () => {
    const version1 = async () => (await gateway.vendor.trustOf(NORTH, VENDOR)).version1;
    const set = (until: string) => ops.valueOf('vendors:version1', { vendor: VENDOR, until, reason }, { token: admin });
    const trail = async () => (await ops.valueOf('trail:list', { action: 'vendors:version1', pageSize: 1 }, { token: admin })).entries[0];
    await rotate();
    const until = new Date(gateway.clock.now() + HOUR).toISOString();
    const { effect } = await set(until);
    expect([effect.outcome, await version1()]).toEqual(['waiting', false]);
    expect([operatorCodeOf(await approve(effect.approvalId ?? '', admin)), operatorCodeOf(await approve(effect.approvalId ?? ''))]).toEqual(['OWN_APPROVAL', 'OK']);
    expect([await version1(), await trail()]).toMatchObject([true, { operator: 'ada', after: { version1Until: until, approvedBy: 'second' } }]);
    expect((await set('off')).effect).toMatchObject({ before: { version1Until: until }, after: { version1Until: null, graceHours: 2 } });
    expect(await version1()).toBe(false);
    const { terms } = await ops.valueOf('vendor-keys:list', { vendor: VENDOR }, { token: admin });
    expect(terms).toEqual([{ vendor: VENDOR, version1Until: null, graceHours: 2 }]);
    expect(operatorCodeOf(await ops.call('vendors:version1', { vendor: VENDOR, until: 'tomorrow', reason }, { token: admin }))).toBe('VALIDATION_FAILED');
  });
});
