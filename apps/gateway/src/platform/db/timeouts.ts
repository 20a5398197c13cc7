/** How long the statements of a PostgreSQL connection, and the wait for one, may take; all in milliseconds. */
export interface DatabaseTimeouts {
  /** Waiting for a connection of the pool, or for a new one. */
  readonly connectMs: number;
  /** One statement. PostgreSQL ends it; where PostgreSQL itself does not answer, the connection is dropped a second later. */
  readonly statementMs: number;
  /** Waiting for one lock that another transaction holds. */
  readonly lockMs: number;
  /** A transaction between two of its statements: PostgreSQL then ends its connection. */
  readonly idleInTransactionMs: number;
}

/** Time for PostgreSQL's own refusal of a statement to arrive, before its connection counts as lost. */
const REFUSAL_TRAVEL_MS = 1_000;

/** Settings of a session, as PostgreSQL takes them when it begins. */
export function sessionOptions(timeouts: DatabaseTimeouts | undefined): string {
  const settings = ['timezone=UTC'];
  if (timeouts !== undefined) {
    settings.push(`statement_timeout=${timeouts.statementMs}`, `lock_timeout=${timeouts.lockMs}`);
    settings.push(`idle_in_transaction_session_timeout=${timeouts.idleInTransactionMs}`);
  }
  return settings.map((setting) => `-c ${setting}`).join(' ');
}

/** How long the driver waits for the answer to a statement, in milliseconds. */
export function answerTimeoutMs({ statementMs }: DatabaseTimeouts): number {
  return statementMs + REFUSAL_TRAVEL_MS;
}
