import { bulkhead, circuitBreaker, ConsecutiveBreaker, handleAll, wrap } from 'cockatiel';
import { LRUCache } from 'lru-cache';

/** Sends a request: the global `fetch`, or what takes its place. */
export type Fetch = typeof globalThis.fetch;

/** Requests to one origin under way: more fail at once, so that a provider that hangs holds up no more callers than these. */
const AT_ONCE = 64;
/** Failures in a row after which requests to an origin fail at once. */
const FAILURES = 5;
/** After this time one request tries whether the origin answers again. */
const PAUSE_MS = 10_000;
/** Origins remembered; merchants name one or two each. */
const ORIGINS = 1_000;

function policyOf(origin: string, onOpen: (origin: string) => void) {
  const failing = handleAll.orWhenResult((answer) => answer instanceof Response && answer.status >= 500);
  const breaker = circuitBreaker(failing, { breaker: new ConsecutiveBreaker(FAILURES), halfOpenAfter: PAUSE_MS });
  breaker.onBreak(() => onOpen(origin));
  // The limit stands outside, so that the breaker does not take its refusals for failures of the origin.
  return wrap(bulkhead(AT_ONCE, 0), breaker);
}

/**
 * A fetch that fails at once, instead of by a timeout each time, while an origin fails or has too many requests under way:
 * five failures in a row (no answer, a timeout of the caller, a status of 500 or more) pause it for ten seconds.
 *
 * @param onOpen called when an origin is paused
 */
export function createOutsideFetch(fetch: Fetch, onOpen: (origin: string) => void): Fetch {
  const policies = new LRUCache<string, ReturnType<typeof policyOf>>({ max: ORIGINS });
  return (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input);
    const policy = policies.get(origin) ?? policyOf(origin, onOpen);
    policies.set(origin, policy);
    return policy.execute(() => fetch(input, init));
  };
}
