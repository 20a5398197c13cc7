import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testClock, type TestClock } from '../../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../../test-support/database.ts';
import { createSecrets } from '../../../platform/crypto/index.ts';
import { createProviders, type Provider, type Providers } from './providers.ts';

const TENANT = 'NORTH01';
const OWN = { tenant: TENANT, provider: 'islands' };
const LATER = { tenant: TENANT, provider: 'later' };
const secrets = createSecrets('a secret for tests, and tests alone');
const described = (code: string): Provider => ({ code, adapter: 'livery', origin: 'https://pay.example', state: 'open' });

let clock: TestClock;
let db: TestDatabase;
let asked = 0;
let providers: Providers;
/** The same at another process. */
let elsewhere: Providers;
beforeAll(async () => {
  clock = testClock();
  db = await testDatabase({ clock });
  await sql`insert into tenant (id, brand, name) values (${TENANT}, 'north', 'North')`.execute(db.query);
  const counting = {
    ...db,
    get query() {
      asked += 1;
      return db.query;
    },
  };
  providers = createProviders(counting, secrets);
  elsewhere = createProviders(db, secrets);
  await providers.set(TENANT, described(OWN.provider));
  await providers.addKey(OWN, { id: 'k1', secret: 'a key of thirty-two characters or more' });
});
afterAll(() => db.close());
beforeEach(() => clock.advance(10_000));

describe('payment providers', () => {
  it('returns undefined for any number of unknown names with one question in two seconds, and keeps the real ones', async () => {
    expect((await providers.find(OWN))?.code).toBe('islands');
    asked = 0;
    for (let index = 0; index < 10_500; index += 1) {
      expect(await providers.find({ tenant: index % 2 === 0 ? TENANT : `NOBODY${index}`, provider: `p${index}` })).toBeUndefined();
    }
    expect(asked).toBeLessThanOrEqual(1);
    asked = 0;
    expect((await providers.keys(OWN)).map(({ id }) => id)).toEqual(['k1']);
    expect(asked).toBe(0);
    clock.advance(2_000);
    await providers.find({ tenant: 'NOBODY', provider: 'p' });
    expect(asked).toBe(1);
  });

  it('returns what another process changed when two seconds are over', async () => {
    expect([await providers.find(LATER), (await providers.find(OWN))?.state]).toEqual([undefined, 'open']);
    await elsewhere.set(TENANT, described(LATER.provider));
    await elsewhere.set(TENANT, { ...described(OWN.provider), state: 'closed' });
    clock.advance(2_000);
    expect([(await providers.find(LATER))?.code, (await providers.find(OWN))?.state]).toEqual(['later', 'closed']);
  });

  it('returns at once what was changed here', async () => {
    const ref = { tenant: TENANT, provider: 'soon' };
    expect(await providers.find(ref)).toBeUndefined();
    await providers.set(TENANT, described(ref.provider));
    expect((await providers.find(ref))?.code).toBe('soon');
    await providers.addKey(ref, { id: 'k2', secret: 'a key of thirty-two characters or more' });
    expect((await providers.keys(ref)).map(({ id }) => id)).toEqual(['k2']);
  });
});
