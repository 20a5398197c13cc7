import { fieldsOf, jsonIn, type Exchange } from './exchange.ts';

/** Names of fields, parameters and headers whose values are secrets. `code` is one too, but for codes in capitals, such as those of refusals. */
const SECRET = /password|passwd|token|secret|captchaWork|recoveryCodes|^uri$|^game_url2?$|^code$|^data$/i;
const SECRET_HEADER = /^(?:(?:proxy-)?authorization|(?:set-)?cookie)$|token|secret|password|api-?key/i;
/** Values of these names are looked for nowhere else: they are public codes and pictures as often as secrets. */
const OF_MANY_KINDS = /^(?:code|data)$/i;
/** A word of a public list, such as the code of a refusal or of a currency. */
const PUBLIC_CODE = /^[A-Z_]+$/;
/** Shorter values, such as "x", are in too many words to be looked for everywhere; they are still masked under their names. */
const LEAST_LOOKED_FOR = 6;

/** What stands in the place of a secret. */
export const MASK = '…';

/** The secrets of a run that are known by their values. */
export interface Secrets {
  /** Adds one, however short. */
  add(value: string): void;
  /** Adds those that were sent or received. */
  addFrom(exchange: Exchange, cookies?: readonly string[]): void;
  /** A text without any of them. */
  hide(text: string): string;
}

/** Whether the value of a name is masked. */
export function isSecret(name: string, value: string): boolean {
  return value !== '' && SECRET.test(name) && !(/^code$/i.test(name) && PUBLIC_CODE.test(value));
}

/** Whether the value of a header is masked. */
export const isSecretHeader = (name: string): boolean => SECRET_HEADER.test(name);

/** The ways in which a value is written into JSON, addresses, forms and pages. */
function spellings(value: string): readonly string[] {
  const json = JSON.stringify(value).slice(1, -1);
  const form = new URLSearchParams({ v: value }).toString().slice(2);
  // A password may have half of a character, which an address cannot.
  const address = value.isWellFormed() ? encodeURIComponent(value) : value;
  const page = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
  return [value, json, json.replaceAll('/', '\\/'), form, address, page];
}

/** Every text of a value under a secret name. */
function secretsIn(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return isSecret(name, value) && !OF_MANY_KINDS.test(name) ? [value, ...parametersOf(value)] : [];
  if (Array.isArray(value)) return value.flatMap((each) => secretsIn(each, name));
  return Object.entries(fieldsOf(value)).flatMap(([key, each]) => secretsIn(each, key));
}

/** The secret of an `otpauth:` address, the token of a game's address: whatever has a secret name, or is as long as a token. */
function parametersOf(address: string): readonly string[] {
  if (!URL.canParse(address)) return [];
  return [...new URL(address).searchParams].filter(([name, value]) => isSecret(name, value) || value.length >= 20).map(([, value]) => value);
}

/** The fields of a body: JSON, a form, or nothing. */
const parsed = (text = ''): unknown => jsonIn(text) ?? Object.fromEntries(new URLSearchParams(text));

/** Creates {@link Secrets}. */
export function createSecrets(): Secrets {
  const known = new Set<string>();
  const add = (value: string): void => {
    for (const spelling of spellings(value)) if (spelling !== '') known.add(spelling);
  };
  return {
    add,
    addFrom({ request, json, headers }, cookies = []) {
      const bearer = /^bearer (.+)$/i.exec(request.headers['authorization'] ?? '')?.[1];
      const query = Object.fromEntries(new URL(request.path, 'http://server.invalid').searchParams);
      const found = [
        ...(bearer === undefined ? [] : [bearer]),
        ...[query, request.sealed, parsed(request.body), json].flatMap((each) => secretsIn(each)),
        ...Object.entries(headers).filter(([name]) => isSecretHeader(name) && name !== 'set-cookie').map(([, value]) => value),
        ...cookies.map((cookie) => cookie.split(';', 1)[0]?.split('=').slice(1).join('=') ?? ''),
      ];
      for (const value of found) if (value.length >= LEAST_LOOKED_FOR) add(value);
    },
    hide(text) {
      // The longest first: one secret may be a part of another.
      return [...known].toSorted((one, other) => other.length - one.length).reduce((left, secret) => left.replaceAll(secret, MASK), text);
    },
  };
}
