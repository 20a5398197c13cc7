import { configKeys, lookAbout, voiceKeys } from '@livery/brand-kit';
import type { BrandConfig, BrandSource, Look, Theme } from '@livery/brand-kit';
import type { Platform } from '@livery/brand-build';
import { explainConfig } from './config.ts';
import { explainText } from './texts.ts';
import { DEFAULT, explainTheme, lookValue } from './theme.ts';

/** Lines about every key of a brand with its value and meaning; design tokens and texts of the catalogues are left to their own keys. */
export function explainEveryKey(source: BrandSource, config: BrandConfig, theme: Theme, catalogue: Platform['catalogue']): string[] {
  const { id } = source;
  return [
    ...configKeys().flatMap((key) => explainConfig(config, key, id)),
    ...explainTheme(source, theme, 'schemes'),
    ...Object.keys(lookAbout).map((part) => explainChoice(id, theme, part as keyof Look)),
    `fonts = ${theme.fonts.map(({ family }) => family).join(', ') || 'none'}    brands/${id}/theme.ts`,
    ...Object.keys(theme.assets).flatMap((role) => explainTheme(source, theme, `assets.${role}`)),
    ...voiceKeys.flatMap((key) => explainText(source, `brand.${key}`, catalogue)),
    '',
    `Besides: the design tokens of theme/ ("npm run brand:explain -- ${id} color", also ${Object.keys(theme.base).join(', ')})`,
    `and the texts of the catalogues by namespace and key ("npm run brand:explain -- ${id} shell.header.logIn").`,
  ];
}

function explainChoice(id: string, { look }: Theme, part: keyof Look): string {
  const about: Readonly<Record<string, string>> = lookAbout[part];
  const value = lookValue(look, part);
  return `look.${part} = ${JSON.stringify(value)}    ${look[part] === undefined ? DEFAULT : `brands/${id}/theme.ts`}; one of ${Object.keys(about).join(', ')}. ${about[value] ?? ''}`;
}
