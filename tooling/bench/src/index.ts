export { benchFleet, benchFleets } from './brands.ts';
export type { BrandsFigures } from './brands.ts';
export { benchLedger, ledgerBudgets } from './gateway/ledger.ts';
export type { LedgerBenchOptions, LedgerFigures } from './gateway/ledger.ts';
export { parts } from './parts.ts';
export type { BenchOptions, Part } from './parts.ts';
