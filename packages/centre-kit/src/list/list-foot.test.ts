import { describe, expect, it } from 'vitest';
import { listFoot } from './list-foot.ts';

const query = { error: undefined, isFetching: false, isFetchNextPageError: false, hasNextPage: false, fetchNextPage: () => undefined, refetch: () => undefined };

describe('listFoot', () => {
  it.each([
    ['end', 'a whole list stands', {}],
    ['end', 'a whole list is fetched anew', { isFetching: true }],
    ['idle', 'there is more', { hasNextPage: true }],
    ['loading', 'the next page comes', { hasNextPage: true, isFetching: true }],
    ['error', 'the next page failed', { hasNextPage: true, error: {}, isFetchNextPageError: true }],
    ['loading', 'it is tried again', { error: {}, isFetching: true }],
  ] as const)('returns %s when %s', (state, _when, over) => expect(listFoot({ ...query, ...over }).state).toBe(state));

  it('returns a retry of what failed: the next page, or the whole list', () => {
    const tried: string[] = [];
    const calls = { fetchNextPage: () => tried.push('next'), refetch: () => tried.push('all') };
    listFoot({ ...query, ...calls, hasNextPage: true }).onMore();
    listFoot({ ...query, ...calls, error: {}, isFetchNextPageError: true }).onMore();
    listFoot({ ...query, ...calls, error: {} }).onMore();
    expect(tried).toEqual(['next', 'next', 'all']);
  });
});
