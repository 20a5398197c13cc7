/** What was played and paid in a period; amounts in minor units. */
export interface Figures {
  /** Stakes of settled bets. */
  readonly turnover: bigint;
  readonly validBet: bigint;
  /** What settled bets paid out. */
  readonly prizes: bigint;
  /** Cashback. */
  readonly memberRebate: bigint;
  /** What the house pays agents beside contracts. A term of the field's formula that the gateway has no source of: 0. */
  readonly agentRebate: bigint;
  /** Rewards of activities and promotions. */
  readonly activity: bigint;
  /** Fees that the house pays for players; 0 as well. */
  readonly feeSubsidy: bigint;
  /** Members whose turnover of the period is at least the merchant's minimum. */
  readonly activeMembers: number;
}

/** Figures of a period in which nothing happened. */
export const NO_FIGURES: Figures = { turnover: 0n, validBet: 0n, prizes: 0n, memberRebate: 0n, agentRebate: 0n, activity: 0n, feeSubsidy: 0n, activeMembers: 0 };

/** The part of a stake that was at risk: stake 110 that pays 210 has 100, one that pays nothing 110, a tie none. Minor units. */
export function validBetOf(stake: bigint, payout: bigint): bigint {
  const difference = payout > stake ? payout - stake : stake - payout;
  return difference < stake ? difference : stake;
}

/** What players won of the house, minor units; below zero the house won. */
export const playerProfit = ({ turnover, prizes, memberRebate, agentRebate, activity, feeSubsidy }: Figures): bigint =>
  prizes + memberRebate + agentRebate + activity + feeSubsidy - turnover;

/** Both together. */
export const addFigures = (one: Figures, other: Figures): Figures => ({
  turnover: one.turnover + other.turnover,
  validBet: one.validBet + other.validBet,
  prizes: one.prizes + other.prizes,
  memberRebate: one.memberRebate + other.memberRebate,
  agentRebate: one.agentRebate + other.agentRebate,
  activity: one.activity + other.activity,
  feeSubsidy: one.feeSubsidy + other.feeSubsidy,
  activeMembers: one.activeMembers + other.activeMembers,
});

/**
 * The figures of each agent's team: of everybody below it, at any depth, without itself.
 *
 * @param uplines the agents with the upline of each; null where it has none
 * @param direct what the members directly under an agent come to, by agent
 * @throws RangeError where the uplines form a circle
 */
export function teamFigures(uplines: ReadonlyMap<string, string | null>, direct: ReadonlyMap<string, Figures>): Map<string, Figures> {
  const teams = new Map<string, Figures>();
  const waiting = new Map<string, number>();
  for (const [agent, upline] of uplines) {
    teams.set(agent, direct.get(agent) ?? NO_FIGURES);
    if (upline !== null) waiting.set(upline, (waiting.get(upline) ?? 0) + 1);
  }
  // From the bottom up: an agent is added to its upline once everybody below it has been added to it.
  const ready = [...uplines.keys()].filter((agent) => !waiting.has(agent));
  let done = 0;
  for (let agent = ready.pop(); agent !== undefined; agent = ready.pop()) {
    done += 1;
    const upline = uplines.get(agent) ?? null;
    if (upline === null || !uplines.has(upline)) continue;
    teams.set(upline, addFigures(teams.get(upline) ?? NO_FIGURES, teams.get(agent) ?? NO_FIGURES));
    const left = (waiting.get(upline) ?? 0) - 1;
    waiting.set(upline, left);
    if (left === 0) ready.push(upline);
  }
  if (done < uplines.size) throw new RangeError('The uplines form a circle.');
  return teams;
}
