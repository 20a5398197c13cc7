import { sql } from 'kysely';
import type { ContractKind } from '@livery/contracts';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import type { InboxEdits } from '../inbox/index.ts';
import { maskAccount } from '../member/index.ts';
import type { ContractStore } from './contract-store.ts';
import { contractMessages, type ContractNotice } from './notice-texts.ts';

const DAY_MS = 86_400_000;
/** How many offers end in one transaction: it holds the kind's contracts of the merchant. */
const BATCH = 100;

export interface OfferExpiryDeps {
  readonly db: Database;
  readonly store: Pick<ContractStore, 'hold' | 'move'>;
  readonly messages: Pick<InboxEdits, 'writeAll'>;
  /** Tells open pages of members, with the contract that it is about, after the commit. */
  readonly told: (tenantId: string, members: ReadonlyMap<string, string>) => void;
}

interface Lapsed {
  readonly contractId: string;
  readonly uplineId: string;
  readonly downlineId: string;
  readonly upline: string;
  readonly downline: string;
  readonly expiresAt: Date;
}

/**
 * Creates what ends the offers of a merchant that nobody answered in time, and tells both sides. What ended more than a day ago, while no gateway ran, is
 * written down without a message, which would be no news any more.
 */
export function createOfferExpiry({ db, store, messages, told }: OfferExpiryDeps): (tenant: Tenant) => Promise<void> {
  const lapsed = async (tx: Tx, tenant: string, kind: ContractKind): Promise<Lapsed[]> =>
    (await sql<Lapsed>`
      select contract.id as "contractId", contract.upline_id as "uplineId", contract.downline_id as "downlineId", upline.username as upline, downline.username as downline, version.expires_at as "expiresAt"
        from agent_contract_version version
        join agent_contract contract on contract.tenant_id = version.tenant_id and contract.id = version.contract_id
        join member upline on upline.tenant_id = contract.tenant_id and upline.id = contract.upline_id
        join member downline on downline.tenant_id = contract.tenant_id and downline.id = contract.downline_id
        where version.tenant_id = ${tenant} and version.state = 'pending' and version.expires_at <= ${new Date(db.clock.now())} and contract.kind = ${kind}
        order by version.expires_at limit ${BATCH}`.execute(tx)).rows;
  /** Kinds with an offer whose time is over. */
  const kindsWithLapsed = async (tenant: string): Promise<ContractKind[]> =>
    (await sql<{ kind: ContractKind }>`
      select distinct contract.kind from agent_contract_version version
        join agent_contract contract on contract.tenant_id = version.tenant_id and contract.id = version.contract_id
        where version.tenant_id = ${tenant} and version.state = 'pending' and version.expires_at <= ${new Date(db.clock.now())}`.execute(db.query)).rows.map(({ kind }) => kind);

  async function expire(tx: Tx, tenant: Tenant, kind: ContractKind): Promise<{ readonly members: ReadonlyMap<string, string>; readonly ended: number }> {
    await store.hold(tx, tenant.id, kind);
    // Read under the lock: an offer may have been answered, withdrawn or replaced meanwhile.
    const offers = await lapsed(tx, tenant.id, kind);
    for (const { contractId } of offers) await store.move(tx, tenant.id, contractId, 'pending', 'expired');
    const now = db.clock.now();
    const notices = offers
      .filter(({ expiresAt }) => now - expiresAt.getTime() < DAY_MS)
      .flatMap(({ contractId, uplineId, downlineId, upline, downline }): ContractNotice[] => [
        { memberId: uplineId, contractId, news: 'lapsed', who: downline },
        { memberId: downlineId, contractId, news: 'expired', who: maskAccount(upline) },
      ]);
    await messages.writeAll(tx, tenant.id, contractMessages(kind, notices, new Date(now)));
    return { members: new Map(notices.map(({ memberId, contractId }) => [memberId, contractId])), ended: offers.length };
  }

  return async (tenant) => {
    // Most of the time there is none: then nothing is locked.
    for (const kind of await kindsWithLapsed(tenant.id)) {
      let ended: number;
      do {
        const batch = await db.transaction((tx) => expire(tx, tenant, kind));
        if (batch.members.size > 0) told(tenant.id, batch.members);
        ended = batch.ended;
      } while (ended === BATCH);
    }
  };
}
