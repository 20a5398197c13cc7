import { STATEMENT_COLUMNS, type StatementKind, type StatementState } from '@livery/contracts';

/** A line of a provider's statement, as a test states it. */
export interface StatedLine {
  readonly kind: StatementKind;
  readonly number: string;
  /** Nothing where the provider states none. */
  readonly id?: string;
  readonly amount: string;
  readonly currency?: string;
  /** Milliseconds since 1970 UTC. */
  readonly at: number;
  readonly state?: StatementState;
}

/** A statement of a provider as a file. */
export function statementFile(lines: readonly StatedLine[]): string {
  const rows = lines.map(({ kind, number, id = '', amount, currency = 'PHP', at, state = 'done' }) => [kind, number, id, amount, currency, new Date(at).toISOString(), state]);
  return [STATEMENT_COLUMNS, ...rows].map((cells) => `${cells.join(',')}\n`).join('');
}
