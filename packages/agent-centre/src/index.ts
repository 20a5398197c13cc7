export { agentCentreApi } from './api.ts';
export { AgentCentreRoute, loadAgentCentre } from './agent-centre-route.tsx';
export type { AgentCentreRouteProps } from './agent-centre-route.tsx';
