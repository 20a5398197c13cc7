import { decimalOf, percentOfRate, type ContractKind } from '@livery/contracts';
import type { Database } from '../../platform/db/index.ts';
import { Problem, type Handlers, type Tenant } from '../../platform/http/index.ts';
import { slotOf, SWITCHES } from '../agent-contracts/index.ts';
import { createSpanOf, cursorOf, partsOf, UUID, WHOLE } from '../agents/index.ts';
import type { Site } from '../settings/index.ts';
import type { DetailPages } from './detail/detail-pages.ts';
import { createAccruedBets, createRealTimeNow } from './real-time/real-time-now.ts';
import type { Settlements } from './settlements.ts';
import type { Settlement } from './types.ts';
import type { Unsettled } from './unsettled.ts';
import { betView, explanationView, settlementView } from './detail/view.ts';

export interface SettlementHandlersDeps {
  /** What a game is called in a language; the code of one that is not known. */
  readonly gameName: (code: string, language: string) => string;
  readonly db: Database;
  readonly settlements: Settlements;
  readonly pages: DetailPages;
  readonly unsettled: Unsettled;
  readonly site: Pick<Site, 'modules' | 'setting'>;
}

/** Calls that these handlers serve. */
export type SettlementCall = 'agentSettlements' | 'agentSettlement' | 'agentSettlementMembers' | 'agentSettlementBets' | 'agentUnsettled' | 'agentRealTime' | 'agentRealTimeBets';

/** What the name of a period looks like. */
const PERIOD = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}Z)?$/;
/** Corrections that an explanation lists. */
const CORRECTIONS = 100;

/** Handlers of the agents' calls about what they are paid. */
export function settlementHandlers({ db, settlements, pages, unsettled, site, gameName }: SettlementHandlersDeps): Handlers<SettlementCall> {
  const realTimeNow = createRealTimeNow(db);
  const accruedBets = createAccruedBets(db);
  const spanOf = createSpanOf(db);

  /** @throws Problem FUNCTION_DISABLED where the merchant has no member centre */
  async function checkOpen(tenant: Tenant): Promise<void> {
    if (!(await site.modules(tenant)).memberCentre) throw new Problem('FUNCTION_DISABLED');
  }
  /** Where the merchant has contracts of the kind, or something of the agent is not settled since it had: what is owed stays in sight. @throws Problem FUNCTION_DISABLED */
  async function checkOn(tenant: Tenant, kind: ContractKind, memberId: string): Promise<void> {
    await checkOpen(tenant);
    if ((await site.modules(tenant)).agentPolicy && (await site.setting(tenant, 'consolidated'))[SWITCHES[kind]]) return;
    if (!(await unsettled(tenant, memberId)).includes(kind)) throw new Problem('FUNCTION_DISABLED');
  }
  /** @throws Problem NOT_FOUND of those of others too */
  async function ofMember(tenant: Tenant, memberId: string, id: string): Promise<Settlement> {
    const found = await settlements.byId(tenant.id, id);
    if (found === undefined || (found.agentId !== memberId && found.uplineId !== memberId)) throw new Problem('NOT_FOUND');
    // What made up an income stays readable, whatever became of the kind.
    await checkOpen(tenant);
    return found;
  }

  return {
    async agentSettlements({ request: { kind, side, sort, order, limit, before, ...days }, tenant, member }) {
      await checkOn(tenant, kind, member.id);
      const span = spanOf(days, tenant);
      const asked = { agentId: member.id, kind, side, span };
      const parts = before === undefined ? undefined : partsOf(before, [sort === 'period' ? PERIOD : WHOLE, UUID]);
      const after = parts === undefined ? undefined : { key: parts[0], id: parts[1] };
      const [page, totals, rest] = await Promise.all([settlements.page(tenant, asked, { sort, order, limit: limit + 1, after }), settlements.totals(tenant, asked), settlements.rest(tenant.id, member.id, kind, side)]);
      const shown = page.slice(0, limit);
      const last = shown.at(-1);
      const decimal = (amount: bigint): string => decimalOf(amount, tenant.currency.exponent);
      return {
        ...span,
        settlements: shown.map((settlement) => settlementView(settlement, member.id, tenant.currency.exponent)),
        rest: decimal(rest),
        totals: { settlements: totals.settlements, gross: decimal(totals.gross), net: decimal(totals.net), paid: decimal(totals.paid), rest: decimal(totals.gross - totals.paid) },
        next: page.length > limit && last !== undefined ? cursorOf(last.key, last.id) : null,
      };
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
    async agentSettlementBets({ request: { id, memberId, period, ...page }, tenant, member, language }) {
      const found = await pages.bets(tenant, await ofMember(tenant, member.id, id), { memberId, period }, page);
      if (found === undefined) throw new Problem('NOT_FOUND');
      return { ...found, bets: found.bets.map((bet) => ({ ...bet, game: gameName(bet.game, language) })) };
    },
    async agentUnsettled({ tenant, member }) {
      await checkOpen(tenant);
      return { kinds: await unsettled(tenant, member.id) };
    },
    async agentRealTime({ tenant, member }) {
      await checkOn(tenant, 'realtime', member.id);
      const { rate, since, nextAt, gross, passedOn, bets } = await realTimeNow(tenant.id, member.id, tenant.currency.code, slotOf('realtime', db.clock.now()));
      const decimal = (amount: bigint): string => decimalOf(amount, tenant.currency.exponent);
      return { percent: rate === null ? null : percentOfRate(rate), since: since?.toISOString() ?? null, nextAt: nextAt.toISOString(), gross: decimal(gross), passedOn: decimal(passedOn), net: decimal(gross - passedOn), bets };
    },
    async agentRealTimeBets({ request: { limit, before }, tenant, member, language }) {
      await checkOn(tenant, 'realtime', member.id);
      const { code, exponent } = tenant.currency;
      const bets = await accruedBets(tenant.id, member.id, code, { limit: limit + 1, before });
      const shown = bets.slice(0, limit);
      return {
        bets: shown.map((bet) => ({ ...betView(bet, exponent), account: bet.account, game: gameName(bet.game, language), share: decimalOf(bet.share, exponent), own: decimalOf(bet.own, exponent) })),
        next: bets.length > limit ? (shown.at(-1)?.cursor ?? null) : null,
      };
    },
  };
}
