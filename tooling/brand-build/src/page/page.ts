import { lookAttributes, scriptFontRule, tokenColour } from '@livery/brand-kit';
import type { Brand } from '@livery/brand-kit';
import { languageOf } from '@livery/i18n/tooling';
import type { LanguageCode } from '@livery/i18n/tooling';
import type { CompiledBrand } from '../compile/compile-brand.ts';
import { BRAND_SPECIFIER } from '../shell/shell.ts';
import type { Shell } from '../shell/shell.ts';
import { earlyScript } from './early-script.ts';
import { escapeHtml, scriptJson } from './escape.ts';
import { failureCss, failureTemplate } from './failure-message.ts';
import { firstPaintCss, firstPaintHtml, firstPaintScript, tallScriptCss } from './first-paint.ts';
import { startScript } from './start-script.ts';

/** Stands for the nonce of the response; whoever serves the page puts a fresh one in its place, everywhere. */
export const NONCE = '__CSP_NONCE__';
/** Stands for the origin that search engines know the site by, such as `https://reef.example`. */
export const ORIGIN = '__ORIGIN__';
/** Stands for the path of the request, without its query. */
export const PATH = '__PATH__';
/** Stands for the first answers that the server may inline as `<script type="application/json" id="livery-boot">`. */
export const BOOT_SLOT = '<!--livery:boot-->';

/**
 * The import map of a brand's page: the brand under its specifier, and the integrity of the scripts that the page itself
 * starts. Lazy scripts have none: their names carry the hash of their content, they come from the same origin, and a
 * list of all would make every page longer with each script and language.
 */
export function importMap(compiled: Pick<CompiledBrand, 'chunk'>, shell: Shell): string {
  const { url, integrity } = compiled.chunk;
  const started = [...shell.preload, shell.entry].flatMap((script) => (shell.integrity[script] === undefined ? [] : [[script, shell.integrity[script]]]));
  return scriptJson({ imports: { [BRAND_SPECIFIER]: url }, integrity: { [url]: integrity, ...Object.fromEntries(started) } });
}

/** When the application starts: once the first paint could show, or as a plain script that others may come before. */
export type Start = 'after-first-paint' | 'at-once';

/** Name of a brand's page in one language, in the brand's folder: `index.html` is the default language's. */
export function pageName(language: LanguageCode, brand: Brand): string {
  return language === brand.languages.default ? 'index.html' : `index.${language}.html`;
}

/**
 * The page of a brand in one of its languages. The import map stands before everything that may load a module.
 * `__CSP_NONCE__`, `__ORIGIN__` and `__PATH__` are to be replaced for each response.
 *
 * What the first paint needs is asked for first and urgently, the scripts after it.
 */
export function renderPage(compiled: CompiledBrand, shell: Shell, language: LanguageCode, start: Start = 'after-first-paint'): string {
  const { brand, chunk, css, manifest, themeRest } = compiled;
  const words = brand.voice[language] ?? brand.voice[brand.languages.default];
  const { tag, direction } = languageOf(language, brand.languages.remap);
  const [scheme] = brand.schemes;
  const title = escapeHtml(words?.seoTitle ?? brand.identity.name);
  const description = escapeHtml(words?.seoDescription ?? '');
  const started = [chunk, ...[...shell.preload, shell.entry].map((url) => ({ url, integrity: shell.integrity[url] }))];
  const lines = [
    '<!doctype html>',
    `<html lang="${tag}" dir="${direction}" data-brand="${brand.id}" data-scheme="${scheme}"${attributesOf(brand)}>`,
    '<head>',
    `<script type="importmap" nonce="${NONCE}">${importMap(compiled, shell)}</script>`,
    '<meta charset="utf-8">',
    `<script nonce="${NONCE}">${earlyScript(brand, language, themeRest?.url)}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${ORIGIN}${PATH}">`,
    ...openGraph(compiled, { title, description }),
    ...themeColours(compiled),
    `<meta property="csp-nonce" nonce="${NONCE}" content="${NONCE}">`,
    `<link rel="icon" href="${brand.assets.favicon}" type="image/svg+xml">`,
    ...(compiled.icons === undefined ? [] : [`<link rel="apple-touch-icon" href="${compiled.icons.apple.url}">`]),
    `<link rel="manifest" href="${manifest.url}">`,
    ...preloadedFonts(compiled, language).map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
    ...shell.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    `<style nonce="${NONCE}" id="livery-theme">${css}${scriptFontRule(tag, compiled.theme.base.font.script, ':root')}</style>`,
    `<style nonce="${NONCE}">${firstPaintCss}${tallScriptCss(language)}${failureCss}</style>`,
    ...(start === 'at-once' ? [`<script type="module" src="${shell.entry}" nonce="${NONCE}"></script>`] : []),
    '</head>',
    '<body>',
    `<div id="root">${firstPaintHtml(brand, language)}</div>`,
    `<script nonce="${NONCE}">${firstPaintScript}</script>`,
    failureTemplate(language),
    BOOT_SLOT,
    ...(start === 'at-once' ? [] : [`<script nonce="${NONCE}">${startScript({ entry: shell.entry, preload: started, texts: shell.texts[language] ?? [], themeRest: themeRest?.url })}</script>`]),
    '</body>',
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}

/** What a link to the site shows where people share it. */
function openGraph({ brand, icons }: CompiledBrand, { title, description }: Readonly<Record<'title' | 'description', string>>): string[] {
  const property = (name: string, content: string): string => `<meta property="og:${name}" content="${content}">`;
  return [
    property('type', 'website'),
    property('site_name', escapeHtml(brand.identity.name)),
    property('title', title),
    property('description', description),
    ...(icons === undefined ? [] : [property('image', `${ORIGIN}${icons.share.url}`)]),
  ];
}

/** Fonts of the first screen that hold the letters of the page's language. */
function preloadedFonts({ theme, fontUrl }: CompiledBrand, language: LanguageCode): string[] {
  const { endonym } = languageOf(language);
  return theme.fonts.filter(({ preload, range }) => preload === true && coversLetter(range, endonym.codePointAt(0) ?? 0)).map(({ source }) => fontUrl(source));
}

/** Whether a `unicode-range` holds a character; without a range a font holds all. */
function coversLetter(range: string | undefined, character: number): boolean {
  if (range === undefined) return true;
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return character >= Number.parseInt(from.replaceAll('?', '0'), 16) && character <= Number.parseInt(to.replaceAll('?', 'F'), 16);
  });
}

/** The attributes of a brand's look: on the root before the first paint, so that nothing moves later. */
function attributesOf({ look }: Brand): string {
  return Object.entries(lookAttributes(look))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

function themeColours({ brand, theme }: CompiledBrand): string[] {
  const [first] = brand.schemes;
  return [`<meta name="theme-color" content="${tokenColour(theme, first, 'color.bg.canvas').slice(0, 7)}">`];
}
