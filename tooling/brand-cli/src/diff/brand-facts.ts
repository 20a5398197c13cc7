import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedBrand } from '@livery/brand-build';
import { lookDefaults, resolveBrand, tokenColour } from '@livery/brand-kit';
import type { BrandConfig, BrandLocaleFile, Scheme, Theme } from '@livery/brand-kit';

/** Key path → value as text, in the order of a brand's files. */
export type Values = ReadonlyMap<string, string>;

/** Everything that makes a brand, by part. */
export type BrandFacts = Readonly<Record<Part, Values>>;

/** Parts of a brand that are compared, in the order in which they are shown. */
export const parts = ['identity', 'languages', 'modes', 'features', 'settings', 'look', 'tokens', 'fonts', 'artwork', 'texts'] as const;
export type Part = (typeof parts)[number];

/** What `brand:diff` calls a part. */
export const partTitles: Readonly<Record<Part, string>> = {
  identity: 'Identity',
  languages: 'Languages and currency',
  modes: 'Schemes, prize modes and categories',
  features: 'Features',
  settings: 'Other settings',
  look: 'Look',
  tokens: 'Design tokens',
  fonts: 'Fonts',
  artwork: 'Artwork',
  texts: 'Texts',
};

/** @throws RangeError when the brand's files cannot be read; `brand:check` says why */
export async function factsOf({ folder, source }: LoadedBrand): Promise<BrandFacts> {
  if (source.config === undefined || source.theme === undefined) throw new RangeError(`${source.id} cannot be read; "npm run brand:check -- ${source.id}" says why.`);
  const theme = source.theme as Theme;
  const { identity, languages, currency, prizeModes, categories, features, ...settings } = resolveBrand(source.config as BrandConfig).brand;
  const locales = Object.entries(source.locales as Readonly<Record<string, BrandLocaleFile>>);
  return {
    identity: leaves({ identity }),
    languages: leaves({ languages, currency }),
    modes: leaves({ schemes: theme.schemes, prizeModes, categories }),
    features: leaves({ features }),
    settings: leaves(settings),
    look: leaves({ look: { ...lookDefaults, ...theme.look } }),
    tokens: new Map([...theme.schemes.flatMap((scheme) => [...schemeTokens(theme, scheme)]), ...leaves(theme.base)]),
    fonts: new Map(theme.fonts.map(({ family, weight, source: file }) => [`${family} ${weight} ${file.split('/').at(-1) ?? ''}`, 'loaded'])),
    artwork: new Map(await Promise.all(Object.entries(theme.assets).map(async ([role, path]): Promise<[string, string]> => [`assets.${role}`, await pictureText(folder, String(path), source.assets[String(path)]?.picture)]))),
    texts: new Map(locales.flatMap(([language, file]) => [...leaves(file)].map(([key, value]): [string, string] => [`${language} ${key}`, value]))),
  };
}

/** Tokens of a scheme, colours as the page shows them. */
function schemeTokens(theme: Theme, scheme: Scheme): Values {
  const values = leaves(theme.semantic[scheme] ?? {});
  return new Map([...values].map(([path, value]) => [`${path} in ${scheme}`, path.startsWith('color.') ? tokenColour(theme, scheme, path) : value]));
}

async function pictureText(folder: string, path: string, picture: { readonly width: number; readonly height: number } | undefined): Promise<string> {
  const content = await readFile(join(folder, path)).catch(() => undefined);
  if (content === undefined) return `${path}, missing`;
  const size = picture === undefined ? '' : `${Math.round(picture.width)} × ${Math.round(picture.height)}, `;
  return `${path.split('/').at(-1) ?? path}, ${size}${Math.ceil(content.length / 1024)} KB, ${createHash('sha256').update(content).digest('hex').slice(0, 6)}`;
}

/** The leaves of a tree as text; a list is one value. */
function leaves(tree: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, inner]: [string, unknown]): [string, string][] => {
      const here = path === '' ? name : `${path}.${name}`;
      if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) return [...leaves(inner, here)];
      return [[here, textOf(inner)]];
    }),
  );
}

function textOf(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  return value.length === 0 ? 'none' : value.map((item: unknown) => (typeof item === 'string' ? item : JSON.stringify(item))).join(', ');
}
