import type { CallSpec } from '../call.ts';

/** Calls about what agents are paid by their contracts. */
export const agentSettlementCalls = {
  agentSettlements: { method: 'GET', path: '/wps/agent/settlements', moduleId: 'WPS', token: true, guard: 'manageContracts' },
  agentSettlement: { method: 'GET', path: '/wps/agent/settlements/one', moduleId: 'WPS', token: true, guard: 'manageContracts' },
} as const satisfies Record<string, CallSpec>;
