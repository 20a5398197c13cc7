import type { Fault } from './fault.ts';

/** A file of a brand's `assets/`. */
export interface AssetFile {
  readonly bytes: number;
  /** The text of an SVG file; absent for other kinds. */
  readonly svg?: string;
}

/** A brand's folder as read from disk, nothing about it taken for granted. */
export interface BrandSource {
  /** The folder's name. */
  readonly id: string;
  /** Default export of `brand.config.ts`. */
  readonly config: unknown;
  /** Default export of `theme.ts`. */
  readonly theme: unknown;
  /** `locales/<language>.json` by language code. */
  readonly locales: Readonly<Record<string, unknown>>;
  /** Files below the folder that artwork may name, by path from the folder: `assets/logo.svg`. */
  readonly assets: Readonly<Record<string, AssetFile>>;
  /** What stopped files from being read or evaluated. */
  readonly unreadable: readonly Fault[];
  /** Which of `brand.config.ts` and `theme.ts` could not be evaluated; the fault may lie in a file that they import. */
  readonly unread?: readonly string[];
  /** Key path in the theme → the file below the folder that exports what stands there: `semantic.light` → `theme/light.ts`. */
  readonly themeFiles?: Readonly<Record<string, string>>;
}

/** Namespace → key → text, none of it trusted. */
export type BrandWording = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What the platform knows that a brand is measured by. */
export interface CheckContext {
  /** Languages whose catalogue is complete. */
  readonly completeLanguages: readonly string[];
  /**
   * What is wrong with a brand's own wording in one language, by namespace and key. The catalogue knows its keys,
   * placeholders and plural forms, so whoever has it supplies this; key paths start with the namespace.
   */
  readonly checkWording: (language: string, wording: BrandWording) => readonly Omit<Fault, 'file'>[];
  /** Whether a font's `source` leads to a file. */
  readonly fontExists: (source: string) => boolean;
}

/** Whether a value is an object with named members. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The strings of a list; whatever is no string, or no list, is left to the checks of form. */
export function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
