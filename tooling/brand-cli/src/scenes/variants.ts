import type { Scheme } from '@livery/brand-kit';
import { isLanguageCode, languageOf } from '@livery/i18n/tooling';
import type { LanguageCode } from '@livery/i18n/tooling';
import { scenes } from './scenes.ts';
import type { Scene } from './scenes.ts';

export type Width = 'phone' | 'desktop';
export type Direction = 'ltr' | 'rtl';

/** Windows that a brand is looked at in, in CSS pixels. */
export const sizes: Readonly<Record<Width, { readonly width: number; readonly height: number }>> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

/** How a scene is looked at. */
export interface Variant {
  readonly width: Width;
  readonly scheme: Scheme;
  readonly direction: Direction;
}

/** One picture: a scene as it is looked at. */
export interface View extends Variant {
  readonly scene: Scene;
  /** `home-phone-dark-rtl`: name of its file, and of its host in a preview. */
  readonly name: string;
}

const DIRECTIONS: readonly Direction[] = ['ltr', 'rtl'];

/** Every picture of a brand: each scene at both widths, in each scheme that the brand offers, from left to right and from right to left. */
export function viewsOf(schemes: readonly Scheme[]): View[] {
  return scenes.flatMap((scene) =>
    (Object.keys(sizes) as Width[])
      .filter((width) => scene.only === undefined || scene.only === width)
      .flatMap((width) => schemes.flatMap((scheme) => DIRECTIONS.map((direction) => ({ scene, width, scheme, direction, name: `${scene.id}-${width}-${scheme}-${direction}` })))),
  );
}

/** A language to look at a brand in, and whether the brand offers it: in its place a pseudo-language shows the direction. */
export interface ViewLanguage {
  readonly code: LanguageCode;
  readonly pseudo: boolean;
}

/** The brand's first language of a direction, its default one before others; without one the pseudo-language of that direction. */
export function languageFor(languages: { readonly offered: readonly string[]; readonly default: string; readonly remap?: Readonly<Partial<Record<string, string>>> }, direction: Direction): ViewLanguage {
  const codes = [languages.default, ...languages.offered].filter((code) => isLanguageCode(code));
  const code = codes.find((one) => languageOf(one, languages.remap).direction === direction);
  return code === undefined ? { code: direction === 'rtl' ? 'XB' : 'XA', pseudo: true } : { code, pseudo: false };
}
