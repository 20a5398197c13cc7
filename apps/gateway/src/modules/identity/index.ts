import type { Secrets } from '../../platform/crypto/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Handlers, Throttle } from '../../platform/http/index.ts';
import type { Members } from '../member/index.ts';
import type { Security } from '../security/index.ts';
import type { Devices, Sessions } from '../session/index.ts';
import type { Site } from '../settings/index.ts';
import type { HumanCheck, Messages, PhoneProofs, SmsCodes } from '../verification/index.ts';
import { createAttempts } from './attempts.ts';
import { deviceLoginHandlers } from './device-login.ts';
import { createEntrance } from './entrance.ts';
import { loginVerifyHandlers } from './login-verify.ts';
import { loginHandlers } from './login.ts';
import { createOwnPassword, type OwnPassword } from './own-password.ts';
import { createPasswordChange } from './password-change.ts';
import { passwordHandlers } from './password-handlers.ts';
import type { Passwords } from './passwords.ts';
import { createTemporaryPasswords } from './temporary-passwords.ts';
import { createWaysIn } from './ways-in.ts';

export type { OwnPassword } from './own-password.ts';
export { createPasswords, type Passwords } from './passwords.ts';

/** What the identity module needs. */
export interface IdentityDeps {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly devices: Devices;
  readonly humanCheck: HumanCheck;
  readonly members: Members;
  readonly messages: Messages;
  readonly passwords: Passwords;
  readonly phoneProofs: PhoneProofs;
  readonly security: Pick<Security, 'addresses' | 'challenges' | 'secondFactors'>;
  readonly sessions: Sessions;
  readonly site: Site;
  readonly smsCodes: SmsCodes;
  readonly throttle: Throttle;
  /** The password that accounts are given where they are opened for others, if the server has one. */
  readonly defaultPassword: string | undefined;
}

/** Calls of the identity module. */
export type IdentityCall =
  | 'login' | 'loginV2' | 'loginVerify' | 'loginVerifySms' | 'deviceLogin' | 'forgetDevice'
  | 'changePassword' | 'passwordByPhone' | 'passwordByEmail';

/** The identity module: every way in, and every way back. */
export interface Identity {
  readonly ownPassword: OwnPassword;
  readonly handlers: Handlers<IdentityCall>;
  /** Drops everything that has had its time. */
  readonly sweep: () => Promise<void>;
}

/** Creates the identity module. */
export function createIdentity(deps: IdentityDeps): Identity {
  const { db, secrets, security, members, passwords, humanCheck } = deps;
  const attempts = createAttempts(db, humanCheck);
  const temporaryPasswords = createTemporaryPasswords(db, secrets);
  const passwordChange = createPasswordChange({ ...deps, ...security, temporaryPasswords });
  const entrance = createEntrance({ ...deps, ...security, passwordChange });
  const waysIn = createWaysIn({ ...deps, temporaryPasswords });
  const ownPassword = createOwnPassword(members, passwords, attempts);
  const parts = { ...deps, ...security, attempts, entrance, waysIn, ownPassword, passwordChange, temporaryPasswords };
  return {
    ownPassword,
    handlers: { ...loginHandlers(parts), ...loginVerifyHandlers(parts), ...deviceLoginHandlers(parts), ...passwordHandlers(parts) },
    async sweep() {
      await attempts.sweep();
      await temporaryPasswords.sweep();
    },
  };
}
