import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import type { Channel } from './message.ts';

/** The messages of one merchant by one channel, which are sent apart from all others. */
export interface Lane {
  readonly tenantId: string;
  readonly channel: Channel;
}

/** A message that this sender holds for a while. */
export interface Claimed extends Lane {
  readonly id: string;
  /** Sealed. */
  readonly content: Uint8Array;
  /** Attempts begun, this one included. */
  readonly attempts: number;
  readonly expiresAt: Date;
  readonly lease: string;
}

/** Why a message was given up. */
export type Failure = (typeof FAILURES)[number];

/** Every {@link Failure}. */
export const FAILURES = ['refused', 'expired', 'no-provider', 'unreadable'] as const;

/** Holding messages, and saying how they ended. What another sender took over meanwhile is left alone: each returns whether it was not. */
export interface Claims {
  /** Lanes with messages that are due. */
  lanes(): Promise<Lane[]>;
  /** Takes up to `limit` messages of a lane that are due, oldest first, for {@link LEASE_MS}. */
  claim(lane: Lane, limit: number): Promise<Claimed[]>;
  retryAt(message: Claimed, at: Date): Promise<boolean>;
  sent(message: Claimed): Promise<boolean>;
  failed(message: Claimed, failure: Failure): Promise<boolean>;
  /** Gives messages up whose time is over, and returns how many of each lane. */
  expire(): Promise<readonly (Lane & { readonly count: number })[]>;
}

/** How long a sender holds a message: longer than a provider may take. Then another sender takes it over. */
export const LEASE_MS = 60_000;

/**
 * {@link Claims} in the database.
 * @param keepsContent keeps what has ended (sealed), for the developer's outbox
 */
export function createClaims(db: Database, keepsContent: boolean): Claims {
  const now = (): Date => new Date(db.clock.now());
  const erased = keepsContent ? {} : { content: null };

  async function end({ tenantId, id, lease }: Claimed, change: { state: 'sent' } | { state: 'failed'; failure: Failure }): Promise<boolean> {
    const { numUpdatedRows } = await db.query
      .updateTable('message_queue')
      .set({ ...change, ...erased, ended_at: now(), lease: null })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .where('lease', '=', lease)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  return {
    async lanes() {
      const rows = await db.query
        .selectFrom('message_queue')
        .select(['tenant_id as tenantId', 'channel'])
        .distinct()
        .where('state', '=', 'queued')
        .where('due_at', '<=', now())
        .where('expires_at', '>', now())
        .execute();
      return rows.map(({ tenantId, channel }) => ({ tenantId, channel }));
    },
    async claim({ tenantId, channel }, limit) {
      const lease = randomUUID();
      const rows = await db.query
        .with('picked', (query) =>
          query
            .selectFrom('message_queue')
            .select('id')
            .where('tenant_id', '=', tenantId)
            .where('channel', '=', channel)
            .where('state', '=', 'queued')
            .where('due_at', '<=', now())
            .where('expires_at', '>', now())
            .orderBy('due_at')
            .orderBy('id')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .updateTable('message_queue as held')
        .from('picked')
        .set((eb) => ({ lease, attempts: eb('held.attempts', '+', 1), due_at: new Date(db.clock.now() + LEASE_MS) }))
        .where('held.tenant_id', '=', tenantId)
        .whereRef('held.id', '=', 'picked.id')
        .returning(['held.id', 'held.content', 'held.attempts', 'held.expires_at as expiresAt'])
        .execute();
      return rows
        .flatMap(({ content, ...row }) => (content === null ? [] : [{ ...row, content, tenantId, channel, lease }]))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    },
    async retryAt({ tenantId, id, lease }, at) {
      const { numUpdatedRows } = await db.query
        .updateTable('message_queue')
        .set({ due_at: at, lease: null })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('state', '=', 'queued')
        .where('lease', '=', lease)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    sent: (message) => end(message, { state: 'sent' }),
    failed: (message, failure) => end(message, { state: 'failed', failure }),
    async expire() {
      // One that is held is for its holder to end.
      const rows = await db.query
        .with('ended', (query) =>
          query
            .updateTable('message_queue')
            .set({ state: 'failed', failure: 'expired', ...erased, ended_at: now(), lease: null })
            .where('state', '=', 'queued')
            .where('expires_at', '<=', now())
            .where((eb) => eb.or([eb('lease', 'is', null), eb('due_at', '<=', now())]))
            .returning(['tenant_id', 'channel']),
        )
        .selectFrom('ended')
        .select(['tenant_id as tenantId', 'channel', sql<number>`count(*)::int`.as('count')])
        .groupBy(['tenant_id', 'channel'])
        .execute();
      return rows.map(({ channel, ...row }) => ({ ...row, channel }));
    },
  };
}
