import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { sealedAad, sealedInfo } from '@livery/contracts';
import type { RequestOf, SealedBody, SealedPlain } from '@livery/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { failure, fakeGateway, instantClock, success } from '../test-support/fake-gateway.ts';
import type { Responder, ReceivedRequest } from '../test-support/fake-gateway.ts';
import { fromBase64url, toBase64url } from './base64url.ts';

const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });
const login: RequestOf<'login'> = { username: 'ann', password: 'పాస్ word', type: 'username' };
const serverNow = Date.UTC(2026, 0, 1, 0, 10);

let keys: CryptoKeyPair;
let publicKey: string;

beforeAll(async () => {
  keys = await suite.kem.generateKeyPair();
  publicKey = toBase64url(new Uint8Array(await suite.kem.serializePublicKey(keys.publicKey)));
});

/** Opens a body as the gateway does. */
async function opened(body: SealedBody, method: string, path: string): Promise<SealedPlain> {
  const recipient = await suite.createRecipientContext({
    recipientKey: keys.privateKey,
    enc: fromBase64url(body.enc),
    info: sealedInfo('M1', body.kid),
  });
  const plain = await recipient.open(fromBase64url(body.ct), sealedAad(method, path, 'M1', body.kid));
  return JSON.parse(new TextDecoder().decode(plain)) as SealedPlain;
}

/** A gateway that issues keys k1, k2, … and answers other calls as configured. */
function withKeys(answer: Responder, lifetime = 86_400_000): Responder {
  let count = 0;
  return (request, signal) => {
    if (!request.url.endsWith('/wps/crypto/key')) return answer(request, signal);
    count += 1;
    const notAfter = new Date(serverNow + lifetime).toISOString();
    return success({ kid: `k${count}`, publicKey, notAfter, serverTime: new Date(serverNow).toISOString() });
  };
}

const bodyOf = (request: ReceivedRequest | undefined) => JSON.parse(request?.body ?? '') as SealedBody;
const paths = (received: readonly ReceivedRequest[]) => received.map(({ url }) => url);

describe('encrypted calls', () => {
  it("are decrypted by the receiver, with the server's time and nothing readable in transit", async () => {
    const { transport, received } = fakeGateway(
      withKeys(() => success({})),
      { clock: instantClock() },
    );
    await transport.call('login', login);
    const sent = received[1];
    expect(sent?.headers.get('x-enc')).toBe('hpke1');
    expect(sent?.body).not.toContain('ann');
    const body = bodyOf(sent);
    expect(body).toMatchObject({ v: 1, kid: 'k1' });
    const plain = await opened(body, 'POST', '/wps/session/login');
    expect(plain.body).toEqual(login);
    expect(plain.iat).toBe(serverNow);
    expect(fromBase64url(plain.jti)).toHaveLength(16);
  });

  it('are bound to their call', async () => {
    const { transport, received } = fakeGateway(withKeys(() => success({})));
    await transport.call('login', login);
    await expect(opened(bodyOf(received[1]), 'POST', '/wps/member/register')).rejects.toThrow();
  });

  it('reuse the key, but never an identifier', async () => {
    const { transport, received } = fakeGateway(
      withKeys(() => success({})),
      { clock: instantClock() },
    );
    await transport.call('login', login);
    await transport.call('login', login);
    expect(paths(received)).toEqual(['/wps/crypto/key', '/wps/session/login', '/wps/session/login']);
    const first = await opened(bodyOf(received[1]), 'POST', '/wps/session/login');
    const second = await opened(bodyOf(received[2]), 'POST', '/wps/session/login');
    expect(second.jti).not.toBe(first.jti);
  });

  it('use the key that was fetched ahead, and fetch it where that failed', async () => {
    const answers = [failure('UNAVAILABLE', 503)];
    const keysThen = withKeys(() => success({}));
    const { transport, received } = fakeGateway((request, signal) => answers.shift() ?? keysThen(request, signal), {
      clock: instantClock(),
    });
    await transport.prepareSealed();
    await transport.prepareSealed();
    await transport.call('login', login);
    expect(paths(received)).toEqual(['/wps/crypto/key', '/wps/crypto/key', '/wps/session/login']);
  });

  it('fetch another key when theirs is about to expire', async () => {
    const { transport, received } = fakeGateway(
      withKeys(() => success({}), 20_000),
      { clock: instantClock() },
    );
    await transport.call('login', login);
    await transport.call('login', login);
    expect(bodyOf(received[3]).kid).toBe('k2');
  });

  it.each(['ENVELOPE_STALE', 'ENCRYPTION_KEY_UNKNOWN'])('are repeated once with a new key after %s', async (code) => {
    const { transport, received } = fakeGateway(
      withKeys(() => failure(code, 409)),
      { clock: instantClock() },
    );
    expect(await transport.call('login', login)).toMatchObject({ problem: { code } });
    expect(paths(received)).toEqual(['/wps/crypto/key', '/wps/session/login', '/wps/crypto/key', '/wps/session/login']);
    expect(bodyOf(received[3]).kid).toBe('k2');
  });

  it('return the problem of the key when it cannot be fetched', async () => {
    const { transport } = fakeGateway(() => failure('MAINTENANCE', 503), { clock: instantClock() });
    expect(await transport.call('login', login)).toMatchObject({ problem: { kind: 'maintenance' } });
  });

  it('keep their idempotency key over repetitions while each body is encrypted anew', async () => {
    const answers = [failure('UNAVAILABLE', 503), success({})];
    const { transport, received } = fakeGateway(
      withKeys(() => answers.shift() ?? success({})),
      { clock: instantClock() },
    );
    await transport.call('register', { username: 'ann' } as RequestOf<'register'>);
    const sent = received.slice(1);
    expect(sent).toHaveLength(2);
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
    expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'));
    expect(bodyOf(sent[1]).ct).not.toBe(bodyOf(sent[0]).ct);
  });

  it('carry one encrypted value in a plain body for free play', async () => {
    const { transport, received } = fakeGateway(
      withKeys(() => success({})),
      { clock: instantClock() },
    );
    await transport.call('freePlay', { os: 'x', platform: 'W', random: '', version: 3 });
    const body = JSON.parse(received[1]?.body ?? '') as { random: string; os: string };
    const [kid = '', enc = '', ct = ''] = body.random.split('.');
    expect(body.os).toBe('x');
    expect((await opened({ v: 1, kid, enc, ct }, 'POST', '/wps/session/login/freeplay')).iat).toBe(serverNow);
  });
});
