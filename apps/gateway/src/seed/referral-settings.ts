import type { Tx } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';
import { worthwhileUnits } from './worthwhile.ts';

/** Gives a demo merchant a reward for invited friends, where it set none. Friends may register on the same machine: there is no other. */
export async function writeReferralSetting(tx: Tx, tenant: Tenant, now: Date): Promise<void> {
  const unit = worthwhileUnits(tenant.currency);
  const value = { reward: String(2n * unit), deposit: String(5n * unit), turnover: String(10n * unit), days: 30, sameAddress: true };
  await tx
    .insertInto('tenant_setting')
    .values({ tenant_id: tenant.id, name: 'referral', value: JSON.stringify(value), updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
