export { sameName } from './account-text.ts';
export { payoutAccountHandlers, type PayoutAccountHandlersDeps } from './handlers.ts';
export { createPayoutAccounts, type PayoutAccount, type PayoutAccounts, type PayoutTarget } from './payout-accounts.ts';
