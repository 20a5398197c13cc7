import { availableParallelism } from 'node:os';
import { LANES, runSuite } from './run-suite.ts';
import { stages } from './stages.ts';
import { countsOf } from './summary.ts';

/**
 * Runs one stage of `npm test` as a command of its own.
 *
 * @returns the exit code
 */
export async function runSingleStage(name: string): Promise<number> {
  const all = stages(Math.max(1, Math.floor(availableParallelism() / LANES)));
  const chosen = all.filter((stage) => stage.name === name);
  const results = await runSuite({ all, chosen, write: (text) => process.stdout.write(text) });
  process.stdout.write(`${countsOf(results)}\n`);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}
