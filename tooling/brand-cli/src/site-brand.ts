/**
 * Checks that a site serves the brand before its screenshots are taken.
 *
 * @throws RangeError when nothing responds or another brand is served.
 */
export async function assertServes(id: string, site: string): Promise<void> {
  const page = await fetch(site).then(
    (response) => response.text(),
    () => undefined,
  );
  if (page === undefined) throw new RangeError(`Nothing answers at ${site}. Start the sites with "npm start", or name another address with --site.`);
  const [, served] = /<html[^>]*\bdata-brand="([^"]*)"/.exec(page) ?? [];
  if (served !== id) throw new RangeError(`${site} serves ${served === undefined ? 'no brand' : served}, not ${id}. Name the brand's own address with --site.`);
}
