import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { operatorCodeOf, operatorHelpers } from '../../../../test-support/operator-helpers.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';

const VENDOR = 'LUM';
const HOUR = 3_600_000;
const lines: string[] = [];
let gateway: TestGateway;
let ops: ReturnType<typeof operatorHelpers>;
let admin: string;

beforeAll(async () => {
  gateway = await testGateway({ log: { level: 'debug', stream: { write: (line) => void lines.push(line) } } });
  ops = operatorHelpers(gateway);
  admin = await ops.open('ada', ['admin', 'risk']);
});
afterAll(() => gateway.stop());

const reason = 'ticket 4711';
const rotate = async (more: object = {}) => (await ops.valueOf('vendor-keys:rotate', { vendor: VENDOR, reason, ...more }, { token: admin })).key;
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
  it('takes signatures of version 1 until a moment, and none after "off"', async () => {
    const version1 = async () => (await gateway.vendor.trustOf(NORTH, VENDOR)).version1;
    const set = (until: string) => ops.valueOf('vendors:version1', { vendor: VENDOR, until, reason }, { token: admin });
    await rotate();
    const until = new Date(gateway.clock.now() + HOUR).toISOString();
    expect((await set(until)).effect).toMatchObject({ after: { version1Until: until } });
    expect(await version1()).toBe(true);
    expect((await set('off')).effect).toMatchObject({ before: { version1Until: until }, after: { version1Until: null, graceHours: 2 } });
    expect(await version1()).toBe(false);
    const { terms } = await ops.valueOf('vendor-keys:list', { vendor: VENDOR }, { token: admin });
    expect(terms).toEqual([{ vendor: VENDOR, version1Until: null, graceHours: 2 }]);
    expect(operatorCodeOf(await ops.call('vendors:version1', { vendor: VENDOR, until: 'tomorrow', reason }, { token: admin }))).toBe('VALIDATION_FAILED');
  });
});
