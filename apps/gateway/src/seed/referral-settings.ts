import type { Tx } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';

/** The smallest sum that is worth a deposit, in main units, by currency. */
const UNITS: Readonly<Record<string, number>> = { EUR: 10, USD: 10, PHP: 100 };

/** Gives a demo merchant a reward for invited friends, where it set none. Friends may register on the same machine: there is no other. */
export async function writeReferralSetting(tx: Tx, tenant: Tenant, now: Date): Promise<void> {
  const unit = UNITS[tenant.currency.code] ?? 100;
  const value = { reward: String(2 * unit), deposit: String(5 * unit), turnover: String(10 * unit), days: 30, sameAddress: true };
  await tx
    .insertInto('tenant_setting')
    .values({ tenant_id: tenant.id, name: 'referral', value: JSON.stringify(value), updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
