import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testClock } from '../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { addTenant } from '../../../test-support/test-ledger.ts';
import { createVendorKeys } from './vendor-keys.ts';

const [FIRST, SECOND] = ['f'.repeat(32), 's'.repeat(32)];

describe('createVendorKeys', () => {
  const clock = testClock();
  let db: TestDatabase;
  beforeAll(async () => {
    db = await testDatabase({ clock });
    await addTenant(db, 'NORTH');
  });
  afterAll(() => db.close());

  it('reads the secrets of a tenant once for ten seconds, whatever vendors are named, and nothing for unknown tenants', async () => {
    const keys = createVendorKeys(db, (tenant) => tenant === 'NORTH');
    const reads = vi.spyOn(db.query, 'selectFrom');
    for (const vendor of ['AAA', 'BBB', 'CCC']) expect(await keys.secretsOf('NORTH', vendor)).toEqual([]);
    await Promise.all(Array.from({ length: 50 }, (_, index) => keys.secretsOf(`nobody${index}`, 'AAA')));
    expect(reads).toHaveBeenCalledTimes(1);
    clock.advance(10_000);
    await Promise.all([keys.secretsOf('NORTH', 'AAA'), keys.secretsOf('NORTH', 'BBB')]);
    expect(reads).toHaveBeenCalledTimes(2);
    reads.mockRestore();
  });

  it('returns a secret that was set here at once, with the one before it', async () => {
    const keys = createVendorKeys(db, () => true);
    expect(await keys.secretsOf('NORTH', 'AAA')).toEqual([]);
    await keys.setKey('NORTH', 'AAA', FIRST);
    expect(await keys.secretsOf('NORTH', 'AAA')).toEqual([FIRST]);
    await keys.setKey('NORTH', 'AAA', SECOND);
    expect(await keys.secretsOf('NORTH', 'AAA')).toEqual([SECOND, FIRST]);
  });
});
