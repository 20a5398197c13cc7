import type { PGlite } from '@electric-sql/pglite';
import { Mutex } from 'async-mutex';
import type { Connection, ConnectionSource } from './connection.ts';
import { preparedStatements } from './prepared.ts';

/**
 * The one session of an embedded engine, handed to one holder at a time: PGlite has a single connection, so
 * two transactions on it would interleave. `onClose` runs after the engine has shut down.
 */
export function pgliteConnections(engine: PGlite, onClose: () => Promise<void>): ConnectionSource {
  const mutex = new Mutex();
  let unlock: (() => void) | undefined;
  const statements = preparedStatements(engine);
  const session: Connection = {
    run: statements.run,
    async script(text) {
      await statements.forget();
      try {
        return (await engine.exec(text)).flatMap(({ rows }) => rows);
      } catch (error) {
        await engine.exec('rollback');
        throw error;
      }
    },
  };
  return {
    async acquire() {
      const release = await mutex.acquire();
      if (engine.closed) {
        release();
        throw new Error('The database is closed.');
      }
      unlock = release;
      return session;
    },
    release() {
      unlock?.();
    },
    async close() {
      const release = await mutex.acquire();
      try {
        if (!engine.closed) await engine.close();
        await onClose();
      } finally {
        release();
      }
    },
  };
}
