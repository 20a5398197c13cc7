import { decimalOf, percentOfRate } from '@livery/contracts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { explanationView, type DeskRefusal, type DetailPages, type SettledNews, type Settlement, type SettlementDesk, type Settlements } from '../../settlement/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { amountField } from '../amount-field.ts';
import { fieldProblem, OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';

export interface AgentPayDeps {
  readonly desk: SettlementDesk;
  readonly settlements: Settlements;
  readonly pages: DetailPages;
  /** Tell open pages of both sides, after the commit. */
  readonly settled: SettledNews;
  readonly settlementChanged: (owner: { readonly tenantId: string; readonly memberId: string }, settlementId: string) => void;
  readonly wallet: Pick<Wallet, 'committed'>;
}

type AgentPayCall = 'agent-pay:list' | 'agent-pay:show' | 'agent-pay:members' | 'agent-pay:bets' | 'agent-pay:run' | 'agent-pay:hold' | 'agent-pay:release' | 'agent-pay:correct' | 'agent-pay:export';

/** Corrections that an explanation lists. */
const CORRECTIONS = 100;

function problemOf(refusal: DeskRefusal): OperatorProblem {
  switch (refusal) {
    case 'unknown':
      return new OperatorProblem('NOT_FOUND', 'There is no such settlement, or period of this kind. agent-pay:list shows settlements.');
    case 'state':
      return new OperatorProblem('STATE_CONFLICT', 'Only what is still due can be held, and only what is held can be released: agent-pay:list --state shows it.');
    case 'notOver':
      return fieldProblem('period', 'the period is not over yet');
    case 'earlier':
      return new OperatorProblem('STATE_CONFLICT', 'A period before it is not settled yet, from which amounts may be carried: run that one first.');
    case 'off':
      return new OperatorProblem('STATE_CONFLICT', 'The merchant had no contracts of the kind when the period began.');
    case 'amount':
      return fieldProblem('amount', 'more than the agent got by this settlement');
    case 'blocked':
      return new OperatorProblem('STATE_CONFLICT', 'One of the two is blocked: nothing moves for it until members:unblock lets it.');
    case 'money':
      return new OperatorProblem('MONEY_REFUSED', 'The one who would pay does not have as much.');
  }
}

/** A value between quotation marks. One that begins like a formula is kept from being taken for one; an amount is none. */
function quoted(value: string): string {
  const plain = /^[=+\-@\t\r\n]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** Handlers of the calls about what agents are paid by their contracts. */
export function agentPayHandlers({ desk, settlements, pages, settled, settlementChanged, wallet }: AgentPayDeps): OperatorHandlers<AgentPayCall> {
  function decided<Done extends object>(came: Done | DeskRefusal): Done {
    if (typeof came === 'string') throw problemOf(came);
    return came;
  }
  function view({ id, kind, from, to, uplineId, agentId, uplineAccount, agentAccount, gross, net, paid, state, held, result }: Settlement, corrected: bigint, exponent: number) {
    const decimal = (amount: bigint): string => decimalOf(amount, exponent);
    return { id, kind, from, to, uplineId, agentId, upline: uplineAccount, agent: agentAccount, percent: percentOfRate(result.rate), gross: decimal(gross), net: decimal(net), paid: decimal(paid), corrected: decimal(corrected), state, held };
  }
  async function views(tenant: Tenant, found: readonly Settlement[]) {
    const corrections = await settlements.corrections(tenant.id, found.map(({ id }) => id));
    return found.map((settlement) => view(settlement, corrections.reduce((sum, { settlementId, amount }) => (settlementId === settlement.id ? sum + amount : sum), 0n), tenant.currency.exponent));
  }
  async function one(tenant: Tenant, id: string): Promise<Settlement> {
    const found = await settlements.byId(tenant.id, id);
    if (found === undefined) throw problemOf('unknown');
    return found;
  }
  const tellSides = (tenantId: string, settlementId: string, memberIds: readonly string[]): void => {
    for (const memberId of memberIds) settlementChanged({ tenantId, memberId }, settlementId);
  };
  async function hold(tx: Tx, tenant: Tenant, settlementId: string, held: boolean) {
    const { uplineId, agentId, gross, paid } = decided(await desk.hold(tx, tenant.id, settlementId, held));
    const facts = { uplineId, agentId, gross: decimalOf(gross, tenant.currency.exponent), paid: decimalOf(paid, tenant.currency.exponent) };
    return { subject: `settlement:${settlementId}`, before: { ...facts, held: !held }, after: { ...facts, held }, beside: {}, committed: () => tellSides(tenant.id, settlementId, [uplineId, agentId]) };
  }

  return {
    async 'agent-pay:list'({ tenant, request: { limit, before, ...filter } }) {
      const found = await settlements.search(tenant.id, filter, limit + 1, before);
      const shown = found.slice(0, limit);
      return { settlements: await views(tenant, shown), next: found.length > limit ? (shown.at(-1)?.id ?? null) : null };
    },
    async 'agent-pay:show'({ tenant, request: { settlementId } }) {
      const found = await one(tenant, settlementId);
      const { exponent } = tenant.currency;
      const [corrected, payments, corrections, accounts] = await Promise.all([
        settlements.corrected(tenant, found, CORRECTIONS),
        settlements.payments(tenant.id, settlementId),
        settlements.corrections(tenant.id, [settlementId]),
        settlements.accounts(tenant.id, found.result.deductions.map(({ agentId }) => agentId)),
      ]);
      const line = ({ amount, at }: { readonly amount: bigint; readonly at: Date }) => ({ amount: decimalOf(amount, exponent), at: at.toISOString() });
      return {
        settlement: view(found, corrections.reduce((sum, { amount }) => sum + amount, 0n), exponent),
        explanation: explanationView(found, corrected, accounts, exponent),
        payments: payments.map(line),
        corrections: corrections.map(line),
      };
    },
    'agent-pay:members': async ({ tenant, request: { settlementId, ...page } }) => pages.members(tenant, await one(tenant, settlementId), page),
    async 'agent-pay:bets'({ tenant, request: { settlementId, memberId, period, ...page } }) {
      const found = await pages.bets(tenant, await one(tenant, settlementId), { memberId, period }, page);
      if (found === undefined) throw new OperatorProblem('NOT_FOUND', 'The settlement has no such row: agent-pay:members shows its members and periods.');
      return found;
    },
    'agent-pay:run': {
      async run(tx, { tenant, request: { kind, period } }) {
        const ran = decided(await desk.run(tx, tenant, kind, period));
        const facts = { settlements: ran.settlements, gross: decimalOf(ran.gross, tenant.currency.exponent) };
        return { subject: `settlement-period:${kind}:${ran.period}`, before: ran.before ? facts : { settlements: 0 }, after: { ...facts, settledBefore: ran.before }, beside: {}, 
          // Pages that are not told refetch by themselves.
          committed: () => void settled(tenant.id, kind, ran.period).catch(() => undefined),
        };
      },
    },
    'agent-pay:hold': { run: (tx, { tenant, request: { settlementId } }) => hold(tx, tenant, settlementId, true) },
    'agent-pay:release': { run: (tx, { tenant, request: { settlementId } }) => hold(tx, tenant, settlementId, false) },
    'agent-pay:correct': {
      async run(tx, { tenant, request: { settlementId, direction, amount: typed } }) {
        const { exponent } = tenant.currency;
        const amount = amountField('amount', typed, exponent);
        const signed = direction === 'more' ? amount : -amount;
        const { uplineId, agentId, gross, paid, corrected } = decided(await desk.correct(tx, tenant.id, settlementId, signed));
        const facts = { uplineId, agentId, gross: decimalOf(gross, exponent), paid: decimalOf(paid, exponent) };
        return {
          subject: `settlement:${settlementId}`,
          before: { ...facts, corrected: decimalOf(corrected, exponent) },
          after: { ...facts, corrected: decimalOf(corrected + signed, exponent), direction, amount: decimalOf(amount, exponent) },
          moves: { memberId: agentId, others: [uplineId], amount },
          beside: {},
          committed() {
            wallet.committed();
            tellSides(tenant.id, settlementId, [uplineId, agentId]);
          },
        };
      },
    },
    async 'agent-pay:export'({ tenant, request: { kind, from, to, limit, before } }) {
      const found = await settlements.search(tenant.id, { kind, from, to }, limit + 1, before);
      const shown = found.slice(0, limit);
      const rows = await views(tenant, shown);
      const head = ['id', 'kind', 'from', 'to', 'upline', 'agent', 'base', 'period', 'carriedIn', 'total', 'percent', 'exact', 'gross', 'net', 'paid', 'corrected', 'state', 'held', 'formula'];
      const lines = shown.map((settlement, index) => {
        const { period, base, carriedIn, total, exact, formula } = explanationView(settlement, [], new Map(), tenant.currency.exponent);
        const { id, upline, agent, percent, gross, net, paid, corrected, state, held } = rows[index] ?? view(settlement, 0n, tenant.currency.exponent);
        return [id, kind, settlement.from, settlement.to, upline, agent, base, period, carriedIn, total, percent, exact, gross, net, paid, corrected, state, String(held), formula];
      });
      return { csv: [head, ...lines].map((line) => line.map(quoted).join(',')).join('\r\n'), rows: lines.length, next: found.length > limit ? (shown.at(-1)?.id ?? null) : null };
    },
  };
}
