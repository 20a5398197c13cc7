import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import type { BrandStrings, CatalogueFile, Message, TextFunction } from './catalogue/keys.ts';
import { firstNamespaces } from './catalogue/namespaces.ts';
import type { Namespace } from './catalogue/namespaces.ts';
import { createCatalogueStore } from './catalogue/store.ts';
import type { After } from './catalogue/time-limit.ts';
import { isLanguageCode, languageOf } from './languages.ts';
import { createFormat } from './format/create-format.ts';
import type { Format } from './format/create-format.ts';
import type { Language, LanguageCode, LanguageRemap } from './languages.ts';
import { storedLanguage, storeLanguage, watchStoredLanguage, writeLanguageCookie } from './storage.ts';

/** What a site decides about its languages. */
export interface TextOptions {
  /** Languages offered to visitors, in the order of the picker. The two pseudo-locales may be listed too. */
  readonly languages: readonly LanguageCode[];
  /** Shown where none was chosen; one of `languages`. */
  readonly defaultLanguage: LanguageCode;
  /** Codes a brand reads differently, such as `{ TY: 'ty' }`. */
  readonly remap?: LanguageRemap | undefined;
  /** The brand's own wording by language. */
  readonly strings?: Readonly<Partial<Record<LanguageCode, BrandStrings>>> | undefined;
  /** `native` leaves calendar and digits to the locale; otherwise Gregorian with Latin digits everywhere. */
  readonly calendarAndDigits?: 'gregorian-latin' | 'native' | undefined;
  /** IANA zone of dates and times; the visitor's own by default. */
  readonly timeZone?: string | undefined;
  /** Fixes the first language and leaves `hisLang` and `<html>` alone: for stories and tests. */
  readonly fixedLanguage?: LanguageCode | undefined;
  /** Timer of the time limits of fetches; the system's own by default. */
  readonly after?: After | undefined;
}

/** What depends on the current language alone; another object after each change. */
export interface TextView {
  readonly language: Language;
  /** The sentence of a message, whose namespace must have been loaded. */
  readonly messageText: (message: Message) => string;
  readonly format: Format;
}

/** The texts of one site: current language, loaded namespaces, brand wording. One per application. */
export interface TextRuntime {
  readonly options: TextOptions;
  /** The i18next instance, for whatever plugs into it. */
  readonly i18n: i18n;
  /** Resolves when the first screen's namespaces are there: in the current language, or in English where they cannot be fetched or take long. */
  readonly ready: Promise<void>;
  /** The current language. */
  language(): Language;
  /** Languages offered, in the order of the picker. */
  languages(): readonly Language[];
  /**
   * Switches the language, stores it and applies it in other tabs. Rejects, changing nothing, when texts cannot be fetched;
   * where a later choice supersedes it, it resolves without effect.
   */
  setLanguage(code: LanguageCode): Promise<void>;
  /**
   * Fetches namespaces for the current language: call it beside a lazy feature's import. A failed fetch is retried, where the browser fetches the chunk again.
   * English replaces texts that cannot be fetched, or take long, until they are there; rejects where English cannot be fetched either.
   */
  load(...wanted: readonly Namespace[]): Promise<void>;
  /** Whether English replaces texts of the current language that could not be fetched. */
  hasFallback(): boolean;
  /** Whether a namespace can be shown in the current language now. */
  has(ns: Namespace): boolean;
  /** The fetch under way (or failed) for React's `use`: the same promise until `load` retries. */
  pending(ns: Namespace): Promise<void>;
  /** Replaces the brand's wording for one language; what is on screen changes at once. */
  registerBrandStrings(code: LanguageCode, strings: BrandStrings): void;
  /** Replaces a catalogue file that was edited in development; what is on screen changes at once. */
  replaceCatalogue(code: LanguageCode, ns: Namespace, file: CatalogueFile): void;
  /** The translator of a namespace in the current language, outside React. */
  textOf<N extends Namespace>(ns: N): TextFunction<N>;
  /** The current language with what depends on it; the same object until a change. */
  view(): TextView;
  /** Calls back after each change of language or wording; returns what stops it. */
  subscribe(onChange: () => void): () => void;
  /** Follows language changes of other tabs; returns what stops it. */
  followTabs(): () => void;
}

/** A value that is kept apart from its sentence already: marks around marks make browsers draw nothing of it. */
const ISOLATED = /^[\u2066-\u2068][^\u2066-\u2069]*\u2069$/;

/** Creates the texts of a site. English of the first screen is there at once; in other languages await `ready` first. */
export function createText(options: TextOptions): TextRuntime {
  const instance = createInstance();
  const wanted = new Set<Namespace>(firstNamespaces);
  const describe = (code: LanguageCode): Language => languageOf(code, options.remap);
  const remembered = options.fixedLanguage === undefined ? storedLanguage(options.languages) : undefined;
  // A choice made before the cookie was introduced, or whose cookie has expired.
  if (remembered !== undefined) writeLanguageCookie(remembered);
  let current = describe(options.fixedLanguage ?? remembered ?? options.defaultLanguage);
  /** The number of the latest choice: texts of an earlier one that arrive after it are not shown. */
  let choice = 0;

  // Synchronous, since it is given resources: nothing is fetched by i18next itself.
  void instance.init({
    lng: current.tag,
    fallbackLng: 'en',
    load: 'currentOnly',
    ns: [...firstNamespaces],
    defaultNS: 'common',
    keySeparator: false,
    nsSeparator: false,
    // i18next's hook for markup, which React escapes itself: here it writes numbers, and keeps a value's own direction out of the sentence.
    interpolation: { useRawValueToEscape: true, escape: (value: string | number) => apart(typeof value === 'number' ? view.format.number(value) : value) },
    resources: {},
  });
  const store = createCatalogueStore(
    (tag, ns, texts) => {
      instance.removeResourceBundle(tag, ns);
      // Made for this: i18next need not copy every text once more.
      instance.addResourceBundle(tag, ns, texts, false, false, { skipCopy: true });
    },
    { remap: options.remap, onFallback: refresh, after: options.after },
  );
  for (const [code, strings] of Object.entries(options.strings ?? {})) {
    if (isLanguageCode(code) && strings) store.setStrings(code, strings);
  }

  function apart(value: string): string {
    return current.direction !== 'rtl' || ISOLATED.test(value) ? value : `\u2068${value}\u2069`;
  }

  let view = viewOf(current);
  function viewOf(language: Language): TextView {
    return {
      language,
      messageText: ({ ns, key, params }) => plainTranslator(instance, language.tag, ns)(key, params),
      format: createFormat(language.tag, options, plainTranslator(instance, language.tag, 'format')),
    };
  }

  /** Shows a language once its texts are there; resolves to false where a later choice overtook it. */
  async function show(code: LanguageCode): Promise<boolean> {
    const requestedChoice = ++choice;
    if (code === current.code) return true;
    try {
      await Promise.all([...wanted].map((ns) => store.fetchOwn(code, ns)));
    } catch (error) {
      if (requestedChoice === choice) throw error;
    }
    if (requestedChoice !== choice) return false;
    current = describe(code);
    view = viewOf(current);
    markDocument();
    await instance.changeLanguage(current.tag);
    return true;
  }

  function refresh(): void {
    view = viewOf(current);
    instance.emit('languageChanged', current.tag);
  }

  function markDocument(): void {
    if (options.fixedLanguage !== undefined || typeof document === 'undefined') return;
    document.documentElement.lang = current.tag;
    document.documentElement.dir = current.direction;
  }

  function translator<N extends Namespace>(ns: N): TextFunction<N> {
    return plainTranslator(instance, current.tag, ns);
  }

  markDocument();
  const ready = Promise.all(firstNamespaces.map((ns) => store.load(current.code, ns))).then(() => {});
  // A caller that awaits it gets the failure; without one it must not count as unhandled.
  ready.catch(() => {});
  return {
    options,
    i18n: instance,
    ready,
    language: () => current,
    languages: () => options.languages.map(describe),
    async setLanguage(code) {
      if (!(await show(code)) || options.fixedLanguage !== undefined) return;
      storeLanguage(code);
    },
    async load(...namespaces) {
      for (const ns of namespaces) wanted.add(ns);
      await Promise.all(namespaces.map((ns) => store.retry(current.code, ns)));
    },
    hasFallback: () => store.hasFallback(current.code),
    has: (ns) => store.has(current.code, ns),
    pending(ns) {
      wanted.add(ns);
      return store.load(current.code, ns);
    },
    registerBrandStrings(code, strings) {
      store.setStrings(code, strings);
      if (code === current.code) refresh();
    },
    replaceCatalogue(code, ns, file) {
      store.replace(code, ns, file);
      // Every language falls back to English.
      if (code === current.code || code === 'EN') refresh();
    },
    textOf: translator,
    view: () => view,
    subscribe(onChange) {
      instance.on('languageChanged', onChange);
      return () => instance.off('languageChanged', onChange);
    },
    followTabs: () => watchStoredLanguage(options.languages, (code) => void show(code).catch(() => {})),
  };
}

/** i18next's translator without its key types, which know nothing of our catalogue. */
function plainTranslator(instance: i18n, tag: string, ns: Namespace): (key: string, params?: object) => string {
  return instance.getFixedT(tag, ns) as unknown as (key: string, params?: object) => string;
}
