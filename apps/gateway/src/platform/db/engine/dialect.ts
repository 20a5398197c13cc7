import {
  AbortedTransactionError,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { refuseInsideTransaction } from './transaction-guard.ts';
import type { Connection, ConnectionSource, StatementObserver, StatementResult } from './connection.ts';

class KyselyConnection implements DatabaseConnection {
  readonly connection: Connection;
  readonly #observe: StatementObserver | undefined;
  inTransaction = false;
  /** A statement failed, so PostgreSQL will turn the COMMIT into a ROLLBACK without an error. */
  aborted = false;
  broken = false;

  constructor(connection: Connection, observe: StatementObserver | undefined) {
    this.connection = connection;
    this.#observe = observe;
  }

  run(text: string, parameters: readonly unknown[]): Promise<StatementResult> {
    const run = (): Promise<StatementResult> => this.connection.run(text, parameters);
    return this.#observe === undefined ? run() : this.#observe(text, run);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { rows, affected } = await this.run(query.sql, query.parameters);
      return affected === undefined ? { rows: rows as R[] } : { rows: rows as R[], numAffectedRows: affected };
    } catch (error) {
      this.aborted = true;
      throw error;
    }
  }

  // oxlint-disable-next-line require-yield -- the interface requires a generator; neither engine streams here
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: page by key instead.');
  }
}

function own(connection: DatabaseConnection): KyselyConnection {
  if (connection instanceof KyselyConnection) return connection;
  throw new TypeError('A connection of another driver.');
}

class ConnectionDriver implements Driver {
  readonly #source: ConnectionSource;
  readonly #observe: StatementObserver | undefined;

  constructor(source: ConnectionSource, observe: StatementObserver | undefined) {
    this.#source = source;
    this.#observe = observe;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    return new KyselyConnection(await this.#source.acquire(), this.#observe);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const mode = settings.accessMode ? ` ${settings.accessMode}` : '';
    const transaction = own(connection);
    await transaction.run(`begin${level}${mode}`, []);
    transaction.inTransaction = true;
    transaction.aborted = false;
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const transaction = own(connection);
    if (transaction.aborted) {
      await this.rollbackTransaction(transaction);
      throw new AbortedTransactionError();
    }
    transaction.broken = true; // until the answer arrives the outcome is unknown
    await transaction.run('commit', []);
    transaction.broken = false;
    transaction.inTransaction = false;
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const transaction = own(connection);
    if (!transaction.inTransaction) return;
    transaction.broken = true;
    await transaction.run('rollback', []);
    transaction.broken = false;
    transaction.inTransaction = false;
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const { connection: released, broken } = own(connection);
    this.#source.release(released, broken);
  }

  /** Kysely only calls this after a first query; the database closes its connections itself. */
  async destroy(): Promise<void> {}
}

/** Kysely over our own connections: the same driver for both engines. */
export function connectionDialect(source: ConnectionSource, observe?: StatementObserver): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ConnectionDriver(source, observe),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
