import { join } from 'node:path';
import { lookChosen, resolveBrand, splitTheme, tokenColour } from '@livery/brand-kit';
import type { Brand, BrandConfig, BrandLocaleFile, BrandStringOverrides, BrandVoice, Theme, ThemeAssets } from '@livery/brand-kit';
import { languageOf } from '@livery/i18n/tooling';
import type { LanguageCode } from '@livery/i18n/tooling';
import { fontFile } from '../load/fonts.ts';
import type { LoadedBrand } from '../load/load-brand.ts';
import { integrityOf, shortHash } from './hash.ts';
import { serve } from './files.ts';
import type { ServedFile } from './files.ts';
import { drawIcons } from './icons.ts';
import type { BrandIcons } from './icons.ts';
import { manifestOf } from './manifest.ts';

/** Compiled files of a brand, without its page. */
export interface CompiledBrand {
  readonly brand: Brand;
  readonly theme: Theme;
  /** The theme as a page in one language takes it. */
  readonly themeFor: (language: LanguageCode) => PageTheme;
  readonly chunk: ServedFile & { readonly integrity: string };
  /** Web app manifest. */
  readonly manifest: ServedFile;
  /** Artwork, fonts and the manifest. */
  readonly files: readonly ServedFile[];
  /** Pictures for home screens and shared links; undefined in development, where nothing is installed or shared. */
  readonly icons: BrandIcons | undefined;
  /** Address of a font by its source in the theme. */
  readonly fontUrl: (source: string) => string;
}

/** A theme, divided for a page in one language. */
export interface PageTheme {
  /** The part in the page: the fonts of its language, base and the first scheme. */
  readonly css: string;
  /** The rest, a file of its own; undefined in development, where `css` is all of it. */
  readonly rest: ServedFile | undefined;
}

/** Folder of fonts from packages, shared by all brands. */
const SHARED_FONTS = 'shell/fonts';

/**
 * Compiles one brand.
 *
 * @param loaded a brand without faults; its parts are not validated again.
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
  const background = tokenColour(theme, theme.schemes[0], 'color.bg.canvas').slice(0, 7);
  const icons = await drawIcons({ favicon: join(folder, theme.assets.favicon), hero: join(folder, theme.assets.hero), background, home });
  const themes = new Map(
    brand.languages.offered.map((language): [LanguageCode, PageTheme & { rest: ServedFile }] => {
      const { first, rest } = splitTheme(theme, { id: source.id, assets, fontUrl, language: languageOf(language, brand.languages.remap).tag });
      return [language, { css: first, rest: fileOf(`${home}/theme`, 'css', Buffer.from(rest)) }];
    }),
  );
  const rests = new Map([...themes.values()].map(({ rest }) => [rest.path, rest]));
  const manifest = manifestOf(brand, theme, icons);
  return {
    brand,
    theme,
    themeFor(language) {
      const found = themes.get(language);
      if (found === undefined) throw new Error(`${source.id} does not offer ${language}.`);
      return found;
    },
    chunk: chunkOf(brand, home),
    manifest,
    icons,
    fontUrl,
    files: [...[...artwork, ...fonts].map(([, file]) => file), manifest, ...rests.values(), icons.apple, icons.maskable, icons.share, ...icons.sizes],
  };
}

/** The brand object for the browser. */
export function brandOf(
  id: string,
  config: BrandConfig,
  theme: Theme,
  assets: ThemeAssets,
  locales: Readonly<Record<string, BrandLocaleFile>>,
): Brand {
  const texts = Object.entries(locales).map(([language, { brand: voice, ...strings }]) => ({ language, voice, strings }));
  const { phone, ...resolved } = resolveBrand(config).brand;
  return {
    ...resolved,
    // The first script of every brand carries this object: what is as the platform has it stands in the part that uses it.
    ...(config.phone === undefined ? {} : { phone }),
    id,
    look: lookChosen(theme.look),
    schemes: theme.schemes,
    assets,
    voice: Object.fromEntries(texts.map(({ language, voice }): [string, BrandVoice] => [language, voice])),
    strings: Object.fromEntries(texts.map(({ language, strings }): [string, BrandStringOverrides] => [language, strings])),
  };
}

/** A file under a name that carries its content's hash. */
function fileOf(name: string, extension: string, content: Buffer): ServedFile {
  const path = `${name}-${shortHash(content)}.${extension}`;
  return { path, url: `/${path}`, content };
}

/** A brand is data, so its chunk needs no bundler. Descriptions for search engines are in the pages only. */
function chunkOf(brand: Brand, home: string): CompiledBrand['chunk'] {
  const voice = Object.fromEntries(Object.entries(brand.voice).map(([language, words]) => [language, { ...words, seoDescription: '' }]));
  const content = Buffer.from(`export default ${JSON.stringify({ ...brand, voice })};\n`);
  const path = `${home}/brand-${shortHash(content)}.js`;
  return { path, url: `/${path}`, content, integrity: integrityOf(content) };
}

async function serveFont(folder: string, source: string, home: string): Promise<ServedFile> {
  const file = fontFile(folder, source);
  if (file === undefined) throw new Error(`${source}: no such font.`);
  return source.startsWith('assets/') ? serve(file, home) : serve(file, SHARED_FONTS, true);
}
