import type { OperatorPermission } from './operator-roles.ts';

/**
 * One row of the table of operators' calls. A GET reads, its request travels in the query string; a POST has an effect, its
 * request is the JSON body. Data shapes are in `operatorSchemas` under the same name.
 */
export interface OperatorCallSpec {
  readonly method: 'GET' | 'POST';
  readonly path: `/ops/v1/${string}`;
  /** Who may make it; null for the calls of somebody who is not logged in yet. */
  readonly permission: OperatorPermission | null;
  /**
   * `merchant`: about the one merchant that the header `X-Merchant-Code` names. `platform`: about all of them, for operators
   * who may work for all. `self`: about the caller.
   */
  readonly scope: 'merchant' | 'platform' | 'self';
  /** Moves money: needs an `Idempotency-Key`, takes `dryRun`, and waits for a second operator above the merchant's limit. */
  readonly movesMoney?: true;
  /** What it does, in one sentence, for the help. */
  readonly summary: string;
}
