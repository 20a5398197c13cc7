import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/index.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve, because the database answers. */
export function registerHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ live: true }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db.query);
      return { ready: true };
    } catch {
      return reply.status(503).send({ ready: false });
    }
  });
}
