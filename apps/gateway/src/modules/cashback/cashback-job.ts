import type { TenantDirectory } from '../../platform/http/index.ts';
import type { Job, JobTenant } from '../../platform/jobs/index.ts';
import type { Site } from '../settings/index.ts';
import type { Cashback, MissedCashback } from './cashback.ts';
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
 * pays nothing twice; the run is recorded once all are, or what failed is noted: it keeps nobody else waiting, and is tried again with the next day.
 */
export function createCashbackJob({ cashback, tenants, site }: CashbackJobDeps): Job {
  type Paying = { readonly tenant: string; readonly currency: string; readonly terms: CashbackTerms; readonly report: (error: unknown) => void };

  /** Pays a member for a period, with a second try, since most of what fails is over by then. Returns whether it is done. */
  async function pay({ tenant, currency, terms, report }: Paying, { memberId, period }: MissedCashback): Promise<boolean> {
    for (let left = 1; ; left--) {
      try {
        await cashback.claim({ tenant, memberId, currency }, { terms, through: period, period });
        return true;
      } catch (cause) {
        if (left > 0) continue;
        report(new Error(`The cashback of member ${memberId} for ${period} could not be paid; it is tried again with the next day.`, { cause }));
        return false;
      }
    }
  }
  async function payMissed(paying: Paying): Promise<void> {
    const { tenant, currency } = paying;
    for (const missed of await cashback.missed(tenant, currency)) if (await pay(paying, missed)) await cashback.setMissed({ tenant, currency, memberId: missed.memberId }, missed.period, false);
  }
  async function payAll(paying: Paying, period: string): Promise<void> {
    const { tenant, currency } = paying;
    for (let after: string | undefined; ; ) {
      const members = await cashback.waiting(tenant, currency, period, after, SLICE);
      for (const memberId of members) if (!(await pay(paying, { memberId, period }))) await cashback.setMissed({ tenant, currency, memberId }, period, true);
      after = members.at(-1);
      if (members.length < SLICE) return;
    }
  }
  return {
    name: 'cashback',
    cadence: 'day',
    missed: 'all',
    // Thousands of members may be paid, for which no settlement waits.
    beside: true,
    async prepare({ id: tenant }: JobTenant, period: string, report) {
      await cashback.rates.fix(tenant, period);
      const merchant = tenants.byMerchant(tenant);
      if (merchant !== undefined && (await site.modules(merchant)).manualRebate) {
        const terms = termsOf(await site.setting(merchant, 'cashback'), merchant);
        const paying = { tenant, currency: merchant.currency.code, terms, report };
        if (terms.paid !== 'manual') await payMissed(paying);
        if (isDue(terms, period)) await payAll(paying, period);
      }
      return () => Promise.resolve();
    },
  };
}
