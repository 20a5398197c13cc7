import type { Clock } from '../clock.ts';

/** Idempotency keys of calls, one per unsettled request. */
export interface IdempotencyKeys {
  /** The key of this call with this request: a new one, or that of the same unsettled request. */
  keyFor(call: string, request: unknown): string;
  /** Drops the key: the server has answered, so the same request again is a new one. */
  settle(call: string, request: unknown): void;
}

/** After this time the same request counts as a new one. */
const lifetime = 5 * 60_000;

/**
 * While a call is under way, or its outcome is unknown (no answer), sending the same request again reuses its key: a double
 * click or "Try again" never executes twice. An answer, good or bad, settles it. Requests are kept in memory only, and only
 * until then.
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
