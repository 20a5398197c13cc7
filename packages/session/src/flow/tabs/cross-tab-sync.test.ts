import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionApi } from '../../calls.ts';
import { openDialogsOf, dialogsOf } from '@livery/app-shell';
import { sessionOf } from '../../member/use-session.ts';
import { readSession, rememberMerchant, sessionToken } from '../../storage/session-storage.ts';
import { member, memoryStorage, testStore } from '../../test-support/test-store.ts';
import type { Answers, TestStoreOptions } from '../../test-support/test-store.ts';
import { syncAcrossTabs } from './cross-tab-sync.ts';
import type { SessionStore } from '../dispatch.ts';
import { logOut } from '../sign-out/end-session.ts';
import { openSession } from '../sign-in/open-session.ts';
import { passwordChanged } from '../sign-in/password-changed.ts';
import { sessionExpired } from '../sign-out/session-expired.ts';
import { onTabMessage, broadcastToTabs } from './tab-channel.ts';
import type { SessionSnapshot, TabMessage } from './tab-channel.ts';
import { takePostLoginAction, setPostLoginAction } from '../sign-in/post-login-action.ts';

let stops: (() => void)[] = [];
let heard: TabMessage[];

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  // Channels reach every test of the process: each uses its own merchant.
  rememberMerchant(crypto.randomUUID());
  heard = [];
  stops = [onTabMessage((news) => heard.push(news), 'x')];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});

const ann: SessionSnapshot = { token: 'token-of-ann', username: 'ann', agentType: 0, memberId: 'm1', mustChangePassword: false };
const bob: SessionSnapshot = { token: 'token-of-bob', username: 'bob', agentType: 2, memberId: 'm2', mustChangePassword: false };
const people: Record<string, ReturnType<typeof member>> = {
  [ann.token]: member(),
  [bob.token]: member({ id: 'm2', account: 'bob', nickname: 'Bob', type: 2 }),
};
const names = (store: SessionStore) => openDialogsOf(store.getState()).map(({ name }) => name);
const who = (store: SessionStore) => sessionOf(store.getState());
const here = (store: SessionStore, account: string) => vi.waitFor(() => expect([who(store).account, who(store).memberId]).toEqual([account, people[sessionToken() ?? '']?.id]));

/** A tab that synchronises with the others. */
function tab(answers: Answers = {}, options: TestStoreOptions = {}): SessionStore {
  const { store } = testStore({ memberInfo: () => people[sessionToken() ?? ''] ?? { refuse: 'NOT_LOGGED_IN', status: 401 }, ...answers }, undefined, options);
  stops.push(syncAcrossTabs(store));
  return store;
}

async function tabOf({ token, username }: SessionSnapshot, options: TestStoreOptions = {}): Promise<SessionStore> {
  const store = tab({ logout: () => ({ loggedOut: true }) }, options);
  const opened = { token, firstTimeLogin: false, passwordExpired: false, passwordTemporary: false, expiresAt: '2026-01-01T12:00:00Z' };
  await store.dispatch(openSession({ opened, username, method: 'username', forcedPasswordChange: true }));
  return store;
}

describe('cross-tab sync of a new tab', () => {
  it('asks the other tabs for a session, and adopts the one it receives', async () => {
    const store = tab();
    await vi.waitFor(() => expect(heard[0]).toMatchObject({ kind: 'hello' }));
    const to = heard[0]?.kind === 'hello' ? heard[0].from : '';
    broadcastToTabs({ kind: 'session', to: 'another tab', session: bob });
    broadcastToTabs({ kind: 'session', to, session: ann });
    broadcastToTabs({ kind: 'session', to, session: bob });
    await here(store, 'ann');
    expect([readSession('token'), readSession('username'), readSession('isAgent')]).toEqual([ann.token, 'ann', '0']);
    expect(who(store).afterLogin).toBeUndefined();
  });

  it('is answered by a tab that is logged in', async () => {
    await tabOf(ann);
    broadcastToTabs({ kind: 'hello', from: 'x' });
    await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'session', to: 'x', session: ann }));
  });

  it('is answered on its own channel, which other tabs do not receive', async () => {
    const others: TabMessage[] = [];
    stops.push(onTabMessage((news) => others.push(news), 'another'));
    await tabOf(ann);
    broadcastToTabs({ kind: 'hello', from: 'x' });
    await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'session', to: 'x', session: ann }));
    broadcastToTabs({ kind: 'loggedOut', token: 'end of the test' });
    await vi.waitFor(() => expect(others.at(-1)?.kind).toBe('loggedOut'));
    expect(others.map(({ kind }) => kind)).not.toContain('session');
  });

  it("is not answered by a visitor's tab", async () => {
    tab();
    broadcastToTabs({ kind: 'hello', from: 'x' });
    broadcastToTabs({ kind: 'loggedOut', token: 'end of the test' });
    await vi.waitFor(() => expect(heard.at(-1)?.kind).toBe('loggedOut'));
    expect(heard.map(({ kind }) => kind)).not.toContain('session');
  });

  it('of another merchant receives nothing', async () => {
    const session = ann;
    rememberMerchant('another');
    const store = tab();
    stops.push(onTabMessage((news) => heard.push(news)));
    const other = new BroadcastChannel('livery-session/elsewhere');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no target
    other.postMessage({ kind: 'loggedIn', session });
    other.close();
    broadcastToTabs({ kind: 'loggedOut', token: 'end of the test' });
    await vi.waitFor(() => expect(heard.at(-1)?.kind).toBe('loggedOut'));
    expect(who(store).loggedIn).toBe(false);
  });
});

describe('cross-tab sync of a login', () => {
  it('sends the session to the other tabs', async () => {
    await tabOf(ann);
    await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'loggedIn', session: ann }));
  });

  it('logs a visitor in, closes the login dialog, and drops the pending action', async () => {
    const store = tab();
    const act = vi.fn();
    dialogsOf(store.dispatch).open('noticeModal');
    dialogsOf(store.dispatch).open('loginPopupModal');
    setPostLoginAction({ action: 'playReal', act });
    broadcastToTabs({ kind: 'loggedIn', session: ann });
    await here(store, 'ann');
    expect(names(store)).toEqual(['noticeModal']);
    expect(takePostLoginAction()).toBeUndefined();
    expect(act).not.toHaveBeenCalled();
  });

  it("as another member is adopted with a notice, and clears the first member's data", async () => {
    const store = await tabOf(ann);
    await store.dispatch(sessionApi.endpoints.memberInfo.initiate());
    dialogsOf(store.dispatch).open('changePassModal');
    broadcastToTabs({ kind: 'loggedIn', session: bob });
    await here(store, 'bob');
    expect(names(store)).toEqual([]);
    expect(store.getState().toasts.queue.map(({ wording }) => wording)).toEqual([{ ns: 'errors', key: 'session.switched', params: { account: 'bob' } }]);
    expect(JSON.stringify(store.getState())).not.toContain('Ann');
  });

  it('as the same member renews the session and changes nothing else', async () => {
    const store = await tabOf(ann);
    dialogsOf(store.dispatch).open('changePassModal');
    people['newer'] = member();
    broadcastToTabs({ kind: 'loggedIn', session: { ...ann, token: 'newer' } });
    await vi.waitFor(() => expect(sessionToken()).toBe('newer'));
    expect([names(store), store.getState().toasts.queue]).toEqual([['changePassModal'], []]);
  });

  it('with a password that must be changed requires the change here too, until it is changed there', async () => {
    const store = tab();
    broadcastToTabs({ kind: 'loggedIn', session: { ...ann, mustChangePassword: true } });
    await here(store, 'ann');
    expect([names(store), readSession('cpw')]).toEqual([['changePassModal'], 'true']);
    broadcastToTabs({ kind: 'passwordChanged', token: 'another' });
    broadcastToTabs({ kind: 'passwordChanged', token: ann.token });
    await vi.waitFor(() => expect([names(store), readSession('cpw'), who(store).mustChangePassword]).toEqual([[], undefined, false]));
  });
});

describe('cross-tab sync of a logout', () => {
  it('ends the same session, and no other', async () => {
    const store = await tabOf(ann);
    broadcastToTabs({ kind: 'loggedOut', token: bob.token });
    broadcastToTabs({ kind: 'hello', from: 'x' });
    await vi.waitFor(() => expect(heard.some((news) => news.kind === 'session')).toBe(true));
    expect(who(store).loggedIn).toBe(true);
    broadcastToTabs({ kind: 'loggedOut', token: ann.token });
    await vi.waitFor(() => expect(who(store).loggedIn).toBe(false));
    expect(sessionToken()).toBeUndefined();
  });

  it('opens no login when the server ended the session first', async () => {
    const store = await tabOf(ann);
    store.dispatch(sessionExpired());
    expect(names(store)).toEqual(['loginPopupModal']);
    broadcastToTabs({ kind: 'loggedOut', token: ann.token });
    await vi.waitFor(() => expect([names(store), who(store).interrupted, store.getState().toasts.queue]).toEqual([[], undefined, []]));
  });

  it('is sent before the server has answered, after which no tab receives the token', async () => {
    const token = 'token-that-leaves';
    people[token] = member();
    // The server answers late.
    const store = tab();
    await store.dispatch(openSession({ opened: { token, firstTimeLogin: false, passwordExpired: false, passwordTemporary: false, expiresAt: '2026-01-01T12:00:00Z' }, username: 'ann', method: 'username', forcedPasswordChange: true }));
    void store.dispatch(logOut());
    broadcastToTabs({ kind: 'hello', from: 'x' });
    broadcastToTabs({ kind: 'loggedOut', token: 'end of the test' });
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'loggedOut', token: 'end of the test' }));
    expect(heard).toContainEqual({ kind: 'loggedOut', token });
    expect(heard.map(({ kind }) => kind)).not.toContain('session');
  });

  it('is sent, as is a changed password', async () => {
    const store = await tabOf(ann);
    await store.dispatch(passwordChanged());
    await store.dispatch(logOut());
    // Tabs may exchange questions and answers about sessions at any time.
    const lastKinds = () => heard.map(({ kind }) => kind).filter((kind) => kind !== 'session').slice(-2);
    await vi.waitFor(() => expect(lastKinds()).toEqual(['passwordChanged', 'loggedOut']));
  });
});

describe('cross-tab sync of a session that is replaced', () => {
  const trial: SessionSnapshot = { ...ann, token: 'token-of-a-trial', agentType: 4 };
  beforeEach(() => {
    people[trial.token] = member({ type: 4 });
  });
  // Both tabs of a test have one session storage and one mark of an ending session: the other tab's messages are sent by hand.
  const replacing = { kind: 'replacing', token: trial.token } as const;
  const told = async () => {
    broadcastToTabs({ kind: 'loggedOut', token: 'end of the test' });
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'loggedOut', token: 'end of the test' }));
  };

  it('opens no login when the server ends the former session before the new one is known', async () => {
    const store = await tabOf(trial);
    broadcastToTabs(replacing);
    await told();
    store.dispatch(sessionExpired());
    expect([names(store), who(store).loggedIn]).toEqual([[], true]);
    broadcastToTabs({ kind: 'loggedIn', session: bob });
    await here(store, 'bob');
    store.dispatch(sessionExpired());
    expect(names(store)).toEqual(['loginPopupModal']);
  });

  it.each([
    ['is kept', { kind: 'kept', token: trial.token } as const, ['loginPopupModal']],
    ['is kept of another token', { kind: 'kept', token: bob.token } as const, []],
  ])('opens a login when it expires after it %s', async (_case, message, dialogs) => {
    const store = await tabOf(trial);
    broadcastToTabs(replacing);
    broadcastToTabs(message);
    await told();
    store.dispatch(sessionExpired());
    expect(names(store)).toEqual(dialogs);
  });

  it('opens a login when the tab that replaces it says nothing more for a minute', async () => {
    const waits: { readonly milliseconds: number; readonly end: () => void }[] = [];
    const clock = { now: () => 0, sleep: (milliseconds: number) => new Promise<void>((end) => void waits.push({ milliseconds, end })) };
    const store = await tabOf(trial, { clock });
    broadcastToTabs(replacing);
    await told();
    store.dispatch(sessionExpired());
    expect(names(store)).toEqual([]);
    for (const { milliseconds, end } of waits) if (milliseconds === 60_000) end();
    await Promise.resolve();
    await Promise.resolve();
    store.dispatch(sessionExpired());
    expect(names(store)).toEqual(['loginPopupModal']);
  });

  it('changes nothing in a tab of another session', async () => {
    const store = await tabOf(ann);
    broadcastToTabs(replacing);
    await told();
    store.dispatch(sessionExpired());
    expect(names(store)).toEqual(['loginPopupModal']);
  });
});

it.each([null, 'x', { kind: 'loggedIn' }, { kind: 'loggedIn', session: { ...ann, token: '' } }, { kind: 'loggedIn', session: { ...ann, agentType: 7 } }, { kind: 'hello' }, { kind: 'unheard of' }])(
  'cross-tab sync ignores an unknown message: %j',
  async (data) => {
    const store = tab();
    const channel = new BroadcastChannel(`livery-session/${readSession('merchantCode')}`);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no target
    channel.postMessage(data);
    channel.close();
    broadcastToTabs({ kind: 'loggedOut', token: 'end of the test' });
    await vi.waitFor(() => expect(heard.at(-1)?.kind).toBe('loggedOut'));
    expect([heard.length <= 2, who(store).loggedIn]).toEqual([true, false]);
  },
);
