import type { UserCache } from '../cache/user-cache.ts';
import { ensureFleet, type Fleet } from '../sites/fleet.ts';
import { ensureVendorPage } from '../sites/vendor-page.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { Settings } from './settings.ts';

/**
 * Builds what the servers serve, and meanwhile makes the database of a first start; or takes both from the cache of the user.
 *
 * @throws PlainError when something could not be built
 */
export async function buildToServe(settings: Settings, cache: UserCache): Promise<Fleet> {
  const prepared = prepareDatabase(settings, cache);
  const fleet = ensureFleet(cache);
  ensureVendorPage(cache);
  await prepared;
  return fleet;
}
