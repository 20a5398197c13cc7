import { minorOf } from '@livery/contracts';
import { peerPaidTexts, withdrawalRules, type WithdrawalHandlersDeps, type WithdrawalPorts, type Withdrawals } from '../modules/cashier/index.ts';
import { deviceName, type Addresses } from '../modules/auth/index.ts';
import { createInboxEdits } from '../modules/inbox/index.ts';
import type { Database, Queries, Tx } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';
import type { Documents } from '../modules/documents/index.ts';
import type { Members, Profiles } from '../modules/member/index.ts';
import type { PayoutAccounts } from '../modules/payout-accounts/index.ts';
import type { SeamlessWallet } from '../modules/seamless-wallet/index.ts';
import { settingSchemas, type Settings } from '../modules/settings/index.ts';
import { moneyText } from '../platform/texts/index.ts';
import type { PushEvents } from './push-events.ts';

export interface WithdrawalPortsDeps {
  readonly settings: Pick<Settings, 'get' | 'stored'>;
  readonly vendor: Pick<SeamlessWallet, 'validBets'>;
  readonly members: Pick<Members, 'byId'>;
  readonly payoutAccounts: PayoutAccounts;
  readonly documents: Pick<Documents, 'approved'>;
  readonly pushes: Pick<PushEvents, 'withdrawalChanged' | 'inboxChanged'>;
  readonly tenants: { byMerchant(tenant: string): { readonly currency: { readonly exponent: number; readonly symbol: string } } | undefined };
  readonly db: Database;
}

/** What withdrawals need of other modules. */
export function withdrawalPorts({ settings, vendor, members, payoutAccounts, documents, pushes, tenants, db }: WithdrawalPortsDeps): WithdrawalPorts {
  const messages = createInboxEdits(db);
  /** Decimals of a merchant's money; from the ledger where this gateway does not serve it: what is under way there ends all the same. */
  async function exponentOf(tenant: string, query: Queries = db.query): Promise<number> {
    const served = tenants.byMerchant(tenant)?.currency.exponent;
    if (served !== undefined) return served;
    const found = await query.selectFrom('currency').select('exponent').where('tenant_id', '=', tenant).where('kind', '=', 'money').orderBy('code').executeTakeFirst();
    return found?.exponent ?? 0;
  }
  return {
    payoutAccounts,
    documents,
    async rulesOf(tenant, query) {
      // Read anew by the transaction that goes by it, on its own connection; otherwise as old as every gateway's settings may be.
      const setting = query === undefined ? await settings.get(tenant, 'withdrawals') : settingSchemas.withdrawals.parse((await settings.stored(tenant, query)).get('withdrawals'));
      return withdrawalRules(setting, await exponentOf(tenant, query));
    },
    validBets: vendor.validBets,
    isBlocked: async (query, tenant, memberId) => (await members.byId(tenant, memberId, query))?.status === 'blocked',
    async tellPayee(tx, { tenant, memberId, amount, reference }) {
      const currency = tenants.byMerchant(tenant)?.currency ?? { exponent: await exponentOf(tenant, tx), symbol: '' };
      const texts = peerPaidTexts(moneyText(currency, amount), reference);
      await messages.write(tx, tenant, { type: 'account', audience: { to: 'member', memberId }, link: null, sentAt: new Date(db.clock.now()), texts });
      return () => pushes.inboxChanged(tenant, [memberId]);
    },
    changed: ({ tenant: tenantId, memberId, withdrawalId }) => pushes.withdrawalChanged({ tenantId, memberId }, withdrawalId),
  };
}

/** Begins what is to be played for the welcome credit of a new member. */
export const welcomeToPlay = ({ gifted }: Pick<Withdrawals, 'gifted'>) =>
  (tx: Tx, { id: tenant, currency: { code: currency, exponent } }: Tenant, memberId: string, amount: string): Promise<void> =>
    gifted(tx, { source: 'welcome', id: memberId, tenant, memberId, currency, credited: minorOf(amount, exponent) });

export interface AskerDeps {
  readonly members: Pick<Members, 'byId' | 'registeredAt'>;
  readonly profiles: Pick<Profiles, 'of'>;
  readonly addresses: Pick<Addresses, 'list' | 'browserSince'>;
}

/** Reads what is known of who asks for a withdrawal. */
export const createAskerOf = ({ members, profiles, addresses }: AskerDeps): WithdrawalHandlersDeps['askerOf'] =>
  async (tenant, memberId, ip, userAgent) => {
    const [member, registeredAt, { payeeName }, known, browserSince] = await Promise.all([members.byId(tenant, memberId), members.registeredAt(tenant, memberId), profiles.of(tenant, memberId), addresses.list(tenant, memberId, ip),
      userAgent === undefined ? null : addresses.browserSince(tenant, memberId, deviceName(userAgent)),
    ]);
    return {
      rank: member?.rankLevel ?? 0,
      registeredAt,
      addressSince: known.find(({ current }) => current)?.registeredAt,
      browserSince,
      payeeName,
      provedContact: member?.mobileVerifiedAt != null || (member?.email != null && member.emailVerifiedAt !== null),
    };
  };
