/** `real` money, or the demo money of a `trial` account; no transfer joins the two. */
export type AccountKind = 'real' | 'trial';

/**
 * The owner of an account. Members' accounts store a balance; those of the house (one for each purpose), of vendors, of money in
 * transit to or from a vendor, of payment providers and of what is in clearing with them are the sum of their transfers and may go
 * below zero.
 */
export type AccountOwner = `member:${string}` | `house:${string}` | `vendor:${string}` | `transit:${string}` | `payment:${string}` | `clearing:${string}`;

/** Identifies an account. */
export interface AccountRef {
  readonly owner: AccountOwner;
  readonly currency: string;
  readonly kind: AccountKind;
}

/** A currency of a tenant. */
export interface Currency {
  readonly code: string;
  /** Decimal places of the minor unit: 2 when 1 is a hundredth. */
  readonly exponent: number;
  /** Points are accounted for like money. */
  readonly kind: 'money' | 'points';
}

/** Balance of a member's account, in minor units. */
export interface Balance extends AccountRef {
  readonly account: string;
  /** The total, held amounts included. */
  readonly posted: bigint;
  /** The part reserved by open holds. */
  readonly held: bigint;
  /** What may be spent: `posted - held`. */
  readonly available: bigint;
}

/** One movement of a post: `amount` minor units, above zero, from the account `debit` to the account `credit`. */
export interface Leg {
  readonly debit: string;
  readonly credit: string;
  readonly amount: bigint;
}

/** Fields of every command. */
export interface LedgerCommand {
  readonly tenant: string;
  /**
   * Makes the command safe to repeat: the same key with the same content answers as the first time and moves
   * nothing; with other content it is refused. Keys of posts and reversals share one space, holds and their
   * resolutions have one each.
   */
  readonly key: string;
  /** Why, in one lower-case word: `bet`, `welcome`, `deposit`. */
  readonly reason: string;
  /** A reference for investigations. */
  readonly reference?: string;
}

/** Moves money: all legs or none. */
export interface PostCommand extends LedgerCommand {
  readonly legs: readonly Leg[];
}

/** Reserves `amount` minor units of a member's account. */
export interface HoldCommand extends LedgerCommand {
  readonly account: string;
  readonly amount: bigint;
}

/** Resolves a hold: pays `capture.amount` of it to `capture.credit` and releases the rest, or releases it all. */
export interface ResolveCommand extends LedgerCommand {
  readonly hold: string;
  readonly capture?: { readonly amount: bigint; readonly credit: string };
}

/** Reverses a journal. */
export interface ReverseCommand extends LedgerCommand {
  readonly journal: string;
}

/** The result of a command. */
export interface Posted {
  /** True when the same command was executed before under this key: nothing moved now. */
  readonly replayed: boolean;
  /** The journal written (now or then); for a hold, the hold; null for a hold that was released whole. */
  readonly id: string | null;
  /**
   * For each leg the stored balance after it (of the debited member, else the credited one; null where neither
   * stores one); for a hold or its resolution what is free afterwards, unknown on a replay.
   */
  readonly balances: readonly (bigint | null)[];
}

/** One line of a member's statement. */
export interface StatementLine {
  readonly id: string;
  readonly journal: string;
  readonly at: Date;
  readonly reason: string;
  readonly reference: string | null;
  readonly currency: string;
  /** Minor units; below zero when the account was debited. */
  readonly amount: bigint;
  /** Stored balance after this line. */
  readonly balanceAfter: bigint;
}

/** A journal as it was written. */
export interface Journal {
  readonly id: string;
  readonly reason: string;
  readonly reference: string | null;
  /** The journal that it reverses. */
  readonly reverses: string | null;
  readonly legs: readonly {
    /** Owners of the accounts. */
    readonly debit: string;
    readonly credit: string;
    readonly currency: string;
    readonly kind: AccountKind;
    /** Minor units. */
    readonly amount: bigint;
  }[];
}

/** Which lines of a statement, newest first. */
export interface PageRequest {
  /** At most this many lines, 1 to 100. */
  readonly limit: number;
  /** `next` of the page before. */
  readonly before?: string;
  readonly currency?: string;
  readonly reasons?: readonly string[];
  /** From this moment on. */
  readonly from?: Date;
  /** Up to, not including, this moment. */
  readonly to?: Date;
}

/** One page of lines. */
export interface Page<Line> {
  readonly lines: readonly Line[];
  /** Pass as `before` for the next page; undefined on the last. */
  readonly next: string | undefined;
}

/** Which page of lines, newest first. */
export interface NumberedPageRequest {
  /** From 1. */
  readonly pageNo: number;
  /** 1 to 100. */
  readonly pageSize: number;
  /** `next` of the page before: the page begins there, whatever its number, and costs the same however far back it is. */
  readonly before?: string | undefined;
}

/** One page of lines by its number. */
export interface NumberedPage<Line> {
  readonly lines: readonly Line[];
  /** Total number of lines. */
  readonly total: number;
}

/** One page of lines that are counted only as far as that is cheap. */
export interface CountedPage<Line> extends Page<Line>, NumberedPage<Line> {
  /** Whether there are, or may be, more than `total`. */
  readonly totalAtLeast: boolean;
}

/** Faults of the ledger; all lists must be empty. */
export interface Audit {
  /** Accounts whose stored balance is not the sum of their transfers and holds. */
  readonly drift: readonly { readonly tenant: string; readonly account: string; readonly owner: string }[];
  /** Ledgers that do not sum to zero. */
  readonly imbalance: readonly {
    readonly tenant: string;
    readonly currency: string;
    readonly kind: string;
    readonly offBy: string;
  }[];
  /** Transfers without their accounts, journals without transfers. */
  readonly orphans: readonly { readonly tenant: string; readonly id: string }[];
}
