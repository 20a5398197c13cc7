import type { LadderRow } from '../ladder.ts';

/*
 * Settlement the slow way, to compare with: every sum is made anew from single bets, every agent is asked of every bet whether the bettor
 * is below it, and money is rounded by long division. It shares no code with what it checks.
 */

/** A bet of a model: minor units; `voidedOn` is the day on which it was taken back, `settledOn` the one on which it became known. */
export interface ModelBet {
  readonly bettor: number;
  readonly day: number;
  readonly settledOn: number;
  readonly voidedOn: number | null;
  readonly stake: bigint;
  readonly payout: bigint;
}

/** A merchant of a model. Members are numbers; the upline of each has a lower one. */
export interface Model {
  readonly uplines: readonly (number | null)[];
  /** Ladder of the contract between a member and its upline; undefined where it has none. */
  readonly ladders: readonly (readonly LadderRow[] | undefined)[];
  readonly bets: readonly ModelBet[];
  readonly days: number;
  /** The least turnover of an active member. */
  readonly active: bigint;
}

/** What a contract comes to on a day. */
export interface Outcome {
  readonly gross: bigint;
  readonly net: bigint;
  readonly carriedOut: bigint;
}

/** Divides by a million, half away from zero, by the remainder. */
export function halfUp(millionths: bigint): bigint {
  const whole = millionths / 1_000_000n;
  const rest = millionths % 1_000_000n;
  if (rest >= 500_000n) return whole + 1n;
  if (rest <= -500_000n) return whole - 1n;
  return whole;
}

/** Whether a member is below another one, at any depth. */
export function isBelow(uplines: Model['uplines'], member: number, agent: number): boolean {
  const upline = uplines[member] ?? null;
  if (upline === null) return false;
  return upline === agent || isBelow(uplines, upline, agent);
}

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/** How often a bet counts as of the end of a day: once, or not at all. */
const counts = (bet: ModelBet, day: number): boolean => bet.settledOn <= day && (bet.voidedOn === null || bet.voidedOn > day);

interface Sums {
  turnover: bigint;
  validBet: bigint;
  payout: bigint;
}

/** What a day's close takes up of a team: bets of the day, and, of days before, what became known or was taken back since their close. */
function takenUp(model: Model, agent: number, day: number): Sums {
  const sums: Sums = { turnover: 0n, validBet: 0n, payout: 0n };
  for (const bet of model.bets) {
    if (bet.day > day || !isBelow(model.uplines, bet.bettor, agent)) continue;
    const now = counts(bet, day) ? 1n : 0n;
    const before = bet.day < day && counts(bet, day - 1) ? 1n : 0n;
    sums.turnover += (now - before) * bet.stake;
    sums.validBet += (now - before) * smaller(bet.stake, size(bet.payout - bet.stake));
    sums.payout += (now - before) * bet.payout;
  }
  return sums;
}

function activeMembers(model: Model, agent: number, day: number): number {
  let active = 0;
  for (const member of model.uplines.keys()) {
    if (!isBelow(model.uplines, member, agent)) continue;
    let turnover = 0n;
    let played = false;
    for (const bet of model.bets) {
      if (bet.bettor !== member || bet.day !== day || !counts(bet, day)) continue;
      turnover += bet.stake;
      played = true;
    }
    if (played && turnover >= model.active) active += 1;
  }
  return active;
}

/** The outcomes of every day, by member; undefined for members without a contract. */
export function slowly(model: Model, base: 'loss' | 'turnover'): (Outcome | undefined)[][] {
  const carried = model.uplines.map(() => 0n);
  return Array.from({ length: model.days }, (_, day) => {
    const grosses = model.uplines.map((_upline, agent) => {
      const ladder = model.ladders[agent];
      if (ladder === undefined) return undefined;
      const sums = takenUp(model, agent, day);
      const won = sums.payout - sums.turnover;
      const total = (base === 'loss' ? won : sums.turnover) + (carried[agent] ?? 0n);
      const worth = base === 'loss' ? -total : total;
      const loss = base === 'loss' ? -total : -won;
      const active = activeMembers(model, agent, day);
      let rate = 0;
      for (const row of ladder) {
        if (row.activeMembers > 0 && active < row.activeMembers) continue;
        if (row.validBet > 0n && sums.validBet < row.validBet) continue;
        if (row.loss > 0n && loss < row.loss) continue;
        if (row.betAmount > 0n && sums.turnover < row.betAmount) continue;
        rate = row.rate;
      }
      const gross = worth > 0n ? halfUp(worth * BigInt(rate)) : 0n;
      carried[agent] = worth < 0n ? total : 0n;
      return { gross, carriedOut: carried[agent] ?? 0n };
    });
    return grosses.map((own, agent) => {
      if (own === undefined) return undefined;
      let net = own.gross;
      for (const [member, upline] of model.uplines.entries()) if (upline === agent) net -= grosses[member]?.gross ?? 0n;
      return { ...own, net };
    });
  });
}
