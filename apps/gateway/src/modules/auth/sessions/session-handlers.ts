import { Problem, type Handlers } from '../../../platform/http/index.ts';
import type { Sessions } from './sessions.ts';

export interface SessionListDeps {
  readonly sessions: Sessions;
  /** ISO 3166 code of an address's country, or null. */
  readonly countryOf: (ip: string) => string | null;
}

/** Handlers of the calls about an account's own open sessions. */
export function sessionListHandlers({ sessions, countryOf }: SessionListDeps): Handlers<'logout' | 'sessions' | 'endSession'> {
  return {
    async logout({ tenant, session }) {
      await sessions.end(tenant.id, session.id);
      return { loggedOut: true };
    },
    async sessions({ tenant, member, session }) {
      const open = await sessions.list(tenant.id, member.id);
      return {
        sessions: open.map(({ id, openedAt, lastSeenAt, ip, device }) => ({
          id,
          current: id === session.id,
          openedAt: openedAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          ip: ip ?? '',
          country: ip === null ? null : countryOf(ip),
          device,
        })),
      };
    },
    async endSession({ request: { id }, tenant, member, session }) {
      if (id === 'others') return { ended: await sessions.endAll(tenant.id, member.id, session.id) };
      if (!(await sessions.endOwn(tenant.id, member.id, id))) throw new Problem('NOT_FOUND');
      return { ended: 1 };
    },
  };
}
