import { LazyCentre } from '@livery/navigation';
import type { LazyCentreProps } from '@livery/navigation';
import { preloadableLazy } from '@livery/ui-kit';

const chunk = preloadableLazy(() => import('./agent-centre.tsx'));

/** Fetches the chunk of the agent centre. */
export const loadAgentCentre = chunk.load;

const AgentCentre = chunk.show((module) => module.AgentCentre);

export type AgentCentreRouteProps = Pick<LazyCentreProps, 'boundary'>;

/** Shows the agent centre at its addresses. The portal renders one, inside the router. */
export function AgentCentreRoute({ boundary }: AgentCentreRouteProps) {
  return <LazyCentre centre="agent" content={AgentCentre} boundary={boundary} />;
}
