import type { LanguageCode } from '../languages.ts';
import { bundledEnglish } from './english.ts';
import type { CatalogueFile } from './keys.ts';
import type { Namespace } from './namespaces.ts';

/**
 * Fetches one namespace of one language. English comes from the first chunk or from a chunk of its own;
 * other languages go through a map that is itself a chunk, so that the first load does not list 35 languages.
 * Resolves to undefined where the platform has no such file; rejects when a chunk cannot be fetched.
 */
export async function loadCatalogue(code: LanguageCode, ns: Namespace): Promise<CatalogueFile | undefined> {
  if (code === 'EN') return loadEnglish(ns);
  if (code === 'XA' || code === 'XB') {
    const [{ pseudoCatalogue }, english] = await Promise.all([import('./pseudo.ts'), loadEnglish(ns)]);
    return pseudoCatalogue(code, english);
  }
  const { translated } = await import('./translated.ts');
  return translated(code, ns);
}

async function loadEnglish(ns: Namespace): Promise<CatalogueFile> {
  const bundled = bundledEnglish[ns];
  if (bundled) return bundled;
  if (ns === 'account') return (await import('../locales/EN/account.json')).default;
  if (ns === 'errors') return (await import('../locales/EN/errors.json')).default;
  if (ns === 'games') return (await import('../locales/EN/games.json')).default;
  if (ns === 'member') return (await import('../locales/EN/member.json')).default;
  return (await import('../locales/EN/content.json')).default;
}
