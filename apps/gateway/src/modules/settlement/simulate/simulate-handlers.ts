import { decimalOf, percentOfRate, playerProfit, addFigures, roleOf } from '@livery/contracts';
import { Problem, type Handlers, type Throttle, type ThrottleRule } from '../../../platform/http/index.ts';
import { rowsOf, rowsProblem, type AgentContracts, type ContractDesk } from '../../agent-contracts/index.ts';
import type { Members } from '../../member/index.ts';
import { settingAmount, type Site } from '../../settings/index.ts';
import type { createSimulation, Simulated } from './simulate.ts';

export interface SimulateHandlersDeps {
  readonly simulate: ReturnType<typeof createSimulation>;
  readonly contracts: Pick<AgentContracts, 'mayOffer' | 'faultOf'>;
  readonly desk: ContractDesk;
  readonly members: Pick<Members, 'byId'>;
  readonly site: Pick<Site, 'setting'>;
  readonly throttle: Pick<Throttle, 'take'>;
}

/** The highest rate that anybody may have, millionths. */
const WHOLE = 1_000_000;

/** Each reads months of a whole team. */
const TRIES: ThrottleRule = { name: 'contract-simulation', limit: 60, windowMs: 600_000 };

/** The handler that tries a contract on real figures. */
export function simulateHandlers({ simulate, contracts, desk, members, site, throttle }: SimulateHandlersDeps): Handlers<'simulateContract'> {
  function view({ period, draft, present, left, unsettled }: Simulated, exponent: number, isPaid: boolean) {
    const decimal = (amount: bigint): string => decimalOf(amount, exponent);
    const both = addFigures(draft.figures, { ...draft.corrections, activeMembers: 0 });
    return {
      ...period,
      base: decimal(draft.base === 'loss' ? -draft.total : draft.total),
      activeMembers: draft.figures.activeMembers,
      validBet: decimal(both.validBet),
      loss: decimal(draft.base === 'loss' ? -draft.total : -playerProfit(both)),
      betAmount: decimal(both.turnover),
      draft: { percent: percentOfRate(draft.rate), row: draft.gross > 0n ? (draft.choice.chosen?.index ?? null) : null, gross: decimal(draft.gross), nothing: draft.nothing },
      present: present === null ? null : { percent: percentOfRate(present.rate), gross: decimal(present.gross) },
      difference: decimal(draft.gross - (present?.gross ?? 0n)),
      left: isPaid ? decimal(left) : null,
      loses: isPaid && left < 0n,
      unsettled,
    };
  }
  return {
    async simulateContract({ request: { kind, account, rows: asked, periods }, tenant, member }) {
      const terms = await desk.termsOf(tenant, kind);
      await throttle.take(tenant.id, TRIES, member.id);
      const { exponent } = tenant.currency;
      const { parentId = null } = (await members.byId(tenant.id, member.id)) ?? {};
      const upline = parentId === null ? undefined : await members.byId(tenant.id, parentId);
      const isPaid = upline !== undefined && roleOf(true, upline.type) === 'agent';
      const rows = rowsOf(asked, exponent);
      const agentId = account === undefined ? member.id : (await desk.downlineOf(tenant, member.id, account)).id;
      const most = account === undefined ? WHOLE : await contracts.mayOffer(tenant.id, terms, member.id, !isPaid);
      if (most === 0) throw new Problem('FUNCTION_DISABLED');
      const fault = contracts.faultOf(kind, rows, most);
      if (fault !== undefined) throw rowsProblem(fault);
      const { activeTurnover } = await site.setting(tenant, 'agentContracts');
      const simulated = await simulate(tenant, { kind, agentId, callerId: member.id, uplineId: account !== undefined ? member.id : isPaid ? upline.id : undefined, rows, periods, activeTurnover: settingAmount(activeTurnover, exponent) });
      const sum = (amount: (of: Simulated) => bigint): bigint => simulated.reduce((total, of) => total + amount(of), 0n);
      const [draft, present] = [sum(({ draft: { gross } }) => gross), sum((of) => of.present?.gross ?? 0n)];
      return {
        periods: simulated.map((of) => view(of, exponent, isPaid)),
        draft: decimalOf(draft, exponent),
        present: decimalOf(present, exponent),
        difference: decimalOf(draft - present, exponent),
        lossPeriods: isPaid ? simulated.filter(({ left }) => left < 0n).length : 0,
        exact: kind !== 'realtime' && simulated.every(({ unsettled }) => !unsettled),
      };
    },
  };
}
