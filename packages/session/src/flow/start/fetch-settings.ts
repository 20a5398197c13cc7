import { canDo } from '@livery/contracts';
import { sessionApi } from '../../calls.ts';
import { sessionOf } from '../../member/use-session.ts';
import { readSession, sessionToken } from '../../storage/session-storage.ts';
import type { SessionStore } from '../dispatch.ts';

/**
 * Fetches what session storage keeps and no part of the page asks for: once a visit which merchant the domain leads to, and
 * for each session of an agent the consolidated settings, where agent policy and member centre are on. Returns what stops it.
 */
export function fetchStoredSettings({ dispatch, getState, subscribe }: SessionStore): () => void {
  if (readSession('routers') === undefined) void dispatch(sessionApi.endpoints.domainRoute.initiate({}, { subscribe: false }));
  let fetchedToken: string | undefined;
  const fetchForAgent = (): void => {
    const token = sessionToken();
    const session = sessionOf(getState());
    if (token === undefined || token === fetchedToken || session.agentType === undefined || canDo(session.role, 'openAgentCentre') !== 'allowed') return;
    const modules = sessionApi.endpoints.permission.select()(getState() as never).data?.whitelabel.modules;
    if (modules?.agentPolicy !== true || !modules.memberCentre) return;
    fetchedToken = token;
    void dispatch(sessionApi.endpoints.consolidatedSettings.initiate(undefined, { subscribe: false, forceRefetch: true }));
  };
  fetchForAgent();
  return subscribe(fetchForAgent);
}
