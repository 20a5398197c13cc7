/** The result of one statement. */
export interface StatementResult {
  readonly rows: unknown[];
  /** Rows touched by an insert, update or delete; undefined for a select. */
  readonly affected: bigint | undefined;
}

/** Runs a statement by `run`, and may look at its text, how long it takes and how it fails. */
export type StatementObserver = <T>(statement: string, run: () => Promise<T>) => Promise<T>;

/** One connection to an engine. The two engines differ below this interface only. */
export interface Connection {
  /** Runs one statement with its parameters. */
  run(text: string, parameters: readonly unknown[]): Promise<StatementResult>;
  /** Runs a text of one or more statements and returns the rows of them all. A transaction that it leaves open is rolled back. */
  script(text: string): Promise<readonly unknown[]>;
}

/** Connections by what they do, and requests that wait for one. */
export interface ConnectionUse {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** Hands out connections: a pool on PostgreSQL, one at a time on PGlite. */
export interface ConnectionSource {
  /** Absent where there is one connection. */
  readonly use?: () => ConnectionUse;
  acquire(): Promise<Connection>;
  release(session: Connection, broken: boolean): void;
  close(): Promise<void>;
}
