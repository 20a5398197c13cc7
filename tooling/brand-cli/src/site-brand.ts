/**
 * Makes sure that a site is the brand's own before its pictures are taken.
 *
 * @throws RangeError when nothing answers, or another brand does.
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
