import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { call } from './call.ts';
import type { From } from './call.ts';
import { withOutsidePhones, vouchedFor } from './outside-phone.ts';
import { freshName, PASSWORD } from './people.ts';
import type { Stack } from './stack.ts';

/** Somebody with an account, made and logged in without a page. */
export interface Account {
  readonly username: string;
  /** The national part of the number, where there is one; its dialling code is +44. */
  readonly mobile: string;
  /** From where it was registered, with the token of its session. */
  readonly from: Required<From>;
}

// Begun by chance, for servers that live longer than a worker.
const net = randomInt(20, 250);
let addresses = 0;
let numbers = randomInt(600);

/** An address in a range of its own: what a journey does from it counts for nobody else. */
export function freshAddress(): string {
  addresses += 1;
  return `10.${net}.${addresses}.7`;
}

/** A number that nobody has, of those set aside for fiction: the part after +44. */
export function freshMobile(): string {
  numbers += 1;
  return `7700900${String(300 + numbers)}`;
}

/** Lets everything that the pages of a context send come from an address. */
export async function comeFrom(context: BrowserContext, ip: string): Promise<void> {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': ip });
}

const consent = async (from: From) => {
  const { termsVersion } = await call('registerSettings', undefined, from);
  return { login: true, registerUrl: from.site, registerMethod: 'WEB', ageConfirmed: true, termsVersion } as const;
};

/** Registers somebody by user name. */
export async function makeAccount(site: string, more: { email?: string } = {}): Promise<Account> {
  const from = { site, ip: freshAddress() };
  const username = freshName();
  const { token } = await call('register', { username, password: PASSWORD, confirmPassword: PASSWORD, ...(await consent(from)), ...more }, from);
  return { username, mobile: '', from: { ...from, token } };
}

/**
 * Registers somebody by mobile number. The outside provider vouches for it, so that the platform may still send it a code:
 * it sends one a minute.
 */
export async function makeMobileAccount(stack: Stack, site = stack.site()): Promise<Account> {
  const from = { site, ip: freshAddress() };
  const [mobileNum, countryDialingCode] = [freshMobile(), '+44'];
  const { token } = await withOutsidePhones(stack, site, async () => {
    const firebaseIdToken = await vouchedFor(stack, site, countryDialingCode + mobileNum);
    const given = { mobileNum, countryDialingCode, firebaseChannel: 'sms', firebaseIdToken, password: PASSWORD, confirmPassword: PASSWORD } as const;
    return call('registerMobile', { ...given, ...(await consent(from)) }, from);
  });
  const { account } = await call('memberInfo', undefined, { ...from, token });
  return { username: account, mobile: mobileNum, from: { ...from, token } };
}
