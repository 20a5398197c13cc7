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

/** The English files outside the first chunk. A namespace that is neither here nor in the first chunk does not compile. */
const englishChunks: Readonly<Record<Exclude<Namespace, keyof typeof bundledEnglish>, () => Promise<{ readonly default: CatalogueFile }>>> = {
  layout: () => import('../locales/EN/layout.json'),
  calendar: () => import('../locales/EN/calendar.json'),
  account: () => import('../locales/EN/account.json'),
  errors: () => import('../locales/EN/errors.json'),
  games: () => import('../locales/EN/games.json'),
  member: () => import('../locales/EN/member.json'),
  agent: () => import('../locales/EN/agent.json'),
  content: () => import('../locales/EN/content.json'),
};

async function loadEnglish(ns: Namespace): Promise<CatalogueFile> {
  return isBundled(ns) ? bundledEnglish[ns] : (await englishChunks[ns]()).default;
}

function isBundled(ns: Namespace): ns is keyof typeof bundledEnglish {
  return Object.hasOwn(bundledEnglish, ns);
}
