import pg from 'pg';
import { testGateway, type TestGateway } from './gateway.ts';

/** A gateway on PostgreSQL whose statements can be made to wait longer than they may. */
export interface HeldUpGateway extends TestGateway {
  /** Runs `work` while somebody else has the table for himself. */
  whileLocked<T>(table: string, work: () => Promise<T>): Promise<T>;
}

/** Starts a {@link HeldUpGateway}, which waits a tenth of a second for a lock. Stop it in `afterAll`. */
export async function heldUpGateway(): Promise<HeldUpGateway> {
  const gateway = await testGateway({ poolSize: 2, timeouts: { connectMs: 10_000, statementMs: 10_000, lockMs: 100, idleInTransactionMs: 10_000 } });
  const other = new pg.Client({ connectionString: gateway.db.url });
  await other.connect();
  return {
    ...gateway,
    async whileLocked(table, work) {
      await other.query('begin');
      await other.query(`lock table ${table} in access exclusive mode`);
      try {
        return await work();
      } finally {
        await other.query('rollback');
      }
    },
    async stop() {
      await other.end();
      await gateway.stop();
    },
  };
}
