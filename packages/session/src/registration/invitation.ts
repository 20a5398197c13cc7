/** The invitation that an address carries. */
export interface Invitation {
  readonly affiliateCode?: string;
  readonly referralCode?: string;
  /** The domain that the code belongs to, where it differs from the page's. */
  readonly domain?: string;
}

const STORAGE_KEY = 'invitation';
const MAX_LENGTH: Readonly<Record<keyof Invitation, number>> = { affiliateCode: 64, referralCode: 64, domain: 253 };
/** Names of the parameters, by precedence. */
const parameters: Readonly<Record<keyof Invitation, readonly string[]>> = {
  affiliateCode: ['affiliateCode', 'code', 'ref', 'r'],
  referralCode: ['referralCode'],
  domain: ['domain'],
};

// Fallback where storage is forbidden: lasts as long as the page.
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

/** Stores an invitation for this visit, replacing an earlier one. */
export function writeInvitation(invitation: Invitation): void {
  memory = invitation;
  try {
    if (Object.keys(invitation).length === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(invitation));
  } catch {
    // Storage is forbidden or full.
  }
}

/** The invitation of this visit. */
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

/** Drops a code that is not good. */
export function dropInvitationCode(name: 'affiliateCode' | 'referralCode'): void {
  const { [name]: _, ...others } = invitation();
  writeInvitation(others);
}

/** Clears the invitation: it was used, or belongs to another person. */
export function clearInvitation(): void {
  writeInvitation({});
}
