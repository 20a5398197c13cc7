import type { Database } from '../../../platform/db/index.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import type { Enrolment, EnrolmentCode } from './enrolment.ts';
import type { OperatorCaller, OperatorSessions } from './operator-sessions.ts';
import type { Operator, OperatorCredentials, Operators } from './operators.ts';

export interface AdminHandlersDeps {
  readonly db: Database;
  readonly operators: Operators;
  readonly sessions: OperatorSessions;
  readonly enrolment: Enrolment;
  readonly hasMerchant: (code: string) => boolean;
}

type AdminCall = 'operators:list' | 'operators:add' | 'operators:change' | 'operators:reset';

/** What of an operator the trail keeps. */
export const operatorState = ({ roles, merchants, disabled }: Pick<Operator, 'roles' | 'merchants' | 'disabled'>) => ({ roles, merchants, disabled });
const codeView = ({ code, expiresAt }: EnrolmentCode) => ({ code, expiresAt: expiresAt.toISOString() });

/** Handlers of the calls about operators. */
export function adminHandlers({ operators, sessions, enrolment, hasMerchant }: AdminHandlersDeps): OperatorHandlers<AdminCall> {
  function assertMerchants(merchants: readonly string[] | null | undefined): void {
    const unknown = (merchants ?? []).filter((code) => !hasMerchant(code));
    if (unknown.length > 0) throw new OperatorProblem('VALIDATION_FAILED', `There is no merchant ${unknown.join(', ')}.`, { fields: [{ field: 'merchants', message: 'unknown merchant' }] });
  }
  async function another(caller: OperatorCaller, name: string, tx: Parameters<Operators['byName']>[1]): Promise<OperatorCredentials> {
    const operator = await operators.byName(name, tx);
    if (operator === undefined) throw new OperatorProblem('NOT_FOUND', `There is no operator "${name}". operators:list shows them.`);
    // Otherwise the last admin could lock everybody out, and any admin give itself roles.
    if (operator.id === caller.id) throw new OperatorProblem('FORBIDDEN', 'Nobody changes their own account: ask another admin, or use session:password for your password.');
    return operator;
  }

  return {
    async 'operators:list'() {
      const all = await operators.list();
      return {
        operators: all.map(({ name, roles, merchants, disabled, enrolled, createdAt, lastLoginAt }) => ({
          name, roles: [...roles], merchants: merchants === null ? null : [...merchants], disabled, enrolled, createdAt: createdAt.toISOString(), lastLoginAt: lastLoginAt?.toISOString() ?? null,
        })),
      };
    },
    'operators:add': {
      async run(tx, { request: { name, roles, merchants } }) {
        assertMerchants(merchants);
        const id = await operators.add(tx, { name, roles, merchants });
        if (id === undefined) throw new OperatorProblem('NAME_TAKEN', `There is an operator "${name}" already. Choose another name, or use operators:reset.`);
        const code = await enrolment.issue(tx, id);
        return { subject: `operator:${name}`, before: {}, after: { roles, merchants, disabled: false }, beside: { enrolment: codeView(code) } };
      },
    },
    'operators:change': {
      async run(tx, { request: { name, roles, merchants, disabled }, caller }) {
        assertMerchants(merchants);
        const operator = await another(caller, name, tx);
        await operators.change(tx, operator.id, { roles, merchants, disabled });
        const ended = await sessions.endAll(tx, operator.id);
        const changed = await operators.byId(operator.id, tx);
        if (changed === undefined) throw new Error('An operator that was changed is gone.');
        return { subject: `operator:${operator.name}`, before: operatorState(operator), after: { ...operatorState(changed), sessionsEnded: ended }, beside: {} };
      },
    },
    'operators:reset': {
      async run(tx, { request: { name }, caller }) {
        const operator = await another(caller, name, tx);
        const code = await enrolment.issue(tx, operator.id);
        const ended = await sessions.endAll(tx, operator.id);
        return { subject: `operator:${operator.name}`, before: { enrolled: operator.enrolled }, after: { enrolled: false, sessionsEnded: ended }, beside: { enrolment: codeView(code) } };
      },
    },
  };
}
