import { sql } from 'kysely';
import type { Secrets } from '../../platform/crypto/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { openContent, sealContent } from './content.ts';
import type { Messages } from './message.ts';

/** {@link Messages} in the database, which sees none of their content. */
export function createQueue(db: Database, secrets: Secrets): Messages {
  return {
    async queue(tx, tenantId, { channel, usefulMs, ...content }, { withheld = false } = {}) {
      const now = db.clock.now();
      const [at, expiresAt] = [new Date(now), new Date(now + usefulMs)];
      // As SQL: the same statement runs where the message is withheld, so that the time taken is the same.
      await sql`insert into message_queue (tenant_id, id, channel, state, content, queued_at, due_at, expires_at, attempts)
        select ${tenantId}::text, ${db.newId()}::uuid, ${channel}::text, 'queued', ${sealContent(secrets, content)}::bytea, ${at}::timestamptz,
               ${at}::timestamptz, ${expiresAt}::timestamptz, 0
        where not ${withheld}::boolean`.execute(tx);
    },
    async latest(limit) {
      const rows = await db.query
        .selectFrom('message_queue')
        .select(['id', 'tenant_id as tenant', 'channel', 'content', 'queued_at as queuedAt'])
        .where('content', 'is not', null)
        .orderBy('queued_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.flatMap(({ content, channel, ...row }) => {
        const opened = content === null ? undefined : openContent(secrets, content);
        return opened === undefined ? [] : [{ ...row, channel, ...opened }];
      });
    },
  };
}
