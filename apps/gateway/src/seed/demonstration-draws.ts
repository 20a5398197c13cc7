import { createVendorDraws, writeDemonstrationDraws } from '../modules/games/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';

/** The lotteries that draw most often do so every minute. */
const EVERY_MS = 60_000;
/** Vendors are asked more often, so that a draw shows soon after it decided bets. */
const ASK_EVERY_MS = 10_000;

export interface DemonstrationDrawsDeps {
  readonly db: Database;
  readonly tenants: { all(): readonly Tenant[] };
  readonly onError: (error: unknown) => void;
  /** Replaces the calls to vendors in tests. */
  readonly fetch?: typeof fetch;
}

/**
 * Publishes what the vendors of the demo's lotteries draw, and opens demonstrations for lotteries without a game server as they
 * fall due, beginning with those missed since the seed. Never in production.
 */
export function createDemonstrationDraws({ db, tenants, onError, fetch = globalThis.fetch }: DemonstrationDrawsDeps) {
  let since: number | undefined;
  const timers: NodeJS.Timeout[] = [];
  let asking = false;
  const vendors = createVendorDraws({ db, tenants, fetch, onFault: onError });
  const draws = {
    /** Opens what fell due since the last time. */
    async open(): Promise<void> {
      const now = db.clock.now();
      for (const { id } of tenants.all()) await writeDemonstrationDraws(db.query, id, now, since);
      since = now;
    },
    /** Asks the vendors for their latest draws, unless an earlier question is not answered yet. */
    async publish(): Promise<void> {
      if (asking) return;
      asking = true;
      await vendors.publish().finally(() => (asking = false));
    },
    start(): void {
      const open = () => void draws.open().catch(onError);
      const publish = () => void draws.publish().catch(onError);
      open();
      publish();
      timers.push(setInterval(open, EVERY_MS).unref(), setInterval(publish, ASK_EVERY_MS).unref());
    },
    stop: (): void => timers.forEach((timer) => clearInterval(timer)),
  };
  return draws;
}
