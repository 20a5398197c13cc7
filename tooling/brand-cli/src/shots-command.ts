import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brandIds, repositoryRoot } from '@livery/brand-build';
import { routeTable } from '@livery/navigation/paths';
import { chromiumLaunch } from '@livery/test-config';
import { chromium } from 'playwright';
import { scrollThrough } from './capture-page.ts';
import { assertBrands } from './known-brands.ts';
import { openSiteOf } from './site-brand.ts';

const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const;

const { home, rng, help, register } = routeTable;
const ROUTES = [home, rng, help, register].map(({ paths }) => paths[0]);

/** Saves screenshots of a running site's routes at both sizes to `.cache/shots/<id>`. */
export async function shotsCommand(words: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { site: { type: 'string' }, out: { type: 'string' }, route: { type: 'string', multiple: true } },
  });
  const [id] = positionals;
  if (id === undefined) throw new RangeError('brand:shots <id>');
  // A site elsewhere may serve brands that are not in this tree.
  if (values.site === undefined) assertBrands([id], await brandIds());
  const site = values.site ?? `http://${id}.localhost:${process.env['PORT'] ?? 4000}`;
  const folder = values.out ?? join(repositoryRoot, '.cache/shots', id);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    await openSiteOf(id, site, await browser.newPage());
    await mkdir(folder, { recursive: true });
    for (const { name, width, height } of SIZES) {
      const page = await browser.newPage({ viewport: { width, height } });
      for (const route of values.route ?? ROUTES) {
        await page.goto(new URL(route, site).href, { waitUntil: 'networkidle' });
        await scrollThrough(page);
        const file = join(folder, `${route === '/' ? 'home' : route.replace(/\W+/g, '-').replace(/^-/, '')}-${name}.png`);
        await page.screenshot({ path: file, fullPage: true });
        console.log(file);
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return 0;
}
