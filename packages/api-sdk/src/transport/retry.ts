import type { CallSpec } from '@livery/contracts';
import type { ApiProblem } from '../problem/problem.ts';

/** Attempts after the first. */
const retries = 2;
const firstWait = 400;
/** The longest pause, in seconds, that a server may ask for and is waited out. */
const longestPause = 10;

/** Only calls that are safe to repeat are retried: reads, and calls with an idempotency key. */
export function mayRepeat(spec: CallSpec): boolean {
  return spec.method === 'GET' || spec.idempotent === true;
}

/**
 * Milliseconds until the next attempt, or undefined where there is none. Waits double and are spread by up to half,
 * so that a crowd cut off together does not come back together. A pause that the server asks for comes before; after a long
 * one somebody tries again.
 */
export function waitBeforeRepeat(spec: CallSpec, problem: ApiProblem, attempt: number, random: () => number): number | undefined {
  const passing =
    problem.kind === 'network' || problem.kind === 'timeout' || (problem.kind === 'server' && problem.status >= 502);
  const { retryAfter = 0 } = problem;
  if (!passing || attempt >= retries || retryAfter > longestPause || !mayRepeat(spec)) return undefined;
  return retryAfter * 1000 + firstWait * 2 ** attempt * (1 + random() / 2);
}
