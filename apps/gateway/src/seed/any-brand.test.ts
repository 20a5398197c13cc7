import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everything } from '@livery/test-config';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../test-support/database.ts';
import { testFleet } from '../../test-support/test-fleet.ts';
import { createPasswords } from '../modules/auth/index.ts';
import { createMembers, createProfiles } from '../modules/member/index.ts';
import { createSeamlessWallet } from '../modules/seamless-wallet/index.ts';
import { adoptFleet, type Fleet, type Tenants } from '../modules/tenant/index.ts';
import { createWallet, type Wallet } from '../modules/wallet/index.ts';
import { createSecrets } from '../platform/crypto/index.ts';
import { seedDemo } from './index.ts';

const [one] = testFleet.brands;
if (one === undefined) throw new Error('The fleet of tests has no brand.');
const brand = (id: string, language: string, currency: Fleet['brands'][number]['currency']) =>
  ({ ...one, id, name: id, merchantCode: id.toUpperCase(), domains: [`www.${id}.example`], default: id === 'lantern', currency, languages: { offered: [language, 'EN'], default: language, remap: {} } });
/** Brands of no folder: with two, three and no decimals. */
const fleet: Fleet = {
  ...testFleet,
  brands: [brand('lantern', 'CN', { code: 'CNY', symbol: '¥', exponent: 2 }), brand('girih', 'AR', { code: 'KWD', symbol: 'د.ك', exponent: 3 }), brand('whole', 'EN', { code: 'JPY', symbol: '¥', exponent: 0 })],
};

const dataDir = mkdtempSync(join(tmpdir(), 'livery-any-brand-'));
let db: TestDatabase;
let tenants: Tenants;
let wallet: Wallet;
beforeAll(async () => {
  db = await testDatabase({ clock: testClock(Date.UTC(2026, 10, 20, 12)) });
  wallet = createWallet({ db, events: { balanceChanged: () => undefined } });
  tenants = await adoptFleet(fleet, { db, wallet });
}, 180_000);
afterAll(async () => {
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const rows = async <Row>(text: string, ...parameters: unknown[]): Promise<Row[]> => (await db.query.executeQuery<Row>(CompiledQuery.raw(text, parameters))).rows;

describe.runIf(everything())('the demo of a brand of any currency and language', () => {
  it('is there in whole, with books that are even, and names that its readers can read', async () => {
    const silent = () => undefined;
    const vendor = createSeamlessWallet({ db, secrets: createSecrets('a secret for tests, and tests alone'), wallet, log: { warn: silent, error: silent }, ports: { player: async () => undefined, game: async () => undefined } });
    await seedDemo({ db, tenants, passwords: createPasswords(), vendor, vendorOrigin: 'http://vendor.example', dataDir });
    for (const view of ['ledger_drift', 'ledger_imbalance', 'ledger_orphan']) expect(await rows(`select * from ${view}`)).toEqual([]);
    expect(await rows(`select tenant_id, count(*) > 200 as played from game_bet group by 1 order by 1`)).toEqual(['GIRIH', 'LANTERN', 'WHOLE'].map((id) => ({ tenant_id: id, played: true })));
    const named = async (id: string) => {
      const member = await createMembers(db, wallet).byUsername(id, 'demo_member');
      return [member?.nickname, (await createProfiles(db).of(id, member?.id ?? ''))['payeeName']];
    };
    expect([await named('LANTERN'), await named('GIRIH'), await named('WHOLE')]).toEqual([['演示会员', '演示会员'], ['عضو تجريبي', 'عضو تجريبي'], ['Demo Member', 'Demo Member']]);
  }, 300_000);
});
