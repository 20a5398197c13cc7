import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../../test-support/database.ts';
import { NORTH, SOUTH, testFleet } from '../../../../test-support/test-fleet.ts';
import { adoptFleet } from '../../tenant/index.ts';
import { createWallet } from '../../wallet/index.ts';
import { setPins } from '../offers/pins.ts';
import { createCatalogueCache } from './catalogue-cache.ts';
import { setVendorPolicy } from '../offers/vendor-policy.ts';
import { offerCatalogue, writeCatalogue } from '../offers/write-catalogue.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  const tenants = await adoptFleet(testFleet, { db, wallet: createWallet({ db, events: { balanceChanged: () => undefined } }) });
  await writeCatalogue(db, 'http://vendor.example');
  for (const tenant of tenants.all()) await offerCatalogue(db, tenant);
});
afterAll(() => db.close());

const run = (text: string, values: unknown[] = []) => db.query.executeQuery(CompiledQuery.raw(text, values));

describe('createCatalogueCache', () => {
  it('is read again by every gateway when its tables have changed, and only then', async () => {
    const [one, other] = [createCatalogueCache(db), createCatalogueCache(db)];
    const [north, south] = [await one(NORTH), await one(SOUTH)];
    expect(await one(NORTH)).toBe(north);
    const code = north.games[3]!.code;

    const changes: readonly (readonly [string, () => Promise<unknown>, ofEveryone: boolean])[] = [
      ['an offer', () => run('update tenant_game set enabled = false where tenant_id = $1 and game_code = $2', [NORTH, code]), false],
      ['a vendor on offer', () => run(`update tenant_vendor set enabled = false where tenant_id = $1 and vendor_code = 'PPY'`, [NORTH]), false],
      ['a pin', () => setPins(db, NORTH, 'game', 'TH', [code]), false],
      ['a pin taken away', () => setPins(db, NORTH, 'game', 'TH', []), false],
      ['a vendor of the catalogue', () => setVendorPolicy(db.query, 'LUM', { state: 'maintenance' }), true],
      ['a game of the catalogue', () => run('update game set name = name where code = $1', [code]), true],
    ];
    for (const [what, change, ofEveryone] of changes) {
      const before = [await one(NORTH), await other(NORTH), await one(SOUTH)];
      await change();
      const after = [await one(NORTH), await other(NORTH), await one(SOUTH)];
      expect(after.map((catalogue, index) => catalogue !== before[index]), what).toEqual([true, true, ofEveryone]);
    }
    const changed = await other(NORTH);
    expect(changed.games.some((game) => game.code === code || game.vendor === 'PPY')).toBe(false);
    expect(changed.games.find(({ vendor }) => vendor === 'LUM')?.vendorState).toBe('maintenance');
    expect((await one(SOUTH)).games).toHaveLength(south.games.length);
  });

  it('is read again after a failed read', async () => {
    // The version is read first, then the games, which fail once.
    let reads = 0;
    const away = { selectFrom: () => { throw new Error('away'); } };
    const flaky = new Proxy(db, { get: (target, key): unknown => (key === 'query' && ++reads === 2 ? away : Reflect.get(target, key)) });
    const catalogues = createCatalogueCache(flaky);
    await expect(catalogues(NORTH)).rejects.toThrow('away');
    expect((await catalogues(NORTH)).games.length).toBeGreaterThan(100);
  });
});
