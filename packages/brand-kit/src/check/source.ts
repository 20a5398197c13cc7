import type { CharacterSpan } from '../theme/unicode-range.ts';
import type { Fault } from './fault/fault.ts';

/** A picture as it was measured. */
export interface PictureFacts {
  /** In pixels; of an SVG those of its viewBox, where it states no others. */
  readonly width: number;
  readonly height: number;
  /** Whether it is an SVG, which has every size. */
  readonly vector: boolean;
  /** Whether nothing is drawn in it; undefined where nobody looked. */
  readonly empty?: boolean;
  /** Whether all four corners cover what is below them; undefined where nobody looked. */
  readonly opaqueCorners?: boolean;
  /** The colours of what is drawn, as #rrggbb, with the share of it that each has, up to 1; undefined where nobody looked. */
  readonly colours?: readonly { readonly colour: string; readonly share: number }[];
}

/** A file in a brand's `assets/` folder. */
export interface AssetFile {
  readonly bytes: number;
  /** Its measures, where it can be drawn. */
  readonly picture?: PictureFacts;
  /** Content of an SVG file; absent for other types. */
  readonly svg?: string;
}

/** A brand's folder as read from disk, not validated. */
export interface BrandSource {
  /** Folder name. */
  readonly id: string;
  /** Default export of `brand.config.ts`. */
  readonly config: unknown;
  /** Default export of `theme.ts`. */
  readonly theme: unknown;
  /** `locales/<language>.json` by language code. */
  readonly locales: Readonly<Record<string, unknown>>;
  /** Files that artwork may refer to, by path relative to the brand's folder: `assets/logo.svg`. */
  readonly assets: Readonly<Record<string, AssetFile>>;
  /** Paths of the other files in `assets/`, such as fonts. */
  readonly otherAssets?: readonly string[];
  /** Faults of files that could not be read or evaluated. */
  readonly unreadable: readonly Fault[];
  /** Which of `brand.config.ts` and `theme.ts` could not be evaluated, possibly because of a file they import. */
  readonly unread?: readonly string[];
  /** Key path in the theme → file that exports the value: `semantic.light` → `theme/light.ts`. */
  readonly themeFiles?: Readonly<Record<string, string>>;
}

/** Namespace → key → text, not validated. */
export type BrandWording = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The weights of a font, from the lightest to the heaviest; of one that does not vary both are the same. */
export interface FontWeights {
  readonly first: number;
  readonly last: number;
}

/** Facts about the platform that brands are checked against. */
export interface CheckContext {
  /** The present year. */
  readonly year: number;
  /** Languages with a complete catalogue. */
  readonly completeLanguages: readonly string[];
  /** Texts that a language with an unfinished catalogue lacks, each with its file; nothing for a language without any. */
  readonly missingTexts: Readonly<Record<string, readonly string[]>>;
  /**
   * Returns the faults of a brand's texts in one language, with key paths that start with the namespace. Supplied by
   * the caller, who has the catalogue with its keys, placeholders and plural forms.
   */
  readonly checkWording: (language: string, wording: BrandWording) => readonly Omit<Fault, 'file'>[];
  /** Values of a font's `source` that name a file of the platform's font packages. */
  readonly packagedFonts: readonly string[];
  /** Whether a font's `source` refers to an existing file. */
  readonly fontExists: (source: string) => boolean;
  /** The characters of the font that a `source` refers to; undefined where that cannot be read. */
  readonly fontCharacters: (source: string) => readonly CharacterSpan[] | undefined;
  /** The weights of the font that a `source` refers to; undefined where its file does not say, or cannot be read. */
  readonly fontWeights: (source: string) => FontWeights | undefined;
  /**
   * Returns a language of the platform as the brand reads its code.
   *
   * @param remap the brand's `languages.remap`, not validated
   * @returns undefined for an unknown code, or a tag that is none
   */
  readonly languageOf: (code: string, remap: Readonly<Record<string, unknown>>) => { readonly tag: string; readonly endonym: string } | undefined;
}

/** Whether a value is a plain object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The strings of a list; other values are skipped, since the form checks report them. */
export function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
