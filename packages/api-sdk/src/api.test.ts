import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { api } from './api.ts';
import { mutation, pages, query } from './endpoints.ts';
import { failure, fakeGateway, success } from './test-support/fake-gateway.ts';
import type { Responder } from './test-support/fake-gateway.ts';

// Unique names: test files share one `api`, and with it the endpoints that features have added.
const domain = api.injectEndpoints({
  endpoints: (build) => ({
    testedBalance: query(build, 'balance', { providesTags: ['Balance'] }),
    testedWinners: query(build, 'winners'),
    testedLogout: mutation(build, 'logout', { invalidatesTags: ['Balance'] }),
    testedBetRecords: pages(build, 'betRecords'),
    testedReadRecords: pages(build, 'betRecords', { refetch: 'allPages' }),
  }),
});

function storeOver(answer: Responder) {
  const { transport, received } = fakeGateway(answer);
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard({ thunk: { extraArgument: { transport } } }).concat(api.middleware),
  });
  return { store, received };
}

describe('base API', () => {
  it('types requests and answers by the contract', () => {
    type Balance = NonNullable<ReturnType<ReturnType<typeof domain.endpoints.testedBalance.select>>['data']>;
    expectTypeOf<Balance['available']>().toEqualTypeOf<string>();
    expectTypeOf(domain.useTestedBalanceQuery).parameter(0).toExtend<unknown>();
  });

  it('puts values and plain problems into the store', async () => {
    const { store } = storeOver(({ url }) => (url.includes('Winner') ? success({ list: [] }) : failure('SESSION_EXPIRED', 401)));
    expect((await store.dispatch(domain.endpoints.testedWinners.initiate())).data).toEqual({ list: [] });
    const { error } = await store.dispatch(domain.endpoints.testedBalance.initiate());
    expect(error).toMatchObject({ kind: 'unauthorised', code: 'SESSION_EXPIRED' });
    expect(JSON.parse(JSON.stringify(error))).toEqual(error);
  });

  it('refetches what a mutation invalidated', async () => {
    const { store, received } = storeOver(({ method }) => success(method === 'POST' ? { loggedOut: true } : {}));
    await store.dispatch(domain.endpoints.testedBalance.initiate());
    await store.dispatch(domain.endpoints.testedLogout.initiate());
    await Promise.all(store.dispatch(domain.util.getRunningQueriesThunk()));
    expect(received.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });

  it('refetches what a mutation invalidated while it was being fetched', async () => {
    const first = Promise.withResolvers<Response>();
    let asked = 0;
    const { store, received } = storeOver(({ method }) => (method === 'POST' ? success({ loggedOut: true }) : (asked += 1) === 1 ? first.promise : success({})));
    const read = store.dispatch(domain.endpoints.testedBalance.initiate());
    await store.dispatch(domain.endpoints.testedLogout.initiate());
    first.resolve(success({}));
    await read;
    await Promise.all(store.dispatch(domain.util.getRunningQueriesThunk()));
    expect(received.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });

  it('refetches a stale list from its first page only', async () => {
    const { store, received } = storeOver(({ url }) => success({ records: [], pageNo: Number(/pageNo=(\d)/.exec(url)?.[1]), totalPages: 3, total: 0 }));
    const list = store.dispatch(domain.endpoints.testedBetRecords.initiate({ pageSize: 5 }));
    await list;
    await store.dispatch(domain.endpoints.testedBetRecords.initiate({ pageSize: 5 }, { direction: 'forward' }));
    await list.refetch();
    expect(received.map(({ url }) => /pageNo=(\d)/.exec(url)?.[1])).toEqual(['1', '2', '1']);
    list.unsubscribe();
  });

  it('refetches every loaded page of a list that asks for it', async () => {
    const { store, received } = storeOver(({ url }) => success({ records: [], pageNo: Number(/pageNo=(\d)/.exec(url)?.[1]), totalPages: 3, total: 0 }));
    const select = domain.endpoints.testedReadRecords.select({ pageSize: 5 });
    const list = store.dispatch(domain.endpoints.testedReadRecords.initiate({ pageSize: 5 }));
    await list;
    await store.dispatch(domain.endpoints.testedReadRecords.initiate({ pageSize: 5 }, { direction: 'forward' }));
    const refetch = list.refetch();
    expect(select(store.getState()).data?.pages).toHaveLength(2);
    await refetch;
    expect(received.map(({ url }) => /pageNo=(\d)/.exec(url)?.[1])).toEqual(['1', '2', '1', '2']);
    expect(select(store.getState()).data?.pages).toHaveLength(2);
    list.unsubscribe();
  });

  it('sends the cursor of the page before, where it gave one, and also when every page is fetched again', async () => {
    const { store, received } = storeOver(({ url }) => {
      const pageNo = Number(/pageNo=(\d)/.exec(url)?.[1]);
      return success({ records: [], pageNo, totalPages: pageNo < 3 ? pageNo + 1 : pageNo, total: 0, ...(pageNo < 3 ? { next: `after-${pageNo}` } : {}) });
    });
    const list = store.dispatch(domain.endpoints.testedReadRecords.initiate({ pageSize: 5 }));
    await list;
    await store.dispatch(domain.endpoints.testedReadRecords.initiate({ pageSize: 5 }, { direction: 'forward' }));
    await store.dispatch(domain.endpoints.testedReadRecords.initiate({ pageSize: 5 }, { direction: 'forward' }));
    await store.dispatch(domain.endpoints.testedReadRecords.initiate({ pageSize: 5 }, { direction: 'forward' }));
    const once = ['pageSize=5&pageNo=1', 'pageSize=5&pageNo=2&before=after-1', 'pageSize=5&pageNo=3&before=after-2'];
    expect(received.map(({ url }) => url.split('?')[1])).toEqual(once);
    await list.refetch();
    expect(received.map(({ url }) => url.split('?')[1])).toEqual([...once, ...once]);
    list.unsubscribe();
  });

  it('counts pages up to the last', async () => {
    const { store, received } = storeOver(({ url }) =>
      success({ records: [], pageNo: Number(/pageNo=(\d)/.exec(url)?.[1]), totalPages: 2, total: 0 }),
    );
    await store.dispatch(domain.endpoints.testedBetRecords.initiate({ pageSize: 5 }));
    await store.dispatch(domain.endpoints.testedBetRecords.initiate({ pageSize: 5 }, { direction: 'forward' }));
    await store.dispatch(domain.endpoints.testedBetRecords.initiate({ pageSize: 5 }, { direction: 'forward' }));
    expect(received.map(({ url }) => url.split('?')[1])).toEqual(['pageSize=5&pageNo=1', 'pageSize=5&pageNo=2']);
  });
});
