import { api } from '@livery/api-sdk';
import { renderApp } from '@livery/testing';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { lobbyApi } from './api.ts';
import { useHotGamesRequest } from './hooks.ts';

afterEach(cleanup);

function HotGames() {
  return <p>{lobbyApi.useHotGamesQuery(useHotGamesRequest()).status}</p>;
}

describe('hotGames', () => {
  it('are fetched once, in the new language, when the language changes', async () => {
    const asked: unknown[] = [];
    const { store, text } = await renderApp(<HotGames />, {
      answers: {
        hotGames: ({ language }) => {
          asked.push(language);
          return { list: [] };
        },
      },
    });
    await waitFor(() => expect(asked).toEqual(['EN']));
    // As the session has it: what is translated becomes stale.
    const stop = text.subscribe(() => store.dispatch(api.util.invalidateTags(['Games'])));
    await act(() => text.setLanguage('XA'));
    await waitFor(() => expect(asked).toContain('XA'));
    // A fetch in the former language begins before the one in the new.
    await waitFor(() => expect(document.querySelector('p')?.textContent).toBe('fulfilled'));
    expect(asked).toEqual(['EN', 'XA']);
    stop();
  });
});
