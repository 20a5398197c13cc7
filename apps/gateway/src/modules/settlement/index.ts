export { createClosePeriod, type ClosePeriod } from './close-period.ts';
export { createPay } from './pay.ts';
export { createSettlementJob } from './settlement-job.ts';
export type { ClosingPeriod, PeriodKind } from './types.ts';
export { settlementHandlers, type SettlementCall } from './handlers.ts';
export { createSettlements } from './settlements.ts';
