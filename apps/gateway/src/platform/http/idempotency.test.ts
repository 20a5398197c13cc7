import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { createSecrets } from '../crypto/index.ts';
import { createIdempotency, type Idempotency } from './idempotency.ts';

let db: TestDatabase;
let idempotency: Idempotency;
beforeAll(async () => {
  db = await testDatabase();
  await sql`insert into tenant (id, brand, name) values ('NORTH01', 'north', 'North')`.execute(db.query);
  idempotency = createIdempotency(db, createSecrets('a secret for tests, and tests alone'));
});
afterAll(() => db.close());
beforeEach(() => db.query.deleteFrom('idempotent_call').execute());

const scope = { tenantId: 'NORTH01', call: 'cashbackClaim', actor: 'a-member', key: 'a-key-0001', request: {} };
const rows = async () => (await sql<{ n: number }>`select count(*)::int as n from idempotent_call`.execute(db.query)).rows[0]?.n;
const nothing = ({ made }: { readonly made: number }) => made === 0;

describe('once', () => {
  it('returns the first answer when the call is repeated, also at once', async () => {
    let runs = 0;
    const call = () => idempotency.once(scope, async () => ({ made: ++runs }), nothing);
    expect(await Promise.all([call(), call(), call()])).toEqual([{ made: 1 }, { made: 1 }, { made: 1 }]);
    expect([await call(), await idempotency.answered(scope), await rows()]).toEqual([{ made: 1 }, { value: { made: 1 } }, 1]);
  });

  it('keeps no row when nothing was done, and looks anew when the call is repeated', async () => {
    let there = 0;
    const call = () => idempotency.once(scope, async () => ({ made: there }), nothing);
    expect(await Promise.all([call(), call(), call()])).toEqual([{ made: 0 }, { made: 0 }, { made: 0 }]);
    expect([await rows(), await idempotency.answered(scope)]).toEqual([0, undefined]);
    there = 7;
    expect([await call(), await rows()]).toEqual([{ made: 7 }, 1]);
    there = 0;
    expect(await call()).toEqual({ made: 7 });
  });
});
