import { join } from 'node:path';
import { cssFaults, floorOf, supportedBrowsers } from '@livery/browser-floor';
import { describe, expect, it } from 'vitest';
import { compileBrand } from '../compile/compile-brand.ts';
import { loadFirstPaintRenderer } from '../first-paint/load-renderer.ts';
import { loadBrand } from '../load/load-brand.ts';
import { brandIds, brandsFolder } from '../load/load-fleet.ts';
import { repositoryRoot } from '../shell/build-shell.ts';
import type { Shell } from '../shell/shell.ts';
import { firstPaintOf, renderPage } from './page.ts';
import { FLOOR_DECLARATIONS } from './start-script.ts';

const shell: Shell = { entry: '/shell/main.js', preload: [], styles: [], texts: {}, integrity: {}, files: [] };
const ids = await brandIds();
const floor = floorOf(supportedBrowsers);
const before = new Map([...floor].map(([browser, version]) => [browser, String(Number(version) - 1)]));

describe('pages of every brand', () => {
  it.each(ids)('use only CSS that the supported browsers have: %s', async (id) => {
    const [render, compiled] = await Promise.all([loadFirstPaintRenderer(repositoryRoot), loadBrand(join(brandsFolder, id)).then(compileBrand)]);
    for (const language of compiled.brand.languages.offered) {
      const page = renderPage(compiled, shell, language, await firstPaintOf(render, compiled.brand, language));
      const sheets = [...page.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);
      const rest = compiled.themeFor(language).rest?.content.toString() ?? '';
      expect(sheets).toHaveLength(2);
      expect([...sheets, rest].flatMap((css) => cssFaults(css, floor, { nesting: true }))).toEqual([]);
    }
  }, 60_000);
});

describe('FLOOR_DECLARATIONS', () => {
  it('are missing in the version before each browser of the floor, but for Safari', () => {
    const told = FLOOR_DECLARATIONS.flatMap((declaration) => cssFaults(`a{${declaration}}`, before)).flatMap(({ browsers }) => browsers);
    const expected = [...before].filter(([browser]) => !browser.startsWith('safari')).map(([, version]) => expect.stringContaining(version) as string);
    expect(told).toEqual(expect.arrayContaining(expected));
  });
});
