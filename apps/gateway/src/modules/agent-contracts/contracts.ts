import { createHash } from 'node:crypto';
import { ladderFault, topRate, type ContractKind, type LadderFault, type LadderRow } from '@livery/contracts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { createContractStore, storedRows, type ContractStore } from './contract-store.ts';
import type { AffectedContract, AgentContract, ContractAction, ContractOutcome, ContractTerms, ContractVersion } from './types.ts';

/** Why an action cannot be. */
export type ContractRefusal =
  /** No such contract of the agent. */
  | { readonly refused: 'unknown' }
  /** The agent has no rate of its own to offer from. */
  | { readonly refused: 'noRate' }
  /** It is the other side's to do. */
  | { readonly refused: 'otherSide' }
  /** The two are no direct up- and downline, or will not be by a move that is written. */
  | { readonly refused: 'notDirect' }
  /** The rows, at the offer or, since rates above changed meanwhile, at its acceptance. */
  | { readonly refused: 'ladder'; readonly fault: LadderFault };

/** Contracts between agents. */
export interface AgentContracts {
  readonly store: ContractStore;
  /**
   * The highest rate that an agent may offer, millionths; 0 for none.
   * @param isTop whether no agent is above it
   */
  mayOffer(tenant: string, terms: Pick<ContractTerms, 'kind' | 'most'>, agentId: string, isTop: boolean, tx?: Tx): Promise<number>;
  /** What is wrong with rows under a rate, millionths; undefined for nothing. */
  faultOf(kind: ContractKind, rows: readonly LadderRow[], own: number): LadderFault | undefined;
  /**
   * Does what an agent asks for, or nothing; everything that follows from it in the same transaction.
   * @param isTop whether no agent is above the one who offers
   */
  act(tx: Tx, tenant: string, agentId: string, terms: ContractTerms, action: ContractAction, isTop: (agentId: string) => Promise<boolean>): Promise<ContractOutcome | ContractRefusal>;
}

/** Terms once the contracts are held. */
type HeldTerms = Omit<ContractTerms, 'nextPeriod'> & { readonly nextPeriod: string };

/** What says that exactly this was seen: the action upon which revision, and each contract that would end as it stands. */
function confirmationOf(action: string, subject: string, revision: number, rows: readonly LadderRow[], affected: readonly AffectedContract[]): string {
  const seen = [action, subject, revision, storedRows(rows), affected.map(({ id, revision: of, topRate: rate, most }) => [id, of, rate, most])];
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}

/** The version in a state; expired offers are in none that can be answered. */
export const versionIn = ({ versions }: Pick<AgentContract, 'versions'>, state: ContractVersion['state']): ContractVersion | undefined => versions.find((version) => version.state === state);

/** What is wrong with rows under a rate; salaries by the bet have one rate, since a bet alone meets no condition. */
function faultOf(kind: ContractKind, rows: readonly LadderRow[], own: number): LadderFault | undefined {
  const fault = ladderFault(rows, own);
  if (fault !== undefined || kind !== 'realtime') return fault;
  const [row] = rows;
  return rows.length > 1 || row === undefined || row.activeMembers > 0 || row.validBet > 0n || row.loss > 0n || row.betAmount > 0n ? { index: 0, fault: 'rows' } : undefined;
}

/** {@link AgentContracts} over the database. */
export function createAgentContracts(db: Database): AgentContracts {
  const store = createContractStore(db);
  const mayOffer = async (tenant: string, { kind, most }: Pick<ContractTerms, 'kind' | 'most'>, agentId: string, isTop: boolean, tx?: Tx): Promise<number> => (isTop ? most : store.ownRate(tenant, kind, agentId, tx));

  /** Ends contracts that cannot stand any more. */
  async function endAffected(tx: Tx, tenant: string, { nextPeriod }: HeldTerms, affected: readonly AffectedContract[]): Promise<void> {
    await store.end(tx, tenant, affected.map(({ id }) => id), nextPeriod, 'above');
  }
  const answer = (outcome: ContractOutcome['outcome'], contract: AgentContract | undefined, affected: readonly AffectedContract[] = [], confirm?: string): ContractOutcome => ({ outcome, contract, affected, confirm });

  /** Offers rows to a downline, in place of an offer that waits. */
  async function offer(tx: Tx, tenant: string, agentId: string, terms: HeldTerms, asked: Extract<ContractAction, { action: 'offer' }>, isTop: boolean): Promise<ContractOutcome | ContractRefusal> {
    const { kind, offerMs } = terms;
    const { downlineId, rows } = asked;
    // A move that is written for a later day counts: the contract could not be in effect after it.
    if (!(await store.isDirect(tx, tenant, agentId, downlineId))) return { refused: 'notDirect' };
    const own = await mayOffer(tenant, terms, agentId, isTop, tx);
    if (own === 0) return { refused: 'noRate' };
    const fault = faultOf(kind, rows, own);
    if (fault !== undefined) return { refused: 'ladder', fault };
    const present = await store.ofPair(tx, tenant, kind, agentId, downlineId);
    if ((present?.revision ?? 0) !== asked.revision) return answer('changed', present);
    const most = topRate(rows);
    // They end only when the offer is accepted; whoever offers is told now.
    const affected = await store.affectedBelow(tx, tenant, kind, downlineId, most, terms.nextPeriod);
    const confirm = confirmationOf('offer', downlineId, asked.revision, rows, affected);
    if (affected.length > 0 && asked.confirm === undefined) return answer('confirm', present, affected, confirm);
    if (asked.confirm !== undefined && asked.confirm !== confirm) return answer('changed', present, affected);
    const id = present?.id ?? (await store.create(tx, tenant, { kind, uplineId: agentId, downlineId }));
    const waiting = present?.versions.find(({ state, answeredAt }) => state === 'pending' || (state === 'expired' && answeredAt === null));
    if (waiting !== undefined) await store.move(tx, tenant, id, 'pending', waiting.state === 'expired' ? 'expired' : 'withdrawn');
    await store.addOffer(tx, tenant, id, { rows, topRate: most, expiresAt: new Date(db.clock.now() + offerMs) });
    return answer('done', await store.byId(tenant, id, tx), affected);
  }

  /** Accepts the offer: it replaces what stood from the next period on, and ends what it leaves no room for. */
  async function accept(tx: Tx, tenant: string, terms: HeldTerms, contract: AgentContract, asked: string | undefined, isTop: boolean): Promise<ContractOutcome | ContractRefusal> {
    const { kind, nextPeriod } = terms;
    const offered = versionIn(contract, 'pending');
    if (offered === undefined) return answer('changed', contract);
    if (!(await store.isDirect(tx, tenant, contract.uplineId, contract.downlineId))) return { refused: 'notDirect' };
    // The upline's own rate may have fallen since it offered.
    const fault = faultOf(kind, offered.rows, await mayOffer(tenant, terms, contract.uplineId, isTop, tx));
    if (fault !== undefined) return { refused: 'ladder', fault };
    const affected = await store.affectedBelow(tx, tenant, kind, contract.downlineId, offered.topRate, nextPeriod);
    const confirm = confirmationOf('accept', contract.id, contract.revision, offered.rows, affected);
    if (affected.length > 0 && asked === undefined) return answer('confirm', contract, affected, confirm);
    if (asked !== undefined && asked !== confirm) return answer('changed', contract, affected);
    // With an upline that it had before, too: nobody is paid twice for one period.
    for (const id of await store.standingOf(tx, tenant, kind, contract.downlineId)) await store.move(tx, tenant, id, 'active', 'replaced', { untilPeriod: nextPeriod });
    await store.cut(tx, tenant, kind, contract.downlineId, nextPeriod);
    await store.move(tx, tenant, contract.id, 'pending', 'active', { fromPeriod: nextPeriod });
    if (kind === 'hourly' || kind === 'realtime') await store.wantFeed(tx, tenant, kind);
    await endAffected(tx, tenant, terms, affected);
    return answer('done', await store.byId(tenant, contract.id, tx), affected);
  }

  /** Ends what stands with the present period, and all below it. */
  async function terminate(tx: Tx, tenant: string, agentId: string, terms: HeldTerms, contract: AgentContract, asked: string | undefined): Promise<ContractOutcome> {
    if (versionIn(contract, 'active') === undefined) return answer('changed', contract);
    const affected = await store.affectedBelow(tx, tenant, terms.kind, contract.downlineId, 0, terms.nextPeriod);
    const confirm = confirmationOf('terminate', contract.id, contract.revision, [], affected);
    if (affected.length > 0 && asked === undefined) return answer('confirm', contract, affected, confirm);
    if (asked !== undefined && asked !== confirm) return answer('changed', contract, affected);
    await store.move(tx, tenant, contract.id, 'active', 'terminated', { untilPeriod: terms.nextPeriod, endedBy: agentId === contract.uplineId ? 'upline' : 'downline' });
    await endAffected(tx, tenant, terms, affected);
    return answer('done', await store.byId(tenant, contract.id, tx), affected);
  }

  return {
    store,
    mayOffer,
    faultOf,
    async act(tx, tenant, agentId, asked, action, isTop) {
      await store.hold(tx, tenant, asked.kind);
      const terms: HeldTerms = { ...asked, nextPeriod: await asked.nextPeriod(tx) };
      if (action.action === 'offer') return offer(tx, tenant, agentId, terms, action, await isTop(agentId));
      const contract = await store.byId(tenant, action.contractId, tx);
      if (contract === undefined || contract.kind !== terms.kind || (contract.uplineId !== agentId && contract.downlineId !== agentId)) return { refused: 'unknown' };
      const isUpline = contract.uplineId === agentId;
      if (action.action !== 'terminate' && isUpline !== (action.action === 'withdraw')) return { refused: 'otherSide' };
      if (contract.revision !== action.revision) return answer('changed', contract);
      switch (action.action) {
        case 'accept':
          return accept(tx, tenant, terms, contract, action.confirm, await isTop(contract.uplineId));
        case 'terminate':
          return terminate(tx, tenant, agentId, terms, contract, action.confirm);
        case 'reject':
        case 'withdraw':
          if (versionIn(contract, 'pending') === undefined) return answer('changed', contract);
          await store.move(tx, tenant, contract.id, 'pending', action.action === 'reject' ? 'rejected' : 'withdrawn');
          return answer('done', await store.byId(tenant, contract.id, tx));
      }
    },
  };
}
