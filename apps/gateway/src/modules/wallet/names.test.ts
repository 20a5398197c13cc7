import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { openTestLedger } from '../../../test-support/test-ledger.ts';
import { sqlState } from '../../platform/db/index.ts';

const CHECK_VIOLATION = '23514';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  await openTestLedger(db, 'NAMES');
});
afterAll(() => db.close());

class Taken extends Error {}

/** Whether the database takes a row, which is not kept. */
async function takes(insert: RawBuilder<unknown>): Promise<boolean> {
  const written = asOwner(db, async (tx) => {
    await insert.execute(tx);
    throw new Taken();
  });
  return written.catch((error: unknown) => {
    if (error instanceof Taken) return true;
    if (sqlState(error) === CHECK_VIOLATION) return false;
    throw error;
  });
}

/** One way of writing them, which says the same as the checks do, and takes PostgreSQL ten times as long. */
const OWNER = /^(member|house|vendor|transit|payment|clearing):[A-Za-z0-9._-]{1,64}$/;
const REASON = /^[a-z][a-z0-9-]{0,31}$/;

const kinds = ['member', 'house', 'vendor', 'transit', 'payment', 'clearing', 'Member', 'members', 'other', ''];
const names = ['a', 'Z9._-', 'a'.repeat(64), 'a'.repeat(65), '', 'a:b', ':', 'a ', 'é', 'a\nb', 'a\n', 'a%'];
const owners = [...kinds.flatMap((kind) => names.map((name) => `${kind}:${name}`)), 'member', 'house-a', '\nmember:a', 'member:a:'];
const reasons = ['a', 'bet', 'held-win', 'a9-', 'a'.repeat(32), 'a'.repeat(33), '', '9a', '-a', 'A', 'aB', 'a_', 'a b', 'é', 'a\n', '\na'];

describe('the ledger', () => {
  it('takes owners of a known kind and up to 64 characters, and no others', async () => {
    const taken: string[] = [];
    for (const owner of owners) {
      const insert = sql`insert into account (tenant_id, id, owner, currency, kind, opened_at)
        values ('NAMES', ${db.newId()}, ${owner}, 'CUR', 'real', now())`;
      if (await takes(insert)) taken.push(owner);
    }
    expect(taken).toEqual(owners.filter((owner) => OWNER.test(owner)));
  });

  it('takes reasons of up to 32 small letters, digits and hyphens, and no others', async () => {
    const taken: string[] = [];
    for (const reason of reasons) {
      if (await takes(sql`insert into journal (tenant_id, id, reason, at) values ('NAMES', ${db.newId()}, ${reason}, now())`)) taken.push(reason);
    }
    expect(taken).toEqual(reasons.filter((reason) => REASON.test(reason)));
  });
});
