/**
 * Measures what logins of one merchant take while the provider of another merchant's human check hangs: fifty members log in at
 * once, with and without a crowd at the other merchant whose logins wait for the provider. Prints one line of JSON, in milliseconds.
 *
 * Arguments: number of rounds of fifty logins, each with and without the crowd.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, openDatabase } from '@livery/gateway';
import { NORTH, SOUTH, testFleet } from '@livery/gateway/test-support';
import { p95 } from '../figures/figure.ts';
import { openClient, type Client } from '../gateway/login-client.ts';
import { ownPostgres } from '../servers/own-postgres.ts';

const LOGINS = 50;
/** Visitors of the other merchant, each with one login under way. */
const CROWD = 32;
/** Wrong passwords after which a login needs the human check. */
const FAILURES = 3;
const PASSWORD = 'Correct-horse-7';
const rounds = Number(process.argv[2] ?? '5');

const server = await ownPostgres();
const db = await openDatabase({ engine: 'postgres', url: server.url, poolSize: 8 });
const distDir = mkdtempSync(join(tmpdir(), 'livery-provider-'));
const asked = { times: 0 };
const provider = createServer(() => void (asked.times += 1));
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
const providerOrigin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
const verifyUrl = `${providerOrigin}/verify`;

const config = { production: false, devEndpoints: false, distDir, vendorOrigin: 'http://vendor.example', trustProxy: true, humanCheckSecret: 'a secret for measuring', defaultPassword: undefined, requestsPerMinute: 10_000_000, providerOrigins: [providerOrigin] };
const gateway = await buildApp({ config, db, fleet: testFleet, secret: 'a secret for measuring, and that alone', log: { level: 'silent' } });
const base = await gateway.app.listen({ port: 0, host: '127.0.0.1' });

async function openMembers(merchant: string, names: readonly string[]): Promise<void> {
  const tenant = gateway.tenants.byMerchant(merchant);
  if (tenant === undefined) throw new Error(`The fleet has no ${merchant}.`);
  const passwordHash = await gateway.passwords.hash(PASSWORD, { tenantId: merchant, ip: '127.0.0.1' });
  for (const username of names) await db.transaction((tx) => gateway.members.open(tx, tenant, { username, type: 0, passwordHash }));
}

const names = Array.from({ length: LOGINS }, (_, index) => `north${index}`);
await openMembers(NORTH, names);
await gateway.settings.set(SOUTH, 'humanCheck', { provider: 'turnstile', siteKey: 'bench', scriptUrl: verifyUrl, verifyUrl });

const login = async (client: Client, username: string, password: string, more: object = {}): Promise<boolean> => {
  const send = await client.sealed('loginV2', { username, password, type: 'username', ...more });
  return send().then(() => true, () => false);
};
let batches = 0;

/** Milliseconds of the slowest but two of fifty logins at once, from an address of their own, since each may log in so often in an hour. */
async function loginsAtOnce(): Promise<number> {
  const here = await openClient(base, NORTH, `203.0.113.${++batches}`);
  const sealed = await Promise.all(names.map((username) => here.sealed('loginV2', { username, password: PASSWORD, type: 'username' })));
  const took = await Promise.all(sealed.map(async (send) => {
    const startedAt = performance.now();
    await send();
    return performance.now() - startedAt;
  }));
  return p95(took);
}

/** The same while a crowd tries without a pause: in each round other people at other addresses, since many failures lock both out. */
async function besideCrowd(round: number): Promise<number> {
  const crowd = Array.from({ length: CROWD }, (_, index) => `south${round}x${index}`);
  await openMembers(SOUTH, crowd);
  const theirs = await Promise.all(crowd.map((_, index) => openClient(base, SOUTH, `198.51.${round}.${index}`)));
  const tries = theirs.map((client, index) => (password: string, more?: object) => login(client, crowd[index] ?? '', password, more));
  for (const attempt of tries) for (let failure = 0; failure < FAILURES; failure++) await attempt('Wrong-guess-1');
  const crowded = { over: false };
  const before = asked.times;
  const trying = tries.map(async (attempt) => {
    while (!crowded.over) {
      await attempt(PASSWORD, { humanToken: 'token' });
      // Refused at once while the provider is paused: people need a moment to press again.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  });
  // A pause of the provider's, after five failures in a row, takes ten seconds.
  for (const until = performance.now() + 15_000; asked.times === before && performance.now() < until; ) await new Promise((resolve) => setTimeout(resolve, 20));
  if (asked.times === before) throw new Error('The provider was not asked.');
  const took = await loginsAtOnce();
  crowded.over = true;
  provider.closeAllConnections();
  await Promise.all(trying);
  return took;
}

await loginsAtOnce();
const [without, beside]: [number[], number[]] = [[], []];
for (let round = 0; round < rounds; round++) {
  without.push(await loginsAtOnce());
  beside.push(await besideCrowd(round));
}
process.stdout.write(`${JSON.stringify({ without, beside })}\n`);
await gateway.close();
await db.close();
server.stop();
provider.closeAllConnections();
provider.close();
rmSync(distDir, { recursive: true, force: true });
