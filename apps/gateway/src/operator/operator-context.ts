import type { Config } from '../config.ts';
import { adoptFleet, readFleet, type Tenants } from '../modules/tenant/index.ts';
import { createWallet, type Wallet } from '../modules/wallet/index.ts';
import { openToServe } from '../database/open-database.ts';
import { createSecrets, masterSecret, type Secrets } from '../platform/crypto/index.ts';
import type { Database } from '../platform/db/index.ts';

/** What operator commands work with. */
export interface OperatorContext {
  readonly db: Database;
  readonly tenants: Tenants;
  readonly secrets: Secrets;
  readonly wallet: Wallet;
  readonly close: () => Promise<void>;
}

/**
 * Opens the gateway's own database and reads its merchants. An embedded database must not be in use by a gateway.
 * Goes past any pooler: the limits of its statements are longer than the login's own, and a pooler passes none on.
 */
export async function openOperatorContext(config: Config): Promise<OperatorContext> {
  const { db } = await openToServe(config, { poolSize: 2, timeouts: config.migrationTimeouts, direct: true });
  try {
    const wallet = createWallet({ db, events: { balanceChanged: () => undefined } });
    const tenants = await adoptFleet(readFleet(config.distDir), { db, wallet });
    const secrets = createSecrets(masterSecret(config.secret, config.dataDir), config.acceptedSecrets);
    return { db, tenants, secrets, wallet, close: () => db.close() };
  } catch (error) {
    await db.close();
    throw error;
  }
}
