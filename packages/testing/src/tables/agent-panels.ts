import type { CallName, RequestOf } from '@livery/contracts';

/** What a merchant may switch off of the agent centre: modules, and kinds of contracts by their names of the field. */
export type AgentToggle = 'agentPolicy' | 'memberCentre' | 'divtypereq' | 'dailysalreqtype' | 'contracthoursalreq' | 'realtimesalreqtype';

const agentToggles: readonly AgentToggle[] = ['agentPolicy', 'memberCentre', 'divtypereq', 'dailysalreqtype', 'contracthoursalreq', 'realtimesalreqtype'];

/** Nothing off, and each toggle off by itself. */
export const agentTogglesOff: readonly { readonly name: string; readonly off: readonly AgentToggle[] }[] = [{ name: 'nothing', off: [] }, ...agentToggles.map((toggle) => ({ name: toggle, off: [toggle] }))];

/** Who looks at the agent centre: a visitor, a trial account, a player, and agents of two kinds. `code`: what the gateway refuses every call of it with; undefined for agents. */
export const agentRoles = [
  { who: 'a visitor', type: undefined, code: 'NOT_LOGGED_IN' },
  { who: 'a trial account', type: 4, code: 'TRUE_ACCOUNT_NEEDED' },
  { who: 'a player', type: 0, code: 'NOT_AN_AGENT' },
  { who: 'an agent', type: 1, code: undefined },
  { who: 'an agent of another kind', type: 42, code: undefined },
] as const satisfies readonly { readonly who: string; readonly type: 0 | 1 | 4 | 42 | undefined; readonly code: string | undefined }[];

/** A call with what is asked. */
type Asked = { [Name in CallName]: RequestOf<Name> extends object ? { readonly name: Name; readonly request: Partial<RequestOf<Name>> } : never }[CallName];

export interface AgentPanelRow {
  /** The panel's key. */
  readonly panel: string;
  /** The calls that it shows from. */
  readonly calls: readonly Asked[];
  /** What has to be on. */
  readonly needs: readonly AgentToggle[];
  /** What has to be on for `agentSettlements`, and so for the panel, where something of the agent by its kind of contract is not settled. */
  readonly needsUnsettled?: readonly AgentToggle[];
}

const ofTeam = (panel: string, ...calls: readonly Asked[]): AgentPanelRow => ({ panel, calls, needs: ['agentPolicy'] });
const ofKind = (panel: string, kind: RequestOf<'ownContract'>['kind'], needed: AgentToggle): AgentPanelRow => ({
  panel,
  calls: [{ name: 'ownContract', request: { kind } }, { name: 'downlineContracts', request: { kind } }, { name: 'agentSettlements', request: { kind } }],
  needs: ['agentPolicy', 'memberCentre', needed],
  needsUnsettled: ['memberCentre'],
});

/** Every panel that calls the gateway for agents alone, by hand, from docs/product.md: the page shows it exactly where the gateway answers. */
export const agentPanelRows: readonly AgentPanelRow[] = [
  ofTeam('teamOverview', { name: 'agentOverview', request: {} }),
  ofTeam('registerCenter', { name: 'agentLinks', request: {} }),
  ofTeam('teamManagement', { name: 'agentTeam', request: {} }),
  ofTeam('teamBetting', { name: 'agentBetting', request: {} }),
  ofTeam('profitLoss', { name: 'agentProfit', request: {} }),
  ofTeam('myIncome', { name: 'agentIncome', request: {} }, { name: 'agentIncomeDay', request: { day: '2026-01-01', kind: 'paid' } }),
  ofTeam('teamTransactions', { name: 'agentTransactions', request: {} }),
  ofKind('dividend', 'dividend', 'divtypereq'),
  ofKind('dailySalary', 'daily', 'dailysalreqtype'),
  ofKind('hourlySalary', 'hourly', 'contracthoursalreq'),
  ofKind('realTimeSalary', 'realtime', 'realtimesalreqtype'),
];
