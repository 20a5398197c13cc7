import type { RequestOf, ResponseOf } from '@livery/contracts';

/** A contract as the agent sees it. */
export type Contract = ResponseOf<'agentContract'>['contract'];
/** One of its versions. */
export type Version = ResponseOf<'agentContract'>['versions'][number];
/** A row of a version. */
export type Row = Version['rows'][number];
/** What a change came to. */
export type Processed = ResponseOf<'processDividend'>;
/** A contract that ends with a change. */
export type Affected = Processed['affected'][number];
/** A change that is asked for. */
export type Change = RequestOf<'processDividend'>;
/** What may be done with a contract. */
export type Action = Contract['may'][number];
