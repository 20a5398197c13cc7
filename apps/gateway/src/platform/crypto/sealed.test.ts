import { calls, HPKE_HEADER, HPKE_VERSION, SEALED_LIFETIME_MS, type SealedBody } from '@livery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newJti, seal, type Sealing } from '../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';
import { createKeyRing } from './key-ring.ts';
import { createSecrets } from './secrets.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.stop());

let count = 0;
/** Another name each time, so that no throttle speaks first. */
const credentials = () => ({ username: `nobody${++count}`, password: 'whatever-1', type: 'username' });
const forLogin = (changes: Partial<Sealing> = {}): Sealing => ({
  merchantCode: NORTH,
  method: 'POST',
  path: calls.login.path,
  iat: gateway.clock.now(),
  jti: newJti(),
  ...changes,
});

async function post(payload: object, changes: { readonly path?: string; readonly merchant?: string; readonly mark?: string | undefined } = {}) {
  const { path = calls.login.path, merchant = NORTH } = changes;
  const mark = 'mark' in changes ? changes.mark : HPKE_VERSION;
  const answer = await gateway.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { host: 'localhost', 'x-merchant-code': merchant, ...(mark === undefined ? {} : { [HPKE_HEADER]: mark }) },
  });
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
}

/** Reached the handler: the envelope was opened, and nobody of that name exists. */
const opened = { status: 401, code: 'LOGIN_FAILED' };

describe('encrypted body', () => {
  it('is decrypted, once', async () => {
    const sealed = await seal(gateway, credentials(), forLogin());
    expect(await post(sealed)).toEqual(opened);
    expect(await post(sealed)).toEqual({ status: 409, code: 'ENVELOPE_REPLAYED' });
  });

  it('is recognised by its nonce, also when it is encrypted again', async () => {
    const jti = newJti();
    expect(await post(await seal(gateway, credentials(), forLogin({ jti })))).toEqual(opened);
    expect(await post(await seal(gateway, credentials(), forLogin({ jti })))).toEqual({ status: 409, code: 'ENVELOPE_REPLAYED' });
  });

  it('is decrypted once, also where a machine whose clock is a minute ahead has swept', async () => {
    const sealed = await seal(gateway, credentials(), forLogin());
    expect(await post(sealed)).toEqual(opened);
    gateway.clock.advance(SEALED_LIFETIME_MS + 60_000);
    await gateway.sweep();
    gateway.clock.advance(-60_000);
    expect(await post(sealed)).toEqual({ status: 409, code: 'ENVELOPE_REPLAYED' });
  });

  it('is rejected in plain text, whatever its header says', async () => {
    const required = { status: 400, code: 'ENCRYPTION_REQUIRED' };
    expect(await post(credentials(), { mark: undefined })).toEqual(required);
    expect(await post(credentials())).toEqual(required);
    expect(await post(await seal(gateway, credentials(), forLogin()), { mark: undefined })).toEqual(required);
    expect(await post(await seal(gateway, credentials(), forLogin()), { mark: 'hpke2' })).toEqual(required);
  });

  it.each([
    [SEALED_LIFETIME_MS, opened.code],
    [-SEALED_LIFETIME_MS, opened.code],
    [SEALED_LIFETIME_MS + 1, 'ENVELOPE_STALE'],
    [-SEALED_LIFETIME_MS - 1, 'ENVELOPE_STALE'],
  ])('made %i ms ago answers %s', async (age, code) => {
    expect((await post(await seal(gateway, credentials(), forLogin({ iat: gateway.clock.now() - age })))).code).toBe(code);
  });

  it('is rejected for another merchant, call or method', async () => {
    const invalid = { status: 400, code: 'ENCRYPTION_INVALID' };
    expect(await post(await seal(gateway, credentials(), forLogin({ merchantCode: SOUTH })))).toEqual(invalid);
    expect(await post(await seal(gateway, credentials(), forLogin()), { merchant: SOUTH })).toEqual(invalid);
    expect(await post(await seal(gateway, credentials(), forLogin({ path: calls.register.path })))).toEqual(invalid);
    expect(await post(await seal(gateway, credentials(), forLogin({ method: 'PUT' })))).toEqual(invalid);
  });

  it('is rejected when any part was altered', async () => {
    const sealed = await seal(gateway, credentials(), forLogin());
    const bend = (text: string): string => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
    for (const part of ['enc', 'ct'] as const) {
      const bent: SealedBody = { ...sealed, [part]: bend(sealed[part]) };
      expect(await post(bent)).toEqual({ status: 400, code: 'ENCRYPTION_INVALID' });
    }
    expect(await post({ ...sealed, kid: 'x' })).toEqual({ status: 409, code: 'ENCRYPTION_KEY_UNKNOWN' });
    expect(await post({ ...sealed, ct: 'not base64!' })).toEqual({ status: 400, code: 'ENCRYPTION_INVALID' });
    expect(await post(await seal(gateway, credentials(), forLogin({ jti: 'short' })))).toEqual({ status: 400, code: 'ENCRYPTION_INVALID' });
  });
});

describe('encryption keys', () => {
  it('change daily; those of the day before still decrypt, older ones do not', async () => {
    const kidOf = async () => (await seal(gateway, {}, forLogin())).kid;
    const first = await seal(gateway, credentials(), forLogin({ iat: gateway.clock.now() + 86_400_000 }));
    const dayAfter = await seal(gateway, credentials(), forLogin({ iat: gateway.clock.now() + 2 * 86_400_000 }));
    gateway.clock.advance(86_400_000);
    const second = await kidOf();
    expect(second).not.toBe(first.kid);
    expect(await post(first)).toEqual(opened);
    gateway.clock.advance(86_400_000);
    expect(await post(dayAfter)).toEqual({ status: 409, code: 'ENCRYPTION_KEY_UNKNOWN' });
    await gateway.sweep();
    const { rows } = await sql<{ kid: string }>`select kid from crypto_key`.execute(gateway.db.query);
    expect(rows.map(({ kid }) => kid)).toEqual([second]);
  });

  it('are the same for gateways that start at once', async () => {
    gateway.clock.advance(86_400_000);
    const secrets = createSecrets('z'.repeat(32));
    const offered = await Promise.all([1, 2, 3].map(() => createKeyRing(gateway.db, secrets).current()));
    expect(new Set(offered.map(({ kid }) => kid)).size).toBe(1);
  });

  it('are readable at rest only with the secret', () => {
    const sealed = createSecrets('x'.repeat(32)).seal('crypto-key', 'private half');
    expect(Buffer.from(sealed).toString('latin1')).not.toContain('private');
    expect(createSecrets('x'.repeat(32)).open('crypto-key', sealed)).toBe('private half');
    expect(() => createSecrets('y'.repeat(32)).open('crypto-key', sealed)).toThrow();
    expect(() => createSecrets('x'.repeat(32)).open('another purpose', sealed)).toThrow();
  });
});
