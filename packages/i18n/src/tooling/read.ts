import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { CatalogueFile } from '../catalogue/keys.ts';
import { namespaces } from '../catalogue/namespaces.ts';
import type { Namespace } from '../catalogue/namespaces.ts';
import { isLanguageCode } from '../languages.ts';
import type { LanguageCode } from '../languages.ts';

/** Every namespace a language has a file for. */
export type LanguageFiles = Partial<Record<Namespace, CatalogueFile>>;

/** The folder that holds one folder of files for each translated language. */
export const localesFolder = fileURLToPath(new URL('../locales', import.meta.url));

/**
 * The files of one language, each read when it is first looked at: a page takes two of some thirty. A namespace without a file is left out.
 * @returns an object whose values throw SyntaxError with the file where one is not JSON
 */
export function readLanguage(code: LanguageCode, folder: string = localesFolder): LanguageFiles {
  const files: LanguageFiles = {};
  for (const ns of namespaces) {
    const path = join(folder, code, `${ns}.json`);
    if (!existsSync(path)) continue;
    let catalogue: CatalogueFile | undefined;
    Object.defineProperty(files, ns, { enumerable: true, get: () => (catalogue ??= readCatalogue(path)) });
  }
  return files;
}

function readCatalogue(path: string): CatalogueFile {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as CatalogueFile;
  } catch (error) {
    throw new SyntaxError(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** The languages that have a folder, complete or not. */
export function translatedLanguages(folder: string = localesFolder): readonly LanguageCode[] {
  return readdirSync(folder).filter(isLanguageCode).sort();
}
