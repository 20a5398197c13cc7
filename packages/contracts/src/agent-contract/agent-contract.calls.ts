import type { CallSpec } from '../call.ts';

/** Calls about contracts between an agent and its direct upline or downline. Each kind has a call of its own, as the field has it. */
export const agentContractCalls = {
  processDividend: { method: 'POST', path: '/wps/relay/MCS2_processDividendReq', moduleId: 'MCS2', token: true, guard: 'manageContracts', relay: true, idempotent: true },
  processDailySalary: { method: 'POST', path: '/wps/relay/MCS2_processDailySalContract', moduleId: 'MCS2', token: true, guard: 'manageContracts', relay: true, idempotent: true },
  processHourlySalary: { method: 'POST', path: '/wps/relay/MCS2_processContractHourSalary', moduleId: 'MCS2', token: true, guard: 'manageContracts', relay: true, idempotent: true },
  processRealTimeSalary: { method: 'POST', path: '/wps/relay/MCSFE_processRealTimeSalaryContract', moduleId: 'MCSFE', token: true, guard: 'manageContracts', relay: true, idempotent: true },
  ownContract: { method: 'GET', path: '/wps/agent/contracts/own', moduleId: 'WPS', token: true, guard: 'manageContracts' },
  downlineContracts: { method: 'GET', path: '/wps/agent/contracts/downline', moduleId: 'WPS', token: true, guard: 'manageContracts' },
  agentContract: { method: 'GET', path: '/wps/agent/contracts/one', moduleId: 'WPS', token: true, guard: 'manageContracts' },
  simulateContract: { method: 'POST', path: '/wps/agent/contracts/simulate', moduleId: 'WPS', token: true, guard: 'manageContracts' },
} as const satisfies Record<string, CallSpec>;
