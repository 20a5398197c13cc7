import type { Figure, Limit } from '../figures/figure.ts';
import { featureScripts } from '../home-js/feature-scripts.ts';

/** Budgets of the agent centre's scripts, in kB. */
export interface AgentScriptBudgets {
  /** Of one panel, and of a part that a panel fetches when it is opened. */
  readonly panel: Limit;
  /** Of the charts, once for all panels. */
  readonly charts: Limit;
}

/** The scripts of panels by their key, as their files are called. */
const PANELS: Readonly<Record<string, string>> = {
  announcement: 'announcements', teamOverview: 'team-overview', registerCenter: 'register-center', teamManagement: 'team-management', teamBetting: 'team-betting', profitLoss: 'profit-loss', myIncome: 'my-income', teamTransactions: 'team-transactions',
};
/** Panels of contracts, which share everything but their kind. */
const CONTRACTS: Readonly<Record<string, string>> = { dividend: 'dividend', dailySalary: 'daily-salary', hourlySalary: 'hourly-salary', realTimeSalary: 'real-time-salary' };
/** What opens inside a panel, and is fetched then. */
const PARTS: Readonly<Record<string, string>> = { 'an offer, with its simulation': 'offer-page', 'an explanation, down to the bets': 'explain-page' };

/** What any page of either centre has fetched before. */
const AROUND = ['confirm-view', 'agent-centre'];

/** Of each panel what no other panel fetches, of what opens in a panel what the panel has not, and of charts what the first one fetches. */
export function agentScriptFigures({ panel, charts }: AgentScriptBudgets): Figure[] {
  const ownOf = (name: string, known: readonly string[]): number => featureScripts(name, { known: [...AROUND, ...known] }).own;
  const panels = Object.values(PANELS);
  const contracts = Object.values(CONTRACTS);
  const figure = (what: string, value: number, limit: Limit): Figure => ({ what: `agent centre: ${what}, gzip`, value, unit: 'kB', limit });
  return [
    ...Object.entries(PANELS).map(([key, name]) => figure(`own scripts of ${key}`, ownOf(name, [...panels.filter((other) => other !== name), ...contracts]), panel)),
    // What the four share is fetched with the first of them, and belongs to each.
    ...Object.entries(CONTRACTS).map(([key, name]) => figure(`own scripts of ${key}`, ownOf(name, panels), panel)),
    ...Object.entries(PARTS).map(([what, name]) => figure(`scripts of ${what}`, ownOf(name, [...panels, ...contracts]), panel)),
    figure('charts, once', ownOf('team-charts', ['team-overview']), charts),
  ];
}
