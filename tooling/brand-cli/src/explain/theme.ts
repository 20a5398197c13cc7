import { lookAbout, lookDefaults, tokenColour } from '@livery/brand-kit';
import type { BrandSource, Look, Theme } from '@livery/brand-kit';

/** Lines about a key of `theme.ts` or of a file below `theme/`; none for a key that they do not have. */
export function explainTheme(source: BrandSource, theme: Theme, key: string): string[] {
  if (key === 'fonts') return explainFonts(source, theme);
  if (key === 'look') return Object.keys(lookAbout).flatMap((part) => explainLook(source, theme, part as keyof Look));
  if (key.startsWith('look.')) {
    const part = key.slice('look.'.length);
    return Object.hasOwn(lookAbout, part) ? explainLook(source, theme, part as keyof Look) : [];
  }
  const colours = theme.schemes.flatMap((scheme) => explainToken(source, theme, scheme, key));
  if (colours.length > 0) return colours;
  // Below `theme/` keys stand as in its files: `space.4`, `paper.50`; in theme.ts as parts: `base.space.4`, `primitives.paper.50`.
  const path = [key, `base.${key}`, `primitives.${key}`].find((one) => valueAt(theme, one) !== undefined);
  return path === undefined ? [] : [`${path} = ${JSON.stringify(valueAt(theme, path))}    ${fileOf(source, path)}`];
}

function explainFonts(source: BrandSource, { fonts }: Theme): string[] {
  const own = fonts.map(({ family, source: file, weight }) => `  ${family}  ${weight}  ${file}`);
  return [`fonts = ${fonts.length === 0 ? 'none' : fonts.length}    ${fileOf(source, 'fonts')}; each with family, source (a WOFF2 file), weight, and if need be range, preload, fallback: brands/README.md, Fonts`, ...own];
}

function explainLook(source: BrandSource, { look }: Theme, part: keyof Look): string[] {
  const choices = Object.entries(lookAbout[part]);
  const width = Math.max(...choices.map(([value]) => value.length));
  return [
    `look.${part} = ${JSON.stringify(lookValue(look, part))}    ${look[part] === undefined ? DEFAULT : fileOf(source, 'look')}; one of`,
    ...choices.map(([value, about]) => `  ${value.padEnd(width)}  ${about}`),
  ];
}

/** Where a value comes from that a brand leaves out. */
export const DEFAULT = 'default of the platform';

/** A part of a look as it is in force. */
export function lookValue(look: Look, part: keyof Look): string {
  return { ...lookDefaults, ...look }[part];
}

function explainToken(source: BrandSource, theme: Theme, scheme: Theme['schemes'][number], key: string): string[] {
  const path = key.startsWith(`semantic.${scheme}.`) ? key.slice(`semantic.${scheme}.`.length) : key;
  const value = valueAt(theme.semantic[scheme], path);
  if (typeof value === 'object' && value !== null) return Object.keys(value).flatMap((name) => explainToken(source, theme, scheme, `${path}.${name}`));
  if (typeof value !== 'string') return [];
  const colour = path.startsWith('color.') ? ` → ${tokenColour(theme, scheme, path)}` : '';
  return [`${path} in ${scheme} = ${value}${colour}    ${fileOf(source, `semantic.${scheme}`)}`];
}

/** The file that holds a part of the theme. */
function fileOf({ id, themeFiles = {} }: BrandSource, path: string): string {
  const [, file = 'theme.ts'] = Object.entries(themeFiles).find(([part]) => path === part || path.startsWith(`${part}.`)) ?? [];
  return `brands/${id}/${file}`;
}

function valueAt(tree: unknown, path: string): unknown {
  let here = tree;
  for (const name of path.split('.')) here = typeof here === 'object' && here !== null && Object.hasOwn(here, name) ? (here as Record<string, unknown>)[name] : undefined;
  return here;
}
