import { decimalOf } from '@livery/contracts';
import type { Members } from '../../member/index.ts';
import type { Referrals } from '../../referrals/index.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';

export interface ReferralDeskDeps {
  readonly referrals: Pick<Referrals, 'list'>;
  readonly members: Pick<Members, 'byId'>;
}

/** The handler of the call that lists friends whom players invited. */
export function referralDeskHandlers({ referrals, members }: ReferralDeskDeps): OperatorHandlers<'referrals:list'> {
  return {
    async 'referrals:list'({ tenant, request: { state, memberId, limit } }) {
      const found = await referrals.list(tenant.id, { state, referrerId: memberId }, limit);
      const accountOf = async (id: string): Promise<string> => (await members.byId(tenant.id, id))?.username ?? '';
      const decimal = (amount: bigint | null): string | null => (amount === null ? null : decimalOf(amount, tenant.currency.exponent));
      return {
        referrals: await Promise.all(
          found.map(async ({ friendId, referrerId, currency, joinedAt, until, depositedAt, decidedAt, namesCompared, ...referral }) => ({
            friendId,
            friend: await accountOf(friendId),
            referrerId,
            referrer: await accountOf(referrerId),
            state: referral.state,
            reward: decimal(referral.reward),
            deposit: decimal(referral.deposit),
            turnover: decimal(referral.turnover),
            currency,
            joinedAt: joinedAt.toISOString(),
            until: until?.toISOString() ?? null,
            depositedAt: depositedAt?.toISOString() ?? null,
            decidedAt: decidedAt?.toISOString() ?? null,
            namesCompared,
          })),
        ),
      };
    },
  };
}
