import { exampleAnswers } from '@livery/contracts/examples';
import { calls, errorCodes, pushEvents, type CallName, type CallSpec, type ErrorCode, type PushEventName } from '@livery/contracts';
import { checks } from './checks/index.ts';
import { promises } from './promises.ts';
import { looseFields, meanings, neededBy, requestFields } from './written-fields.ts';
import { contained, profileWords, profiles, type Profile } from './profiles.ts';

const LOGIN = 'ends the session in the page and asks to log in';
const WORDS = 'says so where the person acted; what was typed stays';
const FIELD = 'says so at the field';
const AGAIN = 'fetches the key and the time again and sends once more, then says so';
const WAIT = 'says how long to wait (`value.retryAfter`, else the header `Retry-After`)';
const SERVER = 'repeats what only reads or has an `Idempotency-Key`, at most twice from 502 on; then says that it is the server’s fault, with the request id';
const GAME = 'says so in place of the game, with what `value.next` offers';
const CAPTCHA = 'shows the human check';

/** What the site does where a call is refused. */
export const siteDoes: Readonly<Record<ErrorCode, string>> = {
  INVALID_REQUEST: WORDS, VALIDATION_FAILED: 'says each fault of `value.fields` at its field', NOT_FOUND: 'says that it is not there', METHOD_NOT_ALLOWED: WORDS, PAYLOAD_TOO_LARGE: FIELD, HEADERS_TOO_LARGE: WORDS,
  UNSUPPORTED_MEDIA_TYPE: FIELD, TOO_MANY_REQUESTS: WAIT, UNKNOWN_ERROR: SERVER, UNAVAILABLE: SERVER,
  ENCRYPTION_REQUIRED: WORDS, ENCRYPTION_INVALID: WORDS, ENCRYPTION_KEY_UNKNOWN: AGAIN, ENVELOPE_STALE: AGAIN, ENVELOPE_REPLAYED: WORDS, IDEMPOTENCY_KEY_REQUIRED: WORDS, IDEMPOTENCY_KEY_REUSED: WORDS,
  INVALID_DOMAIN: WORDS, MERCHANT_UNKNOWN: WORDS, MERCHANT_MISMATCH: WORDS, MAINTENANCE: 'asks for `systemStatus` and shows the page of maintenance', REGION_RESTRICTED: 'asks for `systemStatus` and shows the page of restricted regions',
  NOT_LOGGED_IN: LOGIN, SESSION_EXPIRED: LOGIN, LOGIN_FAILED: 'says so in the form; with `value.captcha` it shows the human check', ACCOUNT_BLOCKED: WORDS, NOT_A_MEMBER: WORDS, NOT_AN_AGENT: WORDS,
  TRUE_ACCOUNT_NEEDED: 'offers to register', FORBIDDEN: WORDS, CAPTCHA_REQUIRED: CAPTCHA, CAPTCHA_FAILED: CAPTCHA, TRY_AGAIN_LATER: WAIT, HUMAN_CHECK_FAILED: CAPTCHA,
  SECOND_FACTOR_REQUIRED: 'asks for the second factor', CHALLENGE_EXPIRED: 'begins the login anew', DEVICE_UNKNOWN: 'shows the form of login', PASSWORD_WRONG: FIELD, PASSWORD_UNCHANGED: FIELD,
  PASSWORD_CHANGE_REQUIRED: 'opens the change of password', PAYMENT_PASSWORD_UNSET: 'offers to set the transaction password',
  USERNAME_TAKEN: FIELD, PHONE_TAKEN: FIELD, REGISTRATION_CLOSED: WORDS, AFFILIATE_CODE_INVALID: WORDS, AGE_NOT_CONFIRMED: FIELD, TERMS_NOT_ACCEPTED: FIELD, FUNCTION_DISABLED: WORDS,
  CODE_INVALID: FIELD, CODE_EXPIRED: FIELD, PHONE_INVALID: FIELD, QUOTA_EXCEEDED: WORDS, INSUFFICIENT_FUNDS: WORDS, LIMIT_EXCEEDED: WORDS,
  GAME_UNAVAILABLE: GAME, GAME_NOT_FOUND: GAME, VENDOR_MAINTENANCE: GAME, GAME_MAINTENANCE: GAME, GAME_REGION_RESTRICTED: GAME, GAME_OPENS_LIST: GAME, ROOM_CLOSED: GAME,
};

const cell = (text: string): string => text.replaceAll('|', '\\|');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`.replaceAll('| --- ', '|---').replaceAll('--- |', '---|')).join('\n');

/** Checks that stand for whole groups of calls: one line for each group. */
const GROUPS: readonly { readonly begins: string; readonly expects: string }[] = [
  { begins: 'token.', expects: 'Every call of the table that needs a session is refused with 401 without one.' },
  { begins: 'agents.only.', expects: 'Every call that is for agents is refused to a player.' },
  { begins: 'call.', expects: 'Every call of the table is answered to a sound request by its schema, or refused with a code that says why.' },
];

function checksOf(profile: Profile): string {
  const own = [...promises, ...checks].filter((check) => check.profile === profile && !check.id.startsWith('answer.'));
  const single = own.filter(({ id }) => !GROUPS.some(({ begins }) => id.startsWith(begins)));
  const grouped = GROUPS.filter(({ begins }) => own.some(({ id }) => id.startsWith(begins)));
  const rows = [...single.map(({ id, expects, because }) => [`\`${id}\``, expects, because]), ...grouped.map(({ begins, expects }) => {
    const first = own.find(({ id }) => id.startsWith(begins));
    return [`\`${begins}<call>\``, expects, first?.because ?? ''];
  })];
  return table(['check', 'what is expected', 'why'], rows);
}

function answersOf(profile: Profile): string {
  const rows = checks.filter((check) => check.profile === profile && check.id.startsWith('answer.')).map(({ id, expects, because }) => [`\`${id.slice('answer.'.length)}\``, `\`${/^\S+ \S+/.exec(expects)?.[0] ?? ''}\``, because]);
  return table(['call', 'method and path', 'what the site does with it'], rows);
}

const WIDTH = 140;

const partsOf = (value: object, print: (each: unknown) => string): readonly string[] =>
  Array.isArray(value) ? value.map((each) => print(each)) : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${print(each)}`);

/** A value as JSON in one line. */
function inOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = partsOf(value, inOneLine).join(', ');
  return Array.isArray(value) ? `[${parts}]` : `{ ${parts} }`;
}

/** A value as JSON, broken into lines only where one would be too long to read. */
function printed(value: unknown, indent = ''): string {
  const line = inOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= WIDTH) return line;
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${partsOf(value, (each) => printed(each, deeper)).map((part) => deeper + part).join(',\n')}\n${indent}${close}`;
}

const isAnsweredFirst = (call: string): boolean => checks.some(({ id, profile }) => profile === 'least' && id === `answer.${call}`);

/** The example answers of the calls that a check of `least` is about, or of the others, which an account needs. */
function examplesOf(profile: 'least' | 'account'): string {
  const chosen = (Object.entries(exampleAnswers) as [CallName, object][]).filter(([call]) => isAnsweredFirst(call) === (profile === 'least'));
  return chosen
    .map(([call, value]) => [`\`${call}\`, \`${calls[call].method} ${calls[call].path}\`. ${requestFields(call) ?? 'Takes nothing.'}`, neededBy(call), `\`\`\`json\n${printed(value)}\n\`\`\``, looseFields(call), meanings(call)].filter((part) => part !== undefined).join('\n\n'))
    .join('\n\n');
}

const siteDoesOn: Readonly<Record<PushEventName, string>> = {
  balance: 'shows it at once where `version` is higher than that of the balance it has, and asks for records again',
  deposit: 'asks for deposits and withdrawals again',
  withdrawal: 'asks for deposits and withdrawals again',
  accrual: 'asks for what is open of records and settlements again, within four seconds',
  accruing: 'asks for what accrued to a real-time salary again, within four seconds; at most every few seconds, however much is played',
  agentContract: 'asks for what is open of contracts again, within four seconds',
  unread: 'shows the number as that of unread messages',
  announcement: 'asks for announcements again, within five seconds',
  status: 'asks whether the site is open, within five seconds',
  session: 'ends the session: the member has to log in again',
};

/** The fields of an event's data. */
function fieldsOf(name: PushEventName): string {
  const shape = Object.entries(pushEvents[name].shape as Readonly<Record<string, { readonly safeParse: (value: unknown) => { readonly success: boolean } }>>);
  return shape.map(([field, schema]) => `\`${field}\`${schema.safeParse(undefined).success ? ' (may be missing)' : ''}`).join(', ') || '—';
}

/** Every call that needs a session, with its methods. */
const callsWithToken = (): string =>
  table(['call', 'method and path'], (Object.entries(calls) as [string, CallSpec][])
    .filter(([, { token, optionalToken }]) => token && optionalToken !== true)
    .map(([name, { method, alsoMethods = [], path }]) => [`\`${name}\``, `\`${[method, ...alsoMethods].join(', ')} ${path}\``]));

/** The tables of the documents about a server of one's own that are made from the contract and the checks, by name. */
export const tables: Readonly<Record<string, () => string>> = {
  profiles: () => table(['profile', 'contains', 'then'], profiles.map((profile) => [`\`${profile}\``, contained(profile).slice(0, -1).map((each) => `\`${each}\``).join(', ') || '—', profileWords[profile]])),
  'calls with a token': callsWithToken,
  codes: () => table(['code', 'status', 'what the site does'], (Object.keys(errorCodes) as ErrorCode[]).map((code) => [`\`${code}\``, String(errorCodes[code]), siteDoes[code]])),
  'example answers of least': () => `\n${examplesOf('least')}\n`,
  'example answers of account': () => `\n${examplesOf('account')}\n`,
  events: () => table(['event', 'data', 'what the site does'], (Object.keys(pushEvents) as PushEventName[]).map((name) => [`\`${name}\``, fieldsOf(name), siteDoesOn[name]])),
  ...Object.fromEntries(profiles.filter((profile) => checks.some((check) => check.profile === profile && check.id.startsWith('answer.'))).map((profile) => [`answers of ${profile}`, () => answersOf(profile)])),
  ...Object.fromEntries(profiles.map((profile) => [`checks of ${profile}`, () => checksOf(profile)])),
};

/** The documents that have them, in docs. */
export const documents = ['own-platform.md', 'own-platform-answers.md'] as const;

/** A document with each table between `<!-- table: name -->` and `<!-- end -->` as it is today. @throws where it names a table that is not there */
export function withTables(document: string): string {
  return document.replaceAll(/(<!-- table: ([a-z ]+) -->\n)[^]*?(<!-- end -->)/g, (_all, begin: string, name: string, end: string) => {
    const make = tables[name];
    if (make === undefined) throw new Error(`There is no table "${name}".`);
    return `${begin}${make()}\n${end}`;
  });
}
