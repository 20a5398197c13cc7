import { Problem, type Handlers } from '../../../platform/http/index.ts';
import type { Devices } from './devices.ts';
import type { Sessions } from './sessions.ts';

export interface SessionListDeps {
  readonly devices: Devices;
  readonly sessions: Sessions;
  /** ISO 3166 code of an address's country, or null. */
  readonly countryOf: (ip: string) => string | null;
}

/** Handlers of the calls about an account's own open sessions and remembered devices. */
export function sessionListHandlers({ devices, sessions, countryOf }: SessionListDeps): Handlers<'logout' | 'sessions' | 'endSession' | 'endDevice'> {
  const placeOf = (ip: string | null) => (ip === null ? null : countryOf(ip));
  const deviceOf = async (tenantId: string, memberId: string, sessionId: string) => (await sessions.list(tenantId, memberId)).find(({ id }) => id === sessionId)?.deviceId ?? undefined;

  return {
    async logout({ tenant, session }) {
      await sessions.end(tenant.id, session.id);
      return { loggedOut: true };
    },
    async sessions({ tenant, member, session, browser }) {
      const open = await sessions.list(tenant.id, member.id);
      const remembered = await devices.list(tenant.id, member.id);
      const own = browser.deviceToken === undefined ? undefined : await devices.find(tenant.id, browser.deviceToken);
      const inUse = new Set(open.map(({ deviceId }) => deviceId));
      return {
        sessions: open.map(({ id, openedAt, lastSeenAt, ip, device, deviceId }) => ({
          id,
          current: id === session.id,
          openedAt: openedAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          ip: ip ?? '',
          country: placeOf(ip),
          device,
          remembered: remembered.some((each) => each.id === deviceId),
        })),
        devices: remembered
          .filter(({ id }) => !inUse.has(id))
          .map(({ id, device, lastUsedAt, expiresAt, ip }) => ({
            id,
            current: id === own?.id,
            lastUsedAt: lastUsedAt?.toISOString() ?? null,
            expiresAt: expiresAt.toISOString(),
            ip,
            country: placeOf(ip),
            device,
          })),
      };
    },
    // A device is forgotten before its sessions end: in between it could open another.
    async endSession({ request: { id }, tenant, member, session }) {
      if (id === 'others') {
        await devices.forgetOthers(tenant.id, member.id, await deviceOf(tenant.id, member.id, session.id));
        return { ended: await sessions.endAll(tenant.id, member.id, session.id) };
      }
      const deviceId = await deviceOf(tenant.id, member.id, id);
      if (deviceId !== undefined) await devices.forgetOwn(tenant.id, member.id, deviceId);
      if (!(await sessions.endOwn(tenant.id, member.id, id))) throw new Problem('NOT_FOUND');
      return { ended: 1 };
    },
    async endDevice({ request: { id }, tenant, member }) {
      if (!(await devices.forgetOwn(tenant.id, member.id, id))) throw new Problem('NOT_FOUND');
      await sessions.endDevice(tenant.id, id);
      return { forgotten: true };
    },
  };
}
