import { randomUUID } from 'node:crypto';
import type { CallName } from '@livery/contracts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CallOptions, Client } from './client.ts';
import { codeOf, type Exchange } from './exchange.ts';
import { needed } from './expect.ts';

/** Does the work that the site's page does for who cannot read a captcha: what a request carries as `captchaWork`. */
export async function workProof(client: Client): Promise<string> {
  const { challenge } = needed('captchaWork', await client.call('captchaWork', {}));
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 0 });
  if (solution === null) throw new Error('The challenge of captchaWork has no solution.');
  return Buffer.from(JSON.stringify({ challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } })).toString('base64');
}

/** Makes a call, and once more with the work done where it asks for a captcha. */
export async function withProof(client: Client, name: CallName, request: object, options: CallOptions = {}): Promise<Exchange> {
  const first = await client.call(name, request, options);
  if (codeOf(first) !== 'CAPTCHA_REQUIRED') return first;
  return client.call(name, { ...request, captchaWork: await workProof(client) }, { ...options, ...(options.idempotencyKey === undefined ? {} : { idempotencyKey: randomUUID() }) });
}
