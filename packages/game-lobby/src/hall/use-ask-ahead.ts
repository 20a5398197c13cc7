import { useLanguage } from '@livery/i18n';
import type { SessionDispatch } from '@livery/session';
import { useDispatch } from 'react-redux';
import { hallApi } from '../hall-api.ts';
import { listRequest } from './hall-query.ts';
import type { HallQuery } from './hall-query.ts';
import type { Source } from './sources.ts';

/** Asks for a hall's first games before its page gets to it: the router shows an address only when it has the time. */
export function useAskAhead(source: Source): (hall: HallQuery) => void {
  const dispatch = useDispatch<SessionDispatch>();
  const { language } = useLanguage();
  return (hall) => void dispatch(hallApi.endpoints.gameList.initiate(listRequest(hall, hall.everywhere ? {} : source, language.code), { subscribe: false }));
}
