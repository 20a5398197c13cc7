import type { StatementKind, StatementOutcome, StatementState } from '@livery/contracts';

export type { StatementKind, StatementOutcome, StatementState };

/** A period of a statement, by the provider's clock; `to` is not part of it. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
  /** So near to either end, what is here may stand in the statement before or after. */
  readonly marginMinutes: number;
}

/** What one side says of a movement. */
export interface Side {
  readonly currency: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly state: StatementState;
  /** Null: not known. */
  readonly at: Date | null;
}

/** A line of a provider's file. */
export interface FileLine extends Side {
  /** Number of the line, the heading being the first. */
  readonly line: number;
  readonly kind: StatementKind;
  /** The provider's own number. */
  readonly providerTx: string;
  /** The id that the provider was given for it; null where it states none. */
  readonly orderId: string | null;
}

/** A movement as the books of the merchant have it. */
export interface BookEntry extends Side {
  readonly kind: StatementKind;
  /** The provider's number of it; null where it has told none, as of a refund. */
  readonly providerTx: string | null;
  /** The id that the provider was given. */
  readonly orderId: string;
  /** What it belongs to, such as `deposit:<id>`. */
  readonly subject: string;
  /**
   * Where the statement of the period may have it: `within` has to, `edge` may, since its time is near an end or not that of the provider,
   * and `outside` was found by its number alone.
   */
  readonly place: 'within' | 'edge' | 'outside';
  /** Whether the time that it bears here is of the period, so that it counts in the sum of the books. */
  readonly counts: boolean;
}

/** A line that differs, or that the file does not have. */
export interface Difference {
  readonly outcome: Exclude<StatementOutcome, 'agreed'>;
  readonly kind: StatementKind;
  readonly line: number | null;
  readonly providerTx: string | null;
  readonly orderId: string | null;
  readonly subject: string | null;
  readonly there: Side | null;
  readonly here: Side | null;
}

/** Lines and their sum in minor units. */
export interface Tally {
  readonly lines: number;
  readonly amount: bigint;
}

/** What both sides moved, of one kind and currency: what is done alone. */
export interface StatementTotal {
  readonly kind: StatementKind;
  readonly currency: string;
  /** What the file states. */
  readonly there: Tally;
  /** What the books have in the period. */
  readonly here: Tally;
  readonly agreed: Tally;
}

/** What moved on the account of a provider in a period, in minor units: it owes the merchant more by `debited`, and less by `credited`. */
export interface AccountMovement {
  readonly currency: string;
  readonly reason: string;
  readonly debited: bigint;
  readonly credited: bigint;
}

/** A file compared with the books. */
export interface Comparison {
  readonly outcomes: Readonly<Record<StatementOutcome, number>>;
  readonly totals: readonly StatementTotal[];
  readonly differences: readonly Difference[];
}
