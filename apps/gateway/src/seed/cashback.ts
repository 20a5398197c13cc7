import { createCashbackRates } from '../modules/cashback/index.ts';
import { createDayOf } from '../platform/calendar/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';

const DAY_MS = 86_400_000;
/** Days of the demo's past play that cashback is earned on. */
const DAYS = 14;

/** Vendor, category, lowest rank and millionths of the valid bet. */
const RATES = [['*', '*', 0, 3_000], ['*', 'RNG', 0, 6_000], ['*', 'RNG', 2, 8_000], ['*', 'FISH', 0, 6_000], ['*', 'LIVE', 0, 3_500]] as const;

/** Gives a demo merchant rates of cashback, also for some of what was played before. */
export async function writeCashback(db: Database, tenant: Tenant, tx: Tx): Promise<void> {
  const fromDay = createDayOf()(db.clock.now() - DAYS * DAY_MS, tenant.timeZone);
  const rates = createCashbackRates(db);
  for (const [vendor, category, rankFrom, ppm] of RATES) await rates.set(tx, tenant.id, { vendor, category, rankFrom, fromDay, ppm });
}
