import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogueCompleteness, checkOverrides, isLanguageCode, languageOf } from '@livery/i18n/tooling';
import type { UncheckedOverrides } from '@livery/i18n/tooling';
import type { BrandWording, CheckContext, Fault } from '@livery/brand-kit';
import { packagedFonts } from './fonts.ts';

/** The platform's languages and the catalogue with all keys, against which brands are checked. */
export interface Platform {
  readonly completeLanguages: readonly string[];
  /** Language → `key in file` of each missing text, for the languages whose catalogue is incomplete. */
  readonly missingTexts: Readonly<Record<string, readonly string[]>>;
  /** Font files of the platform's packages, as a font's `source` names them. */
  readonly packagedFonts: readonly string[];
  /** Namespace → key → English text. */
  readonly catalogue: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The platform's catalogues, a folder for each language. */
export const localesFolder: string = fileURLToPath(new URL('./locales/', import.meta.resolve('@livery/i18n')));

/** Reads the platform's catalogues. */
export function readPlatform(folder: string = localesFolder): Platform {
  const languages = Object.entries(catalogueCompleteness(folder));
  const completeLanguages = languages.filter(([, { complete }]) => complete).map(([code]) => code);
  const incomplete = languages.filter(([code, { complete }]) => !complete && existsSync(join(folder, code)));
  const missingTexts = Object.fromEntries(incomplete.map(([code, { missing }]) => [code, missing.map(placeOfText)]));
  const files = readdirSync(join(folder, 'EN')).filter((name) => name.endsWith('.json'));
  const catalogue = files.map(
    (name) => [basename(name, '.json'), JSON.parse(readFileSync(join(folder, 'EN', name), 'utf8')) as Record<string, string>] as const,
  );
  return { completeLanguages, missingTexts, catalogue: Object.fromEntries(catalogue), packagedFonts: packagedFonts() };
}

/** `TY.account.login.title` as `login.title in packages/i18n/src/locales/TY/account.json`. */
function placeOfText(path: string): string {
  const [language = '', namespace = '', ...key] = path.split('.');
  return `${key.join('.')} in packages/i18n/src/locales/${language}/${namespace}.json`;
}

/**
 * Returns the context for `checkBrand`.
 *
 * @param now milliseconds since 1970
 */
export function checkContext({ completeLanguages, missingTexts, catalogue, packagedFonts: packaged }: Platform, fonts: Pick<CheckContext, 'fontExists' | 'fontCharacters' | 'fontWeights'>, now: number = Date.now()): CheckContext {
  return { year: new Date(now).getUTCFullYear(), completeLanguages, missingTexts, packagedFonts: packaged, ...fonts, checkWording: (language, wording) => wordingFaults(language, wording, catalogue), languageOf: languageAsRead };
}

/** A language as a brand reads its code; undefined where code or tag is none, which other checks report. */
function languageAsRead(code: string, remap: Readonly<Record<string, unknown>>): { tag: string; endonym: string } | undefined {
  const other = remap[code];
  try {
    return isLanguageCode(code) ? languageOf(code, typeof other === 'string' ? { [code]: other } : {}) : undefined;
  } catch {
    return undefined;
  }
}

function wordingFaults(language: string, wording: BrandWording, catalogue: Platform['catalogue']): Omit<Fault, 'file'>[] {
  const overrides: UncheckedOverrides = { [language]: wording };
  return checkOverrides(overrides, catalogue).map(({ path, found, expected, nearest }) => ({
    keyPath: path.slice(language.length + 1),
    found,
    expected,
    ...(nearest === undefined ? {} : { nearest }),
  }));
}
