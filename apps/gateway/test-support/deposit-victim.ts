/**
 * The process that the kill loop of deposits kills: begins deposits, opens them at a provider, has them paid, takes the callbacks,
 * and resumes what a victim before it left. Prints the id of every deposit whose callback it has answered with OK.
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
import { PAYMENT_KEY, PROVIDER, signedCallback, testMethod } from './fake-payments.ts';
import { payPath } from './payments-server.ts';

const [engine, place = '', origin = ''] = process.argv.slice(2);
const db = await openDatabase(engine === 'postgres' ? { engine: 'postgres', url: place, poolSize: 6 } : { engine: 'pglite', dataDir: place, from: await blankDump() });
await migrate(db, migrationsFolder);

const tenant = 'KILL';
const currency = 'PHP';
const silent = (): void => undefined;
const wallet = createWallet({ db, events: { balanceChanged: silent } });
const cashier = createCashier({ db, wallet, secrets: createSecrets('a secret for tests, and tests alone'), fetch, changed: silent, log: { warn: silent, error: silent } });
await db.query.insertInto('tenant').values({ id: tenant, brand: tenant, name: tenant }).onConflict((conflict) => conflict.doNothing()).execute();
await wallet.defineCurrency(tenant, { code: currency, exponent: 2, kind: 'money' });
// Members of its own: a member begins a hundred deposits a day, and a hundred victims begin more.
const members = ['a', 'b', 'c'].map((name) => `${name}-${process.pid}`);
for (const member of members) await wallet.openAccount(tenant, { owner: `member:${member}`, currency, kind: 'real' });
await cashier.providers.set(tenant, { code: PROVIDER, adapter: 'livery', origin, state: 'open' });
await cashier.providers.addKey({ tenant, provider: PROVIDER }, PAYMENT_KEY);
writeSync(1, 'ready\n');

const method = testMethod({ openMost: 50, fee: { ppm: 10_000n, fixed: 0n, least: 0n, most: null } });

async function payForever(memberId: string): Promise<never> {
  for (let round = 0; ; round++) {
    const deposit = await db.transaction((tx) => cashier.begin(tx, { tenant, memberId, amount: 10_000n, language: 'EN', method, returnUrl: () => 'http://localhost/' }));
    if (typeof deposit === 'string') {
      // Deposits of victims before it wait: they are carried on.
      await cashier.resume();
      await db.query.updateTable('deposit').set({ state: 'cancelled', changed_at: new Date() }).where('state', 'in', ['created']).where('created_at', '<', new Date(Date.now() - 2_000)).execute();
      continue;
    }
    await cashier.advance(tenant, deposit.id);
    // Every fourth payer pays half of it.
    const paid = await fetch(`${origin}${payPath(deposit.id, round % 4 === 3 ? '5000' : undefined)}`);
    if (!paid.ok) continue;
    const event = (await paid.json()) as PaymentCallback;
    const { url: path, payload: rawBody, headers } = signedCallback({ tenant, provider: PROVIDER }, event, Date.now());
    const given: Readonly<Record<string, string>> = headers;
    const code = await cashier.callback({ tenant, provider: PROVIDER }, { method: 'POST', path, rawBody, header: (name) => given[name] });
    if (code === 'OK') writeSync(1, `${deposit.id}\n`);
  }
}
await Promise.all([...members.map(payForever), (async () => {
  for (;;) {
    await cashier.resume();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
})()]);
