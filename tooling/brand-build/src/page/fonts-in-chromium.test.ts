import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTheme } from '@livery/brand-kit';
import type { Theme } from '@livery/brand-kit';
import { chromiumLaunch } from '@livery/test-config';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fontFile } from '../load/fonts.ts';
import { loadBrand } from '../load/load-brand.ts';
import { makeBrand } from '../test-support/make-brand.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';

const ARABIC = 'مرحبا';
const assets = new Proxy({} as Theme['assets'], { get: () => '' });

let browser: Browser;
beforeAll(async () => { browser = await chromium.launch(chromiumLaunch()); }, 60_000);
afterAll(() => browser.close());

/** Fonts in which Chromium draws an element on a page of a new brand for English and Arabic; a font that was fetched is marked. */
async function fontsOf(language: string, body: string): Promise<string[]> {
  using folder = temporaryFolder();
  await makeBrand(folder.path, 'pier', { languages: ['EN', 'AR'] });
  const { source } = await loadBrand(join(folder.path, 'pier'));
  const fontUrl = (font: string): string => `data:font/woff2;base64,${readFileSync(fontFile(folder.path, font) ?? '').toString('base64')}`;
  const page = await browser.newPage();
  await page.setContent(`<html lang="${language}" data-brand="pier" data-scheme="light"><style>${compileTheme(source.theme as Theme, { id: 'pier', assets, fontUrl, language })}
    body{font-family:var(--font-family-body)}h1{font-family:var(--font-family-display)}</style>${body}</html>`);
  await page.evaluate(() => document.fonts.ready);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#text' });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await page.close();
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? ' of the page' : ''}`);
}

describe('Arabic of a brand that brand:new made for it, in Chromium', () => {
  test.each([
    ['text of a page in Arabic', 'ar', `<p id="text">${ARABIC}</p>`],
    ['a heading of a page in Arabic', 'ar', `<h1 id="text">${ARABIC}</h1>`],
    ['the name of the language on a page in English', 'en', `<p><span id="text" lang="ar">${ARABIC}</span></p>`],
  ])('draws %s in the shipped font alone', async (_case, language, body) => {
    expect(await fontsOf(language, body)).toEqual(['IBM Plex Sans Arabic of the page']);
  });
});
