import { api, query } from '@livery/api-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionApi } from '../../calls.ts';
import { readSession, rememberMerchant, writeSession } from '../../storage/session-storage.ts';
import { permissionAnswer } from '../../test-support/permission-answer.ts';
import { member, testStore } from '../../test-support/test-store.ts';
import { openSession } from '../sign-in/open-session.ts';
import { endSession } from '../sign-out/end-session.ts';
import { sessionExpired } from '../sign-out/session-expired.ts';
import { storeAnswers } from './store-answers.ts';

let stop = () => {};
beforeEach(() => {
  sessionStorage.clear();
  rememberMerchant('M1');
});
afterEach(() => {
  stop();
  sessionStorage.clear();
});

const siteAnswers = ['settings', 'validate', 'routers', 'gameVendor'] as const;
const stored = () => siteAnswers.map(readSession);
const wallet = { currency: { code: 'P', symbol: 'P', exponent: 2 }, wallets: [], choice: { autoIn: true, autoHome: true }, at: '2026-01-01T00:00:00Z' };
const { endpoints } = api.injectEndpoints({ endpoints: (build) => ({ gameCategories: query(build, 'gameCategories'), merchantWallet: query(build, 'merchantWallet') }) });

/** A member's page whose answers are stored; `reloaded` has the routers of the load before, and asks for them no more. */
async function page(reloaded: boolean) {
  writeSession('token', 'token');
  writeSession('isAgent', '0');
  if (reloaded) writeSession('routers', '{}');
  const { store } = testStore({
    permission: permissionAnswer,
    domainRoute: () => ({ merchantCode: 'M1', brand: 'testbrand', defaultLanguage: 'EN', languages: ['EN'] }),
    gameCategories: () => ({ list: [] }),
    merchantWallet: () => wallet,
    memberInfo: () => member(),
  });
  stop = storeAnswers(store);
  await store.dispatch(sessionApi.endpoints.permission.initiate());
  if (!reloaded) await store.dispatch(sessionApi.endpoints.domainRoute.initiate({}));
  await store.dispatch(endpoints.gameCategories.initiate());
  await vi.waitFor(() => expect(stored()).not.toContain(undefined));
  return store;
}
const opened = { token: 'next', firstTimeLogin: false, passwordExpired: false, passwordTemporary: false, expiresAt: '2026-01-02T00:00:00Z' };

describe('storeAnswers', () => {
  it.each([
    ['a logout', false, endSession],
    ['a logout', true, endSession],
    ['the end of a session', false, sessionExpired],
  ] as const)('keeps the answers about the site over %s and a log-in (reloaded before: %s)', async (_what, reloaded, end) => {
    const store = await page(reloaded);
    const before = stored();
    store.dispatch(end());
    expect(stored()).toEqual(before);
    await store.dispatch(openSession({ opened, username: 'ann', method: 'username', forcedPasswordChange: false }));
    expect(stored()).toEqual(before);
  });

  it("writes nothing of the member's again after a logout", async () => {
    const store = await page(false);
    await store.dispatch(endpoints.merchantWallet.initiate());
    await vi.waitFor(() => expect(readSession('merchantWallet')).toBeDefined());
    store.dispatch(endSession());
    expect([readSession('merchantWallet'), readSession('token')]).toEqual([undefined, undefined]);
  });
});
