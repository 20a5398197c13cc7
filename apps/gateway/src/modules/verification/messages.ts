import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/index.ts';

/** A message to be sent by SMS or e-mail. */
export interface OutgoingMessage {
  readonly channel: 'sms' | 'email';
  readonly recipient: string;
  /** E-mail only. */
  readonly subject?: string;
  readonly text: string;
}

/** A queued message. */
export interface QueuedMessage extends OutgoingMessage {
  readonly id: string;
  readonly tenant: string;
  readonly queuedAt: Date;
}

/** The queue of messages to people. */
export interface Messages {
  /**
   * Queues a message in the caller's transaction. A withheld one takes the same work and is never written, so that response
   * times do not reveal whether there was a recipient.
   */
  queue(tx: Tx, tenantId: string, message: OutgoingMessage, options?: { readonly withheld?: boolean }): Promise<void>;
  /** The newest messages of all tenants. */
  latest(limit: number): Promise<QueuedMessage[]>;
}

export function createMessages(db: Database): Messages {
  return {
    async queue(tx, tenantId, { channel, recipient, subject, text }, { withheld = false } = {}) {
      // As SQL: the same statement runs where the message is withheld, so that the time taken is the same.
      await sql`insert into message_out (tenant_id, id, channel, recipient, subject, text, queued_at)
        select ${tenantId}::text, ${db.newId()}::uuid, ${channel}::text, ${recipient}::text, ${subject ?? null}::text, ${text}::text,
               ${new Date(db.clock.now())}::timestamptz
        where not ${withheld}::boolean`.execute(tx);
    },
    async latest(limit) {
      const rows = await db.query
        .selectFrom('message_out')
        .select(['id', 'tenant_id as tenant', 'channel', 'recipient', 'subject', 'text', 'queued_at as queuedAt'])
        .orderBy('queued_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ subject, ...row }) => ({ ...row, ...(subject === null ? {} : { subject }) }));
    },
  };
}
