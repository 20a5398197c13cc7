import { renderApp } from '@livery/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hallApi, SEARCH_CACHE_SECONDS } from './hall-api.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('hallApi', () => {
  it('caches search results for a shorter time than the list of a hall', async () => {
    const { store } = await renderApp(<p />);
    vi.useFakeTimers();
    const request = { clientType: 3, platform: 'html5-desktop', pageSize: 24, language: 'EN', gameType: 'RNG' } as const;
    const list = store.dispatch(hallApi.endpoints.gameList.initiate(request));
    const search = store.dispatch(hallApi.endpoints.gameSearch.initiate({ ...request, gameName: 'moon' }));
    list.unsubscribe();
    search.unsubscribe();
    const kept = () => {
      const { api } = store.getState() as unknown as { api: { queries: Record<string, { endpointName: string }> } };
      return Object.values(api.queries).map(({ endpointName }) => endpointName);
    };
    expect(kept().toSorted()).toEqual(['gameList', 'gameSearch']);
    await vi.advanceTimersByTimeAsync((SEARCH_CACHE_SECONDS + 1) * 1000);
    expect(kept()).toEqual(['gameList']);
  });
});
