/**
 * The process that the kill loop of withdrawals kills: asks for withdrawals, sends them to a provider, has them end, takes the callbacks,
 * and resumes what a victim before it left. Prints the id of every withdrawal whose callback it has answered with OK.
 * Arguments: `pglite <folder>` or `postgres <url>`, then the origin of the provider.
 */
import { writeSync } from 'node:fs';
import type { PaymentCallback } from '@livery/contracts';
import { createCashier } from '../src/modules/cashier/index.ts';
import { createWallet } from '../src/modules/wallet/index.ts';
import { createSecrets } from '../src/platform/crypto/index.ts';
import { migrate, openDatabase } from '../src/platform/db/index.ts';
import { migrationsFolder } from '../src/database/migrations-folder.ts';
import { blankDump } from './embedded-dump.ts';
import { PAYMENT_KEY, PROVIDER, signedCallback, testPayoutMethod } from './fake-payments.ts';
import { endPath } from './payments-server.ts';
import { killPorts, KILL_ASKER, KILL_MEMBERS, openKillMember } from './withdrawal-kill.ts';

const [engine, place = '', origin = ''] = process.argv.slice(2);
const db = await openDatabase(engine === 'postgres' ? { engine: 'postgres', url: place, poolSize: 6 } : { engine: 'pglite', dataDir: place, from: await blankDump() });
await migrate(db, migrationsFolder);

const tenant = 'KILL';
const currency = 'PHP';
const silent = (): void => undefined;
const wallet = createWallet({ db, events: { balanceChanged: silent } });
const secrets = createSecrets('a secret for tests, and tests alone');
const cashier = createCashier({ db, wallet, secrets, fetch, changed: silent, log: { warn: silent, error: silent }, withdrawals: killPorts(db, secrets) });
await db.query.insertInto('tenant').values({ id: tenant, brand: tenant, name: tenant }).onConflict((conflict) => conflict.doNothing()).execute();
await wallet.defineCurrency(tenant, { code: currency, exponent: 2, kind: 'money' });
await cashier.providers.set(tenant, { code: PROVIDER, adapter: 'livery', origin, state: 'open' });
await cashier.providers.addKey({ tenant, provider: PROVIDER }, PAYMENT_KEY);
const accounts = new Map<string, string>();
for (const memberId of KILL_MEMBERS) accounts.set(memberId, await openKillMember({ db, wallet, secrets, tenant, currency, memberId }));
writeSync(1, 'ready\n');

const method = testPayoutMethod({ fee: { ppm: 10_000n, fixed: 0n, least: 0n, most: null } });

async function withdrawForever(memberId: string): Promise<never> {
  for (let round = 0; ; round++) {
    const begun = await db.transaction((tx) => cashier.withdrawals.begin(tx, { tenant, memberId, amount: 1_000n, language: 'EN', method, accountId: accounts.get(memberId) ?? '', asker: KILL_ASKER, institutionName: (code) => code }));
    if (typeof begun === 'string') throw new Error(begun);
    await cashier.withdrawals.advance(tenant, begun.id);
    // Every fourth one fails.
    const ended = await fetch(`${origin}${endPath(begun.id, round % 4 === 3 ? 'failed' : 'paid')}`);
    if (!ended.ok) continue;
    const event = (await ended.json()) as PaymentCallback;
    const { url: path, payload: rawBody, headers } = signedCallback({ tenant, provider: PROVIDER }, event, Date.now());
    const given: Readonly<Record<string, string>> = headers;
    const code = await cashier.callback({ tenant, provider: PROVIDER }, { method: 'POST', path, rawBody, header: (name) => given[name] });
    if (code === 'OK') writeSync(1, `${begun.id}\n`);
  }
}
await Promise.all([...KILL_MEMBERS.map(withdrawForever), (async () => {
  for (;;) {
    await cashier.resume();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
})()]);
