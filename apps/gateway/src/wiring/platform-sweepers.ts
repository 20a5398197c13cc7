import type { Database } from '../platform/db/index.ts';
import { deleteExpired, keepMonths } from '../platform/retention/index.ts';

interface Swept {
  sweep(): Promise<unknown>;
}

/** Jobs of the housekeeping for tables that belong to no module, or to no one of several, by table. */
export function createPlatformSweepers(deps: { readonly db: Database; readonly throttle: Swept; readonly keys: Swept; readonly unsealer: Swept; readonly idempotency: Swept }) {
  const { db, throttle, keys, unsealer, idempotency } = deps;
  return {
    throttle: throttle.sweep,
    crypto_key: keys.sweep,
    sealed_seen: unsealer.sweep,
    idempotent_call: idempotency.sweep,
    outbox: () => deleteExpired(db, 'outbox'),
    job_run: () => deleteExpired(db, 'job_run'),
    ledger_check: () => keepMonths(db, 'ledger_check'),
    game_round_detail: () => keepMonths(db, 'game_round_detail'),
    game_win: () => deleteExpired(db, 'game_win'),
    game_play_day: () => deleteExpired(db, 'game_play_day'),
  };
}
