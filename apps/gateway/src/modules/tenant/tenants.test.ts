import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { NORTH, SOUTH, testFleet } from '../../../test-support/test-fleet.ts';
import { tenantOfHost } from '../../platform/http/index.ts';
import { createWallet } from '../wallet/index.ts';
import { adoptFleet, directoryOf, readFleet, type Fleet } from './index.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const adopt = (fleet: Fleet) => adoptFleet(fleet, { db, wallet: createWallet({ db, events: { balanceChanged: () => undefined } }) });
const stored = async () => (await sql<{ id: string; name: string }>`select id, name from tenant order by id`.execute(db.query)).rows;
const [north, south] = testFleet.brands;

describe('adoptFleet', () => {
  it('creates a tenant with its currency for each brand, once', async () => {
    await adopt(testFleet);
    await adopt(testFleet);
    expect(await stored()).toEqual([{ id: NORTH, name: 'north' }, { id: SOUTH, name: 'south' }]);
    const { rows } = await sql`select tenant_id, code, exponent from currency order by tenant_id`.execute(db.query);
    expect(rows).toEqual([{ tenant_id: NORTH, code: 'PHP', exponent: 2 }, { tenant_id: SOUTH, code: 'EUR', exponent: 2 }]);
  });

  it('accepts a copied brand and a removed one, whose data stays', async () => {
    const copy = { ...south!, id: 'west', name: 'West', merchantCode: 'WEST01', domains: ['west.example'] };
    const tenants = await adopt({ ...testFleet, brands: [{ ...north!, name: 'Renamed' }, copy] });
    expect(tenants.byDomain('west.example')).toMatchObject({ id: 'WEST01', brand: 'west', minimumAge: 21 });
    expect(tenants.byMerchant(SOUTH)).toBeUndefined();
    expect(await stored()).toEqual([{ id: NORTH, name: 'Renamed' }, { id: SOUTH, name: 'south' }, { id: 'WEST01', name: 'West' }]);
  });

  it('rejects other decimals for a currency in use', async () => {
    const changed = { ...north!, currency: { code: 'PHP', symbol: 'P', exponent: 0 } };
    await expect(adopt({ ...testFleet, brands: [changed] })).rejects.toThrow('another exponent');
  });
});

describe('tenant directory', () => {
  it('returns a tenant for local hosts even where unknown hosts have none', () => {
    const directory = directoryOf({ ...testFleet, brands: testFleet.brands.map((brand) => ({ ...brand, default: false })) });
    expect([directory.local()?.id, directory.fallback()]).toEqual([NORTH, undefined]);
    const of = (host: string) => tenantOfHost(directory, host)?.tenant.id;
    for (const host of ['localhost:4000', '127.0.0.1', '[::1]:4000', '192.168.1.20:4000', '10.0.0.7', '172.16.0.1', 'laptop.local:4000']) expect([host, of(host)]).toEqual([host, NORTH]);
    expect(of('south.localhost:4000')).toBe(SOUTH);
    for (const host of ['unclaimed.example', '203.0.113.9', '172.32.0.1', '10.example', 'shop.local.example']) expect([host, of(host)]).toEqual([host, undefined]);
  });
});

describe('fleet.json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-fleet-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is parsed into what the modules need of it', () => {
    writeFileSync(join(folder, 'fleet.json'), JSON.stringify({ shell: {}, brands: [{ ...north, theme: { look: {} } }] }));
    expect(readFleet(folder).brands[0]).toMatchObject({ id: 'north', theme: { look: {} } });
  });

  it('is rejected with its faults', () => {
    expect(() => readFleet(join(folder, 'nowhere'))).toThrow(/There are no built sites.*npm run build/);
    writeFileSync(join(folder, 'fleet.json'), JSON.stringify({ brands: [{ ...north, merchantCode: 'a b', minimumAge: '18' }] }));
    expect(() => readFleet(folder)).toThrow(/does not fit this gateway[^]*merchantCode[^]*minimumAge|minimumAge[^]*merchantCode/);
  });
});
