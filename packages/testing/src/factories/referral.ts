import type { ResponseOf } from '@livery/contracts';

/** A player's invitation, with a reward for each friend. */
export function referral(over: Partial<ResponseOf<'referral'>> = {}): ResponseOf<'referral'> {
  return {
    code: 'K7QM2XDR',
    currency: { code: 'PHP', symbol: '₱', exponent: 2 },
    tariff: { reward: '200.00', deposit: '500.00', turnover: '2000.00', days: 30 },
    earned: '400.00',
    friends: 5,
    ...over,
  };
}

/** A friend who has joined. */
export function referredFriend(over: Partial<ResponseOf<'referralFriends'>['records'][number]> = {}): ResponseOf<'referralFriends'>['records'][number] {
  return { id: '0198f5a2-0000-7000-8000-000000000051', account: 'ju•••88', joinedAt: '2026-01-01T08:00:00Z', state: 'joined', reward: '200.00', until: '2026-01-31T08:00:00Z', ...over };
}
