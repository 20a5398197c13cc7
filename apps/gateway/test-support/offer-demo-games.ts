import { offerCatalogue, writeCatalogue } from '../src/modules/games/index.ts';
import { adoptFleet } from '../src/modules/tenant/index.ts';
import { createWallet } from '../src/modules/wallet/index.ts';
import type { Database } from '../src/platform/db/index.ts';
import { testFleet, VENDOR_ORIGIN } from './test-fleet.ts';

/** Writes the demo games into a database, and offers them at the merchants of the test fleet. */
export async function offerDemoGames(db: Database): Promise<void> {
  const tenants = await adoptFleet(testFleet, { db, wallet: createWallet({ db, events: { balanceChanged: () => undefined } }) });
  await writeCatalogue(db, VENDOR_ORIGIN);
  for (const tenant of tenants.all()) await offerCatalogue(db, tenant);
}
