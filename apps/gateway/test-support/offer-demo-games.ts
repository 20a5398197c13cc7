import { offerCatalogue, writeCatalogue } from '../src/modules/games/index.ts';
import type { Tenants } from '../src/modules/tenant/index.ts';
import type { Database } from '../src/platform/db/index.ts';
import { VENDOR_ORIGIN } from './test-fleet.ts';

/** Writes the demo games into a database where they are not there yet, and offers them at merchants. */
export async function offerDemoGames(db: Database, tenants: Pick<Tenants, 'all'>): Promise<void> {
  await writeCatalogue(db, VENDOR_ORIGIN);
  for (const tenant of tenants.all()) await offerCatalogue(db, tenant);
}
