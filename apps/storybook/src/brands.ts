import fonts from 'virtual:brand-fonts';
import { compileTheme } from '@livery/brand-kit';
import type { Theme, ThemeAssets } from '@livery/brand-kit';

/** A brand as shown in the workbench. */
export interface WorkbenchBrand {
  readonly id: string;
  readonly theme: Theme;
  readonly css: string;
}

const configs = import.meta.glob('../../../brands/*/brand.config.ts', { eager: true });
const themes = import.meta.glob<Theme>('../../../brands/*/theme.ts', { eager: true, import: 'default' });
const files = import.meta.glob<string>('../../../brands/*/assets/**', { eager: true, query: '?url', import: 'default' });

const idOf = (path: string): string => path.split('/').at(-2) ?? '';

function workbenchBrand(id: string, folder: string): WorkbenchBrand | undefined {
  const theme = themes[`${folder}/theme.ts`];
  if (theme === undefined) return undefined;
  const assets = Object.fromEntries(Object.entries(theme.assets).map(([role, path]) => [role, files[`${folder}/${path}`] ?? ''])) as unknown as ThemeAssets;
  return { id, theme, css: compileTheme(theme, { id, assets, mode: 'scoped', fontUrl: (source) => fonts[source] ?? '' }) };
}

/** All brands of the repository, by folder name. */
export const brands: ReadonlyMap<string, WorkbenchBrand> = new Map(
  Object.keys(configs)
    .map((path) => workbenchBrand(idOf(path), path.slice(0, path.lastIndexOf('/'))))
    .filter((brand) => brand !== undefined)
    .map((brand) => [brand.id, brand]),
);
