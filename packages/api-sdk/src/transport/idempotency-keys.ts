import type { Clock } from '../clock.ts';
import { outcomeUnknown } from '../problem/problem.ts';
import type { CallResult } from './answer.ts';

/** The idempotency key of one request that is not settled. */
export interface OpenKey {
  readonly key: string;
  /** Receives the result of each attempt; returns it, marked `doubtful` where it leaves open whether the call was executed. */
  readonly judge: (result: CallResult<unknown>) => CallResult<unknown>;
}

/** After this time the same request counts as a new one. */
const lifetime = 5 * 60_000;

/**
 * Refusals with these statuses come from the calls themselves, behind the gateway's look for a stored answer, but for those of the
 * envelope (`ENCRYPTION_…`, `ENVELOPE_…`). All others may come before it, and say nothing about an attempt before.
 */
const behindTheKey = /^4(09|22)(?!EN)/;

/**
 * Returns the key of a call with a request: a new one, or that of the same unsettled request. While a call is under way, or its
 * outcome is unknown, sending the same request again reuses its key: a double click or "Try again" never executes twice. An answer,
 * good or bad, settles it; after an attempt without one, only an answer that tells what became of it (docs/adr/0011). Requests are
 * kept in memory only, and only until then.
 */
export function createIdempotencyKeys(clock: Clock): (call: string, request: unknown) => OpenKey {
  const open = new Map<string, OpenKey & { since: number }>();
  return (call, request) => {
    for (const [id, { since }] of open) if (clock.now() - since > lifetime) open.delete(id);
    const id = call + JSON.stringify(Object.entries(request ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
    let doubtful = false;
    // Once one attempt tells what became of the request, another one that is lost leaves nothing open.
    let settled = false;
    const entry = open.get(id) ?? {
      key: crypto.randomUUID(),
      since: clock.now(),
      judge(result: CallResult<unknown>) {
        // The same request may have another key by now.
        if (open.get(id) === entry) open.delete(id);
        if (!('problem' in result)) {
          settled = true;
          return result;
        }
        const { problem } = result;
        const unknown = outcomeUnknown(problem);
        settled ||= !unknown && behindTheKey.test(problem.status + problem.code);
        doubtful = unknown || (doubtful && !settled);
        if (!doubtful) return result;
        entry.since = clock.now();
        if (!settled && !open.has(id)) open.set(id, entry);
        return { problem: { ...problem, doubtful } };
      },
    };
    open.set(id, entry);
    return entry;
  };
}
