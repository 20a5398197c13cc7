import { join } from 'node:path';
import { compileTheme, resolveBrand } from '@livery/brand-kit';
import type { Brand, BrandConfig, BrandLocaleFile, BrandStringOverrides, BrandVoice, Theme, ThemeAssets } from '@livery/brand-kit';
import { fontFile } from '../load/fonts.ts';
import type { LoadedBrand } from '../load/load-brand.ts';
import { integrityOf, shortHash } from './hash.ts';
import { serve } from './files.ts';
import type { ServedFile } from './files.ts';
import { manifestOf } from './manifest.ts';

/** A brand turned into what a browser gets, except its page. */
export interface CompiledBrand {
  readonly brand: Brand;
  readonly theme: Theme;
  /** The theme as one style sheet. */
  readonly css: string;
  readonly chunk: ServedFile & { readonly integrity: string };
  /** What makes the site installable. */
  readonly manifest: ServedFile;
  /** Artwork, fonts and the manifest. */
  readonly files: readonly ServedFile[];
  /** Addresses of the fonts that the first screen shows. */
  readonly preloadFonts: readonly string[];
}

/** Where fonts lie that come from packages: they are the same for every brand. */
const SHARED_FONTS = 'shell/fonts';

/**
 * Compiles one brand.
 *
 * @param loaded a brand that passed the check; its parts are taken as what they should be.
 */
export async function compileBrand({ folder, source }: LoadedBrand): Promise<CompiledBrand> {
  const theme = source.theme as Theme;
  const home = `brands/${source.id}`;
  const [artwork, fonts] = await Promise.all([
    Promise.all(Object.entries(theme.assets).map(async ([role, path]) => [role, await serve(join(folder, path), home)] as const)),
    Promise.all(theme.fonts.map(async (font) => [font.source, await serveFont(folder, font.source, home)] as const)),
  ]);
  const assets = Object.fromEntries(artwork.map(([role, { url }]) => [role, url])) as unknown as ThemeAssets;
  const fontUrls = new Map(fonts.map(([fontSource, { url }]) => [fontSource, url]));
  const brand = brandOf(source.id, source.config as BrandConfig, theme, assets, source.locales as Record<string, BrandLocaleFile>);
  const fontUrl = (fontSource: string): string => fontUrls.get(fontSource) ?? fontSource;
  const manifest = manifestOf(brand, theme);
  return {
    brand,
    theme,
    css: compileTheme(theme, { id: source.id, assets, fontUrl }),
    chunk: chunkOf(brand, home),
    manifest,
    files: [...[...artwork, ...fonts].map(([, file]) => file), manifest],
    preloadFonts: theme.fonts.filter(({ preload }) => preload === true).map((font) => fontUrl(font.source)),
  };
}

/** The brand as the browser knows it. */
export function brandOf(
  id: string,
  config: BrandConfig,
  theme: Theme,
  assets: ThemeAssets,
  locales: Readonly<Record<string, BrandLocaleFile>>,
): Brand {
  const texts = Object.entries(locales).map(([language, { brand: voice, ...strings }]) => ({ language, voice, strings }));
  return {
    ...resolveBrand(config).brand,
    id,
    look: theme.look,
    schemes: theme.schemes,
    assets,
    voice: Object.fromEntries(texts.map(({ language, voice }): [string, BrandVoice] => [language, voice])),
    strings: Object.fromEntries(texts.map(({ language, strings }): [string, BrandStringOverrides] => [language, strings])),
  };
}

/** A brand is data, so its chunk needs no bundler. */
function chunkOf(brand: Brand, home: string): CompiledBrand['chunk'] {
  const content = Buffer.from(`export default ${JSON.stringify(brand)};\n`);
  const path = `${home}/brand-${shortHash(content)}.js`;
  return { path, url: `/${path}`, content, integrity: integrityOf(content) };
}

async function serveFont(folder: string, source: string, home: string): Promise<ServedFile> {
  const file = fontFile(folder, source);
  if (file === undefined) throw new Error(`${source}: no such font.`);
  return source.startsWith('assets/') ? serve(file, home) : serve(file, SHARED_FONTS, true);
}
