import type { OperatorCallName, OperatorRequestOf, operatorCalls, OperatorValueOf } from '@livery/contracts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { Movement } from '../approvals/movement-budget.ts';
import type { OperatorCaller } from '../accounts/operator-sessions.ts';
import type { TrailEntry } from '../trail/trail.ts';

type Calls = typeof operatorCalls;
type IfMerchant<Name extends OperatorCallName> = Calls[Name]['scope'] extends 'merchant' ? Tenant : undefined;
type IfLoggedIn<Name extends OperatorCallName> = Calls[Name]['permission'] extends null ? undefined : OperatorCaller;

/** What a handler works with. */
export interface OperatorContext<Name extends OperatorCallName> {
  readonly request: OperatorRequestOf<Name>;
  readonly caller: IfLoggedIn<Name>;
  /** The merchant that the call is about. */
  readonly tenant: IfMerchant<Name>;
  readonly ip: string;
  /** What the effect is repeated under: one for each of the operator's orders. */
  readonly key: string;
}

type EffectView = OperatorValueOf<'members:block'>['effect'];
/** Calls whose answer tells what they changed. */
export type EffectName = { [Name in OperatorCallName]: OperatorValueOf<Name> extends { effect: EffectView } ? Name : never }[OperatorCallName];
/** What the answer has beside the effect. */
type Beside<Name extends EffectName> = Omit<OperatorValueOf<Name>, 'effect'>;

/** What an effect did, inside its transaction. */
export interface EffectResult<Name extends EffectName> {
  readonly subject: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  /** What it moved, or decided about: where this and what was moved before in a day passes the limit, a second operator has to agree. */
  readonly moves?: Movement;
  /** Minor units of the merchant's currency that members are paid from now on, each: beyond the limit a second operator has to agree. */
  readonly paysEach?: bigint;
  /** A second operator has to agree, whatever it moves. */
  readonly secondOperator?: boolean;
  /** Other rows of the trail that belong to it. */
  readonly also?: readonly TrailEntry[];
  /** What the answer has beside the effect. */
  readonly beside: Beside<Name>;
  /** Called after the commit. */
  readonly committed?: () => void;
}

/** A call that changes something: the server opens its transaction, writes the trail in it, and takes a dry run back. */
export interface EffectHandler<Name extends EffectName> {
  /**
   * What the caller has to be beside having the permission of the call. Asked of whoever approves it as well.
   * @throws OperatorProblem FORBIDDEN
   */
  admit?(caller: OperatorCaller, request: OperatorRequestOf<Name>): void;
  run(tx: Tx, context: OperatorContext<Name>): Promise<EffectResult<Name>>;
}

/** A call that reads, or that keeps its transactions and its trail itself. */
export type PlainHandler<Name extends OperatorCallName> = (context: OperatorContext<Name>) => Promise<OperatorValueOf<Name>>;

/** Handlers of the named calls. */
export type OperatorHandlers<Names extends OperatorCallName = OperatorCallName> = {
  readonly [Name in Names]: Name extends EffectName ? EffectHandler<Name> : PlainHandler<Name>;
};
