import { describe, expect, it, vi } from 'vitest';
import { externalPhoneProvider } from './phone-provider.ts';

type Fetch = typeof fetch;
const answering = (status: number, body: unknown) => vi.fn<Fetch>(async () => Response.json(body, { status }));
const over = (send: Fetch) => externalPhoneProvider({ apiUrl: 'https://id.example/', apiKey: 'k 1' }, send);

describe('externalPhoneProvider', () => {
  it('returns the session of the code it sends', async () => {
    const send = answering(200, { sessionInfo: 's-1' });
    expect(await over(send).send('+639171234567')).toEqual({ value: 's-1' });
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe('https://id.example/v1/accounts:sendVerificationCode?key=k%201');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', body: '{"phoneNumber":"+639171234567"}' });
  });

  it('returns an ID token for a session and its code', async () => {
    const send = answering(200, { idToken: 'jwt', refreshToken: 'not wanted' });
    expect(await over(send).confirm('s-1', '123456')).toEqual({ value: 'jwt' });
    expect(send.mock.calls[0]?.[1]?.body).toBe('{"sessionInfo":"s-1","code":"123456"}');
  });

  it.each([
    ['INVALID_PHONE_NUMBER', 'PHONE_INVALID', 'refused'],
    ['INVALID_CODE', 'CODE_INVALID', 'refused'],
    ['SESSION_EXPIRED', 'CODE_EXPIRED', 'refused'],
    ['QUOTA_EXCEEDED : Exceeded quota for verifying.', 'QUOTA_EXCEEDED', 'refused'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'TRY_AGAIN_LATER', 'throttled'],
    ['SOMETHING_NEW', 'ANSWER_UNREADABLE', 'server'],
  ])("maps the provider's error %s", async (message, code, kind) => {
    expect(await over(answering(400, { error: { code: 400, message } })).send('+63')).toMatchObject({ problem: { code, kind, status: 400 } });
  });

  it('returns a problem when the answer lacks the expected value', async () => {
    expect(await over(answering(200, {})).send('+63')).toMatchObject({ problem: { code: 'ANSWER_UNREADABLE' } });
    expect(await over(vi.fn<Fetch>(async () => new Response('<html>'))).send('+63')).toMatchObject({ problem: { kind: 'server' } });
  });

  it('returns a network problem when the provider cannot be reached', async () => {
    expect(await over(vi.fn<Fetch>(() => Promise.reject(new TypeError('Failed to fetch')))).send('+63')).toMatchObject({ problem: { code: 'NETWORK_BROKEN', kind: 'network' } });
  });
});
