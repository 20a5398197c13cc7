import type { Tx } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';

/** How each demo brand pays out: one approves small sums by itself, at the other a person looks at each. What has to be played differs as well. */
const rules: Readonly<Record<string, object>> = {
  aurora: { turnoverPercent: 100, dayMost: '50000', dayCount: 5, approveUpTo: '5000', review: { newDeviceHours: 0, newAccountHours: 0, newMemberDays: 3 } },
  lagoon: { turnoverPercent: 200, dayMost: '10000', dayCount: 3, openMost: 1, confirmMinutes: 120, memberMayCancel: false, review: { newDeviceHours: 24, newAccountHours: 72, newMemberDays: 7 } },
};

/** What each demo brand pays to: invented banks and wallets. */
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

/** Gives a demo brand the banks and wallets that it pays to and its rules of withdrawals, where the merchant set none. */
export async function writePayoutSettings(tx: Tx, tenant: Tenant, now: Date): Promise<void> {
  for (const [name, byBrand] of Object.entries({ payoutAccounts: settings, withdrawals: rules })) {
    const value = byBrand[tenant.brand];
    if (value === undefined) continue;
    await tx
      .insertInto('tenant_setting')
      .values({ tenant_id: tenant.id, name, value: JSON.stringify(value), updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
