import { useBrand } from '@livery/brand-kit/react';
import { useLanguage } from '@livery/i18n';
import type { SessionDispatch } from '@livery/session';
import { useDispatch } from 'react-redux';
import { hallApi } from '../../hall-api.ts';
import { isSearch, listRequest } from './hall-query.ts';
import type { HallQuery } from './hall-query.ts';
import type { ListQuery } from './list-queries.ts';

/** Requests a hall's first games before its page is rendered, so that both happen in parallel. */
export function usePrefetchGames(source: ListQuery): (hall: HallQuery) => void {
  const dispatch = useDispatch<SessionDispatch>();
  const { language } = useLanguage();
  const { identity } = useBrand();
  return (hall) => {
    const request = listRequest(hall, hall.everywhere ? {} : source, language.code, identity);
    void dispatch(hallApi.endpoints[isSearch(request) ? 'gameSearch' : 'gameList'].initiate(request, { subscribe: false }));
  };
}
