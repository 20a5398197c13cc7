/** What an address that invites says about who invites. */
export interface Invitation {
  readonly affiliateCode?: string;
  readonly referralCode?: string;
  /** The domain that the code belongs to, where it is not that of the page. */
  readonly domain?: string;
}

const STORAGE_KEY = 'invitation';
const MAX_LENGTH: Readonly<Record<keyof Invitation, number>> = { affiliateCode: 64, referralCode: 64, domain: 253 };
/** Names of the parameters, the likeliest first. */
const parameters: Readonly<Record<keyof Invitation, readonly string[]>> = {
  affiliateCode: ['affiliateCode', 'code', 'ref', 'r'],
  referralCode: ['referralCode'],
  domain: ['domain'],
};

// Where storage is forbidden the invitation lasts as long as the page.
let memory: Invitation = {};

function withinLength(invitation: Readonly<Record<string, unknown>>): Invitation {
  const entries = (Object.keys(MAX_LENGTH) as (keyof Invitation)[]).flatMap((name): [string, string][] => {
    const value = invitation[name];
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' || text.length > MAX_LENGTH[name] ? [] : [[name, text]];
  });
  return Object.fromEntries(entries);
}

/** The invitation in an address: `?code=`, `?affiliateCode=`, `?ref=` or `?r=`; `?referralCode=`; `?domain=`. */
export function parseInvitation(search: string): Invitation {
  const query = new URLSearchParams(search);
  const found = Object.entries(parameters).map(([name, names]) => [name, names.map((each) => query.get(each)).find((value) => (value ?? '').trim() !== '')]);
  return withinLength(Object.fromEntries(found) as Record<string, unknown>);
}

/** Keeps an invitation for this visit, in place of an earlier one. */
export function writeInvitation(invitation: Invitation): void {
  memory = invitation;
  try {
    if (Object.keys(invitation).length === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(invitation));
  } catch {
    // Forbidden or full.
  }
}

/** The invitation that this visit began with. */
export function invitation(): Invitation {
  try {
    return withinLength(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>);
  } catch {
    return memory;
  }
}

/**
 * Keeps the invitation in the page's address for this visit: it is then sent with a registration wherever that is begun,
 * also after a reload. Call it when the site starts. An address that invites replaces an earlier one.
 */
export function storeInvitation(search: string = location.search): void {
  const found = parseInvitation(search);
  if (found.affiliateCode !== undefined || found.referralCode !== undefined) writeInvitation(found);
}

/** An invitation less its affiliate code. */
export function withoutCode({ referralCode, domain }: Invitation): Invitation {
  return { ...(referralCode === undefined ? {} : { referralCode }), ...(domain === undefined ? {} : { domain }) };
}

/** Forgets the affiliate code, which is not good. */
export function dropAffiliateCode(): void {
  writeInvitation(withoutCode(invitation()));
}

/** Forgets the invitation: it was taken up, or is another person's. */
export function clearInvitation(): void {
  writeInvitation({});
}
