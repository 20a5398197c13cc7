import { createHmac, createPublicKey } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';
import { longAnswer } from '../../../test-support/long-answer.ts';
import { ownNetwork } from '../../../test-support/own-network.ts';
import { codeTo, otherCode } from '../../../test-support/outbox.ts';
import { Problem } from '../../platform/http/index.ts';
import { createPhoneTokens } from './phone/phone-tokens.ts';

const ROOT = 'http://localhost:4000/__dev/phone-provider';
const MOBILE = '+639171234567';
const ISSUER = 'https://issuer.example/northern';
let gateway: TestGateway;
/** Answers of the network, which tests replace. */
let network: 'up' | 'down' | 'other keys';
let fetched = 0;
let ownKeys: Awaited<ReturnType<typeof generateKeyPair>>;

/** The network of this test has the local provider on it, and nothing else. */
const own = ownNetwork(() => gateway);
const fetchLocal: typeof globalThis.fetch = async (input, init) => {
  fetched++;
  if (network === 'down') throw new TypeError('fetch failed');
  return network === 'other keys' ? Response.json({ keys: [] }) : own(input, init);
};

const settingsOf = (merchant: string) =>
  ({ provider: 'external', apiUrl: ROOT, apiKey: `key-${merchant}`, issuer: ISSUER, audience: `aud-${merchant}`, keySetUrl: `${ROOT}/keys` }) as const;

beforeAll(async () => {
  network = 'up';
  ownKeys = await generateKeyPair('RS256', { extractable: true });
  gateway = await testGateway({ fetch: fetchLocal });
  for (const merchant of [NORTH, SOUTH]) await gateway.settings.set(merchant, 'phoneProvider', settingsOf(merchant));
});
afterAll(() => gateway.stop());

const post = (method: string, body: object, key = `key-${NORTH}`) =>
  gateway.app.inject({ method: 'POST', url: `/__dev/phone-provider/v1/accounts:${method}?key=${key}`, headers: { host: 'localhost', origin: 'http://north.localhost:4000' }, payload: body });

/** A token as the provider issues it. */
async function tokenFor(merchant = NORTH, phoneNumber = MOBILE): Promise<string> {
  const sent = await post('sendVerificationCode', { phoneNumber }, `key-${merchant}`);
  const { sessionInfo } = sent.json<{ sessionInfo: string }>();
  const signedIn = await post('signInWithPhoneNumber', { sessionInfo, code: await codeTo(gateway, phoneNumber) }, `key-${merchant}`);
  return signedIn.json<{ idToken: string }>().idToken;
}

async function verify(idToken: string, merchant = NORTH): Promise<string> {
  const tenant = gateway.tenants.byMerchant(merchant)!;
  try {
    return (await gateway.phoneProofs.check(tenant, { mobile: MOBILE, purpose: 'register', idToken })).mobile;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

const seconds = (): number => Math.floor(gateway.clock.now() / 1000);
const claims = (changes: JWTPayload = {}): JWTPayload => ({
  iss: ISSUER, aud: `aud-${NORTH}`, sub: 'someone', iat: seconds(), exp: seconds() + 3600, auth_time: seconds(), phone_number: MOBILE, ...changes,
});
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
async function providerKey(): Promise<{ kid: string; n: string; e: string; kty: string }> {
  const answer = await gateway.app.inject({ url: '/__dev/phone-provider/keys', headers: { host: 'localhost' } });
  return answer.json<{ keys: [{ kid: string; n: string; e: string; kty: string }] }>().keys[0];
}
const forged = async (payload: JWTPayload, kid?: string): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', ...(kid === undefined ? {} : { kid }) }).sign(ownKeys.privateKey);

describe('phone ID token', () => {
  it('verifies the number it names', async () => {
    expect(await verify(await tokenFor())).toBe(MOBILE);
  });

  it('is rejected for another number', async () => {
    expect(await verify(await tokenFor(NORTH, '+639170000000'))).toBe('CODE_INVALID');
  });

  it('is rejected at another merchant', async () => {
    const token = await tokenFor(SOUTH);
    expect([await verify(token, NORTH), await verify(token, SOUTH)]).toEqual(['CODE_INVALID', MOBILE]);
  });

  it('is valid for ten minutes after the number was verified, with a clock tolerance of a minute', async () => {
    const token = await tokenFor();
    gateway.clock.advance(11 * 60_000 - 1_000);
    expect(await verify(token)).toBe(MOBILE);
    gateway.clock.advance(1_000);
    expect(await verify(token)).toBe('CODE_EXPIRED');
    gateway.clock.advance(60 * 60_000);
    expect(await verify(token)).toBe('CODE_EXPIRED');
  });

  it('is accepted once', async () => {
    const tenant = gateway.tenants.byMerchant(NORTH)!;
    const idToken = await tokenFor();
    const [one, two] = [await gateway.phoneProofs.check(tenant, { mobile: MOBILE, purpose: 'login', idToken }), await gateway.phoneProofs.check(tenant, { mobile: MOBILE, purpose: 'login', idToken })];
    await gateway.db.transaction((tx) => one.spend(tx));
    await expect(gateway.db.transaction((tx) => two.spend(tx))).rejects.toThrow('CODE_EXPIRED');
  });

  it('is accepted once in whatever spelling, and so is another token for the same proof of the number', async () => {
    gateway.clock.advance(60_000);
    const tenant = gateway.tenants.byMerchant(NORTH)!;
    const idToken = await tokenFor();
    const use = async (token: string): Promise<string> => {
      try {
        const proof = await gateway.phoneProofs.check(tenant, { mobile: MOBILE, purpose: 'login', idToken: token });
        await gateway.db.transaction((tx) => proof.spend(tx));
        return 'OK';
      } catch (error) {
        if (error instanceof Problem) return error.code;
        throw error;
      }
    };
    const rest = idToken.slice(0, -1);
    // The last character of an RS256 signature has four bits that decoders ignore.
    const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].map((last) => `${rest}${last}`);
    expect(await use(idToken)).toBe('OK');
    const again = await Promise.all([idToken, ...spellings, `${idToken}=`, `${idToken}==`, `${idToken} `, `${rest} ${idToken.at(-1)}`, idToken.replaceAll('-', '+').replaceAll('_', '/'), await tokenFor()].map(use));
    expect(new Set(again)).toEqual(new Set(['CODE_EXPIRED', 'CODE_INVALID']));
    gateway.clock.advance(1_000);
    expect(await use(await tokenFor())).toBe('OK');
  });

  it('is accepted once, also where a machine whose clock is a minute ahead has swept', async () => {
    // As new as the tolerance of clocks lets it be.
    gateway.clock.advance(60_000);
    const idToken = await tokenFor();
    gateway.clock.advance(-60_000);
    const tenant = gateway.tenants.byMerchant(NORTH)!;
    const proof = await gateway.phoneProofs.check(tenant, { mobile: MOBILE, purpose: 'login', idToken });
    await gateway.db.transaction((tx) => proof.spend(tx));
    gateway.clock.advance(13 * 60_000 - 1);
    await gateway.sweep();
    gateway.clock.advance(-60_000);
    const again = await gateway.phoneProofs.check(tenant, { mobile: MOBILE, purpose: 'login', idToken });
    await expect(gateway.db.transaction((tx) => again.spend(tx))).rejects.toThrow('CODE_EXPIRED');
  });

  it('is rejected with a foreign signature', async () => {
    const { kid, ...jwk } = await providerKey();
    const [header, payload, signature] = (await tokenFor()).split('.');
    const changed = part({ ...(JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object), phone_number: MOBILE, sub: 'me' });
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const pem = publicKey.export({ type: 'spki', format: 'pem' });
    const hs = `${part({ alg: 'HS256', kid })}.${part(claims())}`;
    const forgeries: [string, string][] = [
      ['signed by another key', await forged(claims())],
      ['signed by another key under the name of the provider\'s', await forged(claims(), kid)],
      ['with other claims under the signature', `${header}.${changed}.${signature}`],
      ['without a signature', `${header}.${payload}.`],
      ['alg none', `${part({ alg: 'none' })}.${part(claims())}.`],
      ['alg none, in other letters', `${part({ alg: 'nOnE', kid })}.${part(claims())}.`],
      ['an HMAC with the public key as PEM', `${hs}.${createHmac('sha256', pem).update(hs).digest('base64url')}`],
      ['an HMAC with the public modulus', `${hs}.${createHmac('sha256', Buffer.from(jwk.n, 'base64url')).update(hs).digest('base64url')}`],
      ['no token', 'nonsense'],
      ['nothing', ''],
    ];
    for (const [name, token] of forgeries) expect([name, await verify(token)]).toEqual([name, 'CODE_INVALID']);
  });
});

describe('a provider that PROVIDER_ORIGINS does not allow', () => {
  it('is asked for no keys, and its tokens are refused', async () => {
    const token = await tokenFor();
    for (const elsewhere of [{ keySetUrl: 'https://keys.evil.example/set' }, { apiUrl: 'https://evil.example' }]) {
      await gateway.settings.set(NORTH, 'phoneProvider', { ...settingsOf(NORTH), ...elsewhere });
      expect([elsewhere, await verify(token)]).toEqual([elsewhere, 'UNAVAILABLE']);
    }
    await gateway.settings.set(NORTH, 'phoneProvider', settingsOf(NORTH));
    expect(await verify(token)).toBe(MOBILE);
  });
});

describe('claims of a correctly signed token', () => {
  const sign = async (changes: { readonly issuer?: string; readonly audience?: string }): Promise<string> => {
    // The provider itself, made to say something else.
    await gateway.settings.set(NORTH, 'phoneProvider', { ...settingsOf(NORTH), ...changes });
    const token = await tokenFor();
    await gateway.settings.set(NORTH, 'phoneProvider', settingsOf(NORTH));
    return token;
  };

  it('must name issuer and audience', async () => {
    expect(await verify(await sign({ issuer: 'https://issuer.example/other' }))).toBe('CODE_INVALID');
    expect(await verify(await sign({ audience: 'another-project' }))).toBe('CODE_INVALID');
    expect(await verify(await sign({}))).toBe(MOBILE);
  });

  it.each<[string, () => JWTPayload, string]>([
    ['is over', () => ({ exp: seconds() - 61 }), 'CODE_EXPIRED'],
    ['was issued later than now', () => ({ iat: seconds() + 120 }), 'CODE_INVALID'],
    ['was proved later than now', () => ({ auth_time: seconds() + 120 }), 'CODE_INVALID'],
    ['was proved long ago', () => ({ auth_time: seconds() - 3600 }), 'CODE_EXPIRED'],
    ['says not when it was proved', () => ({ auth_time: undefined }), 'CODE_INVALID'],
    ['says when in words', () => ({ auth_time: 'now' }), 'CODE_INVALID'],
    ['has no number', () => ({ phone_number: undefined }), 'CODE_INVALID'],
    ['has half a number', () => ({ phone_number: '+63' }), 'CODE_INVALID'],
    ['has no subject', () => ({ sub: '' }), 'CODE_INVALID'],
    ['never expires', () => ({ exp: undefined }), 'CODE_INVALID'],
    ['is in order', () => ({}), MOBILE],
  ])('are checked: a token that %s', async (_, changes, expected) => {
    // Another key set, whose private half the test has.
    const jwk = { ...(await exportJWK(ownKeys.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
    const fetchOwn: typeof globalThis.fetch = async () => Response.json({ keys: [jwk] });
    const tokens = createPhoneTokens({ db: gateway.db, provider: async () => settingsOf(NORTH), fetch: fetchOwn, admits: () => true, log: { error: () => undefined } });
    const token = await forged(claims(changes()), 'own');
    const outcome = tokens.verify(gateway.tenants.byMerchant(NORTH)!, token).then(({ mobile }) => mobile, (error: Problem) => error.code);
    expect(await outcome).toBe(expected);
  });
});

describe('key set of the provider', () => {
  it('is read once in ten minutes, and for an unknown key at most twice a minute', async () => {
    gateway.clock.advance(3_600_000);
    fetched = 0;
    for (let time = 0; time < 3; time++) await verify(await tokenFor());
    expect(fetched).toBe(1);
    for (let time = 0; time < 5; time++) await verify(await forged(claims(), 'unknown'));
    expect(fetched).toBe(1);
    gateway.clock.advance(31_000);
    for (let time = 0; time < 5; time++) await verify(await forged(claims(), 'unknown'));
    expect(fetched).toBe(2);
    gateway.clock.advance(600_000);
    await verify(await tokenFor());
    expect(fetched).toBe(3);
  });

  it('rejects the call as unavailable while it cannot be read, without blaming the token', async () => {
    gateway.clock.advance(3_600_000);
    network = 'down';
    const token = await tokenFor();
    expect(await verify(token)).toBe('UNAVAILABLE');
    network = 'up';
    expect(await verify(token)).toBe(MOBILE);
  });

  it('is not read whole where it does not end', async () => {
    const jwk = { ...(await exportJWK(ownKeys.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
    const answer = longAnswer({ keys: [jwk] });
    const logged: unknown[] = [];
    const tokens = createPhoneTokens({ db: gateway.db, provider: async () => settingsOf(NORTH), fetch: async () => answer.response, admits: () => true, log: { error: (context) => logged.push(context) } });
    await expect(tokens.verify(gateway.tenants.byMerchant(NORTH)!, await forged(claims(), 'own'))).rejects.toThrow('UNAVAILABLE');
    expect([answer.given(), logged.length]).toEqual([true, 1]);
    expect(answer.read()).toBeLessThan(1_000_000);
  });

  it('rejects a key that was withdrawn', async () => {
    gateway.clock.advance(3_600_000);
    network = 'other keys';
    expect(await verify(await tokenFor())).toBe('CODE_INVALID');
    network = 'up';
  });
});

describe('local phone provider', () => {
  it('serves sites of other hosts', async () => {
    const preflight = await gateway.app.inject({ method: 'OPTIONS', url: '/__dev/phone-provider/v1/accounts:sendVerificationCode', headers: { host: 'localhost', origin: 'http://north.localhost:4000' } });
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin'], preflight.headers['access-control-allow-headers']]).toEqual([204, 'http://north.localhost:4000', 'content-type']);
  });

  it('rejects what the real provider rejects', async () => {
    const messageOf = async (method: string, body: object, key?: string) => (await post(method, body, key)).json<{ error?: { message: string } }>().error?.message;
    expect(await messageOf('sendVerificationCode', { phoneNumber: MOBILE }, 'nobodys')).toBe('API_KEY_INVALID');
    expect(await messageOf('sendVerificationCode', { phoneNumber: '12' })).toBe('INVALID_PHONE_NUMBER');
    const { sessionInfo } = (await post('sendVerificationCode', { phoneNumber: MOBILE })).json<{ sessionInfo: string }>();
    const wrong = otherCode(await codeTo(gateway, MOBILE));
    expect(await messageOf('signInWithPhoneNumber', { sessionInfo, code: wrong }, `key-${SOUTH}`)).toBe('INVALID_SESSION_INFO');
    for (let attempt = 0; attempt < 5; attempt++) expect(await messageOf('signInWithPhoneNumber', { sessionInfo, code: wrong })).toBe('INVALID_CODE');
    expect(await messageOf('signInWithPhoneNumber', { sessionInfo, code: wrong })).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    const late = (await post('sendVerificationCode', { phoneNumber: MOBILE })).json<{ sessionInfo: string }>();
    gateway.clock.advance(300_000);
    expect(await messageOf('signInWithPhoneNumber', { ...late, code: '000000' })).toBe('SESSION_EXPIRED');
  });

  it('does not exist in production', async () => {
    const production = await testGateway({ production: true });
    for (const url of ['/__dev/phone-provider/keys', '/__dev/human-check/script.js', `/__dev/settings/${NORTH}`, '/__dev/outbox']) {
      const answer = await production.app.inject({ url, headers: { host: 'localhost' } });
      expect(answer.headers['content-type']).not.toMatch(/json|javascript/);
      expect(answer.body).not.toMatch(/RS256|turnstile|smsExpiredMinutes|Outbox/);
    }
    await production.stop();
  });
});
