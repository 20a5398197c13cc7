export { createAgentContracts, type AgentContracts } from './contracts.ts';
export { agentContractHandlers } from './handlers.ts';
export { readRows } from './contract-store.ts';
