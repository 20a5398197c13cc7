/** What a device keeps of a login for a day, to fill in the next one. Scripts can read it: nothing in it is secret. */
export interface RememberedLogin {
  readonly username: string;
  /** The mobile number, where someone logged in with one, and its dialling code. */
  readonly mobileNum?: string | undefined;
  readonly countryDialingCode?: string | undefined;
  /** How the login was made; one tap later counts as the same way. */
  readonly method: 'username' | 'sms' | 'firebase';
  /** A device token stands in a cookie that no script can read: one tap is enough. */
  readonly device: boolean;
}

const name = 'livery_login';
const daySeconds = 24 * 60 * 60;
const ways: readonly unknown[] = ['username', 'sms', 'firebase'] satisfies RememberedLogin['method'][];

function write(value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
}

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
    const value: unknown = JSON.parse(decodeURIComponent(stored));
    return isRemembered(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a login for a day. */
export function rememberLogin(login: RememberedLogin): void {
  write(encodeURIComponent(JSON.stringify(login)), daySeconds);
}

/** The devices of an account are forgotten, this one too if it was among them; the name still fills in the form. */
export function forgetDeviceOf(account: string | undefined): void {
  const known = rememberedLogin();
  if (known?.device === true && known.username === account) rememberLogin({ ...known, device: false });
}

/** Remembers no login any more. The device token is the gateway's to forget. */
export function forgetLogin(): void {
  write('', 0);
}
