import type { Tx } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';
import { type InEachLanguage, writtenLanguage } from '../platform/texts/index.ts';
import { worthwhileUnits } from './worthwhile.ts';

/** Invented banks and wallets, which exist nowhere, and the digits of their numbers. */
const institutions: readonly { readonly kind: 'bank' | 'ewallet'; readonly code: string; readonly digits: readonly [least: number, most: number]; readonly names: InEachLanguage<string> }[] = [
  { kind: 'bank', code: 'ISLAND', digits: [10, 19], names: { EN: 'Island Savings Bank', TY: 'ఐలాండ్ సేవింగ్స్ బ్యాంకు', CN: '屿湾储蓄银行', AR: 'مصرف المرسى للادخار' } },
  { kind: 'bank', code: 'HARBOUR', digits: [12, 19], names: { EN: 'Harbour Commercial Bank', TY: 'హార్బర్ కమర్షియల్ బ్యాంకు', CN: '望港商业银行', AR: 'بنك الشراع التجاري' } },
  { kind: 'ewallet', code: 'TAPPAY', digits: [9, 12], names: { EN: 'TapPay', TY: 'ట్యాప్‌పే', CN: '轻触钱包', AR: 'محفظة لمسة' } },
];

/** The same by the names that readers of the brand's default language know. */
function institutionsOf({ defaultLanguage }: Pick<Tenant, 'defaultLanguage'>): readonly object[] {
  const language = writtenLanguage(defaultLanguage);
  return institutions.map(({ kind, code, digits: [minDigits, maxDigits], names }) => ({ kind, code, name: names[language], minDigits, maxDigits }));
}

/** How two of the demo brands pay out: one approves small sums by itself and lets them be given up, at the other a person looks at each. What has to be played differs as well. */
const rules: Readonly<Record<string, object>> = {
  aurora: { turnoverPercent: 100, dayMost: '50000', dayCount: 5, approveUpTo: '5000', memberMayCancel: true, review: { newDeviceHours: 0, newAccountHours: 0, newMemberDays: 3 } },
  lagoon: { turnoverPercent: 200, dayMost: '10000', dayCount: 3, openMost: 1, confirmMinutes: 120, review: { newDeviceHours: 24, newAccountHours: 72, newMemberDays: 7 } },
};

/** How any other brand of a demo pays out, in sums of its own currency. */
function usualRules({ currency }: Pick<Tenant, 'currency'>): object {
  const unit = worthwhileUnits(currency);
  return { turnoverPercent: 100, dayMost: String(500n * unit), dayCount: 5, approveUpTo: String(50n * unit), review: { newDeviceHours: 0, newAccountHours: 0, newMemberDays: 3 } };
}

/** What two of the demo brands pay to. */
const settings: Readonly<Record<string, object>> = {
  aurora: {
    most: 3,
    coolingHours: 24,
    providers: [
      { kind: 'bank', code: 'ISLAND', name: 'Island Savings Bank', minDigits: 10, maxDigits: 12 },
      { kind: 'bank', code: 'HARBOUR', name: 'Harbour Commercial Bank', minDigits: 12, maxDigits: 16 },
      { kind: 'ewallet', code: 'TAPPAY', name: 'TapPay', minDigits: 11, maxDigits: 11 },
    ],
  },
  lagoon: {
    most: 2,
    coolingHours: 48,
    providers: [
      { kind: 'bank', code: 'DELTA', name: 'Delta Bank', minDigits: 9, maxDigits: 14 },
      { kind: 'ewallet', code: 'RIVERPAY', name: 'RiverPay', minDigits: 10, maxDigits: 10 },
    ],
  },
};

/** The banks and wallets that a demo brand pays to, and its rules of withdrawals, by name of the setting. */
export function payoutSettingsOf(tenant: Pick<Tenant, 'brand' | 'currency' | 'defaultLanguage'>): Readonly<Record<'payoutAccounts' | 'withdrawals', object>> {
  return {
    payoutAccounts: settings[tenant.brand] ?? { most: 3, coolingHours: 24, providers: institutionsOf(tenant) },
    withdrawals: rules[tenant.brand] ?? usualRules(tenant),
  };
}

/** Gives a demo brand what it pays to and its rules of withdrawals, where the merchant set none. */
export async function writePayoutSettings(tx: Tx, tenant: Tenant, now: Date): Promise<void> {
  for (const [name, value] of Object.entries(payoutSettingsOf(tenant))) {
    await tx
      .insertInto('tenant_setting')
      .values({ tenant_id: tenant.id, name, value: JSON.stringify(value), updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
