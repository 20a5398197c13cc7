import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brandIds, repositoryRoot } from '@livery/brand-build';
import { chromiumLaunch } from '@livery/test-config';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { assertBrands } from '../known-brands.ts';
import { missingFontsText } from '../scenes/system-fonts.ts';
import { chosenLanguages, sizes } from '../scenes/variants.ts';
import { captureWholePage, scrollThrough } from './capture-page.ts';
import { assertChoices } from './choices.ts';
import { openSiteOf, sourceText } from './site-source.ts';
import { takeShots } from './take-shots.ts';
import type { ShotPlace } from './take-shots.ts';
import { languagesOf, readIn } from './take-view.ts';

const several = { type: 'string', multiple: true } as const;

/** The address of a brand's site that `npm start` serves. */
export function localSite(id: string): string {
  return `http://${id}.localhost:${process.env['PORT'] ?? 4000}`;
}

/** Saves the pictures of a brand on a running site to `.cache/shots/<id>`, or those of single paths. */
export async function shotsCommand(words: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { site: { type: 'string' }, out: { type: 'string' }, route: several, scene: several, width: several, scheme: several, direction: several, language: several },
  });
  const [id] = positionals;
  if (id === undefined) throw new RangeError('brand:shots <id>');
  assertChoices(values);
  const ofTheSet = values.route === undefined ? undefined : (['scene', 'scheme', 'direction'] as const).find((option) => values[option] !== undefined);
  if (ofTheSet !== undefined) throw new RangeError(`--route takes pages as a first visitor sees them: --${ofTheSet} is for the set of scenes, without --route.`);
  // A site elsewhere may serve brands that are not in this tree.
  if (values.site === undefined) assertBrands([id], await brandIds());
  const site = values.site ?? localSite(id);
  const folder = values.out ?? join(repositoryRoot, '.cache/shots', id);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    if (values.route !== undefined) await takeRoutes(browser, id, { site, folder }, values.route, values);
    else {
      const { source, pictures, missing } = await takeShots(browser, id, { site, folder, say: (line) => console.log(line) }, { scenes: values.scene, widths: values.width, schemes: values.scheme, directions: values.direction, languages: values.language });
      console.log(`\n${pictures.length} pictures of ${sourceText(source)}\nAll on one page: ${join(folder, 'index.html')}`);
      if (missing.length > 0) {
        console.error(`Not taken: ${missing.join(', ')}.`);
        return 1;
      }
    }
  } finally {
    await browser.close();
  }
  return 0;
}

/** Takes single paths as a first visitor sees them, at both widths unless some are named, and in the languages that are named. */
async function takeRoutes(browser: Browser, id: string, { site, folder }: Pick<ShotPlace, 'site' | 'folder'>, routes: readonly string[], { width: widths = Object.keys(sizes), language: chosen }: { readonly width?: readonly string[] | undefined; readonly language?: readonly string[] | undefined }): Promise<void> {
  const opened = await browser.newPage();
  console.log(sourceText(await openSiteOf(id, site, opened)));
  // A site that says nothing of its languages is taken in the one that it shows.
  const known = await languagesOf(opened).catch((error: unknown) => (chosen === undefined ? undefined : Promise.reject(error as Error)));
  const languages = known === undefined || chosen === undefined ? [undefined] : (chosenLanguages(id, chosen, known) ?? []);
  const boxes = known === undefined ? undefined : missingFontsText(chosen ?? [known.default], known.remap);
  if (boxes !== undefined) console.log(boxes);
  await opened.close();
  await mkdir(folder, { recursive: true });
  for (const language of languages) {
    for (const [name, viewport] of Object.entries(sizes).filter(([width]) => widths.includes(width))) {
      const page = await browser.newPage({ viewport });
      if (language !== undefined) await readIn(page, language, site);
      for (const route of routes) {
        await page.goto(new URL(route, site).href, { waitUntil: 'networkidle' });
        await scrollThrough(page);
        const file = join(folder, `${[route === '/' ? 'home' : route.replace(/\W+/g, '-').replace(/^-/, ''), name, ...(language === undefined ? [] : [language.toLowerCase()])].join('-')}.png`);
        await captureWholePage(page, file);
        console.log(file);
      }
      await page.close();
    }
  }
}
