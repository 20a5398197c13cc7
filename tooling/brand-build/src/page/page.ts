import { lookAttributes, tokenColour } from '@livery/brand-kit';
import type { Brand } from '@livery/brand-kit';
import { languageOf } from '@livery/i18n/tooling';
import type { CompiledBrand } from '../compile/compile-brand.ts';
import { BRAND_SPECIFIER } from '../shell/shell.ts';
import type { Shell } from '../shell/shell.ts';
import { earlyScript } from './early-script.ts';
import { escapeHtml, scriptJson } from './escape.ts';
import { failureCss, failureTemplate } from './failure-message.ts';
import { COMPACT, firstPaintCss, firstPaintHtml, firstPaintScript } from './first-paint.ts';
import { startScript } from './start-script.ts';

/** Stands for the nonce of the response; whoever serves the page puts a fresh one in its place, everywhere. */
export const NONCE = '__CSP_NONCE__';
/** Stands for the first answers that the server may inline as `<script type="application/json" id="livery-boot">`. */
export const BOOT_SLOT = '<!--livery:boot-->';

/** The import map of a brand's page: the brand under its specifier, and the integrity of every script. */
export function importMap(compiled: Pick<CompiledBrand, 'chunk'>, shell: Shell): string {
  const { url, integrity } = compiled.chunk;
  return scriptJson({ imports: { [BRAND_SPECIFIER]: url }, integrity: { [url]: integrity, ...shell.integrity } });
}

/** When the application starts: once the first paint could show, or as a plain script that others may come before. */
export type Start = 'after-first-paint' | 'at-once';

/**
 * The page of a brand. The import map stands before everything that may load a module. `__CSP_NONCE__` is to
 * be replaced for each response.
 *
 * What the first paint needs is asked for first and urgently, the scripts after it.
 */
export function renderPage(compiled: CompiledBrand, shell: Shell, start: Start = 'after-first-paint'): string {
  const { brand, chunk, css, manifest, preloadFonts } = compiled;
  const words = brand.voice[brand.languages.default];
  const { tag, direction } = languageOf(brand.languages.default, brand.languages.remap);
  const [scheme] = brand.schemes;
  const wordsScript = firstPaintScript(brand);
  const lines = [
    '<!doctype html>',
    `<html lang="${tag}" dir="${direction}" data-brand="${brand.id}" data-scheme="${scheme}"${attributesOf(brand)}>`,
    '<head>',
    `<script type="importmap" nonce="${NONCE}">${importMap(compiled, shell)}</script>`,
    '<meta charset="utf-8">',
    `<script nonce="${NONCE}">${earlyScript(brand)}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(words?.seoTitle ?? brand.identity.name)}</title>`,
    `<meta name="description" content="${escapeHtml(words?.seoDescription ?? '')}">`,
    ...themeColours(compiled),
    `<meta property="csp-nonce" nonce="${NONCE}" content="${NONCE}">`,
    `<link rel="icon" href="${brand.assets.favicon}" type="image/svg+xml">`,
    ...heroPreloads(brand),
    `<link rel="manifest" href="${manifest.url}">`,
    ...preloadFonts.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
    ...shell.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    `<style nonce="${NONCE}" id="livery-theme">${css}</style>`,
    `<style nonce="${NONCE}">${firstPaintCss}${failureCss}</style>`,
    ...(start === 'at-once' ? [`<script type="module" src="${shell.entry}" nonce="${NONCE}"></script>`] : []),
    '</head>',
    '<body>',
    `<div id="root">${firstPaintHtml(brand)}</div>`,
    failureTemplate(brand),
    ...(wordsScript === '' ? [] : [`<script nonce="${NONCE}">${wordsScript}</script>`]),
    BOOT_SLOT,
    ...(start === 'at-once' ? [] : [`<script nonce="${NONCE}">${startScript(shell.entry, [chunk, ...[...shell.preload, shell.entry].map((url) => ({ url, integrity: shell.integrity[url] }))])}</script>`]),
    '</body>',
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
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

/** The hero's picture, in the size that the first paint takes. */
function heroPreloads({ assets }: Brand): string[] {
  const preload = (url: string, media: string): string => `<link rel="preload" as="image" href="${url}" media="${media}" fetchpriority="high">`;
  return [preload(assets.heroCompact, COMPACT), preload(assets.hero, `not all and ${COMPACT}`)];
}
