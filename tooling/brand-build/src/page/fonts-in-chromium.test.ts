import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTheme, scriptFontRule, shippedFonts } from '@livery/brand-kit';
import type { Theme, ThemeFont } from '@livery/brand-kit';
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

/**
 * Fonts in which Chromium draws an element on a page of a new brand for English and Arabic; a font that was fetched is marked.
 *
 * @param display the families of headings, where the template's do not count
 * @param first the language in which the page is first shown
 * @param more further fonts of the theme
 */
async function fontsOf(language: string, body: string, display?: string, first = language, more: readonly ThemeFont[] = []): Promise<string[]> {
  using folder = temporaryFolder();
  await makeBrand(folder.path, 'pier', { languages: ['EN', 'AR'] });
  const { source } = await loadBrand(join(folder.path, 'pier'));
  const fontUrl = (font: string): string => `data:font/woff2;base64,${readFileSync(fontFile(folder.path, font) ?? '').toString('base64')}`;
  const made = source.theme as Theme;
  const theme = { ...made, fonts: [...made.fonts, ...more] };
  const { font } = theme.base;
  const drawn = display === undefined ? theme : { ...theme, base: { ...theme.base, font: { ...font, family: { ...font.family, display } } } };
  const page = await browser.newPage();
  await page.setContent(`<html lang="${language}" data-brand="pier" data-scheme="light"><style>${compileTheme(drawn, { id: 'pier', assets, fontUrl, language })}${scriptFontRule(first, drawn, ':root')}
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

describe('Latin letters in Chromium', () => {
  const asked = (list: string): Promise<string[]> => fontsOf('en', `<p id="text" style="font-family:${list}">Text 12</p>`);
  const drawn = (list: string, language: string, first?: string): Promise<string[]> => fontsOf(language, '<h1 id="text">Text 12</h1>', list, first);

  test.each(['serif', 'monospace', 'Georgia, serif', 'ui-monospace, monospace'])('stand in the families %s that headings ask for, before those of the writing system', async (list) => {
    expect(await asked(list)).not.toEqual(await asked('sans-serif'));
    expect(await drawn(list, 'en')).toEqual(await asked(list));
    expect(await drawn(list, 'en', 'ar')).toEqual(await asked(list));
  });
});

describe('Arabic in Chromium', () => {
  test('stands in the shipped font where headings ask for families of the system', async () => {
    expect(await fontsOf('ar', `<h1 id="text">${ARABIC}</h1>`, 'Georgia, serif')).toEqual(['IBM Plex Sans Arabic of the page']);
  });
});

describe('a family whose writing systems come in different weights, in Chromium', () => {
  const [arabic, arabicBold] = shippedFonts.arab;
  const [telugu, teluguBold] = shippedFonts.telu;
  const fonts = [[arabic, '400'], [arabicBold, '700'], [telugu, '400'], [teluguBold, '600']].map(([font, weight]) => ({ ...(font as ThemeFont), family: 'Test', weight: weight as string }));

  test.each([400, 600, 700])('draws the letters of each at weight %i', async (weight) => {
    const drawn = (text: string): Promise<string[]> => fontsOf('en', `<p id="text" style="font-family:Test;font-weight:${weight}">${text}</p>`, undefined, 'en', fonts);
    expect([await drawn(ARABIC), await drawn('నమస్తే')]).toEqual([['IBM Plex Sans Arabic of the page'], ['Noto Sans Telugu of the page']]);
  });
});
