import type { Database } from '../platform/db/index.ts';
import type { Job } from '../platform/jobs/index.ts';
import type { SeamlessWallet } from '../modules/seamless-wallet/index.ts';
import type { Cashier } from '../modules/cashier/index.ts';
import type { TransferWallet } from '../modules/transfer-wallet/index.ts';
import { createHouseTotals, type Wallet } from '../modules/wallet/index.ts';

/** Names of the checks. */
export const LEDGER_CHECKS = ['drift', 'imbalance', 'orphan', 'bet-day', 'transit', 'clearing', 'hours'] as const;

/** What one check found at a merchant the last time. */
export interface LedgerCheck {
  readonly tenant: string;
  /** `drift`: balances that are not the sum of their transfers. `imbalance`: currencies whose sum is not zero. `orphan`: transfers and
   * journals without what they refer to. `bet-day`: totals that are not the sum of the bets. `transit`: money on its way that no open transfer claims.
   * `clearing`: money at payment providers that neither a deposit nor a payout claims, and holds that no withdrawal does. `hours`: totals by hour that do not come to the balance. */
  readonly name: string;
  /** The merchant's day that it was done for. */
  readonly period: string;
  /** Rows that contradict each other: none as long as all is well. */
  readonly found: number;
  readonly at: Date;
}

/** The scheduled check of the ledger. */
export interface LedgerChecks {
  readonly job: Job;
  /** The last result of every check at every merchant, also of other gateways; for metrics. */
  latest(): Promise<readonly LedgerCheck[]>;
}

export interface LedgerChecksDeps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'audit' | 'hoursDrift'>;
  readonly vendor: Pick<SeamlessWallet, 'totalsDrift'>;
  readonly transfers: Pick<TransferWallet, 'drift'>;
  readonly cashier: Pick<Cashier, 'drift'>;
  /** Called for each check that found something. */
  readonly onFound: (check: { readonly tenant: string; readonly check: string; readonly found: number; readonly examples: readonly object[] }) => void;
  /** Called for each check that could not be made, which leaves out no other: the age of its last result tells. */
  readonly onFailed: (check: { readonly tenant: string; readonly checks: readonly string[]; readonly err: unknown }) => void;
}

const EXAMPLES = 20;

/** Rows as JSON, which has no 64 bits. */
const asJson = (rows: readonly object[]): string => JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/**
 * {@link LedgerChecks}, once a day of the merchant's clock. A day that was missed is not made up for: only how it stands now can be read. The day is done once all checks of it were
 * made; one that could not be is made again when the alarm rings next.
 */
export function createLedgerChecks({ db, wallet, vendor, transfers, cashier, onFound, onFailed }: LedgerChecksDeps): LedgerChecks {
  type Name = (typeof LEDGER_CHECKS)[number];
  type Result = readonly [Name, readonly object[]];
  const addUpHouse = createHouseTotals(db);
  const readings: readonly { readonly checks: readonly Name[]; readonly read: (tenant: string) => Promise<readonly Result[]> }[] = [
    {
      checks: ['drift', 'imbalance', 'orphan'],
      async read(tenant) {
        const { drift, imbalance, orphans } = await wallet.audit(tenant);
        return [['drift', drift], ['imbalance', imbalance], ['orphan', orphans]];
      },
    },
    { checks: ['bet-day'], read: async (tenant) => [['bet-day', await vendor.totalsDrift(tenant)]] },
    {
      checks: ['transit'],
      async read(tenant) {
        await addUpHouse(tenant, 'transit');
        return [['transit', await transfers.drift(tenant)]];
      },
    },
    {
      checks: ['clearing'],
      async read(tenant) {
        await addUpHouse(tenant, 'cashier');
        return [['clearing', await cashier.drift(tenant)]];
      },
    },
    { checks: ['hours'], read: async (tenant) => [['hours', await wallet.hoursDrift(tenant)]] },
  ];

  /** Checks that were made for a period already: those that could not be are made again alone. */
  async function made(tenant: string, period: string): Promise<ReadonlySet<string>> {
    const rows = await db.query.selectFrom('ledger_check').select('name').where('tenant_id', '=', tenant).where('name', 'in', LEDGER_CHECKS).where('period', '=', period).execute();
    return new Set(rows.map(({ name }) => name));
  }

  async function write(tenant: string, period: string, results: readonly Result[]): Promise<void> {
    const at = new Date(db.clock.now());
    const rows = results.map(([name, found]) => ({ tenant_id: tenant, name, period, found: found.length, examples: asJson(found.slice(0, EXAMPLES)), at }));
    await db.query.insertInto('ledger_check').values(rows).execute();
    for (const { name, found, examples } of rows) if (found > 0) onFound({ tenant, check: name, found, examples: JSON.parse(examples) as object[] });
  }
  return {
    job: {
      name: 'ledger-check',
      cadence: 'day',
      missed: 'newest',
      // Reads all that ever was: nobody's salary waits for it.
      beside: true,
      async prepare({ id: tenant }, period) {
        const done = await made(tenant, period);
        const faults: unknown[] = [];
        // Each is written when it is made: what fails afterwards, or ends the gateway, does not repeat it.
        for (const { checks, read } of readings.filter((reading) => !reading.checks.every((check) => done.has(check)))) {
          try {
            await write(tenant, period, await read(tenant));
          } catch (err) {
            faults.push(err);
            onFailed({ tenant, checks, err });
          }
        }
        if (faults.length > 0) throw faults[0];
        return () => Promise.resolve();
      },
    },
    latest: () =>
      db.query
        .selectFrom('ledger_check')
        .distinctOn(['tenant_id', 'name'])
        .select(['tenant_id as tenant', 'name', 'period', 'found', 'at'])
        .orderBy('tenant_id')
        .orderBy('name')
        .orderBy('period', 'desc')
        .orderBy('at', 'desc')
        .execute(),
  };
}
