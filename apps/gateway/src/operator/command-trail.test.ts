import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGateway, TEST_SECRET, type TestGateway } from '../../test-support/gateway.ts';
import { NORTH } from '../../test-support/test-fleet.ts';
import { createTrail, PLATFORM, verifyTrail } from '../modules/operator/index.ts';
import { createSecrets } from '../platform/crypto/index.ts';
import { commands } from './commands.ts';
import type { OperatorContext } from './operator-context.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-command-trail-'));
const KEY_FILE = join(folder, 'key.json');
const SMS = { url: 'https://sms.example/send?account=1', key: 'a key that both sides know, no other' };
const VENDOR = 'LUM';
let gateway: TestGateway;
let context: OperatorContext;

beforeAll(async () => {
  gateway = await testGateway();
  const { db, tenants, wallet } = gateway;
  context = { db, tenants, wallet, secrets: createSecrets(TEST_SECRET), close: async () => undefined };
});
afterAll(async () => {
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (name: string, ...args: string[]) => commands[name]?.run(args, context, 'http://vendor.example') ?? Promise.reject(new Error(`No command ${name}.`));
const rowsOf = async (tenant: string) => (await createTrail(gateway.db).list(tenant, { pageSize: 100 })).rows;
const file = (content: object): string => {
  const path = join(folder, 'input.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
};
const catalogue = { vendors: [{ code: 'ACME', displayName: 'Acme', accountTypeName: 'RNG', origin: 'https://games.example' }], games: [] };

const effects: readonly (readonly [name: string, tenant: string, args: () => string[], row: object])[] = [
  ['games:import', PLATFORM, () => [file(catalogue)], { subject: 'catalogue', after: { vendors: ['ACME'], games: 0 } }],
  ['games:generate', PLATFORM, () => ['3'], { subject: 'catalogue', after: { games: 3 } }],
  ['vendors:state', PLATFORM, () => [VENDOR, 'maintenance'], { subject: `vendor:${VENDOR}`, before: { state: 'open' }, after: { state: 'maintenance' } }],
  ['vendors:bar', PLATFORM, () => [VENDOR, 'FR'], { subject: `vendor:${VENDOR}`, before: { barred: [] }, after: { barred: ['FR'] } }],
  ['vendors:pin', NORTH, () => [NORTH, 'TH', VENDOR], { subject: 'pins:vendor:TH', before: { pinned: [] }, after: { pinned: [VENDOR] } }],
  ['games:pin', NORTH, () => [NORTH, 'TH'], { subject: 'pins:game:TH', after: { pinned: [] } }],
  ['vendors:caps', NORTH, () => [NORTH, VENDOR, 'win=500'], { subject: `vendor:${VENDOR}`, before: { win: 'off' }, after: { win: '500.00' } }],
  ['vendors:version1', NORTH, () => [NORTH, VENDOR, '2999-01-01T00:00Z'], { subject: `vendor:${VENDOR}`, before: { version1Until: null }, after: { version1Until: '2999-01-01T00:00:00.000Z' } }],
  ['vendors:grace', NORTH, () => [NORTH, VENDOR, '2'], { subject: `vendor:${VENDOR}`, before: { graceHours: 24 }, after: { graceHours: 2 } }],
  ['vendor-keys:rotate', NORTH, () => [NORTH, VENDOR, KEY_FILE], { subject: `vendor:${VENDOR}`, after: { key: expect.stringMatching(/^k[0-9a-f]{12}$/) as string } }],
  ['vendor-keys:revoke', NORTH, () => [NORTH, VENDOR, (JSON.parse(readFileSync(KEY_FILE, 'utf8')) as { keyId: string }).keyId], { subject: `vendor:${VENDOR}`, after: { revoked: expect.any(String) as string } }],
  ['messages:provider', NORTH, () => [NORTH, 'sms', file(SMS)], { subject: 'messages:sms', before: { provider: 'of the platform' }, after: { provider: 'own', server: 'https://sms.example' } }],
  ['messages:provider', NORTH, () => [NORTH, 'sms', 'none'], { subject: 'messages:sms', before: { server: 'https://sms.example' }, after: { provider: 'of the platform' } }],
  ['human-check:secret', NORTH, () => [NORTH, file({ secret: 'human check of the north' })], { subject: 'human-check', before: { secret: 'of the platform' }, after: { secret: 'own' } }],
  ['human-check:secret', NORTH, () => [NORTH, 'none'], { subject: 'human-check', before: { secret: 'own' }, after: { secret: 'of the platform' } }],
];

describe('commands of the gateway', () => {
  it.each(effects)('%s adds one row to the trail of %s, which names no operator', async (name, tenant, args, row) => {
    const before = await rowsOf(tenant);
    await run(name, ...args());
    const rows = await rowsOf(tenant);
    expect(rows).toHaveLength(before.length + 1);
    expect(rows[0]).toMatchObject({ operator: null, action: name, reason: 'command of the gateway', ip: '', ...row });
    expect(await verifyTrail(gateway.db, tenant)).toMatchObject({ whole: true, rows: rows.length });
  });

  it('vendors:reopen and vendor-keys:seal add a row to the trail of the merchant', async () => {
    await gateway.db.query.updateTable('vendor_terms').set({ stopped_at: new Date(), stopped_for: 'hour-loss', stopped_net: 5n, stopped_cap: 1n }).where('tenant_id', '=', NORTH).where('vendor', '=', VENDOR).execute();
    await run('vendors:reopen', NORTH, VENDOR);
    expect((await rowsOf(NORTH))[0]).toMatchObject({ action: 'vendors:reopen', before: { stoppedFor: 'hour-loss' }, after: { stoppedFor: null } });
    await gateway.db.query.insertInto('vendor_key').values({ tenant_id: NORTH, vendor: VENDOR, secret: 'p'.repeat(32), changed_at: new Date() }).execute();
    await run('vendor-keys:seal');
    expect((await rowsOf(NORTH))[0]).toMatchObject({ action: 'vendor-keys:seal', subject: `vendor:${VENDOR}` });
    expect((await verifyTrail(gateway.db, NORTH)).whole).toBe(true);
  });

  it('keep secrets and credentials out of the trail', async () => {
    const { secret } = JSON.parse(readFileSync(KEY_FILE, 'utf8')) as { secret: string };
    const trail = JSON.stringify([await rowsOf(NORTH), await rowsOf(PLATFORM)]);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    for (const hidden of [secret, SMS.key, 'account=1']) expect(trail).not.toContain(hidden);
  });

  it.each([
    ['vendors:state', 'NOBODY', 'open'],
    ['vendors:pin', NORTH, 'all', 'NOBODY'],
    ['vendors:reopen', NORTH, VENDOR],
    ['vendor-keys:rotate', NORTH, VENDOR, KEY_FILE],
    ['vendor-keys:revoke', NORTH, VENDOR, 'never'],
    ['games:import', KEY_FILE],
  ])('%s adds no row where it changes nothing', async (name, ...args) => {
    const before = [(await rowsOf(NORTH)).length, (await rowsOf(PLATFORM)).length];
    await expect(run(name, ...args)).rejects.toThrow();
    expect([(await rowsOf(NORTH)).length, (await rowsOf(PLATFORM)).length]).toEqual(before);
  });

  it('takes the effect back where the row cannot be written', async () => {
    const barred = () => gateway.db.query.selectFrom('game_vendor').select('regions_barred').where('code', '=', VENDOR).executeTakeFirstOrThrow();
    const before = await barred();
    // A moment that the column of the trail does not hold.
    const broken: OperatorContext = { ...context, db: { ...gateway.db, clock: { now: () => -8.64e15 } } };
    await expect(commands['vendors:bar']?.run([VENDOR, 'DE'], broken, '')).rejects.toThrow();
    expect(await barred()).toEqual(before);
  });

  it('decide about no held win, which operators do', () => {
    expect(Object.keys(commands).filter((name) => name.startsWith('wins:'))).toEqual(['wins:held']);
  });
});
