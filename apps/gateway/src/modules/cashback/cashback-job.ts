import type { TenantDirectory } from '../../platform/http/index.ts';
import type { Job, JobTenant } from '../../platform/jobs/index.ts';
import type { Site } from '../settings/index.ts';
import type { Cashback } from './cashback.ts';
import { termsOf } from './terms.ts';
import type { CashbackTerms } from './types.ts';

export interface CashbackJobDeps {
  readonly cashback: Cashback;
  readonly tenants: Pick<TenantDirectory, 'byMerchant'>;
  readonly site: Pick<Site, 'modules' | 'setting'>;
}

/** Members that are looked for at a time. */
const SLICE = 500;
const SUNDAY = 0;

/** Whether a day is the last one of what is paid together. */
const isDue = ({ paid }: CashbackTerms, day: string): boolean => paid === 'daily' || (paid === 'weekly' && new Date(`${day}T00:00:00Z`).getUTCDay() === SUNDAY);

/**
 * What is done when a day of the merchant is over: the rates of what was played on it are fixed, and where the merchant pays by itself and a
 * period ends, each member is paid. A day that was missed is made up for, in order. Each member is paid in a transaction of its own, which
 * pays nothing twice; the run is recorded once all are.
 */
export function createCashbackJob({ cashback, tenants, site }: CashbackJobDeps): Job {
  async function payAll(tenant: string, currency: string, terms: CashbackTerms, period: string): Promise<void> {
    for (let after: string | undefined; ; ) {
      const members = await cashback.waiting(tenant, currency, period, after, SLICE);
      for (const memberId of members) await cashback.claim({ tenant, memberId, currency }, { terms, through: period, period });
      after = members.at(-1);
      if (members.length < SLICE) return;
    }
  }
  return {
    name: 'cashback',
    cadence: 'day',
    missed: 'all',
    async prepare({ id: tenant }: JobTenant, period: string) {
      await cashback.rates.fix(tenant, period);
      const merchant = tenants.byMerchant(tenant);
      if (merchant !== undefined && (await site.modules(merchant)).manualRebate) {
        const terms = termsOf(await site.setting(merchant, 'cashback'), merchant);
        if (isDue(terms, period)) await payAll(tenant, merchant.currency.code, terms, period);
      }
      return () => Promise.resolve();
    },
  };
}
