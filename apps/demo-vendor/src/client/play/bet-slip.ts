import type { SpotChoice } from '../../shared/table.ts';

/** The player's bets on a round: unplaced ones, and tickets that have been placed. */
export interface BetSlip {
  readonly unplaced: ReadonlyMap<string, bigint>;
  readonly placed: ReadonlyMap<string, bigint>;
  add(spot: string, amount: bigint): void;
  clear(): void;
  total(): bigint;
  totalPlaced(): bigint;
  /** Removes and returns the unplaced bets, to place them. */
  take(): { readonly stake: bigint; readonly choice: SpotChoice };
  /** Restores bets that could not be placed. */
  restore(choice: SpotChoice): void;
  /** Records a placed ticket; null removes it. */
  recordTicket(roundId: string, choice: SpotChoice | null): void;
  /** Records a ticket's prize and returns the sum of the round. */
  recordWin(roundId: string, win: bigint): bigint;
  newRound(): void;
  /** Adds the bets of the last round that had any, unplaced. */
  repeat(): void;
}

/** Creates an empty slip. */
export function createBetSlip(): BetSlip {
  const inHand = new Map<string, bigint>();
  let tickets = new Map<string, SpotChoice>();
  let wins = new Map<string, bigint>();
  let before = new Map<string, bigint>();
  const sumOf = (amounts: ReadonlyMap<string, bigint>): bigint => [...amounts.values()].reduce((sum, amount) => sum + amount, 0n);
  const addTo = (map: Map<string, bigint>, { spots }: SpotChoice): Map<string, bigint> => {
    for (const [spot, amount] of Object.entries(spots)) map.set(spot, (map.get(spot) ?? 0n) + BigInt(amount));
    return map;
  };
  const placed = (): Map<string, bigint> => [...tickets.values()].reduce(addTo, new Map<string, bigint>());
  return {
    unplaced: inHand,
    get placed() {
      return placed();
    },
    add: (spot, amount) => void inHand.set(spot, (inHand.get(spot) ?? 0n) + amount),
    clear: () => inHand.clear(),
    total: () => sumOf(inHand),
    totalPlaced: () => sumOf(placed()),
    take() {
      const choice = { spots: Object.fromEntries([...inHand].map(([spot, amount]) => [spot, amount.toString()])) };
      const stake = sumOf(inHand);
      inHand.clear();
      return { stake, choice };
    },
    restore: (choice) => void addTo(inHand, choice),
    recordTicket(roundId, choice) {
      if (choice === null) tickets.delete(roundId);
      else tickets.set(roundId, choice);
    },
    recordWin(roundId, win) {
      wins.set(roundId, win);
      return sumOf(wins);
    },
    newRound() {
      const had = placed();
      if (had.size > 0) before = had;
      tickets = new Map();
      wins = new Map();
    },
    repeat() {
      for (const [spot, amount] of before) inHand.set(spot, amount);
    },
  };
}
