export { createClosePeriod, type ClosePeriod } from './close-period.ts';
export { createPay } from './pay.ts';
export { createPostRealTime } from './post-real-time.ts';
export { createRealTimeJob, createSettlementJob } from './settlement-job.ts';
export { createSimulation } from './simulate.ts';
export { simulateHandlers } from './simulate-handlers.ts';
export type { ClosingPeriod, PeriodKind } from './types.ts';
export { settlementHandlers, type SettlementCall } from './handlers.ts';
export { createSettlements } from './settlements.ts';
