import { decimalOf, type ResponseOf } from '@livery/contracts';
import type { Handlers, Tenant } from '../../platform/http/index.ts';
import { maskAccount, type Members } from '../member/index.ts';
import { settingAmount, type Site } from '../settings/index.ts';
import type { Referrals } from './referrals.ts';
import type { Rewards } from './rewards.ts';
import type { Referral, Tariff } from './types.ts';

export interface ReferralHandlersDeps {
  readonly referrals: Referrals;
  readonly rewards: Pick<Rewards, 'lookAtFriendsOf'>;
  readonly members: Pick<Members, 'byId'>;
  readonly site: Pick<Site, 'setting'>;
}

type FriendView = ResponseOf<'referralFriends'>['records'][number];

/** What the merchant gives for friends who join now; undefined for nothing. */
export async function tariffOf(site: Pick<Site, 'setting'>, tenant: Tenant): Promise<Tariff | undefined> {
  const tariff = await site.setting(tenant, 'referral');
  if (tariff === null) return undefined;
  const minor = (amount: string): bigint => settingAmount(amount, tenant.currency.exponent);
  const [reward, deposit] = [minor(tariff.reward), minor(tariff.deposit)];
  return reward === 0n ? undefined : { reward, deposit: deposit > 0n ? deposit : 1n, turnover: minor(tariff.turnover), days: tariff.days };
}

const stateOf = ({ state, depositedAt }: Referral): FriendView['state'] => (state === 'open' ? (depositedAt === null ? 'joined' : 'deposited') : state);

/** Handlers of the calls about friends whom a player invited. */
export function referralHandlers({ referrals, rewards, members, site }: ReferralHandlersDeps): Handlers<'referral' | 'referralFriends'> {
  async function view(tenant: Tenant, referral: Referral): Promise<FriendView> {
    const friend = await members.byId(tenant.id, referral.friendId);
    const isOpen = referral.state === 'open';
    return {
      id: referral.friendId,
      account: maskAccount(friend?.username ?? ''),
      joinedAt: referral.joinedAt.toISOString(),
      state: stateOf(referral),
      reward: referral.reward !== null && (isOpen || referral.state === 'earned') ? decimalOf(referral.reward, tenant.currency.exponent) : null,
      until: isOpen ? (referral.until?.toISOString() ?? null) : null,
    };
  }
  return {
    async referral({ tenant, member }) {
      await rewards.lookAtFriendsOf(tenant.id, member.id);
      const [code, tariff, { friends, earned }] = [await referrals.codeOf(tenant.id, member.id), await tariffOf(site, tenant), await referrals.sums(tenant.id, member.id)];
      const decimal = (amount: bigint): string => decimalOf(amount, tenant.currency.exponent);
      return {
        code,
        currency: tenant.currency,
        tariff: tariff === undefined ? null : { reward: decimal(tariff.reward), deposit: decimal(tariff.deposit), turnover: decimal(tariff.turnover), days: tariff.days },
        earned: decimal(earned),
        friends,
      };
    },
    async referralFriends({ request: { limit, before }, tenant, member }) {
      const page = await referrals.page(tenant.id, member.id, limit + 1, before);
      const shown = page.slice(0, limit);
      return { records: await Promise.all(shown.map((referral) => view(tenant, referral))), next: page.length > limit ? (shown.at(-1)?.friendId ?? null) : null };
    },
  };
}
