import type { CallSpec } from '../call.ts';

/** Calls about friends whom a player invited. */
export const referralCalls = {
  referral: { method: 'GET', path: '/wps/member/referral', moduleId: 'WPS', token: true, guard: 'inviteFriends' },
  referralFriends: { method: 'GET', path: '/wps/member/referral/friends', moduleId: 'WPS', token: true, guard: 'inviteFriends' },
} as const satisfies Record<string, CallSpec>;
