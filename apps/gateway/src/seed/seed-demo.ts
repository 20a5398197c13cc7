import { keepVendorKeys, offerCatalogue, writeCatalogue, writeDemonstrationDraws } from '../modules/games/index.ts';
import type { Passwords } from '../modules/auth/index.ts';
import type { SeamlessWallet } from '../modules/seamless-wallet/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import type { Tenant, TenantDirectory } from '../platform/http/index.ts';
import { writeAccounts } from './accounts.ts';
import { writeCashback } from './cashback.ts';
import { writeHistory } from './history.ts';
import { writeInbox } from './inbox.ts';
import { writeNotices } from './notices.ts';
import { DEMO_PASSWORD } from './people.ts';

export interface SeedDeps {
  readonly db: Database;
  readonly tenants: TenantDirectory & { all(): readonly Tenant[] };
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly vendor: Pick<SeamlessWallet, 'listTerms' | 'setKey' | 'setTerms'>;
  /** Scheme and host of the demo game server. */
  readonly vendorOrigin: string;
  /** Where `vendor-keys.json` is kept. */
  readonly dataDir: string;
}

/** Does `work` once for a tenant, in one transaction with the note that it was done. */
async function seedOnce(db: Database, tenant: Tenant, part: string, work: (tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('demo_seed')
      .values({ tenant_id: tenant.id, part, seeded_at: new Date(db.clock.now()) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) await work(tx);
  });
}

/** Notices, history, accounts, cashback, inbox, draws; accounts to be paid to come behind them. */
const PARTS = 6;

/** Whether a tenant has all its demo data. */
async function isSeeded(db: Database, tenant: Tenant): Promise<boolean> {
  const parts = await db.query.selectFrom('demo_seed').select('part').where('tenant_id', '=', tenant.id).execute();
  return parts.length >= PARTS;
}

/**
 * Gives every tenant that has none its demo data: the catalogue and the keys of its vendors, demo accounts with six
 * weeks of play, notices. Safe to call at each start, and by several starters; never called in production.
 */
export async function seedDemo(deps: SeedDeps): Promise<void> {
  const { db, tenants, passwords, vendor, vendorOrigin, dataDir } = deps;
  await writeCatalogue(db, vendorOrigin);
  const keys = keepVendorKeys(dataDir, tenants.all().map(({ id }) => id));
  let passwordHash: Promise<string> | undefined;
  for (const tenant of tenants.all()) {
    await offerCatalogue(db, tenant);
    for (const [code, byMerchant] of Object.entries(keys)) {
      const key = byMerchant[tenant.id];
      if (key === undefined) continue;
      await vendor.setKey(tenant.id, code, key.secret, key.id);
    }
    // The demo game server speaks version 2, also where it was connected by a gateway of before.
    const former = (await vendor.listTerms(db.query, tenant.id)).filter((terms) => terms.version1Until !== null && keys[terms.vendor] !== undefined);
    for (const terms of former) await db.transaction((tx) => vendor.setTerms(tx, { tenant: tenant.id, vendor: terms.vendor }, { version1Until: null }));
    if (await isSeeded(db, tenant)) continue;
    const hash = await (passwordHash ??= passwords.hash(DEMO_PASSWORD, { tenantId: tenant.id, ip: null }));
    await seedOnce(db, tenant, 'notices', (tx) => writeNotices(db, tenant, tx));
    await seedOnce(db, tenant, 'history', (tx) => writeHistory(tenant, tx, { db, passwordHash: hash }));
    await seedOnce(db, tenant, 'accounts', (tx) => writeAccounts(db, tenant, tx));
    await seedOnce(db, tenant, 'cashback', (tx) => writeCashback(db, tenant, tx));
    await seedOnce(db, tenant, 'inbox', (tx) => writeInbox(db, tenant, tx));
    await seedOnce(db, tenant, 'draws', (tx) => writeDemonstrationDraws(tx, tenant.id, db.clock.now()));
  }
}
