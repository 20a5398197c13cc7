import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionApi } from '../../calls.ts';
import { acceptConfirm, settleConfirm, openDialogsOf, dialogsOf } from '@livery/app-shell';
import { sessionOf } from '../../member/use-session.ts';
import { invitation, storeInvitation } from '../../registration/invitation.ts';
import { sessionKeys, siteKeys } from '../../storage/keys.ts';
import { readSession, rememberMerchant, sessionToken, writeSession } from '../../storage/session-storage.ts';
import { typedPassword } from '../../storage/typed-password.ts';
import { member, memoryStorage, testStore } from '../../test-support/test-store.ts';
import type { Answers } from '../../test-support/test-store.ts';
import type { SessionStore } from '../dispatch.ts';
import { endSession, logOut } from '../sign-out/end-session.ts';
import { openSession } from './open-session.ts';
import type { SignInResult } from './open-session.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordProblem } from './password-change-required.ts';
import { sessionExpired } from '../sign-out/session-expired.ts';
import { broadcastToTabs, onTabMessage } from '../tabs/tab-channel.ts';

// Broadcast channels reach every test of the process: a token that no other test uses.
const token = crypto.randomUUID();
const opened = { token, firstTimeLogin: false, passwordExpired: false, passwordTemporary: false, expiresAt: '2026-01-01T12:00:00Z' };
const login: SignInResult = { opened, username: 'ann', method: 'username', forcedPasswordChange: true };
const names = (store: SessionStore) => openDialogsOf(store.getState()).map(({ name }) => name);
const entries = (storage: Storage) =>
  Object.fromEntries(Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').map((key) => [key, storage.getItem(key)]));
const who = (store: SessionStore) => sessionOf(store.getState());
const balance = {
  currency: { code: 'P', symbol: 'P', exponent: 2 },
  available: '5.00',
  held: '0.00',
  kind: 'real',
  version: 1,
  at: '2026-01-01T00:00:00Z',
} as const;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  rememberMerchant('M1');
});
afterEach(() => vi.unstubAllGlobals());

async function loggedIn(answers: Answers = {}, over: Partial<SignInResult> = {}) {
  const made = testStore({ memberInfo: () => member(), ...answers });
  await made.store.dispatch(openSession({ ...login, ...over }));
  return made;
}

describe('login', () => {
  it('stores the token and the member under the specified names', async () => {
    const { store } = await loggedIn({
      memberInfo: () =>
        member({ type: 41, toUpline: true, memberLabel: ['gold'], clubLabel: { labelName: 'Club', rankLevel: 5 } }),
    });
    expect(who(store)).toMatchObject({
      loggedIn: true,
      role: 'agent',
      nickname: 'Ann',
      toUpline: true,
      rank: { name: 'Club', level: 5 },
      afterLogin: 'again',
    });
    const keys = [
      'token',
      'username',
      'account',
      'nickname',
      'customerId',
      'isAgent',
      'toUpline',
      'memberLabel',
      'merchantCode',
      'platform',
    ] as const;
    expect(keys.map(readSession)).toEqual([token, 'ann', 'ann', 'Ann', 'm1', '41', 'true', '["gold"]', 'M1', 'web']);
  });

  it('stores the name of the account as its user name where it logged in by something else', async () => {
    await loggedIn({}, { username: '9171234567' });
    expect(readSession('username')).toBe('ann');
  });

  it("keeps the site's own data", async () => {
    writeSession('settings', '{"freePlay":true}');
    writeSession('index_notice', 'seen');
    await loggedIn();
    expect([readSession('settings'), readSession('index_notice')]).toEqual(['{"freePlay":true}', undefined]);
  });

  it('survives a reload', async () => {
    await loggedIn({ memberInfo: () => member({ type: 2 }) });
    expect(who(testStore().store)).toMatchObject({ loggedIn: true, role: 'agent', account: 'ann', memberId: 'm1' });
  });

  it('closes the login dialog', async () => {
    const { store } = testStore({ memberInfo: () => member() });
    dialogsOf(store.dispatch).open('loginPopupModal');
    await store.dispatch(openSession(login));
    expect(names(store)).toEqual([]);
  });

  it("succeeds even when the member's data cannot be fetched", async () => {
    const { store } = await loggedIn({ memberInfo: () => ({ refuse: 'FORBIDDEN', status: 403 }) });
    expect(who(store)).toMatchObject({ loggedIn: true, role: 'member', account: 'ann' });
  });

  it('marks an account of free play as a trial account from the start', async () => {
    const { store } = testStore();
    void store.dispatch(openSession({ ...login, method: 'freePlay' }));
    expect(who(store).role).toBe('trial');
    expect(readSession('isAgent')).toBe('4');
  });

  it.each([
    ['username', true, true, ['changePassModal']],
    ['username', true, false, []],
    ['username', false, true, []],
    ['sms', true, true, []],
    ['firebase', true, true, []],
  ] as const)('by %s, password expired: %s, change forced: %s', async (method, passwordExpired, forcedPasswordChange, dialogs) => {
    const { store } = await loggedIn({}, { method, forcedPasswordChange, opened: { ...opened, passwordExpired } });
    expect(names(store)).toEqual(dialogs);
    expect(readSession('cpw')).toBe(dialogs.length > 0 ? 'true' : undefined);
  });
});

describe('a refusal for a password that must be changed', () => {
  /** Logged in, with a balance that the server refuses until the password is changed; the page shows it. */
  async function refused() {
    let changed = false;
    const answers: Answers = { balance: () => (changed ? balance : { refuse: 'PASSWORD_CHANGE_REQUIRED', status: 403 }) };
    const made: ReturnType<typeof testStore> = testStore({ memberInfo: () => member(), ...answers }, undefined, { onProblem: (problem) => void made.store.dispatch(passwordProblem(problem)) });
    const key = crypto.randomUUID();
    await made.store.dispatch(openSession({ ...login, opened: { ...opened, token: key } }));
    const mounted = made.store.dispatch(sessionApi.endpoints.balance.initiate());
    await mounted;
    await vi.waitFor(() => expect(names(made.store)).toEqual(['changePassModal']));
    return { ...made, change: () => (changed = true), mounted };
  }

  it('opens the forced change, which a reload opens again', async () => {
    const { store } = await refused();
    expect(openDialogsOf(store.getState())).toMatchObject([{ name: 'changePassModal', props: { forced: true } }]);
    expect([who(store).loggedIn, readSession('cpw'), testStore().store.getState().session.mustChangePassword]).toEqual([true, 'true', true]);
    await store.dispatch(passwordProblem({ code: 'PASSWORD_CHANGE_REQUIRED' }));
    expect(names(store)).toEqual(['changePassModal']);
  });

  it('is forgotten with the change, after which what was refused is asked for again and a late refusal opens nothing', async () => {
    const { store, change, mounted } = await refused();
    change();
    await store.dispatch(passwordChanged());
    await store.dispatch(passwordProblem({ code: 'PASSWORD_CHANGE_REQUIRED' }));
    expect([names(store), readSession('cpw')]).toEqual([[], undefined]);
    await vi.waitFor(() => expect(sessionApi.endpoints.balance.select()(store.getState() as never).data).toEqual(balance));
    mounted.unsubscribe();
  });

  it('opens nothing for a visitor, or for another refusal', async () => {
    const { store } = testStore();
    await store.dispatch(passwordProblem({ code: 'PASSWORD_CHANGE_REQUIRED' }));
    const member = await loggedIn();
    await member.store.dispatch(passwordProblem({ code: 'FORBIDDEN' }));
    expect([names(store), names(member.store)]).toEqual([[], []]);
  });
});

describe('temporary password', () => {
  it.each([
    ['username', ['changePassModal']],
    ['sms', []],
  ] as const)('opens its change after a login by password only: %s, where no change is forced otherwise', async (method, dialogs) => {
    const { store } = await loggedIn({}, { method, forcedPasswordChange: false, opened: { ...opened, passwordTemporary: true } });
    expect(names(store)).toEqual(dialogs);
  });
});

describe('password that must be changed', () => {
  const expired = { password: 'Old-2026', opened: { ...opened, passwordExpired: true } };

  it('stays in memory for its change, in no storage, until a logout', async () => {
    const { store } = await loggedIn({}, expired);
    expect(typedPassword()).toBe('Old-2026');
    expect(JSON.stringify([store.getState(), sessionKeys.map(readSession)])).not.toContain('Old-2026');
    store.dispatch(endSession());
    expect(typedPassword()).toBeUndefined();
  });

  it('is not kept where no change is required', async () => {
    await loggedIn({}, { password: 'Old-2026' });
    expect(typedPassword()).toBeUndefined();
  });

  it('clears the flag, the typed password and the dialog when it is changed, and refetches the member', async () => {
    const { store, asked } = await loggedIn({}, expired);
    await store.dispatch(passwordChanged());
    expect([readSession('cpw'), typedPassword(), who(store).mustChangePassword, names(store)]).toEqual([undefined, undefined, false, []]);
    expect(asked.filter((name) => name === 'memberInfo')).toHaveLength(2);
    expect(sessionToken()).toBe(token);
  });
});

describe('logout', () => {
  it("clears the visitor's data but not the site's, and removes private answers", async () => {
    const { store, asked } = await loggedIn({ balance: () => balance, logout: () => ({ loggedOut: true }) });
    await store.dispatch(sessionApi.endpoints.balance.initiate());
    await store.dispatch(logOut());
    expect(asked).toContain('logout');
    expect(who(store)).toMatchObject({ loggedIn: false, role: 'visitor' });
    expect(who(store).account).toBeUndefined();
    expect(JSON.stringify(store.getState())).not.toContain('5.00');
  });

  it('removes announcements for members only', async () => {
    const { api, query } = await import('@livery/api-sdk');
    const { announcements } = api.injectEndpoints({ endpoints: (build) => ({ announcements: query(build, 'announcements') }) }).endpoints;
    const own = { id: 'a', type: 'PL', title: 'Only for Ann', content: '', publishedAt: '2026-01-01T00:00:00Z' } as const;
    const { store } = await loggedIn({ announcements: () => ({ list: [own] }), logout: () => ({ loggedOut: true }) });
    await store.dispatch(announcements.initiate({ types: 'B,PL', platform: 'W' }));
    expect(JSON.stringify(store.getState())).toContain('Only for Ann');
    await store.dispatch(logOut());
    expect(JSON.stringify(store.getState())).not.toContain('Only for Ann');
  });

  it("leaves exactly the merchant in session storage, and the device's own data in local storage", async () => {
    const { store } = await loggedIn({ logout: () => ({ loggedOut: true }) });
    for (const key of sessionKeys) writeSession(key, 'x');
    for (const key of siteKeys) writeSession(key, 'site');
    sessionStorage.setItem('of a game', 'x');
    localStorage.setItem('hisLang', 'TY');
    await store.dispatch(logOut());
    expect(entries(sessionStorage)).toEqual({ merchant: 'site', merchantCode: 'site', platform: 'site' });
    expect(entries(localStorage)).toEqual({ merchantCode: 'M1', hisLang: 'TY' });
  });

  it('keeps the invitation of a trial account, and of no other', async () => {
    storeInvitation('?code=AGENT7');
    const trying = await loggedIn({ memberInfo: () => member({ type: 4 }), logout: () => ({ loggedOut: true }) }, { method: 'freePlay' });
    expect(invitation()).toEqual({ affiliateCode: 'AGENT7' });
    await trying.store.dispatch(logOut());
    expect(invitation()).toEqual({ affiliateCode: 'AGENT7' });
    const { store } = await loggedIn({ logout: () => ({ loggedOut: true }) });
    await store.dispatch(logOut());
    expect(invitation()).toEqual({});
  });

  it('opens no login when pending calls are rejected with the old token', async () => {
    const refused = Promise.withResolvers<void>();
    const made = testStore({ memberInfo: () => member(), logout: () => ({ loggedOut: true }), balance: () => ({ refuse: 'SESSION_EXPIRED', status: 401 }) }, undefined, {
      before: (name) => (name === 'balance' ? refused.promise : undefined),
      onUnauthorised: () => made.store.dispatch(sessionExpired()),
    });
    const { store } = made;
    await store.dispatch(openSession(login));
    const asked = store.dispatch(sessionApi.endpoints.balance.initiate());
    const shown: string[] = [];
    store.subscribe(() => shown.push(...names(store)));
    await store.dispatch(logOut());
    refused.resolve();
    await asked;
    expect([shown, who(store).loggedIn]).toEqual([[], false]);
  });

  it('takes effect at once, before the server has answered', async () => {
    const { store } = await loggedIn({ balance: () => balance });
    await store.dispatch(sessionApi.endpoints.balance.initiate());
    void store.dispatch(logOut());
    expect(who(store)).toMatchObject({ loggedIn: false, role: 'visitor' });
    expect(sessionToken()).toBeUndefined();
    expect(JSON.stringify([store.getState(), entries(sessionStorage), entries(localStorage)])).not.toMatch(/5\.00|Ann|m1/);
  });

  it('sends the old token again, by requests that outlive the page, until the server has answered', async () => {
    const answers = [{ refuse: 'UNAVAILABLE', status: 503 }, { refuse: 'UNAVAILABLE', status: 503 }, { loggedOut: true }] as const;
    let at = 0;
    const sent: (readonly [string | null, boolean | undefined])[] = [];
    const waits: number[] = [];
    const clock = {
      now: () => 0,
      sleep: (wait: number) => (wait === 15_000 ? new Promise<void>(() => {}) : Promise.resolve(void waits.push(wait))),
    };
    const { store } = testStore({ memberInfo: () => member(), logout: () => answers[at++] ?? { loggedOut: true } }, undefined, {
      clock,
      before: (name, init) => void (name === 'logout' && sent.push([new Headers(init?.headers).get('authorization'), init?.keepalive])),
    });
    await store.dispatch(openSession(login));
    await store.dispatch(logOut());
    expect(sent).toEqual(Array.from({ length: 3 }, () => [`Bearer ${token}`, true]));
    expect(waits).toEqual([2000, 4000]);
  });

  it('does not restore a member whose data were pending', async () => {
    const { store } = testStore({ memberInfo: () => member() });
    const opening = store.dispatch(openSession(login));
    store.dispatch(endSession());
    await opening;
    expect([who(store).loggedIn, who(store).account]).toEqual([false, undefined]);
    expect(readSession('account')).toBeUndefined();
  });

  it('is sent to tabs of the same session', async () => {
    const heard = vi.fn();
    const stop = onTabMessage(heard);
    broadcastToTabs({ kind: 'loggedOut', token });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: 'loggedOut', token }));
    stop();
  });
});

describe('session unknown to the server', () => {
  it('ends here and opens the login', async () => {
    const { store } = await loggedIn();
    store.dispatch(sessionExpired());
    expect(who(store).loggedIn).toBe(false);
    expect(openDialogsOf(store.getState())).toMatchObject([{ name: 'loginPopupModal', props: { reason: 'expired' } }]);
  });

  it('leaves an open login dialog as it is, however many calls are rejected', async () => {
    const { store } = await loggedIn();
    store.dispatch(sessionExpired());
    const before = openDialogsOf(store.getState());
    store.dispatch(sessionExpired());
    expect(openDialogsOf(store.getState())).toEqual(before);
  });

  it('asks a visitor only for a login', () => {
    const { store } = testStore();
    store.dispatch(sessionExpired());
    expect(openDialogsOf(store.getState())).toMatchObject([{ name: 'loginPopupModal', props: { reason: 'required' } }]);
  });
});

describe('another login in the same tab', () => {
  it('never shows what the first had fetched', async () => {
    const answers = [balance];
    const { store } = await loggedIn(
      { balance: () => answers.shift() ?? { refuse: 'UNKNOWN_ERROR', status: 500 } },
      { method: 'freePlay' },
    );
    await store.dispatch(sessionApi.endpoints.balance.initiate());
    void store.dispatch(openSession(login));
    expect(sessionApi.endpoints.balance.select()(store.getState() as never).data).toBeUndefined();
  });

  it('at another merchant removes the former session', () => {
    writeSession('token', 'of M1');
    storeInvitation('?code=AGENT7');
    rememberMerchant('M2');
    expect([sessionToken(), invitation()]).toEqual([undefined, {}]);
    expect(readSession('merchantCode')).toBe('M2');
    expect(localStorage.getItem('merchantCode')).toBe('M2');
  });
});

describe('confirmation', () => {
  it('resolves to its answer', async () => {
    const { store } = testStore();
    const dialogs = dialogsOf(store.dispatch);
    const wording = { title: { text: 't' }, body: { text: 'b' } };
    const asked = dialogs.confirm({ ...wording, cancel: { text: 'no' } });
    const [entry] = openDialogsOf(store.getState());
    acceptConfirm(entry?.id ?? '');
    settleConfirm(entry?.id ?? '');
    settleConfirm(entry?.id ?? '');
    expect(await asked).toBe(true);
  });
});

describe('balance', () => {
  it('is never overwritten by an older answer', async () => {
    const answers = [
      { ...balance, version: 7, available: '7.00' },
      { ...balance, version: 6, available: '6.00' },
    ];
    const { store } = await loggedIn({ balance: () => answers.shift() ?? balance });
    await store.dispatch(sessionApi.endpoints.balance.initiate());
    const { data } = await store.dispatch(sessionApi.endpoints.balance.initiate(undefined, { forceRefetch: true }));
    expect(data?.available).toBe('7.00');
  });
});
