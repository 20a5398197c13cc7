import { percentOfRate, roleOf, type ContractKind, type ResponseOf } from '@livery/contracts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { Problem, type CallContext, type Handlers, type Tenant, type Throttle, type ThrottleRule } from '../../platform/http/index.ts';
import type { InboxEdits } from '../inbox/index.ts';
import { maskAccount, type Members } from '../member/index.ts';
import type { AgentContracts, ContractRefusal } from './contracts.ts';
import { rowsProblem, type ContractDesk } from './contract-desk.ts';
import { contractMessages, type ContractNews, type ContractNotice } from './notice-texts.ts';
import type { ContractAction, ContractOutcome, ContractTerms } from './types.ts';
import { affectedView, contractView, rowsOf, versionView } from './view.ts';

export interface AgentContractHandlersDeps {
  readonly db: Database;
  readonly contracts: AgentContracts;
  readonly desk: ContractDesk;
  readonly members: Pick<Members, 'byId'>;
  readonly messages: Pick<InboxEdits, 'writeAll'>;
  readonly throttle: Pick<Throttle, 'take'>;
  /** Tells open pages of a message to these members, after the commit. */
  readonly inboxChanged: (tenantId: string, memberIds: readonly string[]) => void;
  /** Tells open pages of a member of a contract that changed, after the commit. */
  readonly contractChanged: (owner: { readonly tenantId: string; readonly memberId: string }, contractId: string) => void;
}

type Process = 'processDividend' | 'processDailySalary' | 'processHourlySalary' | 'processRealTimeSalary';
type Names = Process | 'ownContract' | 'downlineContracts' | 'agentContract';
type Processed = ResponseOf<Process>;

const NEWS = { offer: 'offered', accept: 'accepted', reject: 'rejected', withdraw: 'withdrawn', terminate: 'terminated' } as const satisfies Readonly<Record<ContractAction['action'], ContractNews>>;

/** Offers of an agent in an hour, and to one downline in a day: each writes a version and a message, and has the merchant's contracts of the kind wait. */
const OFFERS: ThrottleRule = { name: 'contract-offer', limit: 60, windowMs: 3_600_000 };
const OFFERS_TO_ONE: ThrottleRule = { name: 'contract-offer-to', limit: 20, windowMs: 86_400_000 };

/** Versions of a contract in one answer. */
const VERSIONS = 100;

function problemOf(refusal: ContractRefusal): Problem {
  switch (refusal.refused) {
    case 'unknown':
      return new Problem('NOT_FOUND');
    case 'notDirect':
    case 'noRate':
      return new Problem('FUNCTION_DISABLED');
    case 'otherSide':
      return new Problem('FORBIDDEN');
    case 'ladder':
      return rowsProblem(refusal.fault);
  }
}

/** Handlers of the agents' calls about contracts. */
export function agentContractHandlers({ db, contracts, desk: { termsOf, downlineOf }, members, messages, throttle, inboxChanged, contractChanged }: AgentContractHandlersDeps): Handlers<Names> {
  /** Whether no agent is above an agent. */
  async function isTop(tenant: Tenant, agentId: string, tx?: Tx): Promise<boolean> {
    const parentId = (await members.byId(tenant.id, agentId, tx))?.parentId ?? null;
    const upline = parentId === null ? undefined : await members.byId(tenant.id, parentId, tx);
    return upline === undefined || roleOf(true, upline.type) !== 'agent';
  }
  /** Writes to the others what has happened to them; the members who got a message, with the contract that it is about. */
  async function tell(tx: Tx, tenant: string, agentId: string, terms: ContractTerms, action: ContractAction['action'], { contract, affected }: ContractOutcome): Promise<Map<string, string>> {
    const told = new Map<string, string>();
    if (contract === undefined) return told;
    const news: ContractNotice[] = [];
    if (action !== 'offer') for (const ended of affected) for (const [memberId, who] of [[ended.uplineId, ended.downline], [ended.downlineId, maskAccount(ended.upline)]] as const) if (memberId !== agentId) news.push({ memberId, contractId: ended.id, news: 'above', who });
    const isUpline = contract.uplineId === agentId;
    news.push({ memberId: isUpline ? contract.downlineId : contract.uplineId, contractId: contract.id, news: NEWS[action], who: isUpline ? maskAccount(contract.uplineAccount) : contract.downlineAccount });
    for (const { memberId, contractId } of news) told.set(memberId, contractId);
    await messages.writeAll(tx, tenant, contractMessages(terms.kind, news, new Date(db.clock.now())));
    return told;
  }

  async function run(context: CallContext<Process>, kind: ContractKind): Promise<Processed> {
    const { request, tenant, member, once } = context;
    const { exponent } = tenant.currency;
    const terms = await termsOf(tenant, kind);
    const action: ContractAction =
      request.action === 'offer' ? { ...request, rows: rowsOf(request.rows, exponent), downlineId: (await downlineOf(tenant, member.id, request.account)).id } : request;
    if (action.action === 'offer') {
      await throttle.take(tenant.id, OFFERS, member.id);
      await throttle.take(tenant.id, OFFERS_TO_ONE, `${member.id} ${action.downlineId}`);
    }
    let told = new Map<string, string>();
    const made = await once(async (tx) => {
      const came = await contracts.act(tx, tenant.id, member.id, terms, action, (agentId) => isTop(tenant, agentId, tx));
      if ('refused' in came) throw problemOf(came);
      told = came.outcome === 'done' ? await tell(tx, tenant.id, member.id, terms, action.action, came) : new Map<string, string>();
      const { outcome, contract, affected, confirm } = came;
      return { outcome, contract: contract === undefined ? null : contractView(contract, member.id, exponent), affected: affected.map(affectedView), confirm: confirm ?? null };
    }, ({ outcome }) => outcome !== 'done');
    if (told.size > 0) {
      inboxChanged(tenant.id, [...told.keys()]);
      for (const [memberId, contractId] of told) contractChanged({ tenantId: tenant.id, memberId }, contractId);
      // The same agent may have another page open.
      if (made.contract !== null) contractChanged({ tenantId: tenant.id, memberId: member.id }, made.contract.id);
    }
    return made;
  }

  return {
    processDividend: (context) => run(context, 'dividend'),
    processDailySalary: (context) => run(context, 'daily'),
    processHourlySalary: (context) => run(context, 'hourly'),
    processRealTimeSalary: (context) => run(context, 'realtime'),
    async ownContract({ request: { kind }, tenant, member }) {
      const terms = await termsOf(tenant, kind);
      const { parentId = null } = (await members.byId(tenant.id, member.id)) ?? {};
      const own = parentId === null ? undefined : await contracts.store.ofDownline(tenant.id, kind, member.id, parentId);
      const may = await contracts.mayOffer(tenant.id, terms, member.id, await isTop(tenant, member.id));
      return { contract: own === undefined ? null : contractView(own, member.id, tenant.currency.exponent), mayOffer: may === 0 ? null : percentOfRate(may), period: terms.period, effectFrom: terms.effectFrom };
    },
    async downlineContracts({ request: { kind, limit, before }, tenant, member }) {
      await termsOf(tenant, kind);
      const page = await contracts.store.ofUpline(tenant.id, kind, member.id, limit + 1, before);
      const shown = page.slice(0, limit);
      return { contracts: shown.map((contract) => contractView(contract, member.id, tenant.currency.exponent)), next: page.length > limit ? (shown.at(-1)?.id ?? null) : null };
    },
    async agentContract({ request: { id, before }, tenant, member }) {
      const found = await contracts.store.byId(tenant.id, id);
      if (found === undefined || (found.uplineId !== member.id && found.downlineId !== member.id)) throw new Problem('NOT_FOUND');
      await termsOf(tenant, found.kind);
      const { exponent } = tenant.currency;
      const versions = await contracts.store.versions(tenant.id, id, VERSIONS, before);
      return { contract: contractView(found, member.id, exponent), versions: versions.map((version) => versionView(version, exponent)) };
    },
  };
}
