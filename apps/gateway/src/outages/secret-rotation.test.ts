import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { calls, HPKE_HEADER, HPKE_VERSION, seamlessCalls, type CallSpec, type Envelope, type ResponseOf } from '@livery/contracts';
import { everything, findCaddy } from '@livery/test-config';
import { TOTP } from 'otpauth';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf, OTHER_IP, PASSWORD } from '../../test-support/account-helpers.ts';
import { startCaddy, type Caddy } from '../../test-support/caddy.ts';
import { createCaller, newJti, sealUnder, type OfferedKey } from '../../test-support/caller.ts';
import { testEngine } from '../../test-support/database.ts';
import { freePort } from '../../test-support/free-port.ts';
import type { GatewayProcess } from '../../test-support/gateway-process.ts';
import { writeDist } from '../../test-support/gateway.ts';
import { OWN_SECRET, ownServer, type OwnServer } from '../../test-support/own-server.ts';
import { persistentVendor, type PersistentVendor } from '../../test-support/persistent-vendor.ts';
import { VENDOR_KEY_ID, VENDOR_SECRET } from '../../test-support/player.ts';
import { asLogin, SERVING_LOGIN } from '../../test-support/serving-login.ts';
import { NORTH, testFleet } from '../../test-support/test-fleet.ts';
import { differencesOf, seatPlayers, type SeatedPlayers } from '../../test-support/vendor-books.ts';
import { injectOver, wireClient } from '../../test-support/wire.ts';
import { signedHeaders } from '../modules/seamless-wallet/index.ts';

const program = findCaddy();
const NEXT_SECRET = 'the next secret of the gateways of these tests';
const SECOND_LOGIN = 'livery_app_2';
/** As unless stated: longer than the proxy takes to notice, which asks every second. */
const DRAIN_MS = 5_000;
/** Until the proxy has asked a gateway that is back. */
const NOTICED_MS = 2_000;
const PLAYERS = 4;
const STORY_MS = 600_000;
/** Within which every gateway sees a change of a vendor's keys. */
const KEYS_SEEN_MS = 2_000;

/** Runs a command of the gateway in its environment, while this process goes on; what it printed. */
async function command(program: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(new URL(`../${program}`, import.meta.url)), ...args], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', TRUST_PROXY: 'loopback', LIVERY_SECRET: NEXT_SECRET, ...env },
  });
  return stdout;
}

describe.runIf(testEngine === 'postgres' && everything())('caddy', () => {
  it('is installed', () => {
    expect(program, 'Caddy was not found, so no secret was rotated behind it. Install it (Debian: `apt install caddy`).').toBeDefined();
  });
});

// The steps of docs/operations.md, in their order; each begins where the one before ended.
describe.runIf(testEngine === 'postgres' && program !== undefined && everything())('two gateways behind the proxy of production, under load', () => {
  let server: OwnServer;
  let caddy: Caddy;
  let ports: readonly number[];
  let players: SeatedPlayers;
  let token: string;
  let authenticator: { readonly secret: string; readonly recoveryCodes: readonly string[] };
  let folder: string;
  const serving: GatewayProcess[] = [];
  let env: Readonly<Record<string, string>> = {};
  const vendors: PersistentVendor[] = [];
  let key = { id: VENDOR_KEY_ID, secret: VENDOR_SECRET };

  const begin = (port: number): Promise<GatewayProcess> => server.serve({ PORT: String(port), DRAIN_MS: String(DRAIN_MS), ...env });
  /** Replaces both, one after the other, with what the environment says from now on. */
  async function replaceBoth(changes: Readonly<Record<string, string>>): Promise<void> {
    env = { ...env, ...changes };
    for (const [index, port] of ports.entries()) {
      serving[index]?.terminate();
      expect((await serving[index]?.ended)?.code).toBe(0);
      serving[index] = await begin(port);
      await delay(NOTICED_MS);
    }
  }

  const clients: ReturnType<typeof wireClient>[] = [];
  function callerAt(origin: string): ReturnType<typeof createCaller> {
    const client = wireClient(origin);
    clients.push(client);
    return createCaller(server.gateway, NORTH, injectOver(client.send));
  }
  /** A sealed call from an unknown address, under the key that the first gateway offers now. */
  async function sealedCall<Name extends 'loginV2' | 'loginVerify'>(name: Name, request: object): Promise<Envelope<ResponseOf<Name>>> {
    const origin = serving[0]?.origin ?? '';
    const { method, path }: CallSpec = calls[name];
    const offered = await fetch(`${origin}${calls.cryptoKey.path}`, { headers: { 'x-merchant-code': NORTH } });
    const { value: offeredKey } = (await offered.json()) as { readonly value: OfferedKey };
    const body = await sealUnder(offeredKey, request, { merchantCode: NORTH, method, path, iat: Date.now(), jti: newJti() });
    const headers = { 'content-type': 'application/json', 'x-merchant-code': NORTH, 'x-forwarded-for': OTHER_IP, [HPKE_HEADER]: HPKE_VERSION };
    return (await (await fetch(`${origin}${path}`, { method, headers, body: JSON.stringify(body) })).json()) as Envelope<ResponseOf<Name>>;
  }
  /** Logs in from an unknown address, with a code of the authenticator app or a recovery code; the code of the answer. */
  async function loginWith(method: 'totp' | 'recovery', code: string): Promise<string> {
    const first = await sealedCall('loginV2', { username: 'factored1', password: PASSWORD, type: 'username' });
    if (!first.success || !('secondFactor' in first.value)) throw new Error(`No second factor was asked for: ${JSON.stringify(first)}`);
    const second = await sealedCall('loginVerify', { challengeId: first.value.secondFactor.challengeId, method, code, registerAddress: false });
    return second.success ? 'OK' : second.code;
  }
  const appShows = (): string => new TOTP({ secret: authenticator.secret }).generate();
  /** A code of the app is good once. */
  async function nextStep(): Promise<void> {
    await delay(30_000 - (Date.now() % 30_000) + 50);
  }

  /** Plays and looks at one's own account all the while; nothing may fail. */
  async function withoutAFailure(work: () => Promise<void>): Promise<void> {
    const vendor = persistentVendor({ merchant: NORTH, vendor: players.vendor, key: () => key, origin: () => caddy.origin });
    vendors.push(vendor);
    const playing = players.seats.map((seat) => vendor.play(seat));
    const stop = new AbortController();
    const seen = new Map<string, number>();
    const looking = (async () => {
      const call = callerAt(caddy.origin);
      while (!stop.signal.aborted) {
        const code = await call('memberInfo', {}, { token }).then(codeOf, () => 'no answer');
        seen.set(code, (seen.get(code) ?? 0) + 1);
        await delay(50);
      }
    })();
    await work().finally(() => {
      vendor.stop();
      stop.abort();
    });
    await Promise.all([...playing, looking]);
    expect([...vendor.answers.keys()].toSorted()).toEqual(['200 OK', ...(vendor.answers.has('200 TX_NOT_FOUND') ? ['200 TX_NOT_FOUND'] : [])]);
    expect([...seen.keys()]).toEqual(['OK']);
    expect(vendor.acknowledged.size).toBeGreaterThan(20);
    expect(await differencesOf(server.gateway, players, vendors)).toEqual([]);
  }

  beforeAll(async () => {
    server = await ownServer(['fsync=off'], undefined, { acceptedSecrets: [NEXT_SECRET] });
    folder = mkdtempSync(join(tmpdir(), 'livery-rotation-'));
    ports = [await freePort('localhost'), await freePort('localhost')];
    for (const port of ports) serving.push(await begin(port));
    caddy = await startCaddy(program ?? '', ports.map((port) => `localhost:${port}`));
    players = await seatPlayers(server.gateway, Array.from({ length: PLAYERS }, (_, index) => `rotating${index}`));
    const accounts = accountHelpers(server.gateway);
    const [idler, factored] = [await accounts.open('loggedin1', { type: 1 }), await accounts.open('factored1')];
    const open = (memberId: string) => server.gateway.db.transaction((tx) => server.gateway.sessions.open(tx, NORTH, memberId, '127.0.0.1'));
    token = (await open(idler)).token;
    const own = (await open(factored)).token;
    const { secret } = await accounts.valueOf('totpStart', {}, { token: own });
    const { recoveryCodes } = await accounts.valueOf('totpConfirm', { password: PASSWORD, code: new TOTP({ secret }).generate() }, { token: own });
    authenticator = { secret, recoveryCodes };
  }, STORY_MS);
  afterAll(async () => {
    for (const client of clients) client.close();
    await caddy.stop();
    await server.stop();
    rmSync(folder, { recursive: true });
  }, STORY_MS);

  it('keep every session and secret while LIVERY_SECRET is rotated, but for the recovery codes of before', async () => {
    const [first = '', second = '', third = ''] = authenticator.recoveryCodes;
    const idempotencyKey = randomUUID();
    const order = () => callerAt(caddy.origin)('agentLinkMake', { rate: '0' }, { token, idempotencyKey });
    await withoutAFailure(async () => {
      expect(await loginWith('recovery', first)).toBe('OK');
      const before = await order();
      expect(codeOf(before)).toBe('OK');
      // 1. Every gateway reads what another will write with the next one.
      await replaceBoth({ LIVERY_SECRETS_ACCEPTED: NEXT_SECRET });
      // 2. The next one is the secret, the former one is read.
      await replaceBoth({ LIVERY_SECRET: NEXT_SECRET, LIVERY_SECRETS_ACCEPTED: OWN_SECRET });
      expect(await loginWith('recovery', second)).toBe('OK');
      await nextStep();
      expect(await loginWith('totp', appShows())).toBe('OK');
      expect((await order()).body).toMatchObject({ success: true, value: before.body.success ? before.body.value : undefined });
      // 3. The former one is taken away.
      await replaceBoth({ LIVERY_SECRETS_ACCEPTED: '' });
    });
    // As docs/operations.md says: recovery codes of before are not recognised any more. All else is.
    expect(await loginWith('recovery', third)).toBe('CODE_INVALID');
    await nextStep();
    expect(await loginWith('totp', appShows())).toBe('OK');
  }, STORY_MS);

  it('refuse no call while a key of a vendor is rotated, and refuse the former one once it is revoked', async () => {
    const dist = writeDist(testFleet);
    writeFileSync(join(dist, 'fleet.json'), JSON.stringify(testFleet));
    const operator = (...args: readonly string[]): Promise<string> => command('operator/main.ts', args, { DATABASE_URL: server.gateway.db.servingUrl ?? '', DIST_DIR: dist, DATA_DIR: folder });
    const former = key;
    const file = join(folder, 'new-key.json');
    await withoutAFailure(async () => {
      await operator('vendor-keys:rotate', NORTH, players.vendor, file);
      const made = JSON.parse(readFileSync(file, 'utf8')) as { readonly keyId: string; readonly secret: string };
      // Both are good: the vendor changes over when it likes.
      await delay(KEYS_SEEN_MS);
      key = { id: made.keyId, secret: made.secret };
      await delay(1_000);
      await operator('vendor-keys:revoke', NORTH, players.vendor, former.id);
      await delay(KEYS_SEEN_MS + 500);
    });
    const body = JSON.stringify({ requestId: randomUUID(), ts: Date.now() });
    const { path } = seamlessCalls.balance;
    for (const { origin } of serving) {
      const headers = { 'content-type': 'application/json', ...signedHeaders(former, { method: 'POST', path, vendor: players.vendor, merchant: NORTH, rawBody: body, timestamp: String(Date.now()) }) };
      expect((await fetch(`${origin}${path}`, { method: 'POST', body, headers })).status).toBe(401);
    }
    expect(await operator('vendor-keys:list', NORTH)).toContain(key.id);
    rmSync(dist, { recursive: true });
  }, STORY_MS);

  it('serve on while the login of the database is replaced by another', async () => {
    const admin = new pg.Client({ connectionString: server.gateway.db.url });
    await admin.connect();
    const at = (login: string): string => asLogin(server.gateway.db.url ?? '', login);
    await withoutAFailure(async () => {
      const text = await command('database-command/main.ts', ['login', SECOND_LOGIN], { DATABASE_URL: at(SERVING_LOGIN), DATABASE_MIGRATION_URL: server.gateway.db.url ?? '' });
      await admin.query(text);
      await replaceBoth({ DATABASE_URL: at(SECOND_LOGIN) });
    });
    // As docs/operations.md ends it.
    await admin.query(`drop owned by ${SERVING_LOGIN}; drop role ${SERVING_LOGIN}`);
    expect((await admin.query('select from pg_roles where rolname = $1', [SERVING_LOGIN])).rowCount).toBe(0);
    await admin.end();
  }, STORY_MS);
});
