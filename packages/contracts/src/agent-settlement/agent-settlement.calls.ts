import type { CallSpec } from '../call.ts';

/** Calls about what agents are paid by their contracts. */
export const agentSettlementCalls = {
  agentSettlements: { method: 'GET', path: '/wps/agent/settlements', moduleId: 'WPS', token: true, guard: 'manageContracts' },
  agentSettlement: { method: 'GET', path: '/wps/agent/settlements/one', moduleId: 'WPS', token: true, guard: 'manageContracts' },
  agentSettlementMembers: { method: 'GET', path: '/wps/agent/settlements/members', moduleId: 'WPS', token: true, guard: 'manageContracts' },
  agentSettlementBets: { method: 'GET', path: '/wps/agent/settlements/bets', moduleId: 'WPS', token: true, guard: 'manageContracts' },
  agentUnsettled: { method: 'GET', path: '/wps/agent/settlements/unsettled', moduleId: 'WPS', token: true, guard: 'manageContracts' },
  agentRealTime: { method: 'GET', path: '/wps/agent/settlements/real-time', moduleId: 'WPS', token: true, guard: 'manageContracts' },
  agentRealTimeBets: { method: 'GET', path: '/wps/agent/settlements/real-time/bets', moduleId: 'WPS', token: true, guard: 'manageContracts' },
} as const satisfies Record<string, CallSpec>;
