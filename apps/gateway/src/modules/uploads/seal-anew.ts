import type { Secrets } from '../../platform/crypto/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { SEALED_AS } from './sealed-as.ts';

/** Rows encrypted anew at a time: each may have five megabytes. */
const PAGE_SIZE = 10;
const BEFORE_ALL = { tenant_id: '', id: '00000000-0000-0000-0000-000000000000' };

/** Encrypts one page anew and returns where the next begins. */
async function sealPage(db: Database, secrets: Secrets, after: typeof BEFORE_ALL, done: { sealed: number; unreadable: number }): Promise<typeof BEFORE_ALL | undefined> {
  const rows = await db.query
    .selectFrom('upload')
    .select(['tenant_id', 'id', 'content_sealed'])
    .where((eb) => eb.or([eb('tenant_id', '>', after.tenant_id), eb.and([eb('tenant_id', '=', after.tenant_id), eb('id', '>', after.id)])]))
    .orderBy('tenant_id')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .execute();
  for (const row of rows) {
    if (secrets.openReadable(SEALED_AS, row.content_sealed) === undefined) {
      done.unreadable += 1;
      continue;
    }
    const anew = secrets.sealAnew(SEALED_AS, row.content_sealed);
    if (anew === undefined) continue;
    await db.query.updateTable('upload').set({ content_sealed: anew }).where('tenant_id', '=', row.tenant_id).where('id', '=', row.id).execute();
    done.sealed += 1;
  }
  return rows.length < PAGE_SIZE ? undefined : rows.at(-1);
}

/** Encrypts anew what was encrypted with a former master secret; returns how many, and how many no accepted secret opens. */
export async function sealUploadsAnew(db: Database, secrets: Secrets): Promise<{ readonly sealed: number; readonly unreadable: number }> {
  const done = { sealed: 0, unreadable: 0 };
  for (let after: typeof BEFORE_ALL | undefined = BEFORE_ALL; after !== undefined; ) after = await sealPage(db, secrets, after, done);
  return done;
}
