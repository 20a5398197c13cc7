import { sessionApi } from '@livery/session';
import { balance, renderApp } from '@livery/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFollowBalance } from './use-follow-balance.ts';
import type { AskedQuery } from './use-follow-balance.ts';

afterEach(cleanup);

function Probe(query: AskedQuery) {
  useFollowBalance(query);
  return <p>followed</p>;
}

async function followed(query: AskedQuery) {
  const { store } = await renderApp(<Probe {...query} />, { session: 'member', answers: { balance: () => balance({ version: 1 }) } });
  await screen.findByText('followed');
  await waitFor(() => expect(sessionApi.endpoints.balance.select()(store.getState() as never).data?.version).toBe(1));
  act(() => void store.dispatch(sessionApi.util.updateQueryData('balance', undefined, (current) => ({ ...current, version: 2 })) as never));
}

describe('useFollowBalance', () => {
  it('asks once more when a look-up was under way at the push', async () => {
    const refetch = vi.fn(() => Promise.resolve());
    await followed({ isFetching: true, refetch });
    await waitFor(() => expect(refetch).toHaveBeenCalledTimes(2), { timeout: 3000 });
  });

  it('asks nothing more when the page is left during a look-up', async () => {
    const first = Promise.withResolvers<void>();
    const refetch = vi.fn(() => first.promise);
    await followed({ isFetching: true, refetch });
    await waitFor(() => expect(refetch).toHaveBeenCalledTimes(1), { timeout: 3000 });
    cleanup();
    first.resolve();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
