import { decimalOf } from '@livery/contracts';
import { Problem, type Handlers, type Tenant } from '../../platform/http/index.ts';
import { SWITCHES } from '../agent-contracts/index.ts';
import type { Site } from '../settings/index.ts';
import { endOf } from './period-figures.ts';
import type { Settlements } from './settlements.ts';
import type { PeriodKind } from './types.ts';
import { explanationView, settlementView } from './view.ts';

export interface SettlementHandlersDeps {
  readonly settlements: Settlements;
  readonly site: Pick<Site, 'modules' | 'setting'>;
}

/** Calls that these handlers serve. */
export type SettlementCall = 'agentSettlements' | 'agentSettlement' | 'agentSettlementMembers' | 'agentSettlementBets' | 'agentRealTime';

/** Corrections that an explanation lists. */
const CORRECTIONS = 100;

/** Handlers of the agents' calls about what they are paid. */
export function settlementHandlers({ settlements, site }: SettlementHandlersDeps): Handlers<SettlementCall | 'simulateContract'> {
  /** @throws Problem FUNCTION_DISABLED where the merchant has no contracts of the kind */
  async function checkOn(tenant: Tenant, kind: PeriodKind): Promise<void> {
    const { agentPolicy, memberCentre } = await site.modules(tenant);
    if (!agentPolicy || !memberCentre || !(await site.setting(tenant, 'consolidated'))[SWITCHES[kind]]) throw new Problem('FUNCTION_DISABLED');
  }
  return {
    async agentSettlements({ request: { kind, side, limit, before }, tenant, member }) {
      await checkOn(tenant, kind as PeriodKind);
      const [page, rest] = await Promise.all([settlements.page(tenant.id, member.id, kind as PeriodKind, side, limit + 1, before), settlements.rest(tenant.id, member.id, kind as PeriodKind, side)]);
      const shown = page.slice(0, limit);
      const { exponent } = tenant.currency;
      return { settlements: shown.map((settlement) => settlementView(settlement, member.id, exponent)), rest: decimalOf(rest, exponent), next: page.length > limit ? (shown.at(-1)?.id ?? null) : null };
    },
    async agentSettlement({ request: { id }, tenant, member }) {
      const found = await settlements.byId(tenant.id, id);
      // Of others it is as one that does not exist.
      if (found === undefined || (found.agentId !== member.id && found.uplineId !== member.id)) throw new Problem('NOT_FOUND');
      await checkOn(tenant, found.kind);
      const [corrected, payments, accounts] = await Promise.all([
        settlements.corrected(tenant.id, found, endOf({ kind: found.kind, period: { from: found.from, to: found.to }, timeZone: tenant.timeZone }), CORRECTIONS),
        settlements.payments(tenant.id, id),
        settlements.accounts(tenant.id, found.result.deductions.map(({ agentId }) => agentId)),
      ]);
      const { exponent } = tenant.currency;
      return {
        settlement: settlementView(found, member.id, exponent),
        contractVersion: found.version,
        explanation: explanationView(found, corrected, accounts, exponent),
        payments: payments.map(({ amount, at }) => ({ amount: decimalOf(amount, exponent), at: at.toISOString() })),
      };
    },
    agentSettlementMembers: () => Promise.reject(new Problem('FUNCTION_DISABLED')),
    agentSettlementBets: () => Promise.reject(new Problem('FUNCTION_DISABLED')),
    agentRealTime: () => Promise.reject(new Problem('FUNCTION_DISABLED')),
    simulateContract: () => Promise.reject(new Problem('FUNCTION_DISABLED')),
  };
}
