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
  /** The language; that of the direction when left out. */
  readonly language?: LanguageCode;
}

/** One picture: a scene as it is looked at. */
export interface View extends Variant {
  readonly scene: Scene;
  /** `home-phone-dark-rtl`: name of its file, and of its host in a preview. */
  readonly name: string;
}

const DIRECTIONS: readonly Direction[] = ['ltr', 'rtl'];

/** The languages of a brand, as its configuration has them. */
export interface BrandLanguages {
  readonly offered: readonly string[];
  readonly default: string;
  readonly remap?: Readonly<Partial<Record<string, string>>>;
}

/**
 * Every picture of a brand: each scene at both widths, in each scheme that the brand offers, from left to right and from right to
 * left; or in languages of the brand, each in its direction.
 *
 * @param chosen languages in place of the directions
 */
export function viewsOf(schemes: readonly Scheme[], chosen?: { readonly codes: readonly LanguageCode[]; readonly remap?: BrandLanguages['remap'] }): View[] {
  const readings = chosen === undefined ? DIRECTIONS.map((direction) => ({ direction, key: direction })) : chosen.codes.map((language) => ({ direction: languageOf(language, chosen.remap).direction, language, key: language.toLowerCase() }));
  return scenes.flatMap((scene) =>
    (Object.keys(sizes) as Width[])
      .filter((width) => scene.only === undefined || scene.only === width)
      .flatMap((width) => schemes.flatMap((scheme) => readings.map(({ key, ...reading }) => ({ scene, width, scheme, ...reading, name: `${scene.id}-${width}-${scheme}-${key}` })))),
  );
}

/**
 * Returns the chosen languages of a brand, each once; undefined where none is chosen.
 *
 * @throws RangeError for a language that the brand does not offer, with those that it offers
 */
export function chosenLanguages(id: string, chosen: readonly string[] | undefined, { offered }: Pick<BrandLanguages, 'offered'>): LanguageCode[] | undefined {
  if (chosen === undefined) return undefined;
  const unknown = chosen.filter((code) => !offered.includes(code));
  if (unknown.length > 0) throw new RangeError(`--language is ${unknown.join(', ')}; ${id} offers ${offered.join(', ')}.`);
  return [...new Set(chosen)].filter((code) => isLanguageCode(code));
}

/** A language to look at a brand in, and whether the brand offers it: in its place a pseudo-language shows the direction. */
export interface ViewLanguage {
  readonly code: LanguageCode;
  readonly pseudo: boolean;
}

/** The language of a view, else the brand's first one of its direction, the default one before others; without one the pseudo-language of that direction. */
export function languageFor(languages: BrandLanguages, { direction, language }: Pick<Variant, 'direction' | 'language'>): ViewLanguage {
  if (language !== undefined) return { code: language, pseudo: false };
  const codes = [languages.default, ...languages.offered].filter((code) => isLanguageCode(code));
  const code = codes.find((one) => languageOf(one, languages.remap).direction === direction);
  return code === undefined ? { code: direction === 'rtl' ? 'XB' : 'XA', pseudo: true } : { code, pseudo: false };
}
