import { fieldsOf, jsonIn, type Exchange } from './exchange.ts';
import { isSecret, isSecretHeader, MASK, type Secrets } from './secrets.ts';

/** An exchange as text for a report, without secrets. */
export interface MaskedExchange {
  readonly request: string;
  readonly answer: string;
}

const LONGEST = 1500;
/** A name and its value in a text that is no JSON, such as a form, a query or half of an answer. */
const NAMED = /([\w-]{1,40})(\\?["']?\s{0,4}[:=]\s{0,4}\\?["']?)((?<=")(?:[^"\\]|\\[^"])+|(?<=')[^']+|[^\s"'\\&<>,;}\]]+)/g;

/** Control characters but for line breaks and tabs, by which a server could write on the terminal of whoever reads the report. */
const CONTROL = /(?![\n\t])\p{Cc}/gu;

/** A text whose control characters are written out. */
export const visible = (text: string): string => text.replaceAll(CONTROL, (character) => `\\x${(character.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`);

/** Cuts a text after so many characters. */
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)} … (${text.length} characters)` : text);

function withoutSecrets(value: unknown, secrets: Secrets, name = ''): unknown {
  const { hide } = secrets;
  if (typeof value === 'string') return isSecret(name, value) ? MASK : hide(value);
  if (typeof value === 'number') return hide(String(value)) === String(value) ? value : MASK;
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, secrets, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(fieldsOf(value)).map(([key, each]) => [hide(key), withoutSecrets(each, secrets, key)]));
}

/** A text that is no JSON. */
const plainText = (text: string, { hide }: Secrets): string => hide(text).replaceAll(NAMED, (all, name: string, between: string, value: string) => (isSecret(name, value) ? name + between + MASK : all));

function bodyText(text: string, secrets: Secrets): string {
  const json = jsonIn(text);
  return json === undefined ? plainText(text, secrets) : JSON.stringify(withoutSecrets(json, secrets));
}

/** An exchange as text for a report: masked are values under secret names, and the secrets of the run wherever they stand. */
export function masked({ request, status, headers, text, broken }: Exchange, secrets: Secrets): MaskedExchange {
  const shown = (all: Readonly<Record<string, string>>): string[] =>
    Object.entries(all).map(([name, value]) => `${name}: ${isSecretHeader(name) ? value.replace(/^(Bearer |[a-z_]+=)?[^]*$/i, `$1${MASK}`) : plainText(value, secrets)}`);
  const sent = [
    `${request.method} ${plainText(request.path, secrets)}`,
    ...shown(request.headers),
    ...(request.sealed === undefined ? [] : ['', `sealed: ${cut(JSON.stringify(withoutSecrets(request.sealed, secrets)))}`]),
    ...(request.body === undefined ? [] : ['', cut(request.sealed === undefined ? bodyText(request.body, secrets) : request.body)]),
  ];
  const came = broken === undefined ? [`HTTP ${status}`, ...shown(headers), '', cut(bodyText(text, secrets))] : [`No answer: ${secrets.hide(broken)}`];
  return { request: visible(sent.join('\n')), answer: visible(came.join('\n')) };
}
