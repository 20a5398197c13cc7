import type { Page } from 'playwright';

/**
 * Opens a site, and checks that it serves the brand, before its screenshots are taken. The browser asks, since it knows
 * the names below `localhost`, which not every system resolves.
 *
 * @throws RangeError when nothing responds or another brand is served.
 */
export async function openSiteOf(id: string, site: string, page: Page): Promise<void> {
  const answer = await page.goto(site, { waitUntil: 'domcontentloaded' }).catch(() => undefined);
  if (answer === undefined) throw new RangeError(`Nothing answers at ${site}. Start the sites with "npm start", or name another address with --site.`);
  const served = await page.evaluate(() => document.documentElement.dataset['brand']);
  if (served !== id) throw new RangeError(`${site} serves ${served ?? 'no brand'}, not ${id}. Name the brand's own address with --site.`);
}
