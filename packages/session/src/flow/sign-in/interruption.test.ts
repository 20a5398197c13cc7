import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, query } from '@livery/api-sdk';
import { sessionApi } from '../../calls.ts';
import { openDialogsOf, dialogsOf } from '@livery/app-shell';
import { sessionOf } from '../../member/use-session.ts';
import { readSession, rememberMerchant, sessionToken } from '../../storage/session-storage.ts';
import { member, memoryStorage, testStore } from '../../test-support/test-store.ts';
import type { Answers } from '../../test-support/test-store.ts';
import type { SessionStore } from '../dispatch.ts';
import { cancelOnDialogClose } from './cancel-post-login.ts';
import { openSession } from './open-session.ts';
import { sessionExpired } from '../sign-out/session-expired.ts';
import { takePostLoginAction, setPostLoginAction } from './post-login-action.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  rememberMerchant(crypto.randomUUID());
  takePostLoginAction();
});
afterEach(() => vi.unstubAllGlobals());

const balance = (available: string) => ({ currency: { code: 'P', symbol: 'P', exponent: 2 }, available, held: '0.00', kind: 'real' as const, version: 1, at: '2026-01-01T00:00:00Z' });
const names = (store: SessionStore) => openDialogsOf(store.getState()).map(({ name }) => name);
const who = (store: SessionStore) => sessionOf(store.getState());
const balanceIn = (store: SessionStore) => sessionApi.endpoints.balance.select()(store.getState() as never).data?.available;
const toasts = (store: SessionStore) => store.getState().toasts.queue.map(({ wording }) => ('key' in wording ? wording.key : wording.text));

function logIn(store: SessionStore, username = 'ann', over: { firstTimeLogin?: boolean; passwordExpired?: boolean; method?: 'username' | 'freePlay' } = {}) {
  const { method = 'username', ...rest } = over;
  const opened = { token: `${username} ${crypto.randomUUID()}`, firstTimeLogin: false, passwordExpired: false, passwordTemporary: false, expiresAt: '2026-01-01T12:00:00Z', ...rest };
  return store.dispatch(openSession({ opened, username, method: method, forcedPasswordChange: true }));
}

// A unique endpoint name: test files share one `api`.
const wallets = api.injectEndpoints({ endpoints: (build) => ({ testedWallet: query(build, 'merchantWallet') }) });

/** Ann is logged in, has looked at her balance, and has opened what belongs to her. */
async function inUse(answers: Answers = {}): Promise<SessionStore> {
  const money = ['5.00', '6.00'];
  const { store } = testStore({
    memberInfo: () => (sessionToken()?.startsWith('bob') ? member({ id: 'm2', account: 'bob', nickname: 'Bob' }) : member()),
    balance: () => balance(money.shift() ?? '7.00'),
    ...answers,
  });
  cancelOnDialogClose(store);
  await logIn(store);
  await store.dispatch(sessionApi.endpoints.balance.initiate());
  dialogsOf(store.dispatch).open('changePassModal');
  return store;
}

describe('session that expires during use', () => {
  it('keeps the page under one login dialog, and stores the token nowhere', async () => {
    const store = await inUse();
    for (let call = 0; call < 3; call += 1) store.dispatch(sessionExpired());
    expect(openDialogsOf(store.getState())).toMatchObject([{ name: 'changePassModal' }, { name: 'loginPopupModal', props: { reason: 'expired' } }]);
    expect([who(store).role, sessionToken(), readSession('customerId')]).toEqual(['visitor', undefined, undefined]);
  });

  it('continues for the same member: nothing is closed, and data are refetched in place', async () => {
    const store = await inUse();
    store.dispatch(sessionExpired());
    const seen: unknown[] = [];
    const stop = store.subscribe(() => seen.push(balanceIn(store)));
    await logIn(store);
    expect(names(store)).toEqual(['changePassModal']);
    await vi.waitFor(() => expect(balanceIn(store)).toBe('6.00'));
    stop();
    expect(seen).not.toContain(undefined);
    expect([who(store).interrupted, who(store).afterLogin]).toEqual([undefined, undefined]);
  });

  it('refetches what the page shows once for the same member, and drops what it does not show', async () => {
    const asked: string[] = [];
    const store = await inUse({
      balance: () => (asked.push('balance'), balance('5.00')),
      merchantWallet: () => (asked.push('merchantWallet'), { currency: balance('1.00').currency, wallets: [], choice: { autoIn: true, autoHome: true }, at: '2026-01-01T00:00:00Z' }),
    });
    // A cached call without a subscriber.
    const seen = store.dispatch(wallets.endpoints.testedWallet.initiate());
    await seen;
    seen.unsubscribe();
    store.dispatch(sessionExpired());
    asked.length = 0;
    await logIn(store);
    await vi.waitFor(() => expect(asked).toEqual(['balance']));
    expect(wallets.endpoints.testedWallet.select()(store.getState() as never).data).toBeUndefined();
  });

  it("keeps the login dialog open until the member's data have arrived", async () => {
    const info = Promise.withResolvers<void>();
    const store = await inUse();
    store.dispatch(sessionExpired());
    const stop = store.subscribe(() => names(store).includes('loginPopupModal') || info.resolve());
    const back = logIn(store, 'bob');
    expect(names(store)).toEqual(['changePassModal', 'loginPopupModal']);
    await back;
    await info.promise;
    stop();
  });

  it('ends when another member logs in: dialogs close and cached answers are removed', async () => {
    const store = await inUse();
    store.dispatch(sessionExpired());
    await logIn(store, 'bob');
    expect(names(store)).toEqual([]);
    expect(JSON.stringify(store.getState())).not.toMatch(/5\.00|Ann/);
    expect(who(store)).toMatchObject({ account: 'bob', memberId: 'm2', afterLogin: 'again' });
  });

  it("ends when the member's data cannot be fetched", async () => {
    let known = true;
    const store = await inUse({ memberInfo: () => (known ? member() : { refuse: 'FORBIDDEN', status: 403 }) });
    store.dispatch(sessionExpired());
    known = false;
    await logIn(store);
    expect(names(store)).toEqual([]);
  });

  it('ends when the login is closed: dialogs close, with a notice', async () => {
    const store = await inUse();
    store.dispatch(sessionExpired());
    dialogsOf(store.dispatch).close();
    expect(names(store)).toEqual([]);
    expect(JSON.stringify(store.getState())).not.toContain('5.00');
    expect([who(store).interrupted, toasts(store)]).toEqual([undefined, ['login.closed']]);
  });

  it('opens no second login when the login is closed while the page still shows private data', async () => {
    const made = testStore(
      { memberInfo: () => member(), balance: () => balance('5.00') },
      undefined,
      { onUnauthorised: () => made.store.dispatch(sessionExpired()) },
    );
    const { store } = made;
    cancelOnDialogClose(store);
    await logIn(store);
    await store.dispatch(sessionApi.endpoints.balance.initiate());
    store.dispatch(sessionExpired());
    dialogsOf(store.dispatch).close();
    // What a mounted component does: it asks again for what was removed, without a token.
    await store.dispatch(sessionApi.endpoints.balance.initiate(undefined, { forceRefetch: true }));
    expect(names(store)).toEqual([]);
  });

  it('keeps waiting while one login method replaces another', async () => {
    const store = await inUse();
    store.dispatch(sessionExpired());
    dialogsOf(store.dispatch).open('forgetPassModal');
    expect([names(store), toasts(store)]).toEqual([['changePassModal', 'forgetPassModal'], []]);
    await logIn(store);
    expect(names(store)).toEqual(['changePassModal']);
  });
});

describe('post-login action', () => {
  const wanting = (answers: Answers = {}) => {
    const { store } = testStore({ memberInfo: () => member(), ...answers });
    cancelOnDialogClose(store);
    const act = vi.fn();
    setPostLoginAction({ action: 'playReal', act });
    dialogsOf(store.dispatch).open('loginPopupModal', { reason: 'required' });
    return { store, act };
  };

  it('runs once after the login', async () => {
    const { store, act } = wanting();
    const done = logIn(store);
    expect(act).not.toHaveBeenCalled();
    await done;
    await logIn(store);
    expect(act).toHaveBeenCalledOnce();
  });

  it('does not run for an account that is not allowed', async () => {
    const { store, act } = wanting({ memberInfo: () => member({ type: 4 }) });
    await logIn(store, 'trial', { method: 'freePlay' });
    expect(act).not.toHaveBeenCalled();
  });

  it('does not run before an expired password is changed', async () => {
    const { store, act } = wanting();
    await logIn(store, 'ann', { passwordExpired: true });
    expect([names(store), act.mock.calls]).toEqual([['changePassModal'], []]);
  });

  it('is dropped when the login is closed, with a notice', async () => {
    const { store, act } = wanting();
    dialogsOf(store.dispatch).close();
    expect(toasts(store)).toEqual(['login.closed']);
    await logIn(store);
    expect(act).not.toHaveBeenCalled();
  });

  it('shows no notice when there was none', () => {
    const { store } = testStore();
    cancelOnDialogClose(store);
    dialogsOf(store.dispatch).open('loginPopupModal');
    dialogsOf(store.dispatch).close();
    expect(toasts(store)).toEqual([]);
  });
});
