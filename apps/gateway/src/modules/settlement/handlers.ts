import { decimalOf, percentOfRate, type ContractKind } from '@livery/contracts';
import type { Database } from '../../platform/db/index.ts';
import { Problem, type Handlers, type Tenant } from '../../platform/http/index.ts';
import { slotOf, SWITCHES } from '../agent-contracts/index.ts';
import type { Site } from '../settings/index.ts';
import type { DetailPages } from './detail-pages.ts';
import { createRealTimeNow } from './real-time-now.ts';
import type { Settlements } from './settlements.ts';
import type { Settlement } from './types.ts';
import { explanationView, settlementView } from './view.ts';

export interface SettlementHandlersDeps {
  readonly db: Database;
  readonly settlements: Settlements;
  readonly pages: DetailPages;
  readonly site: Pick<Site, 'modules' | 'setting'>;
}

/** Calls that these handlers serve. */
export type SettlementCall = 'agentSettlements' | 'agentSettlement' | 'agentSettlementMembers' | 'agentSettlementBets' | 'agentRealTime';

/** Corrections that an explanation lists. */
const CORRECTIONS = 100;

/** Handlers of the agents' calls about what they are paid. */
export function settlementHandlers({ db, settlements, pages, site }: SettlementHandlersDeps): Handlers<SettlementCall> {
  const realTimeNow = createRealTimeNow(db);

  /** Where the merchant has contracts of the kind, or the agent was settled when it had: what is owed stays in sight. @throws Problem FUNCTION_DISABLED */
  async function checkOn(tenant: Tenant, kind: ContractKind, memberId: string): Promise<void> {
    const { agentPolicy, memberCentre } = await site.modules(tenant);
    if (!memberCentre) throw new Problem('FUNCTION_DISABLED');
    if (agentPolicy && (await site.setting(tenant, 'consolidated'))[SWITCHES[kind]]) return;
    if (!(await settlements.has(tenant.id, memberId, kind))) throw new Problem('FUNCTION_DISABLED');
  }
  /** @throws Problem NOT_FOUND of those of others too */
  async function ofMember(tenant: Tenant, memberId: string, id: string): Promise<Settlement> {
    const found = await settlements.byId(tenant.id, id);
    if (found === undefined || (found.agentId !== memberId && found.uplineId !== memberId)) throw new Problem('NOT_FOUND');
    await checkOn(tenant, found.kind, memberId);
    return found;
  }

  return {
    async agentSettlements({ request: { kind, side, limit, before }, tenant, member }) {
      await checkOn(tenant, kind, member.id);
      const [page, rest] = await Promise.all([settlements.page(tenant.id, member.id, kind, side, limit + 1, before), settlements.rest(tenant.id, member.id, kind, side)]);
      const shown = page.slice(0, limit);
      const { exponent } = tenant.currency;
      return { settlements: shown.map((settlement) => settlementView(settlement, member.id, exponent)), rest: decimalOf(rest, exponent), next: page.length > limit ? (shown.at(-1)?.id ?? null) : null };
    },
    async agentSettlement({ request: { id }, tenant, member }) {
      const found = await ofMember(tenant, member.id, id);
      const [corrected, payments, corrections, accounts] = await Promise.all([
        settlements.corrected(tenant, found, CORRECTIONS),
        settlements.payments(tenant.id, id),
        settlements.corrections(tenant.id, [id]),
        settlements.accounts(tenant.id, found.result.deductions.map(({ agentId }) => agentId)),
      ]);
      const { exponent } = tenant.currency;
      return {
        settlement: settlementView(found, member.id, exponent),
        contractVersion: found.version,
        explanation: explanationView(found, corrected, accounts, exponent),
        payments: payments.map(({ amount, at }) => ({ amount: decimalOf(amount, exponent), at: at.toISOString() })),
        corrections: corrections.map(({ amount, at }) => ({ amount: decimalOf(amount, exponent), at: at.toISOString() })),
      };
    },
    agentSettlementMembers: async ({ request: { id, ...page }, tenant, member }) => pages.members(tenant, await ofMember(tenant, member.id, id), page),
    async agentSettlementBets({ request: { id, memberId, period, ...page }, tenant, member }) {
      const found = await pages.bets(tenant, await ofMember(tenant, member.id, id), { memberId, period }, page);
      if (found === undefined) throw new Problem('NOT_FOUND');
      return found;
    },
    async agentRealTime({ tenant, member }) {
      await checkOn(tenant, 'realtime', member.id);
      const { rate, since, nextAt, gross, passedOn, bets } = await realTimeNow(tenant.id, member.id, tenant.currency.code, slotOf('realtime', db.clock.now()));
      const decimal = (amount: bigint): string => decimalOf(amount, tenant.currency.exponent);
      return { percent: rate === null ? null : percentOfRate(rate), since: since?.toISOString() ?? null, nextAt: nextAt.toISOString(), gross: decimal(gross), passedOn: decimal(passedOn), net: decimal(gross - passedOn), bets };
    },
  };
}
