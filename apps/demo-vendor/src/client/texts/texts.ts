import english from './en.json';

/** The catalogue's shape is English's: other languages hold the same keys, whole or in part. */
type Catalogue = typeof english;
type Plural = { readonly other: string };
type KeysOf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string | Plural ? `${Prefix}${K}` : KeysOf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Key of a text, checked against the English catalogue. */
export type TextKey = KeysOf<Catalogue>;
/** Values for the places in a text; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

// Every other catalogue beside this file, by its BCP-47 tag, loaded when it is asked for.
const others = import.meta.glob<{ default: unknown }>(['./*.json', '!./en.json']);
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'ug', 'yi']);

let language = 'en';
let plural = new Intl.PluralRules('en');
let catalogue: unknown = english;

/** `rtl` for languages written from right to left, unless the tag names the Latin script. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const [base = ''] = tag.toLowerCase().split('-');
  return RIGHT_TO_LEFT.has(base) && !/-latn/i.test(tag) ? 'rtl' : 'ltr';
}

/** The language in use, as a BCP-47 tag: the texts' one, which may be English where a language has no catalogue. */
export const currentLanguage = (): string => language;

/**
 * Takes up a language: its own catalogue, that of a shorter tag (`zh-Hans-SG` → `zh-Hans` → `zh`), or English.
 * A broken tag is English. Sets `lang` and `dir` of the page.
 */
export async function takeLanguage(tag: string): Promise<void> {
  const parts = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag) ? tag.split('-') : ['en'];
  language = 'en';
  catalogue = english;
  for (let length = parts.length; length > 0; length -= 1) {
    const wanted = parts.slice(0, length).join('-').toLowerCase();
    const load = Object.entries(others).find(([file]) => file.toLowerCase() === `./${wanted}.json`)?.[1];
    if (load === undefined) continue;
    const loaded = await load().catch(() => undefined);
    if (loaded === undefined) continue;
    catalogue = loaded.default;
    language = parts.join('-');
    break;
  }
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

/** A text in the language in use, English where it is missing, with its `{places}` filled. */
export function t(key: TextKey, values: TextValues = {}): string {
  const text = formOf(find(catalogue, key), values) ?? formOf(find(english, key), values) ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
