import { decimalOf, type ResponseOf } from '@livery/contracts';
import type { Database } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { settingAmount, type Site } from '../../settings/index.ts';
import { endOf } from '../close/period-end.ts';
import { createSettlementDetail } from './settlement-detail.ts';
import type { Settlement } from '../types.ts';
import { betView, memberView } from './view.ts';

interface Page {
  readonly limit: number;
  readonly before?: string | undefined;
}

/** What a settlement is made of, as its two sides and operators see it, page by page. */
export interface DetailPages {
  members(tenant: Tenant, settlement: Settlement, page: Page): Promise<ResponseOf<'agentSettlementMembers'>>;
  /** The bets of one row; undefined where the settlement has none of the member and period. */
  bets(tenant: Tenant, settlement: Settlement, key: { readonly memberId: string; readonly period: string }, page: Page): Promise<ResponseOf<'agentSettlementBets'> | undefined>;
}

/** Creates the {@link DetailPages}. */
export function createDetailPages(db: Database, site: Pick<Site, 'setting'>): DetailPages {
  const detail = createSettlementDetail(db);
  async function pageOf(tenant: Tenant, { kind, from, to, activeTurnover: kept }: Settlement, { limit, before }: Page) {
    const { activeTurnover } = await site.setting(tenant, 'agentContracts');
    return { limit: limit + 1, before, timeZone: tenant.timeZone, end: endOf({ kind, period: { from, to }, timeZone: tenant.timeZone }), activeTurnover: kept ?? settingAmount(activeTurnover, tenant.currency.exponent) };
  }
  return {
    async members(tenant, settlement, page) {
      const rows = await detail.members(tenant.id, settlement, await pageOf(tenant, settlement, page));
      const shown = rows.slice(0, page.limit);
      const last = shown.at(-1);
      return { members: shown.map((row) => memberView(row, tenant.currency.exponent)), next: rows.length > page.limit && last !== undefined ? `${last.period} ${last.memberId}` : null };
    },
    async bets(tenant, settlement, key, asked) {
      const page = await pageOf(tenant, settlement, asked);
      const [row] = await detail.members(tenant.id, settlement, { ...page, before: undefined }, key);
      if (row === undefined) return undefined;
      const { bets, sum } = await detail.bets(tenant.id, settlement, row, page);
      const { exponent } = tenant.currency;
      const shown = bets.slice(0, asked.limit);
      return {
        row: memberView(row, exponent),
        bets: shown.map((bet) => betView(bet, exponent)),
        others: { turnover: decimalOf(row.turnover - sum.turnover, exponent), validBet: decimalOf(row.validBet - sum.validBet, exponent), prizes: decimalOf(row.payout - sum.payout, exponent) },
        next: bets.length > asked.limit ? (shown.at(-1)?.cursor ?? null) : null,
      };
    },
  };
}
