import { minorOf, periodOf } from '@livery/contracts';
import type { TenantDirectory } from '../../platform/http/index.ts';
import type { Job, JobTenant } from '../../platform/jobs/index.ts';
import { SWITCHES } from '../agent-contracts/index.ts';
import type { Site } from '../settings/index.ts';
import type { ClosePeriod } from './close-period.ts';
import { dropFeed } from './take-up.ts';
import type { PeriodKind } from './types.ts';

export interface SettlementJobDeps {
  readonly close: ClosePeriod;
  readonly tenants: Pick<TenantDirectory, 'byMerchant'>;
  readonly site: Pick<Site, 'modules' | 'setting'>;
}

/**
 * What is done of a kind when a day of the merchant, or an hour, is over: where a period ends with it, it is closed, in the transaction that records the run. So a
 * period is settled once, whatever restarts. What was missed is made up for, in order.
 */
export function createSettlementJob(kind: PeriodKind, { close, tenants, site }: SettlementJobDeps): Job {
  return {
    name: `settle-${kind}`,
    cadence: kind === 'hourly' ? 'hour' : 'day',
    missed: 'all',
    async prepare({ id: tenant }: JobTenant, over: string) {
      const merchant = tenants.byMerchant(tenant);
      if (merchant === undefined) return () => Promise.resolve();
      if (!(await site.modules(merchant)).agentPolicy || !(await site.setting(merchant, 'consolidated'))[SWITCHES[kind]]) {
        // What was fed while it was on, or is since, is nobody's.
        return (tx) => (kind === 'hourly' ? dropFeed(tx, tenant, over) : Promise.resolve());
      }
      const { periods, activeTurnover } = await site.setting(merchant, 'agentContracts');
      const period = kind === 'hourly' ? { from: over, to: over } : periodOf(periods[kind], over);
      if (period.to !== over) return () => Promise.resolve();
      const { code: currency, exponent } = merchant.currency;
      return async (tx) => void (await close(tx, { tenant, kind, period, currency, timeZone: merchant.timeZone, activeTurnover: minorOf(activeTurnover, exponent) }));
    },
  };
}
