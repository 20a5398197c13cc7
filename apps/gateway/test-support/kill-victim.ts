/**
 * The process the kill loop kills: posts as fast as it can and prints the key of every acknowledged post.
 * Arguments: `pglite <folder>` or `postgres <url>`, then a name that makes its keys its own.
 */
import { writeSync } from 'node:fs';
import { createWallet } from '../src/modules/wallet/index.ts';
import { migrate, openDatabase, SERVING_ROLE, type Database } from '../src/platform/db/index.ts';
import { blankDump } from './embedded-dump.ts';
import { migrationsFolder } from '../src/database/migrations-folder.ts';
import { createServingLogin } from './serving-login.ts';

const [engine, place = '', name = ''] = process.argv.slice(2);
const owner = await openDatabase(engine === 'postgres' ? { engine: 'postgres', url: place, poolSize: 1 } : { engine: 'pglite', dataDir: place, from: await blankDump() });
await migrate(owner, migrationsFolder);

async function serving(): Promise<Database> {
  if (engine !== 'postgres') {
    await owner.restrict(SERVING_ROLE);
    return owner;
  }
  await owner.close();
  return openDatabase({ engine: 'postgres', url: await createServingLogin(place), poolSize: 4 });
}
const db = await serving();

const tenant = 'KILL';
const currency = 'CUR';
const wallet = createWallet({ db, events: { balanceChanged: () => undefined } });
await db.query
  .insertInto('tenant')
  .values({ id: tenant, brand: tenant, name: tenant })
  .onConflict((conflict) => conflict.doNothing())
  .execute();
await wallet.defineCurrency(tenant, { code: currency, exponent: 2, kind: 'money' });
const house = await wallet.openAccount(tenant, { owner: 'house:welcome', currency, kind: 'real' });
const members = await Promise.all(
  ['a', 'b', 'c', 'd'].map((member) => wallet.openAccount(tenant, { owner: `member:${member}`, currency, kind: 'real' })),
);
writeSync(1, 'ready\n');

async function postForever(worker: number): Promise<never> {
  for (let round = 0; ; round++) {
    const [first = '', second = ''] = [members[(worker + round) % 4], members[(worker + round + 1) % 4]];
    const key = `${name}/${worker}/${round}`;
    const legs = [
      { debit: house, credit: first, amount: 2n },
      { debit: first, credit: second, amount: 1n },
    ];
    await wallet.post({ tenant, key, reason: 'kill', legs });
    writeSync(1, `${key}\n`);
  }
}
await Promise.all([0, 1, 2, 3].map(postForever));
