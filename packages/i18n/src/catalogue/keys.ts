import type account from '../locales/EN/account.json';
import type agent from '../locales/EN/agent.json';
import type calendar from '../locales/EN/calendar.json';
import type common from '../locales/EN/common.json';
import type content from '../locales/EN/content.json';
import type errors from '../locales/EN/errors.json';
import type format from '../locales/EN/format.json';
import type games from '../locales/EN/games.json';
import type layout from '../locales/EN/layout.json';
import type member from '../locales/EN/member.json';
import type shell from '../locales/EN/shell.json';
import type { Namespace } from './namespaces.ts';
import type { Placeholders } from './placeholders.gen.ts';

/** The English files are the source of every key. */
interface EnglishCatalogue {
  common: typeof common;
  shell: typeof shell;
  layout: typeof layout;
  account: typeof account;
  games: typeof games;
  content: typeof content;
  member: typeof member;
  agent: typeof agent;
  calendar: typeof calendar;
  errors: typeof errors;
  format: typeof format;
}

type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key> = Key extends `${infer Base}_${PluralCategory}` ? Base : Key;

/** A key of a namespace; plural forms (`_one`, `_other`) count as one key without their ending. */
export type TextKey<N extends Namespace> = WithoutPlural<Extract<keyof EnglishCatalogue[N], string>>;

type NamesOf<N extends Namespace, K extends string> = K extends keyof Placeholders[N] ? Placeholders[N][K] : never;

/** The keys whose text has no placeholder: what a table of keys may hold, since `t` then takes any of them alone. */
export type PlainTextKey<N extends Namespace> = Exclude<TextKey<N>, keyof Placeholders[N]>;

/** The values a key's placeholders take: `count` selects the plural form. Numbers are written as the language writes them, texts as given: a year is a text. */
export type TextParams<N extends Namespace, K extends string> = {
  readonly [Name in Extract<NamesOf<N, K>, string>]: Name extends 'count' ? number : string | number;
};

/** A key's parameters as a rest argument: required exactly when the text has placeholders. */
export type TextArgs<N extends Namespace, K extends string> = [NamesOf<N, K>] extends [never] ? [] : [params: TextParams<N, K>];

/** Translates the keys of one namespace. An unknown key, or a wrong placeholder, does not compile. */
export type TextFunction<N extends Namespace> = <K extends TextKey<N>>(key: K, ...args: TextArgs<N, K>) => string;

/** A text to be shown later: what error mappings and dialogs pass around instead of a sentence. */
export type Message = {
  [N in Namespace]: {
    readonly ns: N;
    readonly key: TextKey<N>;
    readonly params?: Readonly<Record<string, string | number>>;
  };
}[Namespace];

/** One namespace of one language, as its file holds it. */
export type CatalogueFile = Readonly<Record<string, string>>;

/** A brand's own wording for one language: existing keys only, with the placeholders of the original. */
export type BrandStrings = { readonly [N in Namespace]?: Readonly<Record<string, string>> };
