import type { SpotChoice } from '../../shared/table.ts';

/** The player's bets on the round: in the hand, and placed. */
export interface Slip {
  readonly inHand: ReadonlyMap<string, bigint>;
  readonly placed: ReadonlyMap<string, bigint>;
  add(spot: string, amount: bigint): void;
  clear(): void;
  total(): bigint;
  totalPlaced(): bigint;
  /** Takes what is in the hand, to be placed. */
  take(): { readonly stake: bigint; readonly choice: SpotChoice };
  /** Puts back into the hand what could not be placed. */
  giveBack(choice: SpotChoice): void;
  /** Notes a placed ticket; null takes its bets away. */
  note(roundId: string, choice: SpotChoice | null): void;
  /** Notes a ticket's prize; answers the sum of the round. */
  winOf(roundId: string, win: bigint): bigint;
  newRound(): void;
  /** Puts the bets of the last round that had any into the hand. */
  repeat(): void;
}

/** An empty slip. */
export function createSlip(): Slip {
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
    inHand,
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
    giveBack: (choice) => void addTo(inHand, choice),
    note(roundId, choice) {
      if (choice === null) tickets.delete(roundId);
      else tickets.set(roundId, choice);
    },
    winOf(roundId, win) {
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
