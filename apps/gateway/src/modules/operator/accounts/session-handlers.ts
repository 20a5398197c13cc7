import type { Database } from '../../../platform/db/index.ts';
import type { Passwords } from '../../auth/index.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import { PLATFORM, type Trail } from '../trail/trail.ts';
import type { Enrolment } from './enrolment.ts';
import type { OperatorAttempts } from './operator-attempts.ts';
import { OPERATORS_TURN, type OperatorLogin } from './operator-login.ts';
import type { OperatorSessions } from './operator-sessions.ts';
import type { Operator, Operators } from './operators.ts';

export interface SessionHandlersDeps {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly operators: Operators;
  readonly sessions: OperatorSessions;
  readonly attempts: OperatorAttempts;
  readonly enrolment: Enrolment;
  readonly login: OperatorLogin;
  readonly trail: Trail;
}

type SessionCall = 'session:enrol' | 'session:confirm' | 'session:login' | 'session:show' | 'session:logout' | 'session:password';

const view = ({ name, roles, merchants }: Pick<Operator, 'name' | 'roles' | 'merchants'>) => ({ name, roles: [...roles], merchants: merchants === null ? null : [...merchants] });
const noEnrolment = (): OperatorProblem =>
  new OperatorProblem('ENROLMENT_INVALID', 'Name or code is wrong, or the enrolment has expired. Begin again, or ask an admin for a new enrolment code.');

/** Handlers of the calls about the caller's own login. */
export function sessionHandlers(deps: SessionHandlersDeps): OperatorHandlers<SessionCall> {
  const { db, passwords, operators, sessions, attempts, enrolment, login, trail } = deps;

  return {
    async 'session:enrol'({ request: { name, code }, ip }) {
      const operator = await operators.byName(name);
      await attempts.begin(`enrol ${name}`, operator?.id, ip);
      const offer = await enrolment.start(operator, code);
      if (offer === undefined) throw noEnrolment();
      return { ...offer, expiresAt: offer.expiresAt.toISOString() };
    },
    async 'session:confirm'({ request: { name, code, appCode, password }, ip }) {
      const found = await operators.byName(name);
      const succeeded = await attempts.begin(`enrol ${name}`, found?.id, ip);
      const passwordHash = await passwords.hash(password, { tenantId: OPERATORS_TURN, ip });
      const operator = await operators.byName(name);
      const enrolled = await db.transaction(async (tx) => {
        const good = await enrolment.confirm(tx, operator, { code, appCode, passwordHash });
        const who = operator === undefined ? null : { id: operator.id, name: operator.name };
        const subject = operator === undefined ? 'operator:unknown' : `operator:${operator.name}`;
        await trail.append(tx, { tenant: PLATFORM, operator: good ? who : null, action: 'session:confirm', subject, reason: '', before: {}, after: { enrolled: good }, ip });
        if (!good || operator === undefined) return false;
        await sessions.endAll(tx, operator.id);
        await attempts.know(tx, operator.id, ip);
        await succeeded(tx);
        return true;
      });
      if (!enrolled) throw noEnrolment();
      return { enrolled: true };
    },
    async 'session:login'({ request, ip }) {
      const { token, expiresAt, operator } = await login.login(request, ip);
      return { token, expiresAt: expiresAt.toISOString(), operator: view(operator) };
    },
    async 'session:show'({ caller }) {
      const open = await sessions.list(caller.id);
      return {
        operator: view(caller),
        sessions: open.map(({ id, openedAt, lastSeenAt, expiresAt, ip }) => ({
          current: id === caller.sessionId, openedAt: openedAt.toISOString(), lastSeenAt: lastSeenAt.toISOString(), expiresAt: expiresAt.toISOString(), ip,
        })),
      };
    },
    'session:logout': ({ caller, request: { all }, ip }) =>
      db.transaction(async (tx) => {
        const ended = all ? await sessions.endAll(tx, caller.id) : await sessions.end(tx, caller.sessionId);
        await trail.append(tx, { tenant: PLATFORM, operator: caller, action: 'session:logout', subject: `operator:${caller.name}`, reason: '', before: {}, after: { ended }, ip });
        return { ended };
      }),
    async 'session:password'({ caller, request: { password, newPassword, appCode }, ip }) {
      const operator = await operators.byId(caller.id);
      const succeeded = await attempts.begin(`password ${caller.name}`, caller.id, ip);
      const isPassword = await passwords.verify(operator?.passwordHash ?? null, password, { tenantId: OPERATORS_TURN, ip });
      const passwordHash = await passwords.hash(newPassword, { tenantId: OPERATORS_TURN, ip });
      const step = login.stepOf(operator, appCode);
      const ended = await db.transaction(async (tx) => {
        const good = isPassword && (await login.redeem(tx, operator, step));
        const change = { tenant: PLATFORM, operator: caller, action: 'session:password', subject: `operator:${caller.name}`, reason: '', before: {}, ip };
        if (!good) {
          await trail.append(tx, { ...change, after: { changed: false } });
          return undefined;
        }
        await tx.updateTable('operator').set({ password_hash: passwordHash }).where('id', '=', caller.id).execute();
        const others = await sessions.endAll(tx, caller.id, caller.sessionId);
        await succeeded(tx);
        await trail.append(tx, { ...change, after: { changed: true, ended: others } });
        return others;
      });
      if (ended === undefined) throw new OperatorProblem('PASSWORD_WRONG', 'The password or the code is wrong, or the code was used before. Nothing was changed.');
      return { ended };
    },
  };
}
