export { createCashback, type Cashback, type CashbackOwner, type CashbackRequest } from './cashback.ts';
export { createCashbackJob } from './cashback-job.ts';
export { cashbackHandlers, percentOf } from './handlers.ts';
export { createCashbackRates } from './rates.ts';
export { termsOf } from './terms.ts';
export type { CashbackClaim, CashbackRate, CashbackTerms } from './types.ts';
