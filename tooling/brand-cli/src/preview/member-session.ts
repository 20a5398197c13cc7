import { randomBytes } from 'node:crypto';
import { sealPlain } from '@livery/api-sdk/sealed';
import { calls, HPKE_HEADER, HPKE_VERSION } from '@livery/contracts';
import type { CallSpec, Envelope, RequestOf, ResponseOf } from '@livery/contracts';

/** Password of the accounts of the demo. */
const PASSWORD = 'Livery-2026';

/**
 * Logs an account of the demo in, as a page does.
 *
 * @param gateway its origin
 * @returns the session's token
 * @throws Error where the gateway refuses
 */
export async function logInToDemo(gateway: string, merchantCode: string, username: 'demo_member' | 'demo_agent'): Promise<string> {
  const { method, path, moduleId }: CallSpec = calls.loginV2;
  const headers = { 'x-merchant-code': merchantCode, 'x-module-id': moduleId };
  const key = await valueOf<ResponseOf<'cryptoKey'>>(await fetch(gateway + calls.cryptoKey.path, { headers }), 'cryptoKey');
  const body: RequestOf<'loginV2'> = { username, password: PASSWORD, type: 'username' };
  const sealed = await sealPlain({ iat: Date.parse(key.serverTime), jti: randomBytes(16).toString('base64url'), body }, key, { method, path, merchantCode });
  const answer = await fetch(gateway + path, { method, headers: { ...headers, [HPKE_HEADER]: HPKE_VERSION, 'content-type': 'application/json' }, body: JSON.stringify(sealed) });
  const outcome = await valueOf<ResponseOf<'loginV2'>>(answer, 'loginV2');
  if (!('token' in outcome)) throw new Error(`${username} has a second factor, which the demo did not give it.`);
  return outcome.token;
}

async function valueOf<Value>(response: Response, name: string): Promise<Value> {
  const envelope = (await response.json()) as Envelope<Value>;
  if (!envelope.success) throw new Error(`The gateway refused ${name}: ${envelope.code}`);
  return envelope.value;
}
