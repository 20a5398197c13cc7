import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testMethod, signedCallback } from '../../test-support/fake-payments.ts';
import { TEST_SECRET, testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../test-support/test-fleet.ts';
import { createSecrets } from '../platform/crypto/index.ts';
import { commands, OperatorError } from './commands.ts';
import type { OperatorContext } from './operator-context.ts';

let gateway: TestGateway;
let context: OperatorContext;
const folder = mkdtempSync(join(tmpdir(), 'livery-payment-keys-'));

beforeAll(async () => {
  gateway = await testGateway();
  const { db, tenants, wallet } = gateway;
  context = { db, tenants, wallet, secrets: createSecrets(TEST_SECRET), close: async () => undefined };
});
afterAll(async () => {
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (name: string, ...args: string[]) => commands[name]?.run(args, context, '') ?? Promise.reject(new Error(`No command ${name}.`));
const refusal = (attempt: Promise<unknown>) => attempt.then(() => 'done', (error: unknown) => (error instanceof OperatorError ? error.message : error));
const trail = () => gateway.db.query.selectFrom('operator_trail').select(['action', 'after']).where('tenant_id', '=', NORTH).where('subject', '=', 'payment-provider:acme').orderBy('number').execute();

describe('payment-providers and payment-keys', () => {
  it('connect a provider whose callbacks are then taken under its key, and no longer under one that was revoked', async () => {
    await run('payment-providers:set', NORTH, 'acme', 'https://acme.example');
    const path = join(folder, 'key.json');
    expect(await run('payment-keys:add', NORTH, 'acme', path)).toContain('hand it over and delete the file');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const { keyId: id, secret } = JSON.parse(readFileSync(path, 'utf8')) as { keyId: string; secret: string };
    expect(await run('payment-providers:list', NORTH)).toBe(`acme: open, https://acme.example, adapter livery, keys ${id}`);
    const callback = async () => (await gateway.app.inject(signedCallback({ tenant: NORTH, provider: 'acme' }, { eventId: 'e', type: 'pay-in.ended', paymentId: 'p', state: 'expired' }, gateway.clock.now(), { id, secret }))).statusCode;
    expect(await callback()).toBe(200);
    await run('payment-keys:revoke', NORTH, 'acme', id);
    // The command is another process: a gateway reads keys anew after two seconds.
    gateway.clock.advance(2_000);
    expect(await callback()).toBe(401);
    expect((await trail()).map(({ action }) => action)).toEqual(['payment-providers:set', 'payment-keys:add', 'payment-keys:revoke']);
    expect(JSON.stringify(await trail())).not.toContain(secret);
    expect(await run('payment-providers:list', SOUTH)).toBe('There are no payment providers.');
  });

  it('offer no method of a provider that was closed', async () => {
    await gateway.cashier.methods.set(NORTH, testMethod({ provider: 'acme' }));
    const offered = async () => (await gateway.cashier.methods.offered(NORTH, { currency: 'PHP', country: null, rank: 0 })).length;
    expect(await offered()).toBe(1);
    await run('payment-providers:set', NORTH, 'acme', 'https://acme.example', 'closed');
    expect(await offered()).toBe(0);
  });

  it('connect a provider by which members pay each other, which is called nowhere', async () => {
    expect(await run('payment-providers:set', SOUTH, 'members', '-', 'open', 'peer')).toContain('members pay each other');
    // As above: which providers there are is read anew then too.
    gateway.clock.advance(2_000);
    expect(await gateway.cashier.providers.find({ tenant: SOUTH, provider: 'members' })).toEqual({ code: 'members', adapter: 'peer', origin: '', state: 'open' });
  });

  it.each([
    [['payment-providers:set', NORTH, 'acme', '-'], 'is no origin'],
    [['payment-providers:set', NORTH, 'acme', 'http://acme.example'], 'is no origin'],
    [['payment-providers:set', NORTH, 'acme', 'https://acme.example/path'], 'is no origin'],
    [['payment-providers:set', NORTH, 'a b', 'https://acme.example'], 'is no code'],
    [['payment-providers:set', 'NOBODY', 'acme', 'https://acme.example'], 'There is no merchant'],
    [['payment-keys:add', NORTH, 'other', '/tmp/x'], 'is not connected'],
    [['payment-keys:add', NORTH, 'acme'], 'Which file'],
    [['payment-keys:revoke', NORTH, 'acme', 'none'], 'has no valid key'],
  ])('refuse %j', async ([name = '', ...args], message) => {
    expect(await refusal(run(name, ...args))).toContain(message);
  });

  it('add no key where its file cannot be written', async () => {
    const path = join(folder, 'there.json');
    writeFileSync(path, '');
    expect(await refusal(run('payment-keys:add', NORTH, 'acme', path))).toContain('cannot be written');
    expect(await run('payment-providers:list', NORTH)).toContain('keys none');
  });
});
