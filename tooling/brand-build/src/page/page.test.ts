import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileBrand } from '../compile/compile-brand.ts';
import type { CompiledBrand } from '../compile/compile-brand.ts';
import { loadBrand } from '../load/load-brand.ts';
import type { Shell } from '../shell/shell.ts';
import { makeBrand } from '../test-support/make-brand.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { renderPage } from './page.ts';

const shell: Shell = { entry: '/shell/main.js', preload: [], styles: [], texts: { TY: ['/shell/texts-TY.js'] }, integrity: {}, files: [] };
const firstPaint = { html: '<h1>A quay</h1>', css: 'h1{margin:0}' };
const font = { family: 'Quay', weight: '400', source: './quay.woff2', preload: true };

/** A brand in English and Telugu, with a font of each script. */
let brand: CompiledBrand;
beforeAll(async () => {
  using folder = temporaryFolder();
  await makeBrand(folder.path, 'harbour');
  const made = await compileBrand(await loadBrand(join(folder.path, 'harbour')));
  const english = made.brand.voice.EN;
  if (english === undefined) throw new Error('The template has no English voice.');
  brand = {
    ...made,
    brand: {
      ...made.brand,
      languages: { ...made.brand.languages, offered: ['EN', 'TY'] },
      voice: { ...made.brand.voice, TY: { ...english, seoDescription: 'ఒక రేవు' } },
    },
    theme: { ...made.theme, fonts: [{ ...font, source: 'latin', range: 'U+0000-00FF' }, { ...font, source: 'telugu', range: 'U+0C00-0C7F' }] },
    themeFor: () => made.themeFor('EN'),
    fontUrl: (source) => `/fonts/${source}.woff2`,
  };
});

const head = (page: string): string => page.slice(0, page.indexOf('</head>'));
const preloadedFonts = (page: string): string[] => [...head(page).matchAll(/as="font"[^>]*href="([^"]*)"/g)].map(([, url = '']) => url);

describe('renderPage', () => {
  it('states the picture of a shared link and the icon of a home screen', () => {
    const page = head(renderPage(brand, shell, 'EN'));
    expect(brand.icons?.share.url).toMatch(/\/share-.*\.jpg$/);
    expect(page).toContain(`<meta property="og:image" content="__ORIGIN__${brand.icons?.share.url ?? ''}">`);
    expect(brand.icons?.apple.url).toMatch(/\.png$/);
    expect(page).toContain(`<link rel="apple-touch-icon" href="${brand.icons?.apple.url ?? ''}">`);
  });

  it('describes the site in the language of the page, to search engines and in shared links', () => {
    for (const [language, description] of [['EN', 'A harbour for games.'], ['TY', 'ఒక రేవు']] as const) {
      const page = head(renderPage(brand, shell, language));
      expect(page).toContain(`<meta name="description" content="${description}">`);
      expect(page).toContain(`<meta property="og:description" content="${description}">`);
    }
  });

  it('preloads the fonts that hold the letters of its language alone', () => {
    expect(preloadedFonts(renderPage(brand, shell, 'EN'))).toEqual(['/fonts/latin.woff2']);
    expect(preloadedFonts(renderPage(brand, shell, 'TY'))).toEqual(['/fonts/telugu.woff2']);
  });

  it('fetches the texts of its language beside the first scripts, and of no other', () => {
    expect(renderPage(brand, shell, 'TY', firstPaint)).toContain('/shell/texts-TY.js');
    expect(renderPage(brand, shell, 'EN', firstPaint)).not.toContain('/shell/texts-TY.js');
  });
});
