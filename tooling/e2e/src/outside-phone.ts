import { merchantOf } from './call.ts';
import { codeTo } from './outbox.ts';
import { withSetting } from './settings.ts';
import type { Stack } from './stack.ts';

const addressOf = (stack: Stack): string => `${stack.site()}/__dev/phone-provider`;

/** Runs a function while this machine's external provider sends and verifies a site's codes. */
export async function withOutsidePhones<Result>(stack: Stack, site: string, act: () => Promise<Result>): Promise<Result> {
  const [at, merchant] = [addressOf(stack), await merchantOf(site)];
  const provider = { provider: 'external', apiUrl: at, apiKey: merchant, issuer: at, audience: merchant, keySetUrl: `${at}/keys` };
  return withSetting(stack, merchant, 'phoneProvider', provider, act);
}

/** Returns the external provider's ID token for a verified number (E.164). */
export async function vouchedFor(stack: Stack, site: string, phoneNumber: string): Promise<string> {
  const key = await merchantOf(site);
  const ask = async (name: string, body: object): Promise<Record<string, string>> => {
    const address = `${addressOf(stack)}/v1/accounts:${name}?key=${key}`;
    const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  const { sessionInfo } = await ask('sendVerificationCode', { phoneNumber });
  const { idToken = '' } = await ask('signInWithPhoneNumber', { sessionInfo, code: await codeTo(stack, phoneNumber) });
  return idToken;
}
