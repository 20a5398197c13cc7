import { momentsOf } from '../../../platform/calendar/index.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { TenantDirectory } from '../../../platform/http/index.ts';
import type { Job, JobTenant } from '../../../platform/jobs/index.ts';
import { scheduledPeriod, type KindHistory } from '../../agent-contracts/index.ts';
import { settingAmount, type Site } from '../../settings/index.ts';
import type { ClosePeriod } from './close-period.ts';
import type { createPostRealTime } from '../real-time/post-real-time.ts';
import type { SettledNews } from '../pay/settled-news.ts';
import { dropFeed, hourOf } from './take-up.ts';
import type { PeriodKind } from '../types.ts';

export interface SettlementJobDeps {
  readonly db: Database;
  readonly close: ClosePeriod;
  readonly post: ReturnType<typeof createPostRealTime>;
  readonly tenants: Pick<TenantDirectory, 'byMerchant'>;
  readonly site: Pick<Site, 'setting'>;
  readonly history: KindHistory;
  readonly news: SettledNews;
}

const nothing = (): Promise<void> => Promise.resolve();

/**
 * What is done of a kind when a day of the merchant, or an hour, is over: where a period ends with it, it is closed, in the transaction that records the run. So a
 * period is settled once, whatever restarts. What was missed is made up for, in order. A kind that is switched off is so from the next period on: what ran when it was, is settled.
 */
export function createSettlementJob(kind: PeriodKind, { db, close, tenants, site, history, news }: Omit<SettlementJobDeps, 'post'>): Job {
  return {
    name: `settle-${kind}`,
    cadence: kind === 'hourly' ? 'hour' : 'day',
    missed: 'all',
    // Most merchants never had an hourly salary: their hours are not even recorded.
    ...(kind === 'hourly' ? { wanted: async ({ id }: JobTenant) => (await db.query.selectFrom('bet_feed_wanted').select('tenant_id').where('tenant_id', '=', id).executeTakeFirst()) !== undefined } : {}),
    async prepare({ id: tenant }: JobTenant, over: string) {
      const merchant = tenants.byMerchant(tenant);
      if (merchant === undefined) return nothing;
      await history.observe(merchant);
      const period = kind === 'hourly' ? { from: over, to: over } : scheduledPeriod(await history.schedule(tenant, kind), over);
      if (period.to !== over) return nothing;
      const { from: began } = kind === 'hourly' ? hourOf(over) : momentsOf(period, merchant.timeZone);
      // Bets of an hour that is not settled are nobody's.
      if (!(await history.wasOn(tenant, kind, began))) return (tx) => (kind === 'hourly' ? dropFeed(tx, tenant, over) : nothing());
      const { activeTurnover } = await site.setting(merchant, 'agentContracts');
      const { code: currency, exponent } = merchant.currency;
      return async (tx) => void (await close(tx, { tenant, kind, period, currency, timeZone: merchant.timeZone, activeTurnover: settingAmount(activeTurnover, exponent) }));
    },
    told: ({ id }, over) => news(id, kind, over),
  };
}

/**
 * Posts real-time salaries when five minutes are over. A posting takes whatever was fed until its end, so one makes up for those that were missed. What accrued while the kind
 * was on is posted, and corrected, after it was switched off too.
 */
export function createRealTimeJob({ db, post, tenants, history, news }: Pick<SettlementJobDeps, 'db' | 'post' | 'tenants' | 'history' | 'news'>): Job {
  return {
    name: 'settle-realtime',
    cadence: 'slot',
    missed: 'newest',
    // Most merchants never had one.
    wanted: async ({ id }) => (await db.query.selectFrom('accrual_wanted').select('tenant_id').where('tenant_id', '=', id).executeTakeFirst()) !== undefined,
    async prepare({ id: tenant }: JobTenant, slot: string) {
      const merchant = tenants.byMerchant(tenant);
      if (merchant === undefined) return nothing;
      await history.observe(merchant);
      return async (tx: Tx) => void (await post(tx, { tenant, slot, currency: merchant.currency.code }));
    },
    told: ({ id }, slot) => news(id, 'realtime', slot),
  };
}
