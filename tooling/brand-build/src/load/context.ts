import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { platformLanguages } from '@livery/brand-kit';
import type { CheckContext } from '@livery/brand-kit';

/** Namespace → key → text. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

const localesFolder = fileURLToPath(new URL('../../../../packages/i18n/src/locales', import.meta.url));
const SOURCE_LANGUAGE = 'EN';

/** What brands are measured by, read once: the catalogue and which languages have all of it. */
export interface Platform {
  readonly completeLanguages: readonly string[];
  /** Catalogue by language code, complete languages only. */
  readonly catalogues: Readonly<Record<string, Catalogue>>;
}

/** Reads the platform's catalogues. */
export function readPlatform(): Platform {
  const present = new Set(readdirSync(localesFolder));
  const source = readCatalogue(SOURCE_LANGUAGE);
  const catalogues = platformLanguages
    .filter((code) => present.has(code))
    .map((code) => [code, readCatalogue(code)] as const)
    .filter(([, catalogue]) => isComplete(catalogue, source));
  return { completeLanguages: catalogues.map(([code]) => code), catalogues: Object.fromEntries(catalogues) };
}

/** What `checkBrand` needs to know of the platform. */
export function checkContext({ completeLanguages, catalogues }: Platform, fontExists: (source: string) => boolean): CheckContext {
  return { completeLanguages, catalogue: catalogues[SOURCE_LANGUAGE] ?? {}, fontExists };
}

function readCatalogue(language: string): Catalogue {
  const folder = join(localesFolder, language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [basename(name, '.json'), JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>]),
  );
}

/** Whether every key is there; plural forms count by their base, since languages differ in how many they have. */
function isComplete(catalogue: Catalogue, source: Catalogue): boolean {
  const base = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
  return Object.entries(source).every(([namespace, texts]) => {
    const have = new Set(Object.keys(catalogue[namespace] ?? {}).map(base));
    return Object.keys(texts).every((key) => have.has(base(key)));
  });
}
