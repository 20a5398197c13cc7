import { ensureFleet, type Fleet } from '../sites/fleet.ts';
import { ensureVendorPage } from '../sites/vendor-page.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { Settings } from './settings.ts';

/**
 * Builds what the servers serve, and meanwhile makes the database of a first start.
 *
 * @throws PlainError when something could not be built
 */
export async function buildToServe(settings: Settings): Promise<Fleet> {
  let prepared: Promise<void> | undefined;
  const fleet = ensureFleet(() => {
    prepared = prepareDatabase(settings);
  });
  ensureVendorPage();
  await prepared;
  return fleet;
}
