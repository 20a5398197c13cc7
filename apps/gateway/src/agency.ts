import { agentContractHandlers, createAgentContracts, type AgentContracts } from './modules/agent-contracts/index.ts';
import { createInboxEdits } from './modules/inbox/index.ts';
import { createClosePeriod, createPay, createSettlementJob, createSettlements, settlementHandlers, type ClosePeriod, type SettlementCall } from './modules/settlement/index.ts';
import type { Members } from './modules/member/index.ts';
import type { Site } from './modules/settings/index.ts';
import type { Wallet } from './modules/wallet/index.ts';
import type { Database } from './platform/db/index.ts';
import type { Handlers, TenantDirectory } from './platform/http/index.ts';
import type { Job } from './platform/jobs/index.ts';
import type { PushEvents } from './push-events.ts';

export interface AgencyDeps {
  readonly db: Database;
  readonly site: Site;
  readonly members: Members;
  readonly wallet: Wallet;
  readonly tenants: Pick<TenantDirectory, 'byMerchant'>;
  readonly pushes: Pick<PushEvents, 'inboxChanged' | 'contractChanged' | 'settlementPaid'>;
}

type Names = 'processDividend' | 'processDailySalary' | 'processHourlySalary' | 'processRealTimeSalary' | 'ownContract' | 'downlineContracts' | 'agentContract' | 'simulateContract' | SettlementCall;

/** What agents agree on with one another, and what they are paid by it. */
export interface Agency {
  readonly contracts: AgentContracts;
  readonly handlers: Handlers<Names>;
  readonly closePeriod: ClosePeriod;
  /** Jobs that close periods when they are over. */
  readonly jobs: readonly Job[];
  /** Pays what is due. */
  readonly resume: () => Promise<void>;
}

/** Creates the modules of agents' contracts and their settlement. */
export function createAgency({ db, site, members, wallet, tenants, pushes }: AgencyDeps): Agency {
  const contracts = createAgentContracts(db);
  const closePeriod = createClosePeriod(db);
  return {
    contracts,
    closePeriod,
    jobs: (['hourly', 'daily', 'dividend'] as const).map((kind) => createSettlementJob(kind, { close: closePeriod, tenants, site })),
    resume: createPay({ db, wallet, paid: pushes.settlementPaid }),
    handlers: {
      ...agentContractHandlers({ db, contracts, members, site, messages: createInboxEdits(db), inboxChanged: pushes.inboxChanged, contractChanged: pushes.contractChanged }),
      ...settlementHandlers({ settlements: createSettlements(db), site }),
    },
  };
}
