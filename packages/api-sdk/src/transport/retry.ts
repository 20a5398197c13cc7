import type { CallSpec } from '@livery/contracts';
import type { ApiProblem } from '../problem/problem.ts';

/** Attempts after the first. */
const retries = 2;
const firstWait = 400;

/** Only calls that are safe to repeat are retried: reads, and calls with an idempotency key. */
export function mayRepeat(spec: CallSpec): boolean {
  return spec.method === 'GET' || spec.idempotent === true;
}

/**
 * Milliseconds until the next attempt, or undefined where there is none. Waits double and are spread by up to half,
 * so that a crowd cut off together does not come back together.
 */
export function waitBeforeRepeat(spec: CallSpec, problem: ApiProblem, attempt: number, random: () => number): number | undefined {
  const passing =
    problem.kind === 'network' || problem.kind === 'timeout' || (problem.kind === 'server' && problem.status >= 502);
  if (!passing || attempt >= retries || !mayRepeat(spec)) return undefined;
  return firstWait * 2 ** attempt * (1 + random() / 2);
}
