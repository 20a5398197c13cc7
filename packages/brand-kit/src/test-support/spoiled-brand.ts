import type { BrandSource } from '../check/source.ts';
import { harbour, setAt } from './valid-brand.ts';

export type Change = (brand: { config: object; theme: object; locales: object; assets: object; source: BrandSource }) => void;

/** A valid brand with one change. */
export function spoiled(change: Change): BrandSource {
  const source = harbour();
  change({ config: source.config as object, theme: source.theme as object, locales: source.locales, assets: source.assets, source });
  return source;
}

export const config = (path: string, value: unknown): Change => ({ config: tree }) => setAt(tree, path.split('.'), value);
export const theme = (path: string, value: unknown): Change => ({ theme: tree }) => setAt(tree, path.split('.'), value);
export const text = (language: string, namespace: string, key: string, value: unknown): Change => ({ locales }) => setAt(locales, [language, namespace, key], value);
export const svg = (role: string, content: string, bytes = content.length): Change => ({ assets }) => setAt(assets, [`assets/${role}.svg`], { bytes, svg: content });

/** A font with a fallback, which the families of text name. */
export const withFallback = (value: unknown): Change => (source) => {
  theme('fonts.0.fallback', value)(source);
  for (const use of ['display', 'body', 'numeric']) theme(`base.font.family.${use}`, '"Test", "Test Fallback", sans-serif')(source);
};
export const fallback = { local: 'Arial, Liberation Sans', sizeAdjust: '113.1%', ascent: '85.7%', descent: '25.6%', lineGap: '0%' };
