import type { FieldFault, ResponseOf } from '@livery/contracts';
import type { Database } from '../../platform/db/index.ts';
import { Problem, type Handlers, type Tenant } from '../../platform/http/index.ts';
import type { TellHolder, TransactionPasswords } from '../auth/index.ts';
import { holderOf, type Members, type Profiles } from '../member/index.ts';
import type { Setting, Site } from '../settings/index.ts';
import { plainNumber, sameName } from './account-text.ts';
import type { PayoutAccounts } from './payout-accounts.ts';

export interface PayoutAccountHandlersDeps {
  readonly db: Database;
  readonly accounts: PayoutAccounts;
  readonly members: Pick<Members, 'byId'>;
  readonly profiles: Profiles;
  readonly site: Pick<Site, 'setting'>;
  readonly tellHolder: TellHolder;
  readonly transactionPasswords: Pick<TransactionPasswords, 'verifyTransactionPassword'>;
}

type Provider = Setting<'payoutAccounts'>['providers'][number];

const HOUR_MS = 3_600_000;

const refuse = (field: string, rule: FieldFault['rule'], bounds: Pick<FieldFault, 'patternId' | 'min' | 'max'> = {}): Problem =>
  new Problem('VALIDATION_FAILED', { fields: [{ field, rule, ...bounds }] });

/** The number in digits. @throws Problem VALIDATION_FAILED where it is none of the provider's */
function numberOf({ minDigits: min, maxDigits: max }: Provider, typed: string): string {
  const number = plainNumber(typed);
  if (number === '') throw refuse('number', 'required');
  if (!/^\d+$/.test(number)) throw refuse('number', 'pattern', { patternId: 'DIGITS', min, max });
  if (number.length < min || number.length > max) throw refuse('number', 'length', { patternId: 'DIGITS', min, max });
  return number;
}

/** Handlers of the accounts that a member's money is paid to. */
export function payoutAccountHandlers(deps: PayoutAccountHandlersDeps): Handlers<'payoutAccounts' | 'addPayoutAccount' | 'removePayoutAccount'> {
  const { db, accounts, members, profiles, site, tellHolder, transactionPasswords } = deps;

  async function shown(tenant: Tenant, memberId: string): Promise<ResponseOf<'payoutAccounts'>> {
    const { most, coolingHours, providers } = await site.setting(tenant, 'payoutAccounts');
    const [listed, { payeeName = null }, holder] = [await accounts.list(tenant.id, memberId), await profiles.of(tenant.id, memberId), await holderOf(members, tenant.id, memberId)];
    return {
      accounts: listed.map(({ addedAt, usableAt, ...account }) => ({
        ...account,
        // A provider that the merchant no longer pays to keeps its code for a name.
        name: providers.find(({ code }) => code === account.provider)?.name ?? account.provider,
        addedAt: addedAt.toISOString(),
        usableAt: usableAt.toISOString(),
        usable: usableAt.getTime() <= db.clock.now(),
      })),
      most,
      coolingHours,
      providers,
      payeeName,
      transactionPassword: holder.paymentPasswordHash !== null,
    };
  }

  return {
    payoutAccounts: ({ tenant, member }) => shown(tenant, member.id),
    async addPayoutAccount({ request, tenant, member: { id }, ip, language }) {
      const { most, coolingHours, providers } = await site.setting(tenant, 'payoutAccounts');
      const provider = providers.find(({ code }) => code === request.provider);
      if (provider === undefined) throw refuse('provider', 'invalid');
      const number = numberOf(provider, request.number);
      const holder = await holderOf(members, tenant.id, id);
      const proved = await transactionPasswords.verifyTransactionPassword(tenant, { memberId: id, ip }, request.paymentPassword);
      await db.transaction(async (tx) => {
        // Holds the member's row: of several at once, each sees the accounts that the ones before it added.
        await proved.holds(tx);
        const { payeeName } = await profiles.lock(tx, tenant.id, id);
        if (payeeName === undefined) throw refuse('holder', 'required');
        if (!sameName(payeeName, request.holder)) throw refuse('holder', 'invalid');
        if (await accounts.has(tx, tenant.id, id, provider.code, number)) throw refuse('number', 'taken');
        if ((await accounts.list(tenant.id, id, tx)).length >= most) throw new Problem('LIMIT_EXCEEDED');
        const { kind, code } = provider;
        await accounts.add(tx, tenant.id, id, { kind, provider: code, holder: payeeName, number, usableAt: new Date(db.clock.now() + coolingHours * HOUR_MS) });
        await tellHolder(tx, tenant, holder, { change: 'payoutAccountAdded', language });
      });
      return shown(tenant, id);
    },
    async removePayoutAccount({ request, tenant, member: { id }, ip, language }) {
      const holder = await holderOf(members, tenant.id, id);
      const proved = await transactionPasswords.verifyTransactionPassword(tenant, { memberId: id, ip }, request.paymentPassword);
      await db.transaction(async (tx) => {
        await proved.holds(tx);
        if (!(await accounts.remove(tx, tenant.id, id, request.id))) throw new Problem('NOT_FOUND');
        await tellHolder(tx, tenant, holder, { change: 'payoutAccountRemoved', language });
      });
      return shown(tenant, id);
    },
  };
}
