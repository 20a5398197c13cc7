import type { Clock } from '../clock.ts';

/** Keys of money calls by what the person meant. */
export interface IdempotencyKeys {
  /** The idempotency key of this call with this request: a new one, or that of the same unsettled intent. */
  keyFor(call: string, request: unknown): string;
  /** Forgets the intent: the server has answered for good, so the same request again is meant anew. */
  settle(call: string, request: unknown): void;
}

/** After so long a person who sends the same again means it anew. */
const lifetime = 5 * 60_000;

/**
 * One key for one intent. While a call is under way, or its outcome is unknown (the network broke, the server did not
 * answer), sending the same request again reuses its key: a double click or "Try again" never acts twice. A settled
 * answer, good or bad, ends the intent. Requests are kept in memory only, and only until then.
 */
export function createIdempotencyKeys(clock: Clock): IdempotencyKeys {
  const open = new Map<string, { readonly key: string; readonly since: number }>();
  return {
    keyFor(call, request) {
      for (const [id, { since }] of open) if (clock.now() - since > lifetime) open.delete(id);
      const id = identity(call, request);
      const known = open.get(id);
      if (known) return known.key;
      const key = crypto.randomUUID();
      open.set(id, { key, since: clock.now() });
      return key;
    },
    settle(call, request) {
      open.delete(identity(call, request));
    },
  };
}

function identity(call: string, request: unknown): string {
  const fields = Object.entries((request ?? {}) as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${call} ${JSON.stringify(fields)}`;
}
