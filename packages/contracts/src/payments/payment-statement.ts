/** Largest file of a statement, in bytes of UTF-8. */
export const STATEMENT_BYTES = 2 * 1024 * 1024;
/** Most lines of a statement below its heading. */
export const STATEMENT_LINES = 20_000;
/** Largest request that carries one: as JSON a line break or a quotation mark takes two bytes. */
export const STATEMENT_BODY_BYTES = 2 * STATEMENT_BYTES + 64 * 1024;
/** The heading of a statement, in this order. */
export const STATEMENT_COLUMNS = ['kind', 'number', 'id', 'amount', 'currency', 'time', 'state'] as const;
/** What a line is about: money that arrived, went back, or was paid out. */
export const statementKinds = ['pay-in', 'refund', 'payout'] as const;
/** See {@link statementKinds}. */
export type StatementKind = (typeof statementKinds)[number];
/** Where it stands: the money moved, may yet move, or did not and will not. */
export const statementStates = ['done', 'pending', 'failed'] as const;
/** See {@link statementStates}. */
export type StatementState = (typeof statementStates)[number];
/**
 * What a comparison says of a line: both sides agree; the provider has it alone; the books have it alone; amount or currency, state, or
 * number and id differ; it stands in the file again; or the file may lack it, since its time here is near an end of the period.
 */
export const statementOutcomes = ['agreed', 'missing-here', 'missing-there', 'amount-differs', 'state-differs', 'reference-differs', 'twice', 'edge'] as const;
/** See {@link statementOutcomes}. */
export type StatementOutcome = (typeof statementOutcomes)[number];
