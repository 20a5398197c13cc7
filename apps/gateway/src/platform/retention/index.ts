export { keepMonths, type MonthlyTable } from './by-month.ts';
export { BATCH, deleteBatch, deleteExpired, expiryOf, inBatches } from './delete-expired.ts';
export { retention, type RetainedTable, type Retention } from './retention.ts';
