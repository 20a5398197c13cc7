import { fonts, known, themes } from 'virtual:brands';
import { compileTheme } from '@livery/brand-kit';
import type { Brand, Theme, ThemeAssets } from '@livery/brand-kit';

/** A brand as shown in the workbench. */
export interface WorkbenchBrand {
  readonly id: string;
  /** As the site knows it. */
  readonly brand: Brand;
  readonly theme: Theme;
  /** Its sheet, made when it is asked for: a story shows one brand. */
  readonly css: string;
  /** Addresses of its artwork. */
  readonly assets: ThemeAssets;
}

const files = import.meta.glob<string>('../../../brands/*/assets/**', { eager: true, query: '?url', import: 'default' });

function workbenchBrand(id: string, theme: Theme): WorkbenchBrand {
  const assets = Object.fromEntries(Object.entries(theme.assets).map(([role, path]) => [role, files[`../../../brands/${id}/${path}`] ?? ''])) as unknown as ThemeAssets;
  const brand = known[id];
  if (brand === undefined) throw new Error(`${id} has a theme and no configuration.`);
  let sheet: string | undefined;
  return {
    id,
    brand: { ...brand, assets },
    theme,
    assets,
    get css() {
      return (sheet ??= compileTheme(theme, { id, assets, mode: 'scoped', fontUrl: (source) => fonts[source] ?? '' }));
    },
  };
}

/** All brands of the repository without faults, by folder name. */
export const brands: ReadonlyMap<string, WorkbenchBrand> = new Map(Object.entries(themes).map(([id, theme]) => [id, workbenchBrand(id, theme)]));
