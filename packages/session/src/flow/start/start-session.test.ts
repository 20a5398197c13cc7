import { api, query } from '@livery/api-sdk';
import { createText, languageOf } from '@livery/i18n';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionApi } from '../../calls.ts';
import { openDialogsOf, dialogsOf } from '@livery/app-shell';
import { sessionOf } from '../../member/use-session.ts';
import { readSession, rememberMerchant, sessionToken, writeSession } from '../../storage/session-storage.ts';
import { manualClock } from '../../test-support/manual-clock.ts';
import { permissionAnswer } from '../../test-support/permission-answer.ts';
import { member, memoryStorage, testStore } from '../../test-support/test-store.ts';
import type { Answers, TestStoreOptions } from '../../test-support/test-store.ts';
import { startSession } from './start-session.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';

// Broadcast channels reach every test of the process: a merchant that no other test uses.
const merchant = crypto.randomUUID();
const token = 'token';
let stop: () => void = () => {};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('history', { state: null, pushState() {}, back() {} });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  rememberMerchant(merchant);
  // Fetched once a visit: not in this test.
  writeSession('routers', '{}');
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('startSession', () => {
  it("requests what a visitor's page needs, and opens no push connection", async () => {
    const { store, transport, asked } = testStore({ permission: () => ({ refuse: 'NOT_FOUND', status: 404 }) });
    stop = startSession(store, transport);
    await vi.waitFor(() => expect(asked).toEqual(['permission', 'countries']));
  });

  it('requests the member where there is a token, and opens push for as long', async () => {
    writeSession('token', token);
    const { store, transport, asked } = testStore({ memberInfo: () => member({ type: 1 }) });
    stop = startSession(store, transport);
    await vi.waitFor(() => expect(sessionOf(store.getState()).role).toBe('agent'));
    await vi.waitFor(() => expect(asked).toContain('events'));
    expect(readSession('isAgent')).toBe('1');
  });

  it('keeps the settings of the permission call', async () => {
    const { store, transport } = testStore({ permission: () => permission, countries: () => ({ countries: [], current: null }) });
    stop = startSession(store, transport);
    await vi.waitFor(() => expect(JSON.parse(readSession('validate') ?? 'null')).toEqual(permission.registration));
    expect(JSON.parse(readSession('settings') ?? 'null')).toMatchObject({ freePlay: true });
  });

  it('refetches texts of the gateway when the language changes, and only then', async () => {
    const text = createText({ languages: ['EN', 'XA'], defaultLanguage: 'EN', fixedLanguage: 'EN' });
    const { store, transport, asked } = testStore({
      permission: () => permission,
      countries: () => ({ countries: [], current: null }),
    });
    stop = startSession(store, transport, text);
    await vi.waitFor(() => expect(asked).toEqual(['permission', 'countries']));
    text.registerBrandStrings('EN', { common: { 'action.ok': 'Aye' } });
    await text.setLanguage('XA');
    await vi.waitFor(() => expect(asked).toEqual(['permission', 'countries', 'permission']));
  });

  it('refetches records when the language changes, since they name games', async () => {
    const text = createText({ languages: ['EN', 'XA'], defaultLanguage: 'EN', fixedLanguage: 'EN' });
    const { store, transport, asked } = testStore({ permission: () => permission, countries: () => ({ countries: [], current: null }), winners: () => ({ list: [] }) });
    // Any call that a visitor may make: the tag decides.
    const records = api.injectEndpoints({ endpoints: (build) => ({ records: query(build, 'winners', { providesTags: ['Records'] }) }) });
    stop = startSession(store, transport, text);
    await store.dispatch(records.endpoints.records.initiate(undefined));
    await text.setLanguage('XA');
    await vi.waitFor(() => expect(asked.filter((name) => name === 'winners')).toHaveLength(2));
  });

  it('shows once that English replaces texts that could not be fetched', () => {
    let changed: () => void = () => {};
    const english = { language: () => languageOf('TY'), hasFallback: () => true, subscribe: (onChange: () => void) => ((changed = onChange), () => {}) };
    const { store, transport } = testStore();
    stop = startSession(store, transport, english);
    changed();
    expect(store.getState().toasts.queue.map(({ wording }) => wording)).toEqual([{ ns: 'common', key: 'language.fallback' }]);
  });

  it('fetches the encryption key when the login dialog opens, once', async () => {
    const { store, transport, asked } = testStore();
    stop = startSession(store, transport);
    dialogsOf(store.dispatch).open('loginPopupModal');
    dialogsOf(store.dispatch).open('registerModal');
    await vi.waitFor(() => expect(asked.filter((name) => name === 'cryptoKey')).toEqual(['cryptoKey']));
  });

  it('requires the change of an expired password again after a reload', () => {
    writeSession('token', token);
    writeSession('cpw', 'true');
    const { store, transport } = testStore();
    stop = startSession(store, transport);
    expect(openDialogsOf(store.getState())).toMatchObject([{ name: 'changePassModal' }]);
  });

  it('starts cross-tab sync when its chunk is loaded, unless it was stopped', async () => {
    const { store, transport } = testStore({ memberInfo: () => member() });
    const stopFirst = startSession(store, transport);
    stopFirst();
    stop = startSession(testStore().store, transport);
    const session = { token, username: 'ann', agentType: 0, memberId: 'm1', mustChangePassword: false } as const;
    await vi.waitFor(() => {
      broadcastToTabs({ kind: 'loggedIn', session });
      expect(sessionToken()).toBe(token);
    });
    expect(sessionOf(store.getState()).loggedIn).toBe(false);
  });
});

describe('push events', () => {
  it('apply a newer balance without a fetch, and never an older one', async () => {
    writeSession('token', token);
    const push = new TransformStream<Uint8Array, Uint8Array>();
    const writer = push.writable.getWriter();
    const send = (event: string, data: object) =>
      writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    const { store, transport } = testStore({ balance: () => balance }, new Response(push.readable));
    stop = startSession(store, transport);
    await store.dispatch(sessionApi.endpoints.balance.initiate());
    const available = () => sessionApi.endpoints.balance.select()(store.getState() as never).data?.available;
    await send('balance', { available: '9.00', currency: 'P', version: 3 });
    await vi.waitFor(() => expect(available()).toBe('9.00'));
    await send('balance', { available: '1.00', currency: 'P', version: 2 });
    await send('unread', { count: 4 });
    await vi.waitFor(() => expect(store.getState().session.unread).toBe(4));
    expect(available()).toBe('9.00');
    await send('session', { state: 'ended' });
    await vi.waitFor(() => expect(store.getState().session.loggedIn).toBe(false));
  });
});

// A unique endpoint name: test files share one `api`.
const records = api.injectEndpoints({ endpoints: (build) => ({ testedTotals: query(build, 'betTotals', { providesTags: ['Records'] }), testedAccrual: query(build, 'agentRealTime', { providesTags: ['Records', { type: 'Records', id: 'accrued' }] }) }) });
const totals = { from: '2026-01-01', to: '2026-01-02', totals: [], sum: { turnover: '0.00', validBet: '0.00', prize: '0.00', net: '0.00', bets: 0 } };

describe('pushed balance', () => {
  const connected = async (options: TestStoreOptions, answers: Answers = {}) => {
    writeSession('token', token);
    const push = new TransformStream<Uint8Array, Uint8Array>();
    const writer = push.writable.getWriter();
    const { store, transport, asked } = testStore({ balance: () => balance, ...answers }, new Response(push.readable), options);
    stop = startSession(store, transport);
    const write = (event: string, data: object) => writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    const send = (version: number) => writer.write(new TextEncoder().encode(`event: balance\ndata: {"available":"${version}.00","currency":"P","version":${version}}\n\nevent: unread\ndata: {"count":${version}}\n\n`));
    const received = (version: number) => vi.waitFor(() => expect(store.getState().session.unread).toBe(version));
    return { store, asked, send, write, received };
  };

  it('overrides an older first answer that is still pending', async () => {
    const answered = Promise.withResolvers<void>();
    const { store, send, received } = await connected({ before: (name) => (name === 'balance' ? answered.promise : undefined) });
    const first = store.dispatch(sessionApi.endpoints.balance.initiate());
    await send(3);
    await received(3);
    answered.resolve();
    await first;
    await vi.waitFor(() => expect(sessionApi.endpoints.balance.select()(store.getState() as never).data).toMatchObject({ available: '3.00', version: 3 }));
  });

  it('refetches records once for a run of bets, and never the balance', async () => {
    const clock = manualClock();
    const { store, asked, send, received } = await connected({ clock, random: () => 0 }, { betTotals: () => totals, permission: () => permission, memberInfo: () => member(), countries: () => ({ countries: [], current: null }) });
    await store.dispatch(sessionApi.endpoints.balance.initiate());
    await store.dispatch(records.endpoints.testedTotals.initiate({ from: '2026-01-01', to: '2026-01-02' }));
    asked.length = 0;
    for (const version of [2, 3, 4]) await send(version);
    await received(4);
    await clock.advance(1999);
    expect(asked).toEqual([]);
    await clock.advance(1);
    await vi.waitFor(() => expect(asked).toEqual(['betTotals']));
  });

  it.each(['accrual', 'agentContract'])('refetches records once for a run of %s events, spread like those of a balance', async (event) => {
    const clock = manualClock();
    const { store, asked, write, received } = await connected({ clock, random: () => 0 }, { betTotals: () => totals, permission: () => permission, memberInfo: () => member(), countries: () => ({ countries: [], current: null }) });
    const fetches = () => asked.filter((name) => name === 'betTotals').length;
    await store.dispatch(records.endpoints.testedTotals.initiate({ from: '2026-01-01', to: '2026-01-02' }));
    for (const _time of [1, 2, 3]) await write(event, {});
    await write('unread', { count: 5 });
    await received(5);
    await clock.advance(1999);
    expect(fetches()).toBe(1);
    await clock.advance(1);
    await vi.waitFor(() => expect(fetches()).toBe(2));
  });

  it('refetches what has accrued alone when something accrues, and with all records when it is posted', async () => {
    const clock = manualClock();
    const accrued = { percent: '1', since: null, nextAt: '2026-01-01T00:05:00Z', gross: '0.00', passedOn: '0.00', net: '0.00', bets: 0 };
    const { store, asked, write, received } = await connected({ clock, random: () => 0 }, { betTotals: () => totals, agentRealTime: () => accrued, permission: () => permission, memberInfo: () => member(), countries: () => ({ countries: [], current: null }) });
    const fetches = () => ['betTotals', 'agentRealTime'].map((name) => asked.filter((one) => one === name).length);
    await Promise.all([store.dispatch(records.endpoints.testedTotals.initiate({ from: '2026-01-01', to: '2026-01-02' })), store.dispatch(records.endpoints.testedAccrual.initiate({}))]);
    for (const _time of [1, 2, 3]) await write('accruing', {});
    await write('unread', { count: 5 });
    await received(5);
    await clock.advance(2000);
    await vi.waitFor(() => expect(fetches()).toEqual([1, 2]));
    await write('accrual', {});
    await write('unread', { count: 6 });
    await received(6);
    await clock.advance(2000);
    await vi.waitFor(() => expect(fetches()).toEqual([2, 3]));
  });
});

const balance = {
  currency: { code: 'P', symbol: 'P', exponent: 2 },
  available: '5.00',
  held: '0.00',
  kind: 'real',
  version: 1,
  at: '2026-01-01T00:00:00Z',
} as const;
const permission = permissionAnswer();
