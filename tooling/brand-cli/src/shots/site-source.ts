import type { Page } from 'playwright';

/** The site that pictures are taken of, as it says itself. */
export interface SiteSource {
  readonly site: string;
  /** Brand that it serves. */
  readonly brand: string;
  /** What serves it: a build, the portal with hot reload, or a preview. */
  readonly kind: 'built site' | 'development site' | 'preview';
  /** The script of its brand, whose name tells one build from another; empty where it has none of its own name. */
  readonly release: string;
  /** When it was asked: ISO 8601. */
  readonly at: string;
}

/**
 * Opens a site, and checks that it serves the brand, before its pictures are taken. The browser asks, since it knows
 * the names below `localhost`, which not every system resolves.
 *
 * @throws RangeError when nothing responds, what responds is no site of Livery, or another brand is served.
 */
export async function openSiteOf(id: string, site: string, page: Page): Promise<SiteSource> {
  const answer = await page.goto(site, { waitUntil: 'domcontentloaded' }).catch(() => undefined);
  if (answer === undefined) throw new RangeError(`Nothing answers at ${site}. Start the sites with "npm start", or name another address with --site.`);
  const found = await page.evaluate(() => {
    const scripts = [...document.scripts].map(({ src, textContent }) => `${src} ${textContent}`).join(' ');
    return {
      brand: document.documentElement.dataset['brand'],
      title: document.title,
      livery: document.getElementById('livery-theme') !== null,
      hot: scripts.includes('/@vite/client'),
      preview: scripts.includes('liveryHot'),
      entry: /brand-[\w-]+\.js/.exec(scripts)?.[0] ?? '',
    };
  });
  if (found.brand === undefined || !found.livery) {
    throw new RangeError(`${site} is no site of Livery${found.title === '' ? '' : ` (it calls itself "${found.title}")`}: another program has this port. Start the sites with "npm start", or name their address with --site.`);
  }
  if (found.brand !== id) throw new RangeError(`${site} serves ${found.brand}, not ${id}. Name the brand's own address with --site.`);
  return { site, brand: found.brand, kind: found.preview ? 'preview' : found.hot ? 'development site' : 'built site', release: found.entry, at: new Date().toISOString() };
}

/** The source in one line. */
export function sourceText({ site, brand, kind, release }: SiteSource): string {
  return `${site}: ${kind} of ${brand}${release === '' ? '' : ` (${release})`}`;
}
