import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { catalogueCompleteness, checkOverrides } from '@livery/i18n/tooling';
import type { UncheckedOverrides } from '@livery/i18n/tooling';
import type { BrandWording, CheckContext, Fault } from '@livery/brand-kit';

/** The platform's languages and the catalogue with all keys, against which brands are checked. */
export interface Platform {
  readonly completeLanguages: readonly string[];
  /** Namespace → key → English text. */
  readonly catalogue: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const english = new URL('./locales/EN/', import.meta.resolve('@livery/i18n'));

/** Reads the platform's catalogues. */
export function readPlatform(): Platform {
  const completeLanguages = Object.entries(catalogueCompleteness())
    .filter(([, { complete }]) => complete)
    .map(([code]) => code);
  const files = readdirSync(english).filter((name) => name.endsWith('.json'));
  const catalogue = files.map(
    (name) => [basename(name, '.json'), JSON.parse(readFileSync(new URL(name, english), 'utf8')) as Record<string, string>] as const,
  );
  return { completeLanguages, catalogue: Object.fromEntries(catalogue) };
}

/** Returns the context for `checkBrand`. */
export function checkContext({ completeLanguages, catalogue }: Platform, fontExists: (source: string) => boolean): CheckContext {
  return { completeLanguages, fontExists, checkWording: (language, wording) => wordingFaults(language, wording, catalogue) };
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
