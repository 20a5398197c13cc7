export { createOutbox } from './outbox.ts';
export type { Outbox, OutboxRow } from './outbox.ts';
