/** What a device keeps of a login for a day, to fill in the next one. Scripts of the site can read it: nothing in it is secret. */
export interface RememberedLogin {
  readonly username: string;
  /** The mobile number, where someone logged in with one, and its dialling code. */
  readonly mobileNum?: string | undefined;
  readonly countryDialingCode?: string | undefined;
  /** How the login was made; one tap later counts as the same way. */
  readonly method: 'username' | 'sms' | 'firebase';
  /** Whether an HttpOnly cookie holds a device token for the one-tap login. */
  readonly device: boolean;
}

const name = 'livery_login';
/** Local-storage key of the mask that makes the cookie readable. */
const maskKey = 'livery.login';
const daySeconds = 24 * 60 * 60;
const ways: readonly unknown[] = ['username', 'sms', 'firebase'] satisfies RememberedLogin['method'][];

function write(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The login opens over every page, and a page reads the cookies of its own path alone: the path cannot be narrower.
  document.cookie = `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Strict${secure}`;
}

const toText = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
const toBytes = (text: string): Uint8Array => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.codePointAt(0) ?? 0);

/** `bytes` combined with a mask of the same length; once more with the same mask gives them back. */
const masked = (bytes: Uint8Array, mask: Uint8Array): Uint8Array => bytes.map((byte, at) => byte ^ (mask[at] ?? 0));

const optionalText = (value: unknown): boolean => value === undefined || typeof value === 'string';

function isRemembered(value: unknown): value is RememberedLogin {
  if (typeof value !== 'object' || value === null) return false;
  const { username, mobileNum, countryDialingCode, method, device } = value as Record<keyof RememberedLogin, unknown>;
  return typeof username === 'string' && optionalText(mobileNum) && optionalText(countryDialingCode) && ways.includes(method) && typeof device === 'boolean';
}

/** The login that this device remembers; nothing where there is none, or what is there is not ours. */
export function rememberedLogin(): RememberedLogin | undefined {
  const stored = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (stored === undefined) return undefined;
  try {
    const mask = toBytes(localStorage.getItem(maskKey) ?? '');
    const bytes = toBytes(stored);
    if (mask.length !== bytes.length) return undefined;
    const value: unknown = JSON.parse(new TextDecoder().decode(masked(bytes, mask)));
    return isRemembered(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Remembers a login for a day. The browser sends a cookie with every request of the site, so the cookie alone says
 * nothing: it holds the login combined with a random mask of the same length, new each time, that stays in local storage.
 * Where local storage is forbidden nothing is remembered.
 */
export function rememberLogin(login: RememberedLogin): void {
  const bytes = new TextEncoder().encode(JSON.stringify(login));
  const mask = crypto.getRandomValues(new Uint8Array(bytes.length));
  try {
    localStorage.setItem(maskKey, toText(mask));
    write(toText(masked(bytes, mask)), daySeconds);
  } catch {
    forgetLogin();
  }
}

/** The devices of an account are forgotten, this one too if it was among them; the name still fills in the form. */
export function forgetDeviceOf(account: string | undefined): void {
  const known = rememberedLogin();
  if (known?.device === true && known.username === account) rememberLogin({ ...known, device: false });
}

/** Remembers no login any more. The device token is the gateway's to forget. */
export function forgetLogin(): void {
  write('', 0);
  try {
    localStorage.removeItem(maskKey);
  } catch {
    // Forbidden storage holds nothing to forget.
  }
}
