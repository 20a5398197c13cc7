import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { catalogueCompleteness } from '@livery/i18n/tooling';
import type { CheckContext } from '@livery/brand-kit';

/** What brands are measured by: the platform's languages and the catalogue that states every key. */
export interface Platform {
  readonly completeLanguages: readonly string[];
  readonly catalogue: CheckContext['catalogue'];
}

const english = new URL('./locales/EN/', import.meta.resolve('@livery/i18n'));

/** Reads the platform's catalogues. */
export function readPlatform(): Platform {
  const completeLanguages = Object.entries(catalogueCompleteness())
    .filter(([, { complete }]) => complete)
    .map(([code]) => code);
  const files = readdirSync(english).filter((name) => name.endsWith('.json'));
  const catalogue = files.map((name) => [
    basename(name, '.json'),
    JSON.parse(readFileSync(new URL(name, english), 'utf8')) as Record<string, string>,
  ]);
  return { completeLanguages, catalogue: Object.fromEntries(catalogue) as CheckContext['catalogue'] };
}

/** What `checkBrand` needs to know of the platform. */
export function checkContext({ completeLanguages, catalogue }: Platform, fontExists: (source: string) => boolean): CheckContext {
  return { completeLanguages, catalogue, fontExists };
}
