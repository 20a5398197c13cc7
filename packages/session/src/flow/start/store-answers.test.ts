import { api, query } from '@livery/api-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionApi } from '../../calls.ts';
import { sessionSlice } from '../../session-slice.ts';
import { readSession, rememberMerchant, writeSession } from '../../storage/session-storage.ts';
import { member, memoryStorage, testStore } from '../../test-support/test-store.ts';
import { permissionAnswer } from '../../test-support/permission-answer.ts';
import { sessionExpired } from '../sign-out/session-expired.ts';
import { fetchStoredSettings } from './fetch-settings.ts';
import { storeAnswers } from './store-answers.ts';

const at = '2026-01-01T00:00:00Z';
const wallet = { currency: { code: 'P', symbol: 'P', exponent: 2 }, wallets: [], choice: { autoIn: true, autoHome: true }, at };
const route = { merchantCode: 'M1', brand: 'testbrand', defaultLanguage: 'EN' as const, languages: ['EN' as const] };
const settings = { dailysalreqtype: true, divtypereq: false, contracthoursalreq: true, realtimesalreqtype: false };
const nova = { vassalage: 'NOVA', gameType: 'RNG', displayName: 'Nova', accountTypeName: 'NOVA', isHot: false, games: 1, logo: '/nova.svg', state: 'open', open: 'frame', wallet: 'seamless' };
const slots = { name: 'nav.RNG', gameType: 'RNG', page: '/rng', point: null, enName: 'Slots' };
const parse = (key: Parameters<typeof readSession>[0]): unknown => JSON.parse(readSession(key) ?? 'null');

let stops: (() => void)[] = [];
beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  rememberMerchant('M1');
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.unstubAllGlobals();
});

describe('storeAnswers', () => {
  it('stores an answer that came with the page', () => {
    const { store } = testStore();
    store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'permission', arg: undefined, value: permissionAnswer() }] as never));
    stops.push(storeAnswers(store));
    expect(parse('settings')).toMatchObject({ freePlay: true });
    expect(parse('validate')).toEqual(permissionAnswer().registration);
  });

  it.each([
    ['routers', 'domainRoute', route, route],
    ['gameVendor', 'gameVendors', { list: [] }, []],
    ['gameVendor', 'gameCategories', { list: [{ gameCategory: 'RNG', vendors: [nova], nav: slots }] }, [nova]],
    ['merchantWallet', 'merchantWallet', wallet, wallet],
    ['consolidated', 'consolidatedSettings', settings, settings],
  ] as const)('stores %s when %s has answered', async (key, name, answer, value) => {
    const { store } = testStore({ [name]: () => answer });
    writeSession('token', 'token');
    stops.push(storeAnswers(store));
    const endpoints = api.injectEndpoints({ endpoints: (build) => ({ [name]: query(build, name) }), overrideExisting: false }).endpoints as unknown as Record<string, { initiate: (arg: unknown) => never }>;
    await store.dispatch(endpoints[name]?.initiate({}) as never);
    await vi.waitFor(() => expect(parse(key)).toEqual(value));
  });

  it('stores nothing that was removed with its session', async () => {
    const { store } = testStore({ consolidatedSettings: () => settings });
    writeSession('token', 'token');
    stops.push(storeAnswers(store));
    await store.dispatch(sessionApi.endpoints.consolidatedSettings.initiate());
    await vi.waitFor(() => expect(parse('consolidated')).toEqual(settings));
    writeSession('consolidated', undefined);
    store.dispatch(sessionSlice.actions.unreadChanged(1));
    expect(readSession('consolidated')).toBeUndefined();
  });

  it('stores an answer again when it is the same after an expiry and a log-in', async () => {
    const { store } = testStore({ consolidatedSettings: () => ({ ...settings }) });
    const ask = () => store.dispatch(sessionApi.endpoints.consolidatedSettings.initiate(undefined, { subscribe: false, forceRefetch: true }));
    writeSession('token', 'token');
    store.dispatch(sessionSlice.actions.opened({ account: 'ann', agentType: 1, mustChangePassword: false, afterLogin: undefined }));
    stops.push(storeAnswers(store));
    await ask();
    await vi.waitFor(() => expect(parse('consolidated')).toEqual(settings));
    store.dispatch(sessionExpired());
    expect(readSession('consolidated')).toBeUndefined();
    writeSession('token', 'next');
    const again = ask();
    expect(readSession('consolidated')).toBeUndefined();
    await again;
    await vi.waitFor(() => expect(parse('consolidated')).toEqual(settings));
  });
});

describe('fetchStoredSettings', () => {
  const started = (type: 0 | 1 | 4, modules: { readonly agentPolicy?: boolean; readonly memberCentre?: boolean } = {}) => {
    const made = testStore({ consolidatedSettings: () => settings, domainRoute: () => route, memberInfo: () => member({ type }) });
    writeSession('token', 'token');
    made.store.dispatch(sessionSlice.actions.opened({ account: 'ann', agentType: type, mustChangePassword: false, afterLogin: undefined }));
    made.store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'permission', arg: undefined, value: permissionAnswer(modules) }] as never));
    stops.push(fetchStoredSettings(made.store));
    return made;
  };

  it('fetches the consolidated settings of an agent once a session', async () => {
    const { store, asked } = started(1);
    store.dispatch(sessionSlice.actions.unreadChanged(1));
    await vi.waitFor(() => expect(asked.toSorted()).toEqual(['consolidatedSettings', 'domainRoute']));
  });

  it.each([
    ['a player', 0, {}],
    ['a trial account', 4, {}],
    ['an agent without agent policy', 1, { agentPolicy: false }],
    ['an agent without member centre', 1, { memberCentre: false }],
  ] as const)('does not fetch the consolidated settings of %s', async (_, type, modules) => {
    const { asked } = started(type, modules);
    await vi.waitFor(() => expect(asked).toContain('domainRoute'));
    expect(asked).not.toContain('consolidatedSettings');
  });

  it('asks once a visit which merchant the domain belongs to', () => {
    writeSession('routers', '{}');
    expect(started(0).asked).toEqual([]);
  });
});
