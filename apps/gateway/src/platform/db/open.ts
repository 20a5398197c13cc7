import { CompiledQuery, Kysely, type Transaction } from 'kysely';
import { noBroadcast, postgresBroadcast, type Broadcast } from './broadcast.ts';
import { systemClock, type Clock } from './clock.ts';
import { connectionDialect } from './engine/dialect.ts';
import { openEmbedded } from './engine/embedded.ts';
import { withRetry, type Retry } from './errors.ts';
import type { DatabaseFailure } from './failures.ts';
import { insideTransaction, refuseInsideTransaction } from './engine/transaction-guard.ts';
import { createIds, type IdMaker } from './ids.ts';
import { pgliteConnections } from './engine/pglite.ts';
import { postgresConnections } from './engine/postgres.ts';
import { primaryReads, replicaReads, type RecordReads } from './record-reads.ts';
import type { ConnectionSource, ConnectionUse, StatementObserver } from './engine/connection.ts';
import type { Tables } from './tables.gen.ts';
import type { DatabaseTimeouts } from './timeouts.ts';

/** A transaction handle, passed explicitly to everything that belongs to the transaction. */
export type Tx = Transaction<Tables>;

/** Anything statements can run on: the database's `query`, or a {@link Tx}. */
export type Queries = Kysely<Tables>;

/** How a transaction runs. */
export interface TransactionOptions {
  /** When to run `fn` a second time; 'conflicts' unless stated. `fn` must then have no effect outside the database. */
  readonly retry?: Retry;
}

/** An open database: PGlite or PostgreSQL, distinguished only by `engine`. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  readonly clock: Clock;
  /** Makes primary keys: UUID version 7 on the database's clock. */
  readonly newId: IdMaker;
  /** Single statements, each in a transaction of its own. Refused inside `transaction`: use the handle there. */
  readonly query: Queries;
  /** Commits what `fn` did, or rolls back where it throws. */
  transaction<T>(fn: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Gives up the rights to edit or delete money: every later statement runs as `role`. For the embedded database, which has one
   * session and no logins; a statement could take the rights back.
   * @throws on PostgreSQL, where a login of its own has those rights and no others
   */
  restrict(role: string): Promise<void>;
  /** Runs `run`, which has `statement` carried out for several requests at once, under the eyes of whoever observes statements. */
  observed: StatementObserver;
  /** Runs one statement with parameters, for libraries that bring their SQL. */
  statement(text: string, parameters: readonly unknown[]): Promise<readonly unknown[]>;
  /** Runs a text of one or more statements, for libraries that bring their SQL. Returns the rows of them all. */
  script(text: string): Promise<readonly unknown[]>;
  /** Pages of records, which a replica may answer; outside transactions alone. */
  readonly records: RecordReads;
  /** Messages between the processes on this database. */
  readonly broadcast: Broadcast;
  /** How the connections of the pool are used; undefined for PGlite, which has one. */
  connections(): ConnectionUse | undefined;
  /** How often the database failed this process since it was opened, by why. */
  failures(): ReadonlyMap<DatabaseFailure, number>;
  /** A copy of the data directory, to open others from (PGlite only). */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

/** What a pooler in transaction mode can do. */
export interface PoolerOptions {
  /** It keeps prepared statements, as PgBouncer from 1.21 on does with `max_prepared_statements`. */
  readonly preparedStatements: boolean;
}

/** A copy of the database that follows it by streaming replication. */
export interface ReplicaOptions {
  readonly url: string;
  /** How long a page waits for it to have everything, in milliseconds; the database itself answers then. */
  readonly lagMs: number;
  readonly onChange: (up: boolean, reason?: unknown) => void;
}

/** What to open. */
export type DatabaseOptions =
  | {
      readonly engine: 'pglite';
      /** Folder of the data; in memory when left out. */
      readonly dataDir?: string;
      /** A dump to start from. */
      readonly from?: Blob;
      readonly production?: boolean;
      /** Lets PGlite run in production, where it survives a killed process but not a power cut: it never fsyncs. */
      readonly allowInProduction?: boolean;
      readonly clock?: Clock;
      readonly observe?: StatementObserver | undefined;
    }
  | {
      readonly engine: 'postgres';
      readonly url: string;
      /** The server itself, where `url` is a pooler's: for messages between processes, which need a session of their own. */
      readonly directUrl?: string | undefined;
      /**
       * `url` leads through a pooler in transaction mode: sessions then have no settings of ours (the login's are to have them),
       * and unless stated otherwise no prepared statements.
       */
      readonly pooler?: PoolerOptions | undefined;
      readonly poolSize?: number;
      readonly replica?: ReplicaOptions | undefined;
      /** Without them statements and locks may take for ever. */
      readonly timeouts?: DatabaseTimeouts;
      readonly clock?: Clock;
      /** Sees every statement but those of libraries that bring their own. */
      readonly observe?: StatementObserver | undefined;
    };

/**
 * Opens a database.
 * @throws when PGlite is configured in production without permission, or its folder is held by another process
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.engine === 'postgres') {
    const { url, directUrl = url, pooler, poolSize = 32, timeouts, replica } = options;
    const db = assemble('postgres', postgresConnections({ url, poolSize, timeouts, pooler }), options);
    const copy = replica === undefined ? undefined : assemble('postgres', postgresConnections({ url: replica.url, poolSize, timeouts: shorter(timeouts), pooler }), options);
    return {
      ...db,
      records: replica === undefined || copy === undefined ? db.records : replicaReads({ primary: db.query, replica: copy.query, clock: db.clock, lagMs: replica.lagMs, onChange: replica.onChange }),
      close: async () => void (await Promise.all([db.close(), copy?.close()])),
      dump: () => Promise.reject(new Error('Only an embedded database can be dumped; use pg_dump.')),
      restrict: () => Promise.reject(new Error('On PostgreSQL the rights are those of the login: there is no other role to change to.')),
      broadcast: postgresBroadcast(directUrl, async (channel, payloads) => {
        await db.query.executeQuery(CompiledQuery.raw(NOTIFY, [channel, payloads]));
      }, timeouts),
    };
  }
  if (options.production === true && options.allowInProduction !== true) {
    throw new Error(
      'The embedded database is not for production: it never flushes to the disk, so a power cut may lose money. ' +
        'Set DATABASE_URL to a PostgreSQL server, or ALLOW_PGLITE_IN_PRODUCTION=true to accept the risk.',
    );
  }
  const { engine, unlock } = await openEmbedded(options.dataDir, options.from);
  const source = pgliteConnections(engine, async () => unlock());
  const db = assemble('pglite', source, options);
  return {
    ...db,
    dump: () => engine.dumpDataDir('none'),
    async restrict(role) {
      if (!/^[a-z_]+$/.test(role)) throw new RangeError(`Not a role name: ${role}`);
      await db.query.executeQuery(CompiledQuery.raw(`set role ${role}`, []));
    },
    broadcast: noBroadcast,
  };
}

/** Limits at a replica: the database itself answers what it does not answer soon. */
const REPLICA_CONNECT_MS = 1_000;
const REPLICA_STATEMENT_MS = 3_000;
const shorter = (timeouts: DatabaseTimeouts | undefined): DatabaseTimeouts | undefined =>
  timeouts && { ...timeouts, connectMs: Math.min(timeouts.connectMs, REPLICA_CONNECT_MS), statementMs: Math.min(timeouts.statementMs, REPLICA_STATEMENT_MS) };

const NOTIFY = 'select pg_notify($1, payload) from unnest($2::text[]) payload';

function assemble(engine: Database['engine'], source: ConnectionSource, { clock = systemClock, observe }: Pick<DatabaseOptions, 'clock' | 'observe'>): Omit<Database, 'restrict' | 'broadcast' | 'dump'> {
  const failures = new Map<DatabaseFailure, number>();
  const query = new Kysely<Tables>({ dialect: connectionDialect(source, observe, (why) => void failures.set(why, (failures.get(why) ?? 0) + 1)) });
  return {
    engine,
    clock,
    newId: createIds(clock),
    query,
    records: primaryReads(query),
    connections: () => source.use?.(),
    failures: () => failures,
    observed: observe ?? ((_statement, run) => run()),
    statement: async (text, parameters) => (await query.executeQuery(CompiledQuery.raw(text, [...parameters]))).rows,
    async script(text) {
      refuseInsideTransaction();
      const connection = await source.acquire();
      let broken = true;
      try {
        const rows = await connection.script(text);
        broken = false;
        return rows;
      } finally {
        source.release(connection, broken);
      }
    },
    transaction: (fn, { retry = 'conflicts' } = {}) =>
      withRetry(retry, () => query.transaction().execute((tx) => insideTransaction(() => fn(tx)))),
    async close() {
      await query.destroy();
      await source.close();
    },
  };
}
