import { writeDemonstrationDraws } from '../modules/games/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';

/** The lotteries that draw most often do so every minute. */
const EVERY_MS = 60_000;

export interface DemonstrationDrawsDeps {
  readonly db: Database;
  readonly tenants: { all(): readonly Tenant[] };
  readonly onError: (error: unknown) => void;
}

/** Opens the draws of the demo's lotteries as they fall due, beginning with those missed since the seed. Never in production. */
export function createDemonstrationDraws({ db, tenants, onError }: DemonstrationDrawsDeps) {
  let since: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  const draws = {
    /** Opens what fell due since the last time. */
    async open(): Promise<void> {
      const now = db.clock.now();
      for (const { id } of tenants.all()) await writeDemonstrationDraws(db.query, id, now, since);
      since = now;
    },
    start(): void {
      const open = () => void draws.open().catch(onError);
      open();
      timer = setInterval(open, EVERY_MS).unref();
    },
    stop: (): void => clearInterval(timer),
  };
  return draws;
}
