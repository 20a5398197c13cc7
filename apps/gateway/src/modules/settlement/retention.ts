import { contractKinds, type ContractKind } from '@livery/contracts';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import { newestRun, oneByOne } from '../../platform/jobs/index.ts';
import { BATCH, deleteExpired, expiryOf, inBatches } from '../../platform/retention/index.ts';
import { slotOf } from '../agent-contracts/index.ts';

/** Tables of what settlements are made of, whose rows are named by their periods or days. */
const BY_PERIOD = ['settlement', 'settlement_line', 'settlement_cost', 'settlement_mark', 'settlement_period'] as const;
type Swept = (typeof BY_PERIOD)[number] | 'settlement_bet' | 'bet_change' | 'accrual_wanted';

const DAY_MS = 86_400_000;
/** How far the newest run of a kind is behind the clock at most, in whose periods nothing is missing yet: a dividend is settled by the month. */
const SETTLED_WITHIN_MS = 31 * DAY_MS;
/** A bet may be taken back for so long, and with it what it earned: bets of a kind without contracts are fed until then. See the retention of game sessions. */
const TAKEN_BACK_MS = 91 * DAY_MS;

/** Creates what deletes the parts that settlements were made of once nobody looks back at them, by table; a fault of one merchant leaves out no other. What was paid stays in the ledger. */
export function createSettlementSweepers(db: Database, tenants: () => readonly { readonly id: string }[]): Readonly<Record<Swept, () => Promise<unknown>>> {
  /** By how much a kind's settlements are behind, in milliseconds: periods that are settled late look back as far as they would have in time. 0 where it was never settled. */
  async function behind(tenant: string, kind: ContractKind): Promise<number> {
    const period = await newestRun(db.query, tenant, `settle-${kind}`);
    return period === null ? 0 : Math.max(0, db.clock.now() - SETTLED_WITHIN_MS - Date.parse(period));
  }

  async function byPeriod(table: (typeof BY_PERIOD)[number]): Promise<void> {
    await oneByOne(tenants(), async ({ id }) => {
      for (const kind of contractKinds) {
        // Names of periods compare as texts: a day comes before every hour and five minutes in it.
        const before = new Date(expiryOf(db, table).getTime() - (await behind(id, kind))).toISOString().slice(0, 10);
        await inBatches(async () => (await sql<{ n: number }>`select settlement_forget(${table}, ${id}, ${kind}, ${before}, ${BATCH}) as n`.execute(db.query)).rows[0]?.n ?? 0);
      }
    });
  }
  return {
    settlement: () => byPeriod('settlement'),
    settlement_line: () => byPeriod('settlement_line'),
    settlement_cost: () => byPeriod('settlement_cost'),
    settlement_mark: () => byPeriod('settlement_mark'),
    settlement_period: () => byPeriod('settlement_period'),
    settlement_bet: () => deleteExpired(db, 'settlement_bet'),
    bet_change: () => inBatches(async () => (await sql<{ n: number }>`select bet_change_forget(${expiryOf(db, 'bet_change')}, ${BATCH}) as n`.execute(db.query)).rows[0]?.n ?? 0),
    async accrual_wanted() {
      const before = db.clock.now() - TAKEN_BACK_MS;
      await oneByOne(tenants(), async ({ id }) => {
        for (const kind of ['hourly', 'realtime'] as const) await sql`select bet_feed_unwant(${id}, ${kind}, ${slotOf(kind, before)})`.execute(db.query);
      });
    },
  };
}
