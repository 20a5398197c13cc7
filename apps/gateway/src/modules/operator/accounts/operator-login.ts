import { totpStep, newTotpSecret, type Secrets } from '../../../platform/crypto/index.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { Passwords } from '../../auth/index.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { PLATFORM, type Trail } from '../trail/trail.ts';
import { TOTP_PURPOSE } from './enrolment.ts';
import type { OperatorAttempts } from './operator-attempts.ts';
import type { OperatorSessions } from './operator-sessions.ts';
import type { Operator, OperatorCredentials, Operators } from './operators.ts';

/** What an operator logs in with. */
export interface OperatorLoginRequest {
  readonly name: string;
  readonly password: string;
  readonly appCode: string;
}

/** Checks what operators log in with. */
export interface OperatorLogin {
  /** Opens a session. @throws OperatorProblem LOGIN_FAILED, the same whatever was wrong; TRY_AGAIN_LATER */
  login(request: OperatorLoginRequest, ip: string): Promise<{ readonly token: string; readonly expiresAt: Date; readonly operator: Operator }>;
  /** Whether password and code are the operator's; uses the code up in `tx`. The password's check has been made. */
  redeem(tx: Tx, operator: OperatorCredentials | undefined, step: bigint | undefined): Promise<boolean>;
  /** The step of a code; as long where the operator has no app. */
  stepOf(operator: OperatorCredentials | undefined, appCode: string): bigint | undefined;
}

export interface OperatorLoginDeps {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly passwords: Passwords;
  readonly operators: Operators;
  readonly sessions: OperatorSessions;
  readonly attempts: OperatorAttempts;
  readonly trail: Trail;
}

/** Whose password it is, where password hashes take turns by merchant. */
export const OPERATORS_TURN = '*';

/** {@link OperatorLogin} with password and authenticator app, both always looked at, so that times tell nothing. */
export function createOperatorLogin({ db, secrets, passwords, operators, sessions, attempts, trail }: OperatorLoginDeps): OperatorLogin {
  const nobodysSecret = secrets.seal(TOTP_PURPOSE, newTotpSecret());

  function stepOf(operator: OperatorCredentials | undefined, appCode: string): bigint | undefined {
    const plain = secrets.openReadable(TOTP_PURPOSE, operator?.totpSecret ?? nobodysSecret);
    const step = plain === undefined ? undefined : totpStep(plain, appCode, db.clock.now());
    return operator?.totpSecret == null ? undefined : step;
  }

  async function redeem(tx: Tx, operator: OperatorCredentials | undefined, step: bigint | undefined): Promise<boolean> {
    if (operator === undefined || step === undefined) return false;
    const { numUpdatedRows } = await tx
      .updateTable('operator')
      .set({ totp_step: step })
      .where('id', '=', operator.id)
      .where('totp_step', '<', step)
      .where('disabled_at', 'is', null)
      .where('password_hash', '=', operator.passwordHash)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  return {
    stepOf,
    redeem,
    async login({ name, password, appCode }, ip) {
      const operator = await operators.byName(name);
      const succeeded = await attempts.begin(name, operator?.id, ip);
      const isPassword = await passwords.verify(operator?.passwordHash ?? null, password, { tenantId: OPERATORS_TURN, ip });
      const step = stepOf(operator, appCode);
      const opened = await db.transaction(async (tx) => {
        const good = isPassword && (await redeem(tx, operator, step));
        // A name that nobody has is not written down: people type passwords into the wrong field.
        const who = good && operator !== undefined ? { id: operator.id, name: operator.name } : null;
        const subject = operator === undefined ? 'operator:unknown' : `operator:${operator.name}`;
        await trail.append(tx, { tenant: PLATFORM, operator: who, action: 'session:login', subject, reason: '', before: {}, after: { loggedIn: good }, ip });
        if (!good || operator === undefined) return undefined;
        await tx.updateTable('operator').set({ last_login_at: new Date(db.clock.now()) }).where('id', '=', operator.id).execute();
        await attempts.know(tx, operator.id, ip);
        await succeeded(tx);
        return { ...(await sessions.open(tx, operator.id, ip)), operator };
      });
      if (opened === undefined) throw new OperatorProblem('LOGIN_FAILED', 'Name, password or code is wrong, or the code was used before. Wait for the next code and try again.');
      return opened;
    },
  };
}
