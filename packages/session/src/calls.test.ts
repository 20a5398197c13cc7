import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionApi } from './calls.ts';
import { rememberMerchant } from './storage/session-storage.ts';
import { memoryStorage, testStore } from './test-support/test-store.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  rememberMerchant('M1');
});
afterEach(() => vi.unstubAllGlobals());

describe('systemStatus', () => {
  it('asks for the host of the page, to which a site may be closed', async () => {
    vi.stubGlobal('location', { host: 'site.example' });
    const fetched: string[] = [];
    const { store } = testStore({}, undefined, { fetch: (input) => (fetched.push(typeof input === 'string' ? input : ''), new Promise(() => {})) });
    void store.dispatch(sessionApi.endpoints.systemStatus.initiate({}));
    await vi.waitFor(() => expect(fetched).toHaveLength(1));
    expect(new URL(fetched[0] ?? '', 'http://gateway.test').searchParams.get('url')).toBe('site.example');
  });
});
