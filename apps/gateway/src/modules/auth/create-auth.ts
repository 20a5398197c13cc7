import type { Handlers } from '../../platform/http/index.ts';
import { createAttemptKeys } from './credentials/attempt-keys.ts';
import { createAttemptLimiter } from './credentials/attempt-limiter.ts';
import { createCredentials, type CredentialsDeps } from './credentials/credentials.ts';
import { createReauthentication } from './credentials/reauthenticate.ts';
import { createPasswordChange } from './passwords/password-change.ts';
import { createPasswords, HASHES_AT_ONCE, type PasswordCost, type Passwords } from './passwords/passwords.ts';
import { createTransactionPasswords, type TransactionPasswords } from './passwords/transaction-passwords.ts';
import { createTemporaryPasswords } from './passwords/temporary-passwords.ts';
import { freePlayHandlers, type FreePlayDeps } from './registration/free-play-handlers.ts';
import { registerHandlers } from './registration/register-handlers.ts';
import type { RegisterDeps } from './registration/register.ts';
import { createAddresses, type Addresses } from './second-factor/addresses.ts';
import { createChallenges } from './second-factor/challenges.ts';
import { createRecoveryCodes } from './second-factor/recovery-codes.ts';
import { createSecondFactorCodes } from './second-factor/second-factor-codes.ts';
import { createSecondFactors } from './second-factor/second-factors.ts';
import { createTotp, type Totp } from './second-factor/totp.ts';
import { emailHandlers, type EmailHandlersDeps } from './security-centre/email-handlers.ts';
import { phoneHandlers } from './security-centre/phone-handlers.ts';
import { createTellHolder, type TellHolder } from './security-centre/security-notices.ts';
import { securityHandlers, type SecurityCall, type SecurityDeps } from './security-centre/security-handlers.ts';
import { transactionPasswordHandlers } from './security-centre/transaction-password-handlers.ts';
import { createDevices, type Devices } from './sessions/devices.ts';
import { sessionListHandlers } from './sessions/session-handlers.ts';
import { createSessions, type EndWithSessions, type Sessions, type SessionsEnded } from './sessions/sessions.ts';
import { deviceLoginHandlers } from './sign-in/device-login-handlers.ts';
import { loginVerifyHandlers, type LoginVerifyDeps } from './sign-in/login-verify-handlers.ts';
import { loginHandlers } from './sign-in/login-handlers.ts';
import { passwordHandlers, type PasswordHandlersDeps } from './sign-in/password-handlers.ts';
import { createHandOver, type ProvedNumberDeps } from './sign-in/proved-number.ts';
import { createSignIn } from './sign-in/sign-in.ts';
import type { Secrets } from '../../platform/crypto/index.ts';

/** The database, the secrets and the modules below this one. */
export interface AuthDeps
  extends
    Pick<CredentialsDeps, 'db' | 'members' | 'phoneProofs' | 'site' | 'defaultPassword'>,
    Pick<RegisterDeps, 'affiliates' | 'referrals' | 'standardWelcome' | 'welcomed' | 'committed'>,
    Pick<PasswordHandlersDeps, 'humanCheck' | 'messages' | 'throttle'>,
    Pick<LoginVerifyDeps, 'smsCodes'>,
    Pick<EmailHandlersDeps, 'emailCodes'>,
    Pick<FreePlayDeps, 'unsealer'>,
    Pick<SecurityDeps, 'countryOf'>,
    Pick<ProvedNumberDeps, 'removePayoutAccounts' | 'forgetHolder'> {
  readonly secrets: Secrets;
  /** Of new password hashes; that of production unless given. */
  readonly passwordCost?: PasswordCost | undefined;
  /** Called when sessions have ended, after the commit. */
  readonly sessionsEnded: SessionsEnded;
  readonly endWithSessions: EndWithSessions;
}

/** Calls of this module. */
export type AuthCall =
  | 'login' | 'loginV2' | 'loginVerify' | 'loginVerifySms' | 'deviceLogin' | 'forgetDevice'
  | 'changePassword' | 'passwordByPhone' | 'passwordByEmail'
  | 'register' | 'registerMobile' | 'freePlay' | 'logout' | 'sessions' | 'endSession' | 'endDevice' | 'setPaymentPassword' | 'changePaymentPassword' | 'emailCode' | 'proveEmail' | 'phoneCode' | 'provePhone' | SecurityCall;

/** Registration, login, sessions, passwords and second factors. */
export interface Auth {
  readonly addresses: Addresses;
  readonly devices: Pick<Devices, 'list' | 'forgetAll'>;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly tellHolder: TellHolder;
  readonly transactionPasswords: Pick<TransactionPasswords, 'verifyTransactionPassword'>;
  readonly handlers: Handlers<AuthCall>;
  /** See {@link Totp.sealAnew}. */
  readonly sealAnew: Totp['sealAnew'];
  /** Delete expired rows, by table. */
  readonly sweepers: Readonly<Record<string, () => Promise<void>>>;
}

/** Creates the stores, the services over them, and the handlers. */
export function createAuth(deps: AuthDeps): Auth {
  const { db, secrets, humanCheck } = deps;
  const addresses = createAddresses(db);
  const challenges = createChallenges(db);
  const devices = createDevices(db);
  const passwords = createPasswords(undefined, HASHES_AT_ONCE, deps.passwordCost);
  const recoveryCodes = createRecoveryCodes(db, secrets);
  const sessions = createSessions(db, deps.sessionsEnded, deps.endWithSessions);
  const temporaryPasswords = createTemporaryPasswords(db, secrets);
  const totp = createTotp(db, secrets);
  const attemptLimiter = createAttemptLimiter(db, humanCheck);
  const secondFactorCodes = createSecondFactorCodes(totp, recoveryCodes, deps.throttle);
  const attemptKeys = createAttemptKeys(addresses, devices);
  const stores = { ...deps, addresses, attemptKeys, challenges, devices, passwords, recoveryCodes, sessions, temporaryPasswords, totp, attemptLimiter, secondFactorCodes };

  const secondFactors = createSecondFactors(stores);
  const passwordChange = createPasswordChange(stores);
  const transactionPasswords = createTransactionPasswords(stores);
  const credentials = createCredentials(stores);
  const reauthentication = createReauthentication(stores);
  const tellHolder = createTellHolder(deps.messages, () => db.clock.now());
  const signIn = createSignIn({ ...stores, secondFactors, passwordChange, handOver: createHandOver({ ...stores, tellHolder, removePayoutAccounts: deps.removePayoutAccounts, forgetHolder: deps.forgetHolder }) });
  const services = { ...stores, secondFactors, passwordChange, credentials, reauthentication, signIn, tellHolder, transactionPasswords };

  return {
    addresses,
    devices,
    passwords,
    sessions,
    tellHolder,
    transactionPasswords,
    handlers: {
      ...loginHandlers(services),
      ...loginVerifyHandlers(services),
      ...deviceLoginHandlers(services),
      ...passwordHandlers(services),
      ...registerHandlers(services),
      ...freePlayHandlers(services),
      ...sessionListHandlers(services),
      ...securityHandlers(services),
      ...transactionPasswordHandlers(services),
      ...emailHandlers(services),
      ...phoneHandlers(services),
    },
    sealAnew: totp.sealAnew,
    sweepers: {
      login_challenge: challenges.sweep,
      totp: totp.sweep,
      login_attempt: attemptLimiter.sweep,
      temporary_password: temporaryPasswords.sweep,
      remembered_device: devices.sweep,
      session: sessions.sweep,
    },
  };
}
