import type { Tx } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';

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

/** Gives a demo brand the banks and wallets that it pays to, where the merchant set none. */
export async function writePayoutSettings(tx: Tx, tenant: Tenant, now: Date): Promise<void> {
  const value = settings[tenant.brand];
  if (value === undefined) return;
  await tx
    .insertInto('tenant_setting')
    .values({ tenant_id: tenant.id, name: 'payoutAccounts', value: JSON.stringify(value), updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
