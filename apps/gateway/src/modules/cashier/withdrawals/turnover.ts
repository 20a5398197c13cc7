/** Why something has to be played: a deposit, or a gift of the house that members would otherwise collect and pass on. */
export type TurnoverSource = 'deposit' | 'welcome' | 'referral';

/** What has to be played for one credited deposit or gift. Amounts in minor units. */
export interface TurnoverRequirement {
  readonly source: TurnoverSource;
  /** Of a gift the id of the member it welcomed, or of the friend it was for. */
  readonly depositId: string;
  /** What the member got. */
  readonly credited: bigint;
  /** The merchant's share of it, in per cent. */
  readonly percent: number;
  readonly required: bigint;
  /** Bets that were placed from then on count. */
  readonly begunAt: Date;
}

/** A requirement with what was played for it. */
export interface TurnoverProgress extends TurnoverRequirement {
  readonly played: bigint;
}

const HUNDRED = 100n;

/** What is to be played for a credited amount, rounded half up to the minor unit. */
export function requiredTurnover(credited: bigint, percent: number): bigint {
  return (credited * BigInt(percent) + HUNDRED / 2n) / HUNDRED;
}

/**
 * Spreads valid bets over requirements: each counts for the oldest one that had begun when it was placed and is not met, and
 * what that does not need for the next. What no requirement needed then counts for none that begins later.
 *
 * @param requirements oldest first
 * @param valid minor units of valid bets placed from the beginning of each requirement until that of the next, in their order
 */
export function spreadTurnover(requirements: readonly TurnoverRequirement[], valid: readonly bigint[]): TurnoverProgress[] {
  const played = requirements.map(() => 0n);
  for (const [begun, sum] of valid.entries()) {
    let left = sum;
    for (let index = 0; index <= begun && left > 0n; index++) {
      const open = (requirements[index]?.required ?? 0n) - (played[index] ?? 0n);
      const counted = left < open ? left : open;
      played[index] = (played[index] ?? 0n) + counted;
      left -= counted;
    }
  }
  return requirements.map((requirement, index) => ({ ...requirement, played: played[index] ?? 0n }));
}

/** What is still to be played for all of them. */
export function turnoverLeft(progress: readonly TurnoverProgress[]): bigint {
  return progress.reduce((left, { required, played }) => left + required - played, 0n);
}
