import type { Secrets } from '../../platform/crypto/index.ts';
import { NIL_ID, type Database } from '../../platform/db/index.ts';
import { openContent, sealContentAnew } from './content.ts';

const BATCH = 200;

/** Encrypts the content of messages with the present master secret; says how many, and how many no accepted secret opens. */
export async function sealQueueAnew(db: Database, secrets: Secrets): Promise<{ readonly sealed: number; readonly unreadable: number }> {
  let [sealed, unreadable] = [0, 0];
  let last = { tenant: '', id: NIL_ID };
  for (;;) {
    const rows = await db.query
      .selectFrom('message_queue')
      .select(['tenant_id as tenant', 'id', 'content'])
      .where('content', 'is not', null)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('tenant_id', 'id'), '>', tuple(last.tenant, last.id)))
      .orderBy('tenant_id')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const end = rows.at(-1);
    if (end === undefined) return { sealed, unreadable };
    last = end;
    for (const { tenant, id, content } of rows) {
      if (content === null) continue;
      if (openContent(secrets, content) === undefined) {
        unreadable += 1;
        continue;
      }
      const anew = sealContentAnew(secrets, content);
      if (anew === undefined) continue;
      // Where a sender erased it meanwhile, it stays erased.
      await db.query.updateTable('message_queue').set({ content: anew }).where('tenant_id', '=', tenant).where('id', '=', id).where('content', '=', content).execute();
      sealed += 1;
    }
  }
}
