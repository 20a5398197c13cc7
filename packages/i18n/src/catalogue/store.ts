import { languageOf, ownsCatalogue } from '../languages.ts';
import type { LanguageCode, LanguageRemap } from '../languages.ts';
import { bundledEnglish } from './english.ts';
import type { BrandStrings, CatalogueFile } from './keys.ts';
import { loadCatalogue } from './load.ts';
import type { Namespace } from './namespaces.ts';
import { afterTimeout, withTimeLimit } from './time-limit.ts';
import type { After } from './time-limit.ts';

/** Time after which a fetch has failed, in milliseconds (docs/product.md: the time limit of a script). */
const FETCH_LIMIT_MS = 120_000;
/** Time after which English shows while a language's own texts are still being fetched, in milliseconds. */
const FALLBACK_AFTER_MS = 4_000;

/** Adds the texts of a namespace to i18next's resources. */
export type AddTexts = (tag: string, ns: Namespace, texts: CatalogueFile) => void;

/** Loaded catalogue files, overlaid with the brand's own texts. */
export interface CatalogueStore {
  /** Whether a namespace is loaded. */
  has(code: LanguageCode, ns: Namespace): boolean;
  /**
   * The one fetch of a namespace, pending, done or failed. Where the language's own texts cannot be fetched, or take long,
   * English replaces them until they are there; rejects where English cannot be fetched either.
   */
  load(code: LanguageCode, ns: Namespace): Promise<void>;
  /** As `load`, but retries a failed fetch. */
  retry(code: LanguageCode, ns: Namespace): Promise<void>;
  /** As `retry`, but rejects where the language's own texts cannot be fetched. */
  fetchOwn(code: LanguageCode, ns: Namespace): Promise<void>;
  /** Whether English replaces texts of this language that could not be fetched. */
  hasFallback(code: LanguageCode): boolean;
  /** Replaces a loaded catalogue file; one that is not loaded is ignored. */
  replace(code: LanguageCode, ns: Namespace, file: CatalogueFile): void;
  /** Replaces the brand's own texts of a language and overlays the loaded files with them. */
  setStrings(code: LanguageCode, strings: BrandStrings): void;
}

/** What a store works with. */
export interface CatalogueStoreOptions {
  readonly remap?: LanguageRemap | undefined;
  /** Called when English starts or stops replacing missing texts. */
  readonly onFallback?: () => void;
  readonly after?: After | undefined;
}

/** Creates the store with the bundled English. */
export function createCatalogueStore(addTexts: AddTexts, { remap = {}, onFallback = () => {}, after = afterTimeout }: CatalogueStoreOptions = {}): CatalogueStore {
  const files = new Map<string, CatalogueFile>();
  /** Fetches of a language's own texts. */
  const fetches = new Map<string, Promise<void>>();
  /** The same, with English in place of what failed. */
  const loads = new Map<string, Promise<void>>();
  const failed = new Set<string>();
  const fallbacks = new Map<string, LanguageCode>();
  const brandStrings = new Map<LanguageCode, BrandStrings>();

  function applyFile(code: LanguageCode, ns: Namespace, file: CatalogueFile): void {
    files.set(id(code, ns), file);
    addTexts(languageOf(code, remap).tag, ns, { ...file, ...brandStrings.get(code)?.[ns] });
  }

  async function fetchFile(code: LanguageCode, ns: Namespace): Promise<void> {
    const file = ownsCatalogue(code, remap) ? await withTimeLimit(loadCatalogue(code, ns), FETCH_LIMIT_MS, `Loading chunk ${id(code, ns)} failed`, after) : undefined;
    // A language without this file falls back to English, never to keys.
    if (file === undefined) await load('EN', ns);
    applyFile(code, ns, file ?? {});
    if (fallbacks.delete(id(code, ns))) onFallback();
  }

  function fetchOnce(code: LanguageCode, ns: Namespace): Promise<void> {
    const running = fetches.get(id(code, ns));
    if (running) return running;
    const started = fetchFile(code, ns);
    fetches.set(id(code, ns), started);
    started.catch(() => failed.add(id(code, ns)));
    return started;
  }

  async function fetchOrFallBack(code: LanguageCode, ns: Namespace): Promise<void> {
    const fetch = fetchOnce(code, ns);
    if (code === 'EN') return fetch;
    try {
      await withTimeLimit(fetch, FALLBACK_AFTER_MS, 'late', after);
    } catch {
      await load('EN', ns);
      // They may have arrived together with the English ones.
      if (files.has(id(code, ns))) return;
      applyFile(code, ns, {});
      fallbacks.set(id(code, ns), code);
      onFallback();
    }
  }

  function load(code: LanguageCode, ns: Namespace): Promise<void> {
    const running = loads.get(id(code, ns));
    if (running) return running;
    const started = fetchOrFallBack(code, ns);
    loads.set(id(code, ns), started);
    // A caller that awaits it gets the failure; without one it must not count as unhandled.
    started.catch(() => {});
    return started;
  }

  function forgetFailure(code: LanguageCode, ns: Namespace): void {
    if (!failed.delete(id(code, ns))) return;
    fetches.delete(id(code, ns));
    loads.delete(id(code, ns));
  }

  for (const [ns, file] of Object.entries(bundledEnglish)) {
    applyFile('EN', ns as Namespace, file);
    fetches.set(id('EN', ns as Namespace), Promise.resolve());
  }

  return {
    has: (code, ns) => files.has(id(code, ns)),
    load,
    retry(code, ns) {
      forgetFailure(code, ns);
      return load(code, ns);
    },
    fetchOwn(code, ns) {
      forgetFailure(code, ns);
      return fetchOnce(code, ns);
    },
    hasFallback: (code) => [...fallbacks.values()].includes(code),
    replace(code, ns, file) {
      if (files.has(id(code, ns))) applyFile(code, ns, file);
    },
    setStrings(code, strings) {
      brandStrings.set(code, strings);
      for (const [key, file] of files) {
        const [owner, ns] = key.split('/');
        if (owner === code) applyFile(code, ns as Namespace, file);
      }
    },
  };
}

function id(code: LanguageCode, ns: Namespace): string {
  return `${code}/${ns}`;
}
