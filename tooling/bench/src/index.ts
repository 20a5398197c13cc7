export { benchBrands } from './brands.ts';
export type { BrandsFigures } from './brands.ts';
export { benchLedger, ledgerBudgets } from './ledger.ts';
export type { LedgerBenchOptions, LedgerFigures } from './ledger.ts';
export { parts } from './parts.ts';
export type { BenchOptions, Part } from './parts.ts';
