import { api, createTransport } from '@livery/api-sdk';
import type { Transport, TransportConfig } from '@livery/api-sdk';
import { calls } from '@livery/contracts';
import type { CallName, CallSpec, ErrorCode, ResponseOf } from '@livery/contracts';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { dialogsSlice, toastsSlice } from '@livery/app-shell';
import type { SessionStore } from '../flow/dispatch.ts';
import { markSessionEnding } from '../flow/sign-out/session-expired.ts';
import { sessionSlice } from '../session-slice.ts';
import { sessionToken } from '../storage/session-storage.ts';

/** Answers by call: a value, or a refusal. A call without an answer stays pending. */
export type Answers = {
  readonly [Name in CallName]?: () => ResponseOf<Name> | { readonly refuse: ErrorCode; readonly status: number };
};

/** A member's data as the gateway sends them. */
export function member(over: Partial<ResponseOf<'memberInfo'>> = {}): ResponseOf<'memberInfo'> {
  return {
    id: 'm1',
    account: 'ann',
    nickname: 'Ann',
    type: 0,
    toUpline: false,
    clubLabel: null,
    memberLabel: [],
    lastLoginAt: null,
    firstPassword: false,
    ...over,
  };
}

/** What a test changes about the transport. */
export interface TestStoreOptions extends Partial<TransportConfig> {
  /** Called with each request; it is answered when the promise resolves. */
  readonly before?: (name: CallName, init: RequestInit | undefined) => Promise<void> | void;
}

/** A store of a page just opened, over a fake gateway; `asked` lists the calls made, `push` writes to the event stream. */
export function testStore(
  answers: Answers = {},
  push?: Response,
  { before, ...config }: TestStoreOptions = {},
): { store: SessionStore; transport: Transport; asked: CallName[] } {
  // Test files share their modules: a session that another file ended is not this page's.
  markSessionEnding(undefined);
  const asked: CallName[] = [];
  const transport = createTransport({
    merchantCode: 'M1',
    device: 'WEB',
    language: () => 'EN',
    token: sessionToken,
    onContractBreach: (call, details) => {
      throw new Error(`${call}: ${details}`);
    },
    fetch: async (input, init) => {
      const { pathname } = new URL(typeof input === 'string' ? input : '', 'http://gateway.test');
      const found = (Object.entries(calls) as [CallName, CallSpec][]).find(
        ([, call]) => call.path === pathname && call.method === (init?.method ?? 'GET'),
      );
      const name = found?.[0];
      if (name === undefined) return new Promise(() => {});
      asked.push(name);
      await before?.(name, init);
      if (name === 'events' && push) return push;
      const answer = answers[name]?.();
      if (answer === undefined) return new Promise(() => {});
      if ('refuse' in answer) {
        return Response.json({ success: false, code: answer.refuse, message: '', requestId: 'r' }, { status: answer.status });
      }
      return Response.json({ success: true, value: answer, requestId: 'r' });
    },
    ...config,
  });
  const reducer = combineReducers({
    api: api.reducer,
    session: sessionSlice.reducer,
    dialogs: dialogsSlice.reducer,
    toasts: toastsSlice.reducer,
  });
  const store = configureStore({
    reducer,
    middleware: (standard) => standard({ thunk: { extraArgument: { transport } } }).concat(api.middleware),
  });
  return { store, transport, asked };
}

/** A storage in memory. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}
