export { referralHandlers, tariffOf } from './handlers.ts';
export { createReferrals, type ReferralFilter, type Referrals } from './referrals.ts';
export { createRewards, type Rewards } from './rewards.ts';
export type { Referral, ReferralState, Tariff } from './types.ts';
