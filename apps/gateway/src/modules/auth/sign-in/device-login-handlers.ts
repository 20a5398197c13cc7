import { Problem, type Handlers, type Throttle } from '../../../platform/http/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { Members } from '../../member/index.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { Devices } from '../sessions/devices.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Site } from '../../settings/index.ts';
import type { SignIn } from './sign-in.ts';
import { LOGINS_PER_ADDRESS } from './login.ts';
import { isPasswordExpired } from '../credentials/credentials.ts';

export interface DeviceLoginDeps {
  readonly db: Database;
  readonly devices: Devices;
  readonly signIn: SignIn;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly site: Site;
  readonly throttle: Throttle;
}

/** Handlers of the remembered device. */
export function deviceLoginHandlers(deps: DeviceLoginDeps): Handlers<'deviceLogin' | 'forgetDevice'> {
  const { devices, signIn, members, sessions, throttle } = deps;
  return {
    async deviceLogin({ tenant, ip, language, browser, session }) {
      await throttle.takeByAddress(tenant.id, LOGINS_PER_ADDRESS, ip);
      const device = browser.deviceToken === undefined ? undefined : await devices.use(tenant.id, browser.deviceToken, { device: deviceName(browser.userAgent), ip });
      const stolen = device !== undefined && 'stolen' in device;
      // Which of the two senders is the thief cannot be known.
      if (stolen) await sessions.endDevice(tenant.id, device.stolen);
      const member = device === undefined || stolen ? undefined : await members.byId(tenant.id, device.memberId);
      if (device === undefined || stolen || member === undefined) {
        browser.keepDeviceToken(undefined, 0);
        throw new Problem('DEVICE_UNKNOWN');
      }
      browser.keepDeviceToken(device.token, device.maxAge);
      const passwordExpired = device.login.passwordExpired || (await isPasswordExpired(tenant, member, deps));
      return signIn.completeSignIn({
        tenant, member, ip, language, browser, currentSession: session, firstFactor: 'device', passwordExpired, remember: false, deviceId: device.id, newPassword: null, consume: undefined,
      });
    },
    async forgetDevice({ tenant, browser }) {
      if (browser.deviceToken !== undefined) await devices.forget(tenant.id, browser.deviceToken);
      browser.keepDeviceToken(undefined, 0);
      return { forgotten: true };
    },
  };
}
