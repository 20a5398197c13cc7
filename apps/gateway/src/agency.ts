import { agentContractHandlers, createAgentContracts, type AgentContracts } from './modules/agent-contracts/index.ts';
import { createInboxEdits } from './modules/inbox/index.ts';
import type { Members } from './modules/member/index.ts';
import type { Site } from './modules/settings/index.ts';
import type { Database } from './platform/db/index.ts';
import type { Handlers } from './platform/http/index.ts';
import type { PushEvents } from './push-events.ts';

export interface AgencyDeps {
  readonly db: Database;
  readonly site: Site;
  readonly members: Members;
  readonly pushes: Pick<PushEvents, 'inboxChanged' | 'contractChanged'>;
}

type Names = 'processDividend' | 'processDailySalary' | 'processHourlySalary' | 'processRealTimeSalary' | 'ownContract' | 'downlineContracts' | 'agentContract';

/** What agents agree on with one another, and what they are paid by it. */
export interface Agency {
  readonly contracts: AgentContracts;
  readonly handlers: Handlers<Names>;
}

/** Creates the modules of agents' contracts and their settlement. */
export function createAgency({ db, site, members, pushes }: AgencyDeps): Agency {
  const contracts = createAgentContracts(db);
  return {
    contracts,
    handlers: agentContractHandlers({ db, contracts, members, site, messages: createInboxEdits(db), inboxChanged: pushes.inboxChanged, contractChanged: pushes.contractChanged }),
  };
}
