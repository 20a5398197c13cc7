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
  /** Moves money: needs an `Idempotency-Key`, takes `dryRun`, and waits for a second operator where it and what was moved in the last 24 hours pass the merchant's limit. */
  readonly movesMoney?: true;
  /**
   * May wait for a second operator without moving money; the handler says which orders do, and none of another call can.
   * `carries-out`: the approval carries it out. `lets-asker`: every order waits, and whoever asked carries it out after the approval,
   * since its answer is for nobody else.
   */
  readonly secondOperator?: 'carries-out' | 'lets-asker';
  /** Seconds that it may take, where that is more than the 20 of others. */
  readonly seconds?: number;
  /** How large its request may be, in bytes, where that is more than the 64 KB of others. */
  readonly bodyBytes?: number;
  /** What it does, in one sentence, for the help. */
  readonly summary: string;
}
