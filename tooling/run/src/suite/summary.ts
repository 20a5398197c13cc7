import type { Outcome } from './stage.ts';

/** What a stage came to in one package, and where the result came from. */
export interface PackageResult extends Outcome {
  stage: string;
  folder: string;
  /** Whether it came from the cache. */
  cached: boolean;
}

const sum = (results: Outcome[], pick: (outcome: Outcome) => number): number => results.reduce((total, result) => total + pick(result), 0);

/** `3 passed, 1 failed`, with the skipped ones where there are any. */
export function countsOf(results: Outcome[]): string {
  const skipped = sum(results, (result) => result.skipped);
  const line = `${sum(results, (result) => result.passed)} passed, ${sum(results, (result) => result.failed)} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** How many of the results came from the cache, in words; empty where none did. */
export function cacheLine(results: PackageResult[]): string {
  const cached = results.filter((result) => result.cached);
  if (cached.length === 0) return '';
  const tests = (some: PackageResult[]): number => sum(some, ({ passed, failed, skipped }) => passed + failed + skipped);
  return `${tests(cached)} of ${tests(results)} results came from the cache.`;
}

/**
 * A line of the table: the mark, the stage, its counts and how long it ran.
 *
 * @param seconds undefined for a stage that came from the cache as a whole
 * @param cachedPackages how many more packages of the stage came from the cache
 */
export function stageLine(stage: string, results: Outcome[], seconds: number | undefined, cachedPackages = 0): string {
  const mark = sum(results, ({ failed }) => failed) > 0 ? '✗' : '✓';
  const time = seconds === undefined ? 'cached' : `${seconds.toFixed(1)} s`;
  const others = cachedPackages === 0 ? '' : `  (${cachedPackages} more packages cached)`;
  return `${mark} ${stage.padEnd(18)}${countsOf(results).padEnd(34)}${time.padStart(9)}${others}`;
}
