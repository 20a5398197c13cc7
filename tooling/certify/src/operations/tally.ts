/** Kinds of money operations, as they are counted: a bet is one, and so is the win on it. */
export const operationKinds = [
  'bet', 'win', 'magazine bought', 'magazine paid', 'bet taken back', 'round ended without a win', 'win held above a cap', 'held win released', 'held win rejected',
  'round closed by an operator', 'round voided by an operator', 'adjustment', 'reversal', 'transfer to a vendor', 'transfer from a vendor', 'free play bet', 'free play win', 'free play bet taken back', 'free play round ended',
] as const;

/** One of {@link operationKinds}. */
export type OperationKind = (typeof operationKinds)[number];

/** What the clients know: operations that were acknowledged, each once, and what they did to each player's money. */
export interface Tally {
  /** Notes an acknowledged operation; `amount` is what the player has more, in minor units. */
  add(kind: OperationKind, playerId: string, amount: bigint): void;
  readonly counts: ReadonlyMap<OperationKind, number>;
  /** Operations in all. */
  readonly total: number;
  /** What the player must have more than at the beginning. */
  dueTo(playerId: string): bigint;
}

/** Creates an empty {@link Tally}. */
export function createTally(): Tally {
  const counts = new Map<OperationKind, number>();
  const due = new Map<string, bigint>();
  let total = 0;
  return {
    add(kind, playerId, amount) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      due.set(playerId, (due.get(playerId) ?? 0n) + amount);
      total++;
    },
    counts,
    get total() {
      return total;
    },
    dueTo: (playerId) => due.get(playerId) ?? 0n,
  };
}
