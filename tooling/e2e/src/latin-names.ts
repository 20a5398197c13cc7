import type { BrowserContext, Response } from '@playwright/test';

/** What stays in Latin letters on a page of another writing system, as sources of expressions, by its reason. */
const everywhere = {
  brands: ['Saffron', 'Vermilion'],
  companiesAndAuthorities: ['Saffron Night Market Ltd', 'Vermilion Street Entertainment Ltd', 'Pearl Quay Gaming Commission', 'Crane Island Gaming Board', 'PQGC', 'CIGB', '21 Lantern Arcade, Pearl Quay', '88 Lantern Street, Isle of Cranes'],
  currencies: ['AED', 'CNY', 'USDT'],
  networksAndPayments: ['Visa', 'Mastercard', 'Telegram', 'WhatsApp', 'Instagram', 'YouTube', 'QQ'],
  systems: ['iPhone', 'iPad', 'iOS', 'Android', 'Safari', 'Chrome', 'Firefox', 'Edge', 'Windows', 'macOS'],
  writtenSoInEveryLanguage: ['CSV', 'PNG', 'JPE?G', 'QR', 'SMS', 'IP', 'APP', 'App', 'VIP', 'PDF', 'URL', 'UTC', 'GMT', 'MB'],
  addresses: ['[\\w.+-]+@[\\w.-]+', 'https?://\\S+', '[\\w-]+\\.(?:example|localhost)\\S*'],
  // How games of numbers are called: ten cars, two to four digits.
  games: ['PK10', '[234]D'],
  winners: ['\\w{1,3}\\*{2,}\\w{0,3}'],
} as const;

/** Calls that answer names of vendors, which are brands and stay as they are. Games are called something in every language. */
const GAMES = /\/(?:GCS|MCSFE|GLS2)|\/(?:lgw|lotto)\/|bet|cohort|winners/i;
const VENDOR_NAMES: ReadonlySet<string> = new Set(['displayName', 'vendorName']);
/** Names that members chose, and codes made for them. */
const PEOPLE: ReadonlySet<string> = new Set(['account', 'partner', 'username', 'nickName', 'nickname', 'upline', 'payeeName', 'invitationCode', 'referralCode', 'affiliateCode']);

const STATE = /<script type="application\/json" id="livery-preloaded-state">([^<]*)</;
const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{P}\p{N}\p{Zs}]{2,60}$/u.test(text) && /\p{Script=Latin}{2}/u.test(text);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Collects texts that stand under some names, at any depth. */
function collect(value: unknown, names: ReadonlySet<string>, into: Set<string>, key = ''): void {
  if (typeof value === 'string') {
    if (names.has(key) && isLatin(value)) into.add(value);
  } else if (value !== null && typeof value === 'object') {
    for (const [name, part] of Object.entries(value)) collect(part, names, into, Array.isArray(value) ? key : name);
  }
}

async function readNames(response: Response, into: Set<string>): Promise<void> {
  const type = response.headers()['content-type'] ?? '';
  // A page brings the answers that its first screen needs.
  const body = type.includes('html') ? STATE.exec(await response.text())?.[1] : type.includes('json') ? await response.text() : undefined;
  if (body === undefined) return;
  const value: unknown = JSON.parse(body);
  collect(value, PEOPLE, into);
  if (type.includes('html') || GAMES.test(response.url())) collect(value, VENDOR_NAMES, into);
}

/** Returns what may stand in Latin letters, the longest first: a short list, and the names of vendors and members that the site has answered so far. */
export function latinNames(context: BrowserContext): () => string[] {
  const names = new Set<string>();
  // An answer may be gone with its page.
  context.on('response', (response) => void readNames(response, names).catch(() => undefined));
  const longestFirst = (a: string, b: string): number => b.length - a.length;
  return () => [...[...names].toSorted(longestFirst).map(escaped), ...Object.values(everywhere).flat().toSorted(longestFirst)];
}
