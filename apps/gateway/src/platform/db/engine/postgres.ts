import pg from 'pg';
import { hotName } from './hot-statements.ts';
import type { Connection, ConnectionSource, StatementResult } from './connection.ts';
import { answerTimeoutMs, sessionOptions, type DatabaseTimeouts } from '../timeouts.ts';
import { readBytea, readDate, readInt8, readTimestamp, typeIds } from './values.ts';

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

function createTypes(): pg.CustomTypesConfig {
  const overrides = new pg.TypeOverrides();
  const splitArray = overrides.getTypeParser(typeIds.textArray, 'text') as unknown as (literal: string) => (string | null)[];
  const elements = (read: (text: string) => unknown) => (literal: string) =>
    splitArray(literal).map((text) => (text === null ? null : read(text)));
  overrides.setTypeParser(typeIds.int8, readInt8);
  overrides.setTypeParser(typeIds.date, readDate);
  overrides.setTypeParser(typeIds.bytea, readBytea);
  overrides.setTypeParser(typeIds.timestamptz, readTimestamp);
  overrides.setTypeParser(typeIds.int8Array, elements(readInt8));
  overrides.setTypeParser(typeIds.dateArray, elements(readDate));
  overrides.setTypeParser(typeIds.byteaArray, elements(readBytea));
  return overrides;
}

/** What the driver says of a statement that was not answered in time. */
const NO_ANSWER = 'Query read timeout';

class PostgresSession implements Connection {
  readonly client: pg.PoolClient;
  /** Why the connection cannot be used any more: a statement is still under way on it, or the server ends it. */
  lost: Error | undefined;
  readonly #namesStatements: boolean;

  constructor(client: pg.PoolClient, namesStatements: boolean) {
    this.client = client;
    this.#namesStatements = namesStatements;
  }

  async run(text: string, parameters: readonly unknown[]): Promise<StatementResult> {
    // A rollback would wait for the statement before it.
    if (this.lost !== undefined) throw this.lost;
    const values = parameters as unknown[];
    const name = this.#namesStatements ? hotName(text) : undefined;
    const result = await this.client.query<Record<string, unknown>>(name === undefined ? { text, values } : { name, text, values }).catch((error: unknown) => {
      // After a fatal error the server closes the connection, which is known here a moment later.
      if (error instanceof Error && (error.message === NO_ANSWER || (error instanceof pg.DatabaseError && error.severity === 'FATAL'))) this.lost = error;
      throw error;
    });
    return { rows: result.rows, affected: WRITES.has(result.command) ? BigInt(result.rowCount ?? 0) : undefined };
  }

  async script(text: string): Promise<readonly unknown[]> {
    // The driver answers several statements with several results. A session in which one failed is not used again.
    const results: pg.QueryResult | readonly pg.QueryResult[] = await this.client.query(text);
    return [results].flat().flatMap(({ rows }) => rows as unknown[]);
  }
}

/** What to connect to. */
export interface PostgresOptions {
  readonly url: string;
  readonly poolSize: number;
  /** Without them everything may take for ever. */
  readonly timeouts: DatabaseTimeouts | undefined;
  /** A pooler stands before the server. */
  readonly pooler: { readonly preparedStatements: boolean } | undefined;
}

/** Sessions of a PostgreSQL server, pooled. */
export function postgresConnections({ url, poolSize, timeouts, pooler }: PostgresOptions): ConnectionSource {
  const namesStatements = pooler?.preparedStatements ?? true;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: createTypes(),
    application_name: 'livery-gateway',
    // A pooler refuses them, or drops them: its sessions are shared.
    ...(pooler === undefined ? { options: sessionOptions(timeouts) } : {}),
    ...(timeouts === undefined ? {} : { connectionTimeoutMillis: timeouts.connectMs, query_timeout: answerTimeoutMs(timeouts) }),
  });
  // A connection lost while idle is replaced at the next acquire; without a listener it would end the process.
  pool.on('error', () => undefined);
  // One lost while in use fails its next statement, and the pool replaces it. Listened to before it is handed out: a server that is
  // stopped may end it in the packet that says it is ready.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const sessions = new WeakMap<pg.PoolClient, PostgresSession>();
  return {
    async acquire() {
      const client = await pool.connect();
      let session = sessions.get(client);
      if (session === undefined) {
        session = new PostgresSession(client, namesStatements);
        sessions.set(client, session);
      }
      return session;
    },
    release(session, broken) {
      if (session instanceof PostgresSession) session.client.release(broken || session.lost !== undefined);
    },
    use: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
