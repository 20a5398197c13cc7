import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/index.ts';
import type { Draining } from './draining.ts';

/** A probe gives up about as soon: what is slower serves nobody. */
const READY_WITHIN_MS = 1_000;

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, because it is not about to stop and the database answers within a second.
 * Probes share one statement, so that those of a database that hangs take one connection and no more.
 */
export function registerHealth(app: FastifyInstance, db: Pick<Database, 'query'>, draining: Pick<Draining, 'isDraining'>): void {
  let asking: Promise<boolean> | undefined;

  function answers(): Promise<boolean> {
    asking ??= sql`select 1`
      .execute(db.query)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      });
    return asking;
  }

  async function answersInTime(): Promise<boolean> {
    const waiting = new AbortController();
    const late = delay(READY_WITHIN_MS, false, { signal: waiting.signal }).catch(() => false);
    const inTime = await Promise.race([answers(), late]);
    waiting.abort();
    return inTime;
  }

  app.get('/healthz', { logLevel: 'silent' }, async () => ({ live: true }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = !draining.isDraining && (await answersInTime());
    return reply.status(ready ? 200 : 503).send({ ready });
  });
}
