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
import { failureOf, type DatabaseFailure } from '../failures.ts';
import { refuseInsideTransaction } from './transaction-guard.ts';
import type { Connection, ConnectionSource, StatementObserver, StatementResult } from './connection.ts';

/** Told of each statement or connection that an unavailable database failed. */
export type OnFailure = (why: DatabaseFailure) => void;

async function watched<T>(work: Promise<T>, onFailure: OnFailure): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const why = failureOf(error);
    if (why !== undefined) onFailure(why);
    throw error;
  }
}

class KyselyConnection implements DatabaseConnection {
  readonly connection: Connection;
  readonly #observe: StatementObserver | undefined;
  readonly #onFailure: OnFailure;
  inTransaction = false;
  /** A statement failed, so PostgreSQL will turn the COMMIT into a ROLLBACK without an error. */
  aborted = false;
  broken = false;

  constructor(connection: Connection, observe: StatementObserver | undefined, onFailure: OnFailure) {
    this.connection = connection;
    this.#observe = observe;
    this.#onFailure = onFailure;
  }

  run(text: string, parameters: readonly unknown[]): Promise<StatementResult> {
    const run = (): Promise<StatementResult> => watched(this.connection.run(text, parameters), this.#onFailure);
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
  readonly #onFailure: OnFailure;

  constructor(source: ConnectionSource, observe: StatementObserver | undefined, onFailure: OnFailure) {
    this.#source = source;
    this.#observe = observe;
    this.#onFailure = onFailure;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    return new KyselyConnection(await watched(this.#source.acquire(), this.#onFailure), this.#observe, this.#onFailure);
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
export function connectionDialect(source: ConnectionSource, observe?: StatementObserver, onFailure: OnFailure = () => undefined): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ConnectionDriver(source, observe, onFailure),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
