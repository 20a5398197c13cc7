import pLimit from 'p-limit';
import { Problem } from '../problem.ts';

/** Runs a few tasks at once, and the others in order. @throws Problem UNAVAILABLE where too many wait */
export type ConcurrencyLimit = <T>(task: () => Promise<T>) => Promise<T>;

/** Where each task takes a good part of a second, waiting behind more than this would only end in a timeout. */
const MAX_WAITING = 200;

/** Creates a {@link ConcurrencyLimit} with a bounded queue, which p-limit itself does not have. */
export function createConcurrencyLimit(concurrency: number, maxWaiting = MAX_WAITING): ConcurrencyLimit {
  const limit = pLimit(concurrency);
  return async (task) => {
    if (limit.activeCount + limit.pendingCount >= concurrency + maxWaiting) throw new Problem('UNAVAILABLE', { retryAfter: 5 });
    return limit(task);
  };
}
