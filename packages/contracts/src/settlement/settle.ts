import { addFigures, NO_FIGURES, playerProfit, type Figures } from './figures.ts';
import { chooseRow, type LadderRow, type RowChoice } from './ladder.ts';
import { shareOf } from './rate.ts';

/** What is paid by a contract: a share of what the players of the team lost, or of what they staked; of `bets` each by itself, rounded by itself, and amounts are sums of shares. */
export type SettledBase = 'loss' | 'turnover' | 'bets';

/** A contract and its period; amounts in minor units. */
export interface ToSettle {
  /** The agent that is paid. */
  readonly agentId: string;
  /** Who pays; null for somebody outside of what is settled together. */
  readonly uplineId: string | null;
  readonly rows: readonly LadderRow[];
  /**
   * Set where the contract is not in effect in the period, and changes of what it was paid for are settled alone: the row that holds for them whatever its
   * conditions, which are those of whole periods; null where none does.
   */
  readonly formerly?: RowChoice['chosen'] | undefined;
  /** The team's figures of the period. */
  readonly figures: Figures;
  /** What differs in periods that were closed before: late bets, voids, rollbacks. Their active members count nothing. */
  readonly corrections?: Figures;
  /** `carriedOut` of the period before. */
  readonly carriedIn?: bigint;
}

/** What a contract comes to before its downlines, with everything that it follows from. */
export interface Gross {
  readonly base: SettledBase;
  /** Which figures select the row: those of the whole team, downlines and their teams included. */
  readonly tierBase: 'gross';
  readonly figures: Figures;
  readonly corrections: Figures;
  /** Players' profit (base `loss`), or turnover, of the period with its corrections. */
  readonly period: bigint;
  readonly carriedIn: bigint;
  /** `period + carriedIn`: what the rate is taken of, without its sign. */
  readonly total: bigint;
  /** Why nothing is paid; null where something is. */
  readonly nothing: 'playersWon' | 'noTurnover' | 'noRow' | null;
  readonly choice: RowChoice;
  /** Whether the contract was not in effect in the period: corrections of when it was are all that counts. */
  readonly former?: true;
  /** Millionths; 0 where no row holds. */
  readonly rate: number;
  /** Millionths of a minor unit before rounding. */
  readonly exactMicros: bigint;
  readonly gross: bigint;
  /** What goes into the next period: a profit of players, or turnover below zero. */
  readonly carriedOut: bigint;
}

/** A contract, settled. */
export interface Settled extends Gross {
  readonly agentId: string;
  readonly uplineId: string | null;
  /** What the agent pays by the contracts with its direct downlines. */
  readonly deductions: readonly { readonly agentId: string; readonly gross: bigint }[];
  /** What the agent keeps: `gross` less the deductions. Below zero it pays more than it gets; it is recorded as it is. */
  readonly net: bigint;
}

/** What one contract comes to. */
export function grossOf(base: SettledBase, { rows, formerly, figures, corrections = NO_FIGURES, carriedIn = 0n }: Omit<ToSettle, 'agentId' | 'uplineId'>): Gross {
  const both = addFigures(figures, { ...corrections, activeMembers: 0 });
  const period = base === 'loss' ? playerProfit(both) : both.turnover;
  const total = period + carriedIn;
  const toPay = base === 'loss' ? -total : total;
  // Conditions look at the period with what is carried, as the payment does.
  const loss = base === 'loss' ? -total : -playerProfit(both);
  const choice = formerly !== undefined ? { chosen: formerly, next: null } : chooseRow(rows, { activeMembers: figures.activeMembers, validBet: both.validBet, loss, betAmount: both.turnover });
  const rate = toPay > 0n ? (choice.chosen?.row.rate ?? 0) : 0;
  const { amount, exactMicros } = shareOf(toPay, rate);
  const none = base === 'loss' ? 'playersWon' : 'noTurnover';
  return {
    base, tierBase: 'gross', figures, corrections, period, carriedIn, total, choice, rate, exactMicros, gross: amount,
    nothing: toPay <= 0n ? none : choice.chosen === null ? 'noRow' : null,
    carriedOut: toPay < 0n ? total : 0n,
    ...(formerly === undefined ? {} : { former: true }),
  };
}

/** Settles contracts of one kind and period together: each is reduced by those of its direct downlines; of an agent with several, which was moved, the first one alone. In the order given. */
export function settle(base: SettledBase, contracts: readonly ToSettle[]): Settled[] {
  const grosses = contracts.map((contract) => ({ agentId: contract.agentId, uplineId: contract.uplineId, ...grossOf(base, contract) }));
  const below = new Map<string, { readonly agentId: string; readonly gross: bigint }[]>();
  for (const { agentId, uplineId, gross } of grosses) {
    if (uplineId === null || gross === 0n) continue;
    const known = below.get(uplineId);
    if (known === undefined) below.set(uplineId, [{ agentId, gross }]);
    else known.push({ agentId, gross });
  }
  const handedOn = new Set<string>();
  return grosses.map((own) => {
    const deductions = handedOn.has(own.agentId) ? [] : (below.get(own.agentId) ?? []);
    handedOn.add(own.agentId);
    return { ...own, deductions, net: deductions.reduce((left, { gross }) => left - gross, own.gross) };
  });
}
