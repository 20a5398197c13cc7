import type { Tx } from '../../../platform/db/index.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { Approval, Approvals } from './approvals.ts';

/** Who carries out what with which approval. */
export interface PermittedOrder {
  readonly tenant: string;
  readonly approvalId: string;
  readonly call: string;
  readonly operatorId: string;
}

/**
 * The approval by which whoever asked carries an order out, once: marked as carried out in the transaction.
 * @throws OperatorProblem where there is none of this operator and call, or it was not approved, has expired, or was used
 */
export async function permittedOrder(approvals: Approvals, tx: Tx, { tenant, approvalId, call, operatorId }: PermittedOrder): Promise<Approval> {
  const approval = await approvals.lock(tx, tenant, approvalId);
  if (approval === undefined || approval.call !== call || approval.requestedBy.id !== operatorId) throw new OperatorProblem('NOT_FOUND', `You have asked for no ${call} with the approval ${approvalId}. approvals:list shows them.`);
  if (approval.state === 'pending') throw new OperatorProblem('STATE_CONFLICT', 'It still waits for a second operator.');
  if (approval.state === 'refused') throw new OperatorProblem('APPROVAL_DECIDED', `It was refused by ${approval.decidedBy ?? 'another operator'}.`);
  if (approval.carriedOutAt !== null) throw new OperatorProblem('APPROVAL_DECIDED', 'It was carried out before: ask for it again.');
  if (approval.expired) throw new OperatorProblem('APPROVAL_EXPIRED', 'It has expired: ask for it again.');
  await approvals.carriedOut(tx, tenant, approvalId);
  return approval;
}
