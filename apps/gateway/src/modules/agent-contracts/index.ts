export { createAgentContracts, type AgentContracts } from './contracts.ts';
export { agentContractHandlers } from './handlers.ts';
export { SWITCHES } from './terms.ts';
export { rowView } from './view.ts';
export { readRows } from './contract-store.ts';
