/** Millionths: of a valid bet as a rate, and of a minor unit as a fraction of money. */
export const MILLION = 1_000_000n;

/** What was played on a day at a game and is not paid for, or no longer what was paid for; minor units. */
export interface PlayLine {
  /** `2026-01-31`, by the merchant's clock of then. */
  readonly day: string;
  readonly vendor: string;
  readonly category: string;
  /** Code of the game; empty for what was counted before games were. */
  readonly game: string;
  /** Valid bets as they stand now, less those that were paid for: below zero where bets were corrected since. */
  readonly validBet: bigint;
  /** Millionths of the valid bet. */
  readonly ppm: number;
}

/** What claims of a day of play came to. */
export interface DayPaid {
  readonly day: string;
  /** By the rates alone, in millionths of a minor unit. */
  readonly gross: bigint;
  /** Minor units that the day may come to; null for any. */
  readonly most: bigint | null;
}

/** A merchant's terms of cashback; amounts in minor units. */
export interface CashbackTerms {
  /** `manual`: members claim it. `daily`, `weekly`: it is paid by itself when a day, or a week from Monday on, is over. */
  readonly paid: 'manual' | 'daily' | 'weekly';
  /** The least that is paid. */
  readonly least: bigint;
  /** The most for one day of play; null for any. */
  readonly mostOfDay: bigint | null;
}

/** A rule of rates from a day on. */
export interface CashbackRate {
  /** Codes, or `*` for any. */
  readonly vendor: string;
  readonly category: string;
  /** Members from this rank on. */
  readonly rankFrom: number;
  readonly fromDay: string;
  /** Millionths of the valid bet; null where the rule ends. */
  readonly ppm: number | null;
}

/** Cashback that was paid; minor units. */
export interface CashbackClaim {
  readonly id: string;
  readonly amount: bigint;
  /** The day that it was paid for by itself; null where the member claimed. */
  readonly period: string | null;
  readonly at: Date;
}
