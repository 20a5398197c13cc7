import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { call } from './call.ts';
import type { From } from './call.ts';
import { withOutsidePhones, vouchedFor } from './outside-phone.ts';
import { freshName, PASSWORD } from './people.ts';
import type { Stack } from './stack.ts';

/** An account created and logged in without a page. */
export interface Account {
  readonly username: string;
  /** National part of the mobile number, if any; its dialling code is +44. */
  readonly mobile: string;
  /** Address of the registration, with the token of its session. */
  readonly from: Required<From>;
}

// Random, for servers that outlive a worker. It leaves room for 12,500 ranges.
const net = randomInt(20, 200);
let addresses = 0;
let numbers = randomInt(600);

/** Returns an address in a range of its own, so that rate limits of one journey do not affect others. */
export function freshAddress(): string {
  addresses += 1;
  return `10.${net + Math.floor(addresses / 250)}.${addresses % 250}.7`;
}

/** Returns an unused number reserved for fiction: the part after +44. */
export function freshMobile(): string {
  numbers += 1;
  return `7700900${String(300 + numbers)}`;
}

/** Sends all requests of a context from an address. */
export async function comeFrom(context: BrowserContext, ip: string): Promise<void> {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': ip });
}

const consent = async (from: From) => {
  const { termsVersion } = await call('registerSettings', undefined, from);
  return { login: true, registerUrl: from.site, registerMethod: 'WEB', ageConfirmed: true, termsVersion } as const;
};

/** Registers a member by user name. */
export async function makeAccount(site: string, more: { email?: string; affiliateCode?: string; referralCode?: string } = {}): Promise<Account> {
  const from = { site, ip: freshAddress() };
  const username = freshName();
  const { token } = await call('register', { username, password: PASSWORD, confirmPassword: PASSWORD, ...(await consent(from)), ...more }, from);
  return { username, mobile: '', from: { ...from, token } };
}

/** Registers a member by mobile number, verified by the external provider, so that the platform's limit of one code a minute is not used up. */
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
