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
  /** Days as contracts name them, by UTC: today, or some days later. */
  readonly today: (later?: number) => string;
  /** Hours as contracts name them: the present one, or some hours later. */
  readonly hourName: (later?: number) => string;
  /** Token of a new session. */
  readonly tokenOf: (memberId: string) => Promise<string>;
}

const [HOUR, DAY] = [3_600_000, 86_400_000];

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
  const at = (later: number): string => new Date(clock.now() + later).toISOString();
  return {
    gateway,
    crowd,
    agents: agentHelpers(gateway, crowd),
    today: (later = 0) => at(later * DAY).slice(0, 10),
    hourName: (later = 0) => `${at(later * HOUR).slice(0, 13)}:00Z`,
    tokenOf: async (memberId) => (await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, memberId, '192.0.2.9'))).token,
  };
}
