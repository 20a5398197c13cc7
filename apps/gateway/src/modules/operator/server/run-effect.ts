import { decimalOf, mayNeedApproval, minorOf, operatorCalls, type OperatorCallSpec, type OperatorValueOf } from '@livery/contracts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { Idempotency, Tenant } from '../../../platform/http/index.ts';
import type { Approvals } from '../approvals/approvals.ts';
import type { MovementBudget, OperatorMovement } from '../approvals/movement-budget.ts';
import type { OperatorCaller } from '../accounts/operator-sessions.ts';
import { PLATFORM, type Trail } from '../trail/trail.ts';
import type { EffectHandler, EffectName, EffectResult, OperatorContext } from './operator-handlers.ts';

type AnyResult = EffectResult<EffectName>;
type EffectView = OperatorValueOf<'members:block'>['effect'];

/** One order of an operator. */
export interface EffectOrder {
  readonly name: EffectName;
  readonly handler: EffectHandler<EffectName>;
  readonly context: OperatorContext<EffectName>;
  readonly caller: OperatorCaller;
  readonly tenant: Tenant | undefined;
  readonly ip: string;
  readonly reason: string;
  readonly dryRun: boolean;
}

export interface EffectDeps {
  readonly db: Database;
  readonly trail: Trail;
  readonly approvals: Pick<Approvals, 'request'>;
  readonly budget: Pick<MovementBudget, 'fits' | 'count'>;
  readonly idempotency: Idempotency;
  /** What one operator may move alone in 24 hours, a decimal in the merchant's currency. */
  readonly approvalAbove: (tenant: Tenant) => Promise<string>;
}

/** Thrown inside the transaction of an effect to take it back; carries what it would have done. */
class TakenBack extends Error {
  readonly result: AnyResult;
  /** Whether a second operator has to agree. */
  readonly waits: boolean;

  constructor(result: AnyResult, waits: boolean) {
    super('The effect is taken back.');
    this.name = 'TakenBack';
    this.result = result;
    this.waits = waits;
  }
}

function viewOf({ subject, before, after }: AnyResult, outcome: EffectView['outcome'], more: Partial<EffectView> = {}): EffectView {
  return { outcome, needsApproval: false, approvalId: null, subject, before: jsonOf(before), after: jsonOf(after), trail: null, ...more };
}

/** As the answer's JSON has it: what is stored for a repetition is the same as what is answered now. */
function jsonOf(value: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value, (_, entry: unknown) => (typeof entry === 'bigint' ? entry.toString() : entry))) as Record<string, unknown>;
}

/**
 * Runs the effects of operators, each in one transaction with its row of the trail. A dry run is the same transaction, taken
 * back. What needs a second operator is carried out as well, so that what cannot be done is refused at once, and taken back: what
 * is left is an approval. So does money beyond the merchant's limit, with what was moved without an approval in the last 24 hours.
 */
export function createRunEffect({ db, trail, approvals, budget, idempotency, approvalAbove }: EffectDeps) {
  const movementOf = ({ name, caller, tenant }: EffectOrder, { moves }: AnyResult): OperatorMovement | undefined =>
    tenant === undefined || moves === undefined || moves.amount === 0n ? undefined : { ...moves, tenant: tenant.id, operatorId: caller.id, call: name };

  async function needsApproval(tx: Tx, order: EffectOrder, result: AnyResult, limit: bigint | undefined): Promise<boolean> {
    const movement = movementOf(order, result);
    const waits = result.secondOperator === true || (limit !== undefined && ((result.paysEach ?? 0n) > limit || (movement !== undefined && !(await budget.fits(tx, movement, limit)))));
    // Help and approvals go by the table: nobody could approve what it does not name.
    if (waits && !mayNeedApproval(order.name)) throw new Error(`${order.name} waits for a second operator, which the table of calls does not say.`);
    return waits;
  }

  async function work(tx: Tx, order: EffectOrder, limit: bigint | undefined): Promise<{ readonly result: AnyResult; readonly value: object }> {
    const { name, handler, context, caller, tenant, ip, reason, dryRun } = order;
    const result = await handler.run(tx, context);
    const waits = await needsApproval(tx, order, result, limit);
    if (dryRun || waits) throw new TakenBack(result, waits);
    const movement = movementOf(order, result);
    if (movement !== undefined) await budget.count(tx, movement);
    const { subject, before, after } = result;
    const row = await trail.append(tx, { tenant: tenant?.id ?? PLATFORM, operator: caller, action: name, subject, reason, before, after, ip });
    for (const entry of result.also ?? []) await trail.append(tx, entry);
    return { result, value: { ...result.beside, effect: viewOf(result, 'done', { trail: row }) } };
  }

  async function wait(tx: Tx, { name, context, caller, tenant, ip, reason }: EffectOrder, result: AnyResult): Promise<object> {
    if (tenant === undefined) throw new Error('Only what is about a merchant waits for a second operator.');
    const amount = result.moves?.amount ?? 0n;
    const approvalId = await approvals.request(tx, { tenant, call: name, request: context.request, key: context.key, amount, subject: result.subject, requestedBy: caller.id, ip });
    const money = amount === 0n ? {} : { amount: decimalOf(amount, tenant.currency.exponent), currency: tenant.currency.code };
    const after = { approval: approvalId, ...money, would: result.after };
    const row = await trail.append(tx, { tenant: tenant.id, operator: caller, action: `${name}:request`, subject: result.subject, reason, before: result.before, after, ip });
    return { ...result.beside, effect: viewOf(result, 'waiting', { needsApproval: true, approvalId, trail: row }) };
  }

  return async (order: EffectOrder): Promise<unknown> => {
    const { name, caller, tenant, context } = order;
    const spec: OperatorCallSpec = operatorCalls[name];
    order.handler.admit?.(caller, context.request);
    const money = spec.movesMoney === true && tenant !== undefined;
    const limit = tenant === undefined ? undefined : minorOf(await approvalAbove(tenant), tenant.currency.exponent);
    const scope = { tenantId: tenant?.id ?? '', call: `ops ${name}`, actor: `operator:${caller.id}`, key: context.key, request: context.request };
    const once = <T>(run: (tx: Tx) => Promise<T>): Promise<T> => (money && !order.dryRun ? idempotency.once(scope, run) : db.transaction(run));
    if (money && !order.dryRun) {
      const before = await idempotency.answered(scope);
      if (before !== undefined) return before.value;
    }
    const committed: (() => void)[] = [];
    try {
      const value = await once(async (tx) => {
        const ran = await work(tx, order, limit);
        committed.splice(0, committed.length, ran.result.committed ?? (() => undefined));
        return ran.value;
      });
      for (const then of committed) then();
      return value;
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error;
      if (order.dryRun) return { ...error.result.beside, effect: viewOf(error.result, 'dryRun', { needsApproval: error.waits }) };
      return once((tx) => wait(tx, order, error.result));
    }
  };
}
