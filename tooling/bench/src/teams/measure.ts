import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Figure, Limit } from '../figures/figure.ts';

/** Milliseconds of the first request, and 95 of 100 of those after it. */
type Timed = readonly [cold: number, warm: number];

/** Figures of `teams-program.ts`. */
export interface TeamsFigures {
  /** Seconds that the registrations and bets took to be written, the counts of two days, and those of a month. */
  readonly filling: number;
  readonly counting: number;
  readonly month: number;
  readonly overview: Timed;
  readonly firstPage: Timed;
  /** The direct downline by what their teams won or lost. */
  readonly sortedPage: Timed;
  readonly below: Timed;
  readonly search: Timed;
  readonly betting: Timed;
  readonly bettingAtVendor: Timed;
  /** The same of another team as large, in which few play. */
  readonly quietBetting: Timed;
  /** The same by stakes; and of the large team, of which there is too much to sort. */
  readonly quietSorted: Timed;
  readonly tooMuch: Timed;
  readonly profit: Timed;
  readonly income: Timed;
  readonly transactions: Timed;
  readonly transactionsOfKind: Timed;
  /** What is paid by real-time contracts, newest first and by what is still due; movements of two days by amount. */
  readonly settlements: Timed;
  readonly settlementsSorted: Timed;
  readonly transactionsSorted: Timed;
  readonly uplines: Timed;
  /** Levels of the team. */
  readonly depth: number;
  /** Seconds that the whole team took to be moved. */
  readonly moving: number;
}

const program = fileURLToPath(new URL('./teams-program.ts', import.meta.url));

/**
 * Measures the panels of an agent with a large team, in a separate process.
 *
 * @param members how many
 * @param turns repetitions of each request
 * @throws when PostgreSQL is not found
 */
export async function measureTeams(limit: Limit, members: number, turns: number): Promise<Figure[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(members), String(turns)]);
  const { overview, firstPage, sortedPage, below, search, betting, bettingAtVendor, quietBetting, quietSorted, tooMuch, profit, income, transactions, transactionsOfKind, settlements, settlementsSorted, transactionsSorted, uplines, depth, counting, moving } = JSON.parse(stdout) as TeamsFigures;
  const panel = (what: string, [cold, warm]: Timed): Figure[] => [
    { what: `${what}, first time`, value: cold, unit: 'ms' },
    { what: `${what}, 95 of 100`, value: warm, unit: 'ms', limit },
  ];
  return [
    ...panel(`team of ${members}, ${depth} levels: overview with totals of a month`, overview),
    ...panel('first page of the direct downline with counts and figures', firstPage),
    ...panel('the same, sorted by what each team won or lost', sortedPage),
    ...panel('first page of a downline below it', below),
    ...panel('search in the whole team', search),
    ...panel('bets of the team: first page and totals of a month', betting),
    ...panel('the same at one vendor', bettingAtVendor),
    ...panel('bets of a team as large in which few play', quietBetting),
    ...panel('the same, sorted by stakes', quietSorted),
    ...panel('bets of the team by stakes, where there are too many to sort', tooMuch),
    ...panel('profit and loss: 1,000 right below with their branches, sorted', profit),
    ...panel('income of a month, paid every five minutes', income),
    ...panel('transactions of the team: first page and totals of a month', transactions),
    ...panel('the same of one kind', transactionsOfKind),
    ...panel('180,000 postings paid in a month to 20 agents: first page and totals', settlements),
    ...panel('the same, sorted by what is still due', settlementsSorted),
    ...panel('transactions of two days, sorted by amount', transactionsSorted),
    { what: 'the uplines of a member at a moment, 95 of 100', value: uplines[1], unit: 'ms' },
    { what: 'counting two days of all teams, half of the members active', value: counting, unit: 's' },
    { what: 'moving the whole team under another agent', value: moving, unit: 's' },
  ];
}
