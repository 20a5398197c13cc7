import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brandOfFault, compileTheme } from '@livery/brand-kit';
import type { Brand, BrandConfig, BrandLocaleFile, Fault, Theme, ThemeAssets } from '@livery/brand-kit';
import { brandOf } from '../compile/compile-brand.ts';
import type { Platform } from '../load/context.ts';
import { fontFile } from '../load/fonts.ts';
import { brandIds, checkBrands } from '../load/load-fleet.ts';
import { loadBrand } from '../load/load-brand.ts';
import { NONCE, ORIGIN, PATH, renderPage } from '../page/page.ts';

/** A brand in development: compiled, or with its faults. */
export interface DevBrand {
  readonly faults: readonly Fault[];
  readonly brand?: Brand;
  readonly theme?: Theme;
  readonly css?: string;
}

/** Reads and checks a brand with the others of its folder; assets have their paths on disk as URLs. */
export async function readForDev(folder: string, from: string, platform: Platform): Promise<DevBrand> {
  const id = basename(folder);
  const ids = new Set([...(await brandIds(from)), id]);
  const all = await Promise.all([...ids].map((other) => loadBrand(join(from, other))));
  const checked = await checkBrands(from, all, platform, id);
  const faults = checked.leftOut.has(id) ? checked.faults.filter((fault) => brandOfFault(fault) === id) : [];
  const source = all.find((loaded) => loaded.source.id === id)?.source;
  if (faults.length > 0 || source === undefined) return { faults };
  const theme = source.theme as Theme;
  const url = (path: string): string => `/@fs${path}?v=${statSync(path).mtimeMs}`;
  const assets = Object.fromEntries(Object.entries(theme.assets).map(([role, path]) => [role, url(join(folder, path))])) as unknown as ThemeAssets;
  const fontUrl = (font: string): string => url(fontFile(folder, font) ?? font);
  return {
    faults,
    theme,
    brand: brandOf(id, source.config as BrandConfig, theme, assets, source.locales as Record<string, BrandLocaleFile>),
    css: compileTheme(theme, { id, assets, fontUrl }),
  };
}

/** Returns the brand to use when none is named. */
export async function firstBrandId(from: string): Promise<string> {
  const ids = await brandIds(from);
  const all = await Promise.all(ids.map((id) => loadBrand(join(from, id))));
  const fallbackBrand = all.find(({ source }) => (source.config as BrandConfig | undefined)?.servesUnknownHosts === true);
  const id = fallbackBrand?.source.id ?? ids[0];
  if (id === undefined) throw new Error(`There is no brand in ${from}.`);
  return id;
}

/**
 * Returns the page of a brand in development: the same as in a build, with the application's sources as entry.
 *
 * @param source the application's own `index.html`, which contains its entry script.
 */
export function devPage({ brand, theme, css }: DevBrand, source: string): string {
  if (brand === undefined || theme === undefined || css === undefined) throw new Error('The page cannot be rendered: the brand has faults.');
  const [, entry] = /<script type="module" src="([^"]+)"/.exec(source) ?? [];
  if (entry === undefined) throw new Error('index.html names no script.');
  const shell = { entry, preload: [], styles: [], integrity: {}, texts: {}, files: [] };
  const none = { path: '', url: '', content: new Uint8Array() };
  const chunk = { ...none, integrity: '' };
  // As a plain script: the development server puts its own before it.
  return renderPage({ brand, theme, chunk, manifest: none, files: [], icons: undefined, themeFor: () => ({ css, rest: undefined }), fontUrl: (source) => source }, shell, brand.languages.default)
    .replace(/<script type="importmap".*<\/script>\n/, '')
    .replace(/<link rel="manifest" href="">\n/, '')
    .replaceAll(` nonce="${NONCE}"`, '')
    .replace(/<meta property="csp-nonce".*>\n/, '')
    .replaceAll(ORIGIN, '')
    .replaceAll(PATH, '/');
}
