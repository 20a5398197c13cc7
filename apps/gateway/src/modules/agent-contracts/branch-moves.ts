import { contractKinds } from '@livery/contracts';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import type { BranchMove, MoveRefusal, Tree } from '../agents/index.ts';
import type { InboxEdits } from '../inbox/index.ts';
import { maskAccount } from '../member/index.ts';
import { versionIn } from './contracts.ts';
import type { ContractStore } from './contract-store.ts';
import type { KindHistory } from './kind-history.ts';
import { contractMessages, type ContractNotice } from './notice-texts.ts';
import { periodFrom } from './terms.ts';

export interface BranchMovesDeps {
  readonly db: Database;
  readonly store: Pick<ContractStore, 'hold' | 'openOf' | 'affectedBelow' | 'end' | 'move'>;
  readonly tree: Pick<Tree, 'move'>;
  readonly history: Pick<KindHistory, 'schedule'>;
  readonly messages: Pick<InboxEdits, 'writeAll'>;
}

/** What a move ended beside the paths of the tree. */
export interface MovedBranch {
  readonly outcome: 'done' | MoveRefusal;
  /** Contracts and offers that ended. */
  readonly ended: number;
  /** Members who were written to, with the contract that it is about; to be told after the commit. */
  readonly told: ReadonlyMap<string, string>;
}

/**
 * Moves a branch, and ends what it leaves without sides: contracts and offers between its head and the former upline, from the first period that begins with
 * the move or after it, and contracts below that have no rate to come from any more. Everything in one transaction, which contracts of the merchant wait for.
 */
export function createBranchMoves({ db, store, tree, history, messages }: BranchMovesDeps): (tx: Tx, tenant: Tenant, move: BranchMove) => Promise<MovedBranch> {
  return async (tx, tenant, move) => {
    // Before the lock of the tree, as whoever accepts a contract has it.
    for (const kind of contractKinds) await store.hold(tx, tenant.id, kind);
    const outcome = await tree.move(tx, tenant.id, move);
    const told = new Map<string, string>();
    if (outcome !== 'done') return { outcome, ended: 0, told };
    const open = await store.openOf(tx, tenant.id, move.memberId, move.toId);
    let count = 0;
    for (const kind of contractKinds) {
      const ending = open.filter((contract) => contract.kind === kind);
      const schedule = await history.schedule(tenant.id, kind, tx);
      // A kind by days that the merchant never had has no periods, and no contracts.
      if (ending.length === 0 && schedule.length === 0 && (kind === 'dividend' || kind === 'daily')) continue;
      const until = periodFrom(kind, schedule, move.since.getTime(), tenant.timeZone);
      // Without an upline it may offer what the merchant states; below another one it has no rate yet, whether or not it had a contract before.
      const below = move.toId === null ? [] : await store.affectedBelow(tx, tenant.id, kind, move.memberId, 0, until);
      if (ending.length + below.length === 0) continue;
      const notices: ContractNotice[] = [];
      for (const contract of ending) {
        const { id: contractId, uplineId, downlineId, uplineAccount, downlineAccount } = contract;
        if (versionIn(contract, 'pending') !== undefined) await store.move(tx, tenant.id, contractId, 'pending', 'withdrawn');
        notices.push({ memberId: uplineId, contractId, news: 'moved', who: downlineAccount }, { memberId: downlineId, contractId, news: 'moved', who: maskAccount(uplineAccount) });
      }
      await store.end(tx, tenant.id, ending.filter((contract) => versionIn(contract, 'active') !== undefined).map(({ id }) => id), until, 'move');
      await store.end(tx, tenant.id, below.map(({ id }) => id), until, 'above');
      for (const { id: contractId, uplineId, downlineId, upline, downline } of below) {
        notices.push({ memberId: uplineId, contractId, news: 'above', who: downline }, { memberId: downlineId, contractId, news: 'above', who: maskAccount(upline) });
      }
      await messages.writeAll(tx, tenant.id, contractMessages(kind, notices, new Date(db.clock.now())));
      for (const { memberId, contractId } of notices) told.set(memberId, contractId);
      count += ending.length + below.length;
    }
    return { outcome, ended: count, told };
  };
}
