import { accountHelpers } from './account-helpers.ts';
import { agentHelpers } from './agents.ts';
import type { TestClock } from './clock.ts';
import { testGateway, type TestGateway } from './gateway.ts';
import { NORTH } from './test-fleet.ts';

/** A gateway whose first merchant has agents with contracts. */
export interface AgentGateway {
  readonly gateway: TestGateway;
  readonly crowd: ReturnType<typeof accountHelpers>;
  readonly agents: ReturnType<typeof agentHelpers>;
}

/** Which kinds of contracts agents may have: the setting `consolidated`. */
export interface ContractKinds {
  readonly dailysalreqtype: boolean;
  readonly divtypereq: boolean;
  readonly contracthoursalreq: boolean;
  readonly realtimesalreqtype: boolean;
}

/** Opens an {@link AgentGateway}. @param modules white-label modules beside that of agents */
export async function openAgentGateway(clock: TestClock, kinds: ContractKinds, modules: { readonly memberCentre?: true } = {}): Promise<AgentGateway> {
  const gateway = await testGateway({ clock });
  const crowd = accountHelpers(gateway);
  await gateway.settings.set(NORTH, 'whitelabel', { agentPolicy: true, ...modules });
  await gateway.settings.set(NORTH, 'consolidated', kinds);
  return { gateway, crowd, agents: agentHelpers(gateway, crowd) };
}
