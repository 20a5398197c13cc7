import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPreview } from '@livery/brand-cli';
import { brandsFolder } from '@livery/brand-build';
import { freePort } from '@livery/run';
import { chromiumLaunch } from '@livery/test-config';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import type { Figure, Limit } from '../figures/figure.ts';

const BRAND = 'lagoon';
/** An edit is seen by then (milliseconds). */
const PATIENCE_MS = 30_000;

/** How often each edit is made. */
const TIMES = 9;

/** Edits a copy of a brand under an open preview: from the end of writing a file to the frame in which a picture of it is painted. */
export async function measurePreview(limit: Limit, times = TIMES): Promise<Figure[]> {
  const from = mkdtempSync(join(tmpdir(), 'livery-bench-preview-'));
  cpSync(join(brandsFolder, BRAND), join(from, BRAND), { recursive: true });
  const begun = performance.now();
  const preview = await startPreview(BRAND, { port: await freePort(), from });
  const started = performance.now() - begun;
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(preview.url);
    const opened = performance.now();
    await page.locator('figure[data-state=shown]').first().waitFor({ timeout: PATIENCE_MS });
    const first = performance.now() - opened;
    await page.locator('figure[data-state=loading]').first().waitFor({ state: 'detached', timeout: 4 * PATIENCE_MS });
    const tokens = await edits(page, join(from, BRAND, 'theme/base.ts'), /(4: ')[\d.]+rem'/, (time) => `$1${1 + time / 100}rem'`, times);
    const configuration = await edits(page, join(from, BRAND, 'brand.config.ts'), /(name: ')[^']*'/, (time) => `$1Lagoon ${time}'`, times);
    return [
      { what: 'a saved design token, to the picture that shows it (median)', value: median(tokens), unit: 'ms', limit },
      { what: 'a saved key of the configuration, to the picture that shows it (median)', value: median(configuration), unit: 'ms', limit },
      { what: 'brand:preview, from the command to its page; the first picture after that', text: `${(started / 1000).toFixed(1)} s, ${(first / 1000).toFixed(1)} s` },
    ];
  } finally {
    await browser.close();
    await preview.close();
    rmSync(from, { recursive: true, force: true });
  }
}

/** Milliseconds of each edit, as the page of the preview counted them from the file's own time. */
async function edits(page: Page, file: string, what: RegExp, by: (time: number) => string, times: number): Promise<number[]> {
  const took: number[] = [];
  for (let time = 1; time <= times; time += 1) {
    const before = await page.evaluate<number>('globalThis.liveryTook.length');
    writeFileSync(file, readFileSync(file, 'utf8').replace(what, by(time)));
    const until = Date.now() + PATIENCE_MS;
    let all: number[] = [];
    while (all.length <= before && Date.now() < until) {
      await page.waitForTimeout(50);
      all = await page.evaluate<number[]>('[...globalThis.liveryTook]');
    }
    const [last] = all.slice(before);
    if (last === undefined) throw new Error(`The preview did not show an edit of ${file}.`);
    took.push(last);
    // Frames out of sight take the change behind those in sight: nobody saves twice in a second.
    await page.locator('body[data-passing=false]').waitFor({ timeout: PATIENCE_MS });
    await page.waitForTimeout(700);
  }
  return took;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
