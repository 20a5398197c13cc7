import { Problem, type Handlers, type Throttle } from '../../platform/http/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Members } from '../member/index.ts';
import type { Devices, Sessions } from '../session/index.ts';
import type { Site } from '../settings/index.ts';
import type { Entrance } from './entrance.ts';
import { BY_ADDRESS } from './login.ts';
import { hasExpired } from './ways-in.ts';

/** What logging in by a remembered device needs. */
export interface DeviceLoginDeps {
  readonly db: Database;
  readonly devices: Devices;
  readonly entrance: Entrance;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly site: Site;
  readonly throttle: Throttle;
}

/** Handlers of the remembered device. */
export function deviceLoginHandlers(deps: DeviceLoginDeps): Handlers<'deviceLogin' | 'forgetDevice'> {
  const { devices, entrance, members, sessions, throttle } = deps;
  return {
    async deviceLogin({ tenant, ip, browser, session }) {
      await throttle.take(tenant.id, BY_ADDRESS, ip);
      const device = browser.deviceToken === undefined ? undefined : await devices.use(tenant.id, browser.deviceToken);
      const stolen = device !== undefined && 'stolen' in device;
      // Nobody can tell which of the two who have shown the token is the thief.
      if (stolen) await sessions.endDevice(tenant.id, device.stolen);
      const member = device === undefined || stolen ? undefined : await members.byId(tenant.id, device.memberId);
      if (device === undefined || stolen || member === undefined) {
        browser.keepDeviceToken(undefined, 0);
        throw new Problem('DEVICE_UNKNOWN');
      }
      browser.keepDeviceToken(device.token, device.maxAge);
      const passwordExpired = await hasExpired(tenant, member, deps);
      return entrance.arrive({
        tenant, member, ip, browser, former: session, shown: 'device', passwordExpired, remember: false, deviceId: device.id, newPassword: null, spend: undefined,
      });
    },
    async forgetDevice({ tenant, browser }) {
      if (browser.deviceToken !== undefined) await devices.forget(tenant.id, browser.deviceToken);
      browser.keepDeviceToken(undefined, 0);
      return { forgotten: true };
    },
  };
}
