import { minorOf, periodOf } from '@livery/contracts';
import type { TenantDirectory } from '../../platform/http/index.ts';
import type { Job, JobTenant } from '../../platform/jobs/index.ts';
import type { Site } from '../settings/index.ts';
import type { ClosePeriod } from './close-period.ts';
import type { DayKind } from './types.ts';

export interface SettlementJobDeps {
  readonly close: ClosePeriod;
  readonly tenants: Pick<TenantDirectory, 'byMerchant'>;
  readonly site: Pick<Site, 'modules' | 'setting'>;
}

const SWITCH = { dividend: 'divtypereq', daily: 'dailysalreqtype' } as const;

/**
 * What is done of a kind when a day of the merchant is over: where a period ends with it, it is closed, in the transaction that records the run. So a
 * period is settled once, whatever restarts. Days that were missed are made up for, in order.
 */
export function createSettlementJob(kind: DayKind, { close, tenants, site }: SettlementJobDeps): Job {
  return {
    name: `settle-${kind}`,
    cadence: 'day',
    missed: 'all',
    async prepare({ id: tenant }: JobTenant, day: string) {
      const merchant = tenants.byMerchant(tenant);
      if (merchant === undefined || !(await site.modules(merchant)).agentPolicy || !(await site.setting(merchant, 'consolidated'))[SWITCH[kind]]) return () => Promise.resolve();
      const { periods, activeTurnover } = await site.setting(merchant, 'agentContracts');
      const period = periodOf(periods[kind], day);
      if (period.to !== day) return () => Promise.resolve();
      const { code: currency, exponent } = merchant.currency;
      return async (tx) => void (await close(tx, { tenant, kind, period, currency, timeZone: merchant.timeZone, activeTurnover: minorOf(activeTurnover, exponent) }));
    },
  };
}
