import english from './en.json';

type Plural = { readonly other: string };
/** Keys of a catalogue, with parts joined by full stops. */
export type KeysOf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string | Plural ? `${Prefix}${K}` : KeysOf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Keys of the texts that all engines share. */
export type SharedKey = KeysOf<typeof english>;
/** Values of a text's placeholders; `count` also selects the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;
/** Loaders of translated catalogues by file name, which is a BCP-47 tag. */
export type CatalogueLoaders = Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;

/** Looks up texts of one catalogue and the shared ones. */
export interface Texts<Key extends string> {
  /** A text in the present language, or in English when it is missing, with its `{placeholders}` filled. */
  (key: Key | SharedKey, values?: TextValues): string;
  /** Loads the catalogue of the present language. */
  load(): Promise<void>;
}

const sharedCatalogues = import.meta.glob<{ default: unknown }>(['./*.json', '!./en.json']);
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'ug', 'yi']);

let language = 'en';
let plural = new Intl.PluralRules('en');
let shared: unknown = english;

/** The direction of a language; `-Latn` tags are left to right. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const [base = ''] = tag.toLowerCase().split('-');
  return RIGHT_TO_LEFT.has(base) && !/-latn/i.test(tag) ? 'rtl' : 'ltr';
}

/** The language of the texts as a BCP-47 tag; English when the player's language has no catalogue. */
export const currentLanguage = (): string => language;

/** The catalogue of a language or of a shorter tag (`zh-Hans-SG` → `zh-Hans` → `zh`); undefined when there is none. */
async function loadFor(parts: readonly string[], catalogues: CatalogueLoaders): Promise<unknown> {
  for (let length = parts.length; length > 0; length -= 1) {
    const wanted = `/${parts.slice(0, length).join('-').toLowerCase()}.json`;
    const load = Object.entries(catalogues).find(([file]) => file.toLowerCase().endsWith(wanted))?.[1];
    const loaded = await load?.().catch(() => undefined);
    if (loaded !== undefined) return loaded.default;
  }
  return undefined;
}

/** Sets the language, or English when the tag is invalid or has no catalogue. Sets `lang` and `dir` of the page. */
export async function setLanguage(tag: string): Promise<void> {
  const parts = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag) ? tag.split('-') : ['en'];
  const found = await loadFor(parts, sharedCatalogues);
  shared = found ?? english;
  language = found === undefined ? 'en' : parts.join('-');
  plural = new Intl.PluralRules(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

const find = (tree: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((node, part) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[part] : undefined), tree);

function formOf(found: unknown, values: TextValues): string | undefined {
  if (typeof found === 'string') return found;
  if (typeof found !== 'object' || found === null) return undefined;
  const forms = found as Record<string, string>;
  return forms[plural.select(Number(values['count'] ?? 0))] ?? forms['other'];
}

function filled(trees: readonly unknown[], key: string, values: TextValues): string {
  const text = trees.map((tree) => formOf(find(tree, key), values)).find((form) => form !== undefined) ?? key;
  // In a line from right to left, an amount with its symbol or a Latin name keeps its order only within isolates.
  const [open, close] = directionOf(language) === 'rtl' ? ['\u2068', '\u2069'] : ['', ''];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => `${open}${values[name] ?? ''}${close}`);
}

/** Looks up a shared text. */
export function t(key: SharedKey, values: TextValues = {}): string {
  return filled([shared, english], key, values);
}

/** Creates the texts of an engine from its English catalogue and loaders of translations. Call `load` before the first text. */
export function createTexts<T extends object>(own: T, catalogues: CatalogueLoaders): Texts<KeysOf<T>> {
  let translated: unknown;
  return Object.assign((key: string, values: TextValues = {}): string => filled([translated, own, shared, english], key, values), {
    load: async (): Promise<void> => {
      translated = await loadFor(language.split('-'), catalogues);
    },
  });
}
