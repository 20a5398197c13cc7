import { skipToken } from '@reduxjs/toolkit/query/react';
import { hallApi } from '../../hall-api.ts';
import { isSearch } from './hall-query.ts';
import type { listRequest } from './hall-query.ts';

/**
 * The games of a hall, or those found for some words, which are kept for a shorter time. As with one query, `data` is what
 * was there before until the answer has come.
 */
export function useHallGames(request: ReturnType<typeof listRequest>) {
  const searched = isSearch(request);
  const list = hallApi.useGameListInfiniteQuery(searched ? skipToken : request);
  const found = hallApi.useGameSearchInfiniteQuery(searched ? request : skipToken);
  const [answer, other] = searched ? [found, list] : [list, found];
  return { ...answer, data: answer.data ?? other.data };
}
