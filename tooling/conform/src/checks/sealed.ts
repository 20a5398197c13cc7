import { randomUUID } from 'node:crypto';
import { fromBase64url } from '@livery/api-sdk/sealed';
import { calls, HPKE_HEADER, HPKE_VERSION, SEALED_LIFETIME_MS, type CallName, type CallSpec } from '@livery/contracts';
import type { Check } from '../check.ts';
import { Missed } from '../verdicts.ts';
import type { Client, SealOptions } from '../client.ts';
import { codeOf } from '../exchange.ts';
import { faulty, holds, needed, refused } from '../expect.ts';

/** A raw point of P-256. */
const POINT_BYTES = 65;
/** Sealed calls that the profile `account` needs from a visitor. */
const visitorsCalls = ['login', 'loginV2', 'register'] as const satisfies readonly CallName[];

/** A login of nobody: whatever becomes of it comes after the body was opened. */
const nobody = (): object => ({ username: `nobody${randomUUID().slice(0, 6)}`, password: 'Wrong-one-1', type: 'username' });

/** A login that is sealed otherwise than for this call, now. */
const sealedAs = (client: Client, seal: SealOptions) => client.call('loginV2', nobody(), { seal });

/** Codes of a body that was not opened. */
const UNOPENED = /^(ENCRYPTION|ENVELOPE)_/;

/** How bodies are sealed. */
export const sealedChecks: readonly Check[] = [
  {
    id: 'sealed.key',
    profile: 'account',
    expects: 'cryptoKey offers a raw point of P-256 (65 bytes, base64url) that is valid for a while by the server’s own clock.',
    because: 'The site seals under it, and fetches another one 30 seconds before it ends.',
    async run({ client }) {
      const exchange = await client.call('cryptoKey');
      const { publicKey, notAfter, serverTime } = needed('cryptoKey', exchange);
      holds(fromBase64url(publicKey).length === POINT_BYTES && fromBase64url(publicKey)[0] === 4, 'publicKey is no uncompressed point of P-256.', exchange);
      holds(Date.parse(notAfter) - Date.parse(serverTime) > SEALED_LIFETIME_MS, 'The key is valid for less than two minutes.', exchange);
    },
  },
  ...visitorsCalls.map(
    (name): Check => ({
      id: `sealed.plain.${name}`,
      profile: 'account',
      expects: `${calls[name].method} ${calls[name].path} is refused with ENCRYPTION_REQUIRED where its body is not sealed.`,
      because: 'A password must not travel readable through proxies and their logs.',
      run: async ({ client }) => refused(await client.call(name, nobody(), { plain: true }), 'ENCRYPTION_REQUIRED'),
    }),
  ),
  {
    id: 'sealed.opened',
    profile: 'account',
    expects: 'A body that is sealed for the call, now, is opened: the answer is about what is in it.',
    because: 'It is how every password gets to the server.',
    async run({ client }) {
      const exchange = await client.call('loginV2', nobody());
      const code = codeOf(exchange);
      if (code === undefined || UNOPENED.test(code)) throw new Missed(`It should be opened and refused for what is in it, but the code is ${code ?? 'missing'}.`, exchange);
    },
  },
  {
    id: 'sealed.fields',
    profile: 'account',
    expects: 'What was sealed is checked like any body: VALIDATION_FAILED names each wrong field.',
    because: 'The form writes each fault at its field.',
    run: async ({ client }) => faulty(await client.call('loginV2', { username: '', password: 'x', type: 'username' }), 'username'),
  },
  {
    id: 'sealed.stale',
    profile: 'account',
    expects: `A body that was sealed more than ${SEALED_LIFETIME_MS / 1000} seconds ago is refused with ENVELOPE_STALE.`,
    because: 'Recorded requests are worth nothing after that. The site fetches the key and the time again and sends once more.',
    run: async ({ client }) => refused(await sealedAs(client, { aheadMs: -SEALED_LIFETIME_MS * 2 }), 'ENVELOPE_STALE'),
  },
  {
    id: 'sealed.future',
    profile: 'account',
    expects: 'A body that is sealed for a time to come, by more than as long, is refused with ENVELOPE_STALE.',
    because: 'Otherwise it could be kept and used later.',
    run: async ({ client }) => refused(await sealedAs(client, { aheadMs: SEALED_LIFETIME_MS * 2 }), 'ENVELOPE_STALE'),
  },
  {
    id: 'sealed.replayed',
    profile: 'account',
    expects: 'The same sealed body a second time is refused with ENVELOPE_REPLAYED.',
    because: 'Whoever records a login must not be able to repeat it.',
    async run({ client }) {
      const { method, path }: CallSpec = calls.loginV2;
      const body = JSON.stringify(await client.sealed('loginV2', nobody()));
      const headers = { ...client.headersOf('loginV2'), [HPKE_HEADER]: HPKE_VERSION, 'content-type': 'application/json' };
      await client.send({ method, path, headers, body, call: 'loginV2' });
      refused(await client.send({ method, path, headers, body, call: 'loginV2' }), 'ENVELOPE_REPLAYED');
    },
  },
  {
    id: 'sealed.path',
    profile: 'account',
    expects: 'A body that was sealed for another path is refused with ENCRYPTION_INVALID.',
    because: 'What was typed for one purpose must not be usable for another.',
    run: async ({ client }) => refused(await sealedAs(client, { path: calls.register.path }), 'ENCRYPTION_INVALID'),
  },
  {
    id: 'sealed.merchant',
    profile: 'account',
    expects: 'A body that was sealed for another merchant is refused with ENCRYPTION_INVALID.',
    because: 'Merchants of one server are apart: a site must not be able to pass on what was typed at another.',
    run: async ({ client }) => refused(await sealedAs(client, { merchantCode: 'NOBODY99' }), 'ENCRYPTION_INVALID'),
  },
  {
    id: 'sealed.altered',
    profile: 'account',
    expects: 'A body of which one character was changed is refused with ENCRYPTION_INVALID.',
    because: 'It proves that the text is authenticated, and not just encrypted.',
    run: async ({ client }) => refused(await sealedAs(client, { altered: true }), 'ENCRYPTION_INVALID'),
  },
  {
    id: 'sealed.unknown-key',
    profile: 'account',
    expects: 'A body that names a key which the server does not have is refused with ENCRYPTION_KEY_UNKNOWN.',
    because: 'The site then fetches the key again and sends once more: so keys can be replaced while pages are open.',
    run: async ({ client }) => refused(await sealedAs(client, { kid: 'nobodys-key' }), 'ENCRYPTION_KEY_UNKNOWN'),
  },
];
