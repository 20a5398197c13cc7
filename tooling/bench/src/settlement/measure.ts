import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Figure } from '../figures/figure.ts';

interface Settled {
  readonly seconds: number;
  readonly contracts: number;
  /** Megabytes beyond what the process had before. */
  readonly memory: number;
  readonly bets: number;
}
interface Accrued {
  /** Rounds a second. */
  readonly off: number;
  readonly on: number;
  /** Milliseconds that the posting of what they accrued took. */
  readonly posting: number;
}

async function run<Result>(program: string, ...values: readonly string[]): Promise<Result> {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(new URL(program, import.meta.url)), ...values]);
  return JSON.parse(stdout) as Result;
}

/**
 * Measures the settlement of a day and what real-time salaries cost a bet, each in a process of its own.
 *
 * @param members of the large day; the small one has a tenth of them and the same agents
 * @throws when PostgreSQL is not found
 */
export async function measureSettlement(members: number, agents: number, rounds: number): Promise<Figure[]> {
  const small = await run<Settled>('./settlement-program.ts', String(members / 10), String(agents));
  const large = await run<Settled>('./settlement-program.ts', String(members), String(agents));
  // Many short turns: what else the machine does meanwhile falls on both.
  const accrued = await run<Accrued>('./accrual-program.ts', String(rounds / 5), '40');
  return [
    { what: `daily settlement: ${large.bets} bets by ${members} members under ${agents} agents, ten levels`, value: large.seconds, unit: 's', limit: { atMost: 60 } },
    { what: 'memory that it takes beside, in MB', value: large.memory, unit: 'count' },
    { what: 'time with ten times the members', value: Number((large.seconds / small.seconds).toFixed(2)), unit: 'ratio', limit: { atMost: 11 } },
    { what: 'bets a second with real-time salaries, against without', value: Number((accrued.on / accrued.off).toFixed(3)), unit: 'ratio', limit: { atLeast: 0.9 } },
    { what: 'posting what these bets accrued at ten levels', value: accrued.posting, unit: 'ms' },
  ];
}
