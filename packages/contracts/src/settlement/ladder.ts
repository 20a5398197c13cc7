/** What a period has to come to for a row: amounts in minor units; 0 asks for nothing. */
export interface LadderConditions {
  readonly activeMembers: number;
  /** Valid bets of the period. */
  readonly validBet: bigint;
  /** What the players lost in the period, above zero; what is carried counts. */
  readonly loss: bigint;
  /** Stakes of the period. */
  readonly betAmount: bigint;
}

/** A row of a contract. */
export interface LadderRow extends LadderConditions {
  /** Millionths. */
  readonly rate: number;
}

export type LadderCondition = keyof LadderConditions;

/** A condition that does not hold. */
export interface Missing {
  readonly condition: LadderCondition;
  readonly needed: bigint;
  readonly reached: bigint;
  /** By how much it is missed. */
  readonly short: bigint;
}

/** Which row holds, and what the next one would have taken. */
export interface RowChoice {
  /** Position in the ladder from 0, and the row; null where no row holds. */
  readonly chosen: { readonly index: number; readonly row: LadderRow } | null;
  /** The row above it, with what is missing; null where the highest row holds. */
  readonly next: { readonly index: number; readonly row: LadderRow; readonly missing: readonly Missing[] } | null;
}

const CONDITIONS: readonly LadderCondition[] = ['activeMembers', 'validBet', 'loss', 'betAmount'];

/** What is missing for a row, in the order of its conditions. */
export function missingOf(row: LadderConditions, reached: LadderConditions): Missing[] {
  return CONDITIONS.map((condition) => ({ condition, needed: BigInt(row[condition]), reached: BigInt(reached[condition]) }))
    // 0 asks for nothing, not for players who win nothing.
    .filter(({ needed, reached: has }) => needed > 0n && has < needed)
    .map((missed) => ({ ...missed, short: missed.needed - missed.reached }));
}

/** The highest row whose conditions all hold. `rows` rise, as {@link ladderFault} makes sure. */
export function chooseRow(rows: readonly LadderRow[], reached: LadderConditions): RowChoice {
  const index = rows.findLastIndex((row) => missingOf(row, reached).length === 0);
  const [row, next] = [rows[index], rows[index + 1]];
  return {
    chosen: row === undefined ? null : { index, row },
    next: next === undefined ? null : { index: index + 1, row: next, missing: missingOf(next, reached) },
  };
}

/** The highest rate of a ladder, millionths: what its holder may offer at most. */
export const topRate = (rows: readonly LadderRow[]): number => rows.reduce((most, { rate }) => Math.max(most, rate), 0);

/** Most rows of a ladder. */
export const MOST_ROWS = 20;

/** What is wrong with a ladder, and in which row from 0. */
export interface LadderFault {
  readonly index: number;
  /** `rate`: not above the row before. `aboveOwn`: above what the offering agent has itself. `conditions`: none rises. A condition: below the row before. `rows`: none or too many. */
  readonly fault: 'rate' | 'aboveOwn' | 'conditions' | 'rows' | LadderCondition;
}

/**
 * The first fault of a ladder: rates rise from row to row, no condition falls and one at least rises, and no rate is above the offering agent's own.
 * @param own millionths
 */
export function ladderFault(rows: readonly LadderRow[], own: number): LadderFault | undefined {
  if (rows.length === 0 || rows.length > MOST_ROWS) return { index: 0, fault: 'rows' };
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    if (row.rate <= (before?.rate ?? 0)) return { index, fault: 'rate' };
    if (row.rate > own) return { index, fault: 'aboveOwn' };
    if (before === undefined) continue;
    const fallen = CONDITIONS.find((condition) => row[condition] < before[condition]);
    if (fallen !== undefined) return { index, fault: fallen };
    // Otherwise the row before can never be chosen.
    if (CONDITIONS.every((condition) => row[condition] === before[condition])) return { index, fault: 'conditions' };
  }
  return undefined;
}
