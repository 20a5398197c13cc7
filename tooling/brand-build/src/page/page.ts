import { coversCharacter, lookAttributes, rangeWithout, scriptFontRule, tokenColour } from '@livery/brand-kit';
import type { Brand, Theme } from '@livery/brand-kit';
import { languageOf } from '@livery/i18n/tooling';
import type { LanguageCode } from '@livery/i18n/tooling';
import type { CompiledBrand } from '../compile/compile-brand.ts';
import { firstPaintScript, makeFirstPaint, readShellTexts } from '../first-paint/first-paint.ts';
import type { FirstPaint, ShellTexts } from '../first-paint/first-paint.ts';
import type { FirstPaintRenderer } from '../first-paint/load-renderer.ts';
import { BRAND_SPECIFIER } from '../shell/shell.ts';
import type { Shell } from '../shell/shell.ts';
import { earlyScript } from './early-script.ts';
import { escapeHtml, scriptJson } from './escape.ts';
import { failureCss, failureTemplate } from './failure-message.ts';
import { startScript } from './start-script.ts';

/** Placeholder for the nonce; the server replaces each with a new one per response. */
export const NONCE = '__CSP_NONCE__';
/** Stands for the origin that search engines know the site by, such as `https://reef.example`. */
export const ORIGIN = '__ORIGIN__';
/** Stands for the path of the request, without its query. */
export const PATH = '__PATH__';
/** Stands for the preloaded state that the server may inline as `<script type="application/json" id="livery-preloaded-state">`. */
export const PRELOADED_STATE_SLOT = '<!--livery:preloaded-state-->';

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

/** Name of a brand's page in one language, in the brand's folder: `index.html` is the default language's. */
export function pageName(language: LanguageCode, brand: Brand): string {
  return language === brand.languages.default ? 'index.html' : `index.${language}.html`;
}

/**
 * The page of a brand in one of its languages. The import map stands before everything that may load a module.
 * `__CSP_NONCE__`, `__ORIGIN__` and `__PATH__` are to be replaced for each response.
 *
 * What the first paint needs is asked for first and urgently, the scripts after it.
 *
 * @param firstPaint shown until the application runs; without one the application starts at once, by a plain script
 */
export function renderPage(compiled: CompiledBrand, shell: Shell, language: LanguageCode, firstPaint?: FirstPaint): string {
  const { brand, chunk, manifest } = compiled;
  const { css, rest } = compiled.themeFor(language);
  const words = brand.voice[language] ?? brand.voice[brand.languages.default];
  const { tag } = languageOf(language, brand.languages.remap);
  const title = escapeHtml(words?.seoTitle ?? brand.identity.name);
  const description = escapeHtml(words?.seoDescription ?? '');
  const started = [chunk, ...[...shell.preload, shell.entry].map((url) => ({ url, integrity: shell.integrity[url] }))];
  const lines = [
    '<!doctype html>',
    `<html lang="${tag}"${rootAttributes(brand, language)}>`,
    '<head>',
    '<meta charset="utf-8">',
    // Before the early script: until it is read, a phone measures its window as 980 px wide.
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script type="importmap" nonce="${NONCE}">${importMap(compiled, shell)}</script>`,
    `<script nonce="${NONCE}">${earlyScript(brand, language, rest?.url)}</script>`,
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${ORIGIN}${PATH}${language === brand.languages.default ? '' : `?lang=${language}`}">`,
    ...openGraph(compiled, { title, description }),
    ...themeColours(compiled),
    `<meta property="csp-nonce" nonce="${NONCE}" content="${NONCE}">`,
    `<link rel="icon" href="${brand.assets.favicon}" type="image/svg+xml">`,
    ...(compiled.icons === undefined ? [] : [`<link rel="apple-touch-icon" href="${compiled.icons.apple.url}">`]),
    `<link rel="manifest" href="${manifest.url}">`,
    ...preloadedFonts(compiled, language).map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
    ...shell.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    `<style nonce="${NONCE}" id="livery-theme">${themeCssFor(css, compiled.theme, language)}${scriptFontRule(tag, compiled.theme, ':root')}</style>`,
    `<style nonce="${NONCE}">${firstPaint?.css ?? ''}${failureCss}</style>`,
    ...(firstPaint === undefined ? [`<script type="module" src="${shell.entry}" nonce="${NONCE}"></script>`] : []),
    '</head>',
    '<body>',
    `<div id="root">${firstPaint?.html ?? ''}</div>`,
    ...(firstPaint === undefined ? [] : [`<script nonce="${NONCE}">${firstPaintScript}</script>`]),
    failureTemplate(language),
    PRELOADED_STATE_SLOT,
    ...(firstPaint === undefined ? [] : [`<script nonce="${NONCE}">${startScript({ entry: shell.entry, preload: started, texts: shell.texts[language] ?? [], themeRest: rest?.url })}</script>`]),
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

/** Whether a font holds the letters that a language is written in. */
function isWrittenIn({ range }: Theme['fonts'][number], language: LanguageCode): boolean {
  return coversCharacter(range, languageOf(language).endonym.codePointAt(0) ?? 0);
}

/** Fonts of the first screen that hold the letters of the page's language. */
function preloadedFonts({ theme, fontUrl }: CompiledBrand, language: LanguageCode): string[] {
  return theme.fonts.filter((font) => font.preload === true && isWrittenIn(font, language)).map(({ source }) => fontUrl(source));
}

const SPACE = 0x20;

/**
 * The theme's rules for a page in a language. A font of another script gives its spaces up: they would have it fetched at
 * once, and every line broken anew when it arrives.
 */
function themeCssFor(css: string, theme: Theme, language: LanguageCode): string {
  return theme.fonts
    .filter((font) => !isWrittenIn(font, language))
    .reduce((rules, { range }) => (range === undefined ? rules : rules.replaceAll(`unicode-range:${range}`, `unicode-range:${rangeWithout(range, SPACE)}`)), css);
}

/** The attributes of the root element beside its language: the brand's look stands there before the first paint, so that nothing moves later. */
function rootAttributes({ id, look, schemes, languages }: Brand, language: LanguageCode): string {
  const { direction } = languageOf(language, languages.remap);
  const attributes = { dir: direction, 'data-brand': id, 'data-scheme': schemes[0], ...lookAttributes(look) };
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

/**
 * The first paint of a brand's page in one of its languages.
 *
 * @param shellTexts the platform's texts; what its files say now, when left out
 */
export async function firstPaintOf(render: FirstPaintRenderer, brand: Brand, language: LanguageCode, shellTexts: ShellTexts = readShellTexts): Promise<FirstPaint> {
  return makeFirstPaint(render, brand, language, { tag: languageOf(language, brand.languages.remap).tag, attributes: rootAttributes(brand, language) }, shellTexts);
}

function themeColours({ brand, theme }: CompiledBrand): string[] {
  const [first] = brand.schemes;
  return [`<meta name="theme-color" content="${tokenColour(theme, first, 'color.bg.canvas').slice(0, 7)}">`];
}
