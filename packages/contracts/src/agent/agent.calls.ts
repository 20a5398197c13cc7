import type { CallSpec } from '../call.ts';

/** Calls of agents about their teams. */
export const agentCalls = {
  agentOverview: { method: 'GET', path: '/wps/agent/overview', moduleId: 'WPS', token: true, guard: 'openAgentCentre' },
  agentTeam: { method: 'GET', path: '/wps/agent/team', moduleId: 'WPS', token: true, guard: 'manageTeam' },
  agentBetting: { method: 'GET', path: '/wps/agent/betting', moduleId: 'WPS', token: true, guard: 'manageTeam' },
  agentProfit: { method: 'GET', path: '/wps/agent/profit', moduleId: 'WPS', token: true, guard: 'manageTeam' },
  agentIncome: { method: 'GET', path: '/wps/agent/income', moduleId: 'WPS', token: true, guard: 'openAgentCentre' },
  agentIncomeDay: { method: 'GET', path: '/wps/agent/income/day', moduleId: 'WPS', token: true, guard: 'openAgentCentre' },
  agentBets: { method: 'GET', path: '/wps/agent/betting/bets', moduleId: 'WPS', token: true, guard: 'manageTeam' },
  agentTransactions: { method: 'GET', path: '/wps/agent/transactions', moduleId: 'WPS', token: true, guard: 'manageTeam' },
  agentMessage: { method: 'POST', path: '/wps/agent/message', moduleId: 'WPS', token: true, guard: 'manageTeam', idempotent: true },
  agentRate: { method: 'POST', path: '/wps/agent/rate', moduleId: 'WPS', token: true, guard: 'manageTeam' },
  agentLinks: { method: 'GET', path: '/wps/agent/links', moduleId: 'WPS', token: true, guard: 'manageTeam' },
  agentLinkMake: { method: 'POST', path: '/wps/agent/links', moduleId: 'WPS', token: true, guard: 'manageTeam', idempotent: true },
  agentLinkEnd: { method: 'POST', path: '/wps/agent/links/end', moduleId: 'WPS', token: true, guard: 'manageTeam' },
  agentOpenAccount: { method: 'POST', path: '/wps/agent/accounts', moduleId: 'WPS', token: true, encrypted: true, guard: 'manageTeam', idempotent: true },
} as const satisfies Record<string, CallSpec>;
