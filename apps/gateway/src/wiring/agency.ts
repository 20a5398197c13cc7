import { agentContractHandlers, createAgentContracts, createBranchMoves, createContractDesk, createKindHistory, createMostLimits, createOfferExpiry, type AgentContracts, type KindHistory, type MovedBranch } from '../modules/agent-contracts/index.ts';
import { createInboxEdits } from '../modules/inbox/index.ts';
import { createAccrualNews, createClosePeriod, createDetailPages, createPay, createPostRealTime, createRealTimeJob, createSettledNews, createSettlementDesk, createSettlementJob, createSettlements, createSettlementSweepers, createSimulation, createUnsettled, settlementHandlers, simulateHandlers, type ClosePeriod, type DetailPages, type SettledNews, type SettlementCall, type SettlementDesk, type Settlements } from '../modules/settlement/index.ts';
import type { Members } from '../modules/member/index.ts';
import type { Settings, Site } from '../modules/settings/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { BranchMove, Tree } from '../modules/agents/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import type { Handlers, Tenant, TenantDirectory, Throttle } from '../platform/http/index.ts';
import { oneByOne, type Job } from '../platform/jobs/index.ts';
import type { PushHub } from '../platform/push/index.ts';
import type { PushEvents } from './push-events.ts';

export interface AgencyDeps {
  readonly db: Database;
  readonly site: Site;
  readonly settings: Pick<Settings, 'stored'>;
  readonly members: Members;
  readonly wallet: Wallet;
  readonly tenants: Pick<TenantDirectory, 'byMerchant'> & { all(): readonly Tenant[] };
  readonly throttle: Pick<Throttle, 'take'>;
  readonly tree: Pick<Tree, 'move'>;
  /** What a game is called in a language; the code of one that is not known. */
  readonly gameName: (code: string, language: string) => string;
  readonly pushes: Pick<PushEvents, 'inboxChanged' | 'contractChanged' | 'settlementChanged' | 'agentsSettled'>;
  readonly hub: PushHub;
}

type Names = 'processDividend' | 'processDailySalary' | 'processHourlySalary' | 'processRealTimeSalary' | 'ownContract' | 'downlineContracts' | 'agentContract' | 'simulateContract' | SettlementCall;

/** What agents agree on with one another, and what they are paid by it. */
export interface Agency {
  readonly contracts: AgentContracts;
  readonly handlers: Handlers<Names>;
  readonly closePeriod: ClosePeriod;
  readonly history: KindHistory;
  readonly settlements: Settlements;
  readonly pages: DetailPages;
  /** Tells open pages of what operators ran, and of what they decided about one settlement. */
  readonly settled: SettledNews;
  readonly settlementChanged: PushEvents['settlementChanged'];
  /** What operators decide about settlements. */
  readonly desk: SettlementDesk;
  /** Moves a branch with what follows for contracts. Whoever commits it tells those of `told` by `contractsMoved`. */
  moveBranch(tx: Tx, tenant: Tenant, move: BranchMove): Promise<MovedBranch>;
  contractsMoved(tenantId: string, moved: MovedBranch): void;
  /** Jobs that close periods when they are over. */
  readonly jobs: readonly Job[];
  /** Pays what is due, writes down what merchants have switched, holds contracts to their highest rates, and ends offers that nobody answered. */
  readonly resume: () => Promise<void>;
  /** Tells agents with a stream at this process that something accrued to their real-time salary. */
  readonly tellAccruals: () => Promise<void>;
  /** What is deleted in time, by table. */
  readonly sweepers: ReturnType<typeof createSettlementSweepers>;
}

/** Switches and lengths of periods carry the moment of their last change: one that is changed twice within this time is seen once. */
const OBSERVE_MS = 60_000;

/** Creates the modules of agents' contracts and their settlement. */
export function createAgency({ db, site, settings, members, wallet, tenants, throttle, tree, gameName, pushes, hub }: AgencyDeps): Agency {
  const contracts = createAgentContracts(db);
  const closePeriod = createClosePeriod(db);
  const history = createKindHistory(db, site);
  const messages = createInboxEdits(db);
  const settlements = createSettlements(db);
  const pages = createDetailPages(db, site);
  const post = createPostRealTime(db);
  const news = createSettledNews(db, pushes.agentsSettled);
  const desk = createContractDesk({ clock: db.clock, members, site, history });
  const pay = createPay({ db, wallet, paid: pushes.settlementChanged });
  function contractsChanged(tenantId: string, told: ReadonlyMap<string, string>): void {
    pushes.inboxChanged(tenantId, [...told.keys()]);
    for (const [memberId, contractId] of told) pushes.contractChanged({ tenantId, memberId }, contractId);
  }
  const limitRates = createMostLimits({ db, store: contracts.store, history, site, messages, told: contractsChanged });
  const expireOffers = createOfferExpiry({ db, store: contracts.store, messages, told: contractsChanged });
  async function observe(tenant: Tenant): Promise<void> {
    await history.observe(tenant);
    await limitRates(tenant);
    await expireOffers(tenant);
  }
  let observedAt = Number.NEGATIVE_INFINITY;
  return {
    contracts,
    closePeriod,
    history,
    settlements,
    pages,
    settled: news,
    settlementChanged: pushes.settlementChanged,
    desk: createSettlementDesk({ db, wallet, history, close: closePeriod, post, settings }),
    moveBranch: createBranchMoves({ db, store: contracts.store, tree, history, messages }),
    contractsMoved(tenantId, { told }) {
      if (told.size > 0) contractsChanged(tenantId, told);
    },
    jobs: [
      createRealTimeJob({ db, post, tenants, history, news }),
      ...(['hourly', 'daily', 'dividend'] as const).map((kind) => createSettlementJob(kind, { db, close: closePeriod, tenants, site, history, news })),
    ],
    async resume() {
      if (db.clock.now() - observedAt >= OBSERVE_MS) {
        observedAt = db.clock.now();
        // Whoever is owed waits for no merchant's fault, and no merchant for that of another.
        await oneByOne([...tenants.all().map((tenant) => () => observe(tenant)), pay], (work) => work());
      } else await pay();
    },
    tellAccruals: createAccrualNews({ db, hub }),
    sweepers: createSettlementSweepers(db, () => tenants.all()),
    handlers: {
      ...agentContractHandlers({ db, contracts, desk, members, messages, throttle, inboxChanged: pushes.inboxChanged, contractChanged: pushes.contractChanged }),
      ...settlementHandlers({ db, settlements, pages, unsettled: createUnsettled(db, history), site, gameName }),
      ...simulateHandlers({ simulate: createSimulation(db, history), contracts, desk, members, site, throttle }),
    },
  };
}
