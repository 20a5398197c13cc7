import type { LanguageCode } from '../languages.ts';
import type { CatalogueFile } from './keys.ts';
import type { Namespace } from './namespaces.ts';

const files = import.meta.glob<CatalogueFile>(['../locales/*/*.json', '!../locales/EN/*.json'], { import: 'default' });

/** The file of a language other than English, or undefined where it is not translated. */
export async function translated(code: LanguageCode, ns: Namespace): Promise<CatalogueFile | undefined> {
  return files[`../locales/${code}/${ns}.json`]?.();
}
