import type { Outcome, Stage } from './stage.ts';

/** A stage that has ended. */
export interface Result extends Outcome {
  name: string;
  /** How long it took. */
  seconds: number;
}

/**
 * Runs stages in their order over a number of lanes; a stage waits for those it comes after.
 * A stage that throws counts as failed.
 *
 * @param onResult hears each result as it comes
 */
export async function runInLanes(stages: Stage[], lanes: number, onResult: (result: Result) => void): Promise<Result[]> {
  const ended = new Map<string, PromiseWithResolvers<void>>(stages.map((stage) => [stage.name, Promise.withResolvers<void>()]));
  const results: Result[] = [];
  const queue = [...stages];

  const runOne = async (stage: Stage): Promise<void> => {
    for (const name of stage.after ?? []) await ended.get(name)?.promise;
    const begin = performance.now();
    const outcome = await stage.run().catch((error: unknown): Outcome => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { passed: 0, failed: 1, skipped: 0, report: text };
    });
    const result = { ...outcome, name: stage.name, seconds: (performance.now() - begin) / 1_000 };
    results.push(result);
    onResult(result);
    ended.get(stage.name)?.resolve();
  };
  const lane = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await runOne(next);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** The line that closes `npm test`. */
export function closingLine(results: Outcome[]): string {
  const sum = (pick: (outcome: Outcome) => number): number => results.reduce((total, result) => total + pick(result), 0);
  const skipped = sum((result) => result.skipped);
  const line = `${sum((result) => result.passed)} passed, ${sum((result) => result.failed)} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
