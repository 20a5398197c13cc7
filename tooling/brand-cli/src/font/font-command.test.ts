import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontFile } from '@livery/brand-build';
import { chromiumLaunch, everything } from '@livery/test-config';
import { chromium } from 'playwright';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { averageWidth, MEASURED_LETTERS } from './average-width.ts';
import { fontCommand } from './font-command.ts';
import { measureFont } from './font-measures.ts';

const UNBOUNDED = '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2';
const SORA = '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2';
const PLEX = '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-700-normal.woff2';
const BODONI = '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2';
const contentOf = (source: string): Buffer => readFileSync(fontFile('', source) ?? '');

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());

describe('brand:font', () => {
  it.each([
    [[UNBOUNDED, '--weight', '600'], "fallback: { local: 'Arial Bold, Liberation Sans Bold, Arial', sizeAdjust: '130.2%', ascent: '76.4%', descent: '18.8%', lineGap: '0%' },"],
    [[SORA], "fallback: { local: 'Arial, Liberation Sans', sizeAdjust: '113.4%', ascent: '85.5%', descent: '25.6%', lineGap: '0%', bold: { local: 'Arial Bold, Liberation Sans Bold', sizeAdjust: '107.4%' } },"],
    [[BODONI, '--weight', '700', '--like', 'times new roman'], "fallback: { local: 'Times New Roman Bold, Liberation Serif Bold, Times New Roman', sizeAdjust: '113.2%', ascent: '99.3%', descent: '35.3%', lineGap: '0%' },"],
    [[PLEX], "fallback: { local: 'Arial Bold, Liberation Sans Bold, Arial', sizeAdjust: '98.2%', ascent: '104.4%', descent: '28%', lineGap: '0%' },"],
  ])('prints for %j the fallback in the measures of the font', async (words, fallback) => {
    expect(await fontCommand(words)).toBe(0);
    expect(said.join('\n')).toContain(`\n\n${fallback}`);
  });

  it('says which weight and which family it took, and why', async () => {
    await fontCommand([PLEX]);
    expect(said[0]).toBe(`${PLEX}, weight 700, in the measures of Arial Bold, since the font says that it has no serifs.`);
    await fontCommand([UNBOUNDED]);
    expect(said[2]).toBe(`${UNBOUNDED}, weight 400 of 200 to 900, in the measures of Arial, since the font does not say whether it has serifs; if it has, add --like Georgia or --like "Times New Roman".`);
  });

  it.each([
    [['brands/reef/assets/none.woff2'], 'There is no file brands/reef/assets/none.woff2'],
    [[PLEX, '--weight', '400'], `--weight is 400; ${PLEX} has 700 alone.`],
    [[SORA, '--weight', '900'], `--weight is 900; ${SORA} has 100 to 800.`],
    [[SORA, '--weight', 'bold'], '--weight is bold; it must be a number from 1 to 1000.'],
    [[SORA, '--like', 'Verdana'], '--like is Verdana; it must be one of Arial, Times New Roman, Georgia.'],
    [['@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff2'], 'brand:font measures fonts with the letters a to z'],
  ])('rejects %j', async (words, reason) => {
    await expect((async () => fontCommand(words))()).rejects.toThrow(reason);
  });

  it('rejects a file that is no font, with what it is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-font-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'old.woff2');
    writeFileSync(file, 'wOFF and more');
    await expect((async () => fontCommand([file]))()).rejects.toThrow('found content in the format WOFF; expected a font in the format WOFF2');
  });
});

// A browser of its own: with `npm test -- --all`.
describe.runIf(everything())('measureFont', () => {
  it.each([[UNBOUNDED, 600], [SORA, 700], [BODONI, 450], [PLEX, 700]])('returns for %s the average width that a browser draws at %s', { timeout: 60_000 }, async (source, weight) => {
    const browser = await chromium.launch(chromiumLaunch());
    try {
      const page = await browser.newPage();
      const widths = await page.evaluate(
        async ([data, bold, letters]) => {
          document.fonts.add(await new FontFace('Measured', `url(data:font/woff2;base64,${data})`, { weight: '1 1000' }).load());
          const context = document.createElement('canvas').getContext('2d');
          if (context === null) return [];
          context.font = `${bold} 1000px Measured`;
          return letters.map((letter) => context.measureText(letter).width / 1000);
        },
        [contentOf(source).toString('base64'), weight, MEASURED_LETTERS] as const,
      );
      expect(measureFont(contentOf(source), weight).width).toBeCloseTo(averageWidth((letter) => widths[MEASURED_LETTERS.indexOf(letter)] ?? 0), 3);
    } finally {
      await browser.close();
    }
  });
});
