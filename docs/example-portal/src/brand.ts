import { type Brand, compileTheme, resolveBrand, type ThemeAssets } from '@livery/brand-kit';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import config from '../brand/brand.config.ts';
import english from '../brand/locales/EN.json';
import theme from '../brand/theme.ts';

const files = import.meta.glob<string>('../brand/assets/*', { eager: true, query: '?url', import: 'default' });
const assets = Object.fromEntries(Object.entries(theme.assets).map(([role, path]) => [role, files[`../brand/${path}`]])) as unknown as ThemeAssets;
const { brand: voice, ...strings } = english;

/** Name of the brand's folder in Livery's repository. */
const ID = 'lagoon';
/** The files of its fonts. */
const fonts = { nunito, figtree };

function fontUrl(source: string): string {
  const found = Object.entries(fonts).find(([name]) => source.includes(name))?.[1];
  if (found === undefined) throw new Error(`src/brand.ts names no file of the font ${source}.`);
  return found;
}

/** The brand of this site: what its folder says, with the addresses that its pictures have here. */
export const brand: Brand = { ...resolveBrand(config).brand, id: ID, look: theme.look, schemes: theme.schemes, assets, voice: { EN: voice }, strings: { EN: strings } };

/** The brand's tokens as a style sheet. */
export const styleSheet = compileTheme(theme, { id: brand.id, assets, fontUrl });
