import { decimalOf, mayOperate, operatorCalls, operatorSchemas, type OperatorCallSpec } from '@livery/contracts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { OperatorCaller } from '../accounts/operator-sessions.ts';
import type { Operators } from '../accounts/operators.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { EffectHandler, EffectName, OperatorContext, OperatorHandlers } from '../server/operator-handlers.ts';
import type { TrailEntry } from '../trail/trail.ts';
import type { Approval, Approvals } from './approvals.ts';

export interface ApprovalHandlersDeps {
  readonly approvals: Approvals;
  readonly operators: Pick<Operators, 'byId'>;
  /** The handlers of what may wait. */
  readonly effectOf: (name: string) => EffectHandler<EffectName> | undefined;
}

type ApprovalCall = 'approvals:list' | 'approvals:approve' | 'approvals:refuse';

const isEffect = (name: string): name is EffectName => name in operatorCalls;

/** Handlers of the calls by which a second operator decides. */
export function approvalHandlers({ approvals, operators, effectOf }: ApprovalHandlersDeps): OperatorHandlers<ApprovalCall> {
  /** The approval, locked, if this operator may decide about it. */
  async function decidable(tx: Tx, tenant: Tenant, caller: OperatorCaller, id: string): Promise<Approval> {
    const approval = await approvals.lock(tx, tenant.id, id);
    if (approval === undefined) throw new OperatorProblem('NOT_FOUND', `There is no approval ${id} at ${tenant.id}. approvals:list shows them.`);
    if (approval.state === 'expired') throw new OperatorProblem('APPROVAL_EXPIRED', 'It has expired: ask for it again.');
    if (approval.state !== 'pending') throw new OperatorProblem('APPROVAL_DECIDED', `It was ${approval.state} by ${approval.decidedBy ?? 'another operator'} before.`);
    if (approval.requestedBy.id === caller.id) throw new OperatorProblem('OWN_APPROVAL', 'You asked for it yourself: another operator has to decide.');
    const spec: OperatorCallSpec | undefined = isEffect(approval.call) ? operatorCalls[approval.call] : undefined;
    if (spec === undefined || spec.permission === null || !mayOperate(caller.roles, spec.permission)) throw new OperatorProblem('FORBIDDEN', `Only who may make ${approval.call} decides about it.`);
    return approval;
  }

  /** Whoever asked, who must still be allowed to. */
  async function askerOf(tx: Tx, approval: Approval, tenant: Tenant, admit: (asker: OperatorCaller) => void): Promise<OperatorCaller> {
    const permission = isEffect(approval.call) ? operatorCalls[approval.call].permission : null;
    const asker = await operators.byId(approval.requestedBy.id, tx);
    const works = asker !== undefined && !asker.disabled && (asker.merchants === null || asker.merchants.includes(tenant.id));
    const refusal = new OperatorProblem('STATE_CONFLICT', `${approval.requestedBy.name}, who asked for it, may not do it any more. Refuse it, and let somebody else ask.`);
    if (!works || permission === null || !mayOperate(asker.roles, permission)) throw refusal;
    const caller: OperatorCaller = { id: asker.id, name: asker.name, roles: asker.roles, merchants: asker.merchants, sessionId: '' };
    try {
      admit(caller);
    } catch (error) {
      throw error instanceof OperatorProblem ? refusal : error;
    }
    return caller;
  }

  return {
    async 'approvals:list'({ tenant, request: { state, pageNo, pageSize } }) {
      const { lines, total } = await approvals.page(tenant.id, state, pageNo, pageSize);
      return {
        approvals: lines.map(({ id, call, request, amount, currency, state: at, requestedBy, requestedAt, expiresAt, decidedBy, decidedAt, carriedOutAt }) => ({
          id, call, request: JSON.parse(request) as Record<string, unknown>, ...(amount === 0n ? { amount: null, currency: null } : { amount: decimalOf(amount, tenant.currency.exponent), currency }), state: at,
          requestedBy: requestedBy.name, requestedAt: requestedAt.toISOString(), expiresAt: expiresAt.toISOString(), decidedBy, decidedAt: decidedAt?.toISOString() ?? null, carriedOutAt: carriedOutAt?.toISOString() ?? null,
        })),
        pageNo,
        totalPages: Math.ceil(total / pageSize),
        total,
      };
    },
    'approvals:approve': {
      async run(tx, { tenant, caller, request: { approvalId } }) {
        const approval = await decidable(tx, tenant, caller, approvalId);
        const handler = effectOf(approval.call);
        if (handler === undefined || !isEffect(approval.call)) throw new Error(`An approval of ${approval.call}, which has no effect.`);
        const request = operatorSchemas[approval.call].request.parse(JSON.parse(approval.request));
        const admit = (operator: OperatorCaller): void => handler.admit?.(operator, request);
        admit(caller);
        const asker = await askerOf(tx, approval, tenant, admit);
        const spec: OperatorCallSpec = operatorCalls[approval.call];
        if (spec.secondOperator === 'lets-asker') {
          await approvals.decide(tx, tenant.id, approvalId, 'approved', caller.id, true);
          const before = { state: 'pending', call: approval.call, subject: approval.subject };
          return { subject: `approval:${approvalId}`, before, after: { state: 'approved', toBeCarriedOutBy: asker.name }, beside: {} };
        }
        // Each person's own address stands in the trail.
        const context: unknown = { tenant, caller: asker, request, ip: approval.requestedIp, key: approval.key };
        const result = await handler.run(tx, context as OperatorContext<EffectName>);
        // More than was asked for would be more than anybody approved.
        if ((result.moves?.amount ?? 0n) > approval.amount) throw new OperatorProblem('STATE_CONFLICT', 'It would move more money now than was asked for. Refuse it, and ask again.');
        await approvals.decide(tx, tenant.id, approvalId, 'approved', caller.id);
        const carriedOut: TrailEntry = {
          tenant: tenant.id,
          operator: approval.requestedBy,
          action: approval.call,
          subject: result.subject,
          reason: 'reason' in request ? request.reason : '',
          before: result.before,
          after: { ...result.after, approval: approvalId, approvedBy: caller.name },
          ip: approval.requestedIp,
        };
        return {
          subject: `approval:${approvalId}`,
          before: { state: 'pending', call: approval.call, subject: approval.subject, ...result.before },
          after: { state: 'approved', ...result.after },
          also: [carriedOut],
          beside: {},
          ...(result.committed === undefined ? {} : { committed: result.committed }),
        };
      },
    },
    'approvals:refuse': {
      async run(tx, { tenant, caller, request: { approvalId } }) {
        const approval = await decidable(tx, tenant, caller, approvalId);
        await approvals.decide(tx, tenant.id, approvalId, 'refused', caller.id);
        return { subject: `approval:${approvalId}`, before: { state: 'pending', call: approval.call, subject: approval.subject }, after: { state: 'refused' }, beside: {} };
      },
    },
  };
}
