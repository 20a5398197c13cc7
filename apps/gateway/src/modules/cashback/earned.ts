import { MILLION, type DayPaid, type PlayLine } from './types.ts';

/** What is earned, and what would stand once it is paid. */
export interface Earned {
  /** Whole minor units that can be paid; never below zero. */
  readonly amount: bigint;
  /** What is left of a minor unit then, in millionths. */
  readonly carried: bigint;
  /** All that is earned, in millionths of a minor unit; below zero where more was corrected than earned since. */
  readonly micros: bigint;
  /** What the limit of days took off, in millionths of a minor unit. */
  readonly overMost: bigint;
  /** The days concerned as they stand then. */
  readonly days: readonly DayPaid[];
}

/** What a day comes to within its limit. */
function within({ gross, most }: Pick<DayPaid, 'gross' | 'most'>): bigint {
  return most === null || gross <= most * MILLION ? gross : most * MILLION;
}

/**
 * Adds up what was played and not paid for. Nothing is rounded but the payment itself, which is rounded down to a minor unit: the rest is
 * carried to the next one. A day counts up to its limit, which is the present one for a day that nothing was paid for yet.
 *
 * @param paid days that something was paid for
 * @param carried millionths of a minor unit that were left at the last payment
 * @param mostOfDay minor units; null for any
 */
export function earnedOf(lines: readonly PlayLine[], paid: readonly DayPaid[], carried: bigint, mostOfDay: bigint | null): Earned {
  const known = new Map(paid.map((day) => [day.day, day]));
  const added = new Map<string, bigint>();
  for (const { day, validBet, ppm } of lines) added.set(day, (added.get(day) ?? 0n) + validBet * BigInt(ppm));
  let micros = carried;
  let overMost = 0n;
  const days = [...added].map(([day, gross]): DayPaid => {
    const before = known.get(day) ?? { day, gross: 0n, most: mostOfDay };
    const after = { ...before, gross: before.gross + gross };
    const counted = within(after) - within(before);
    micros += counted;
    overMost += gross - counted;
    return after;
  });
  const amount = micros > 0n ? micros / MILLION : 0n;
  return { amount, carried: micros - amount * MILLION, micros, overMost, days };
}
