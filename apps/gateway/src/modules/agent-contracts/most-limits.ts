import { contractKinds, rateOfPercent, type ContractKind } from '@livery/contracts';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import type { InboxEdits } from '../inbox/index.ts';
import { maskAccount } from '../member/index.ts';
import type { Site } from '../settings/index.ts';
import type { ContractStore } from './contract-store.ts';
import type { KindHistory } from './kind-history.ts';
import { contractMessages, type ContractNotice } from './notice-texts.ts';
import { nextPeriod } from './terms.ts';

export interface MostLimitsDeps {
  readonly db: Database;
  readonly store: Pick<ContractStore, 'hold' | 'affectedBelow' | 'end'>;
  readonly history: Pick<KindHistory, 'schedule'>;
  readonly site: Pick<Site, 'setting'>;
  readonly messages: Pick<InboxEdits, 'writeAll'>;
  /** Tells open pages of members, with the contract that it is about, after the commit. */
  readonly told: (tenantId: string, members: ReadonlyMap<string, string>) => void;
}

/** Why a contract ends: its rate is above the merchant's highest one, or that of a contract above it was. */
const reasonOf = (topRate: number, most: number): 'most' | 'above' => (topRate > most ? 'most' : 'above');

/**
 * Creates what holds contracts to the merchant's highest rates: where one was lowered, the contracts above it end with the present period, and those below them, which
 * have no rate to come from any more; so do those that were to end later, with a move. What is offered is limited when it is offered and accepted. A rate that is raised again brings nothing back.
 */
export function createMostLimits({ db, store, history, site, messages, told }: MostLimitsDeps): (tenant: Tenant) => Promise<void> {
  /** What this process saw last, by merchant. */
  const seen = new Map<string, string>();

  async function limit(tx: Tx, tenant: Tenant, kind: ContractKind, most: number): Promise<ReadonlyMap<string, string>> {
    await store.hold(tx, tenant.id, kind);
    const until = nextPeriod(kind, await history.schedule(tenant.id, kind, tx), db.clock.now(), tenant);
    const affected = await store.affectedBelow(tx, tenant.id, kind, null, most, until);
    const members = new Map<string, string>();
    if (affected.length === 0) return members;
    for (const reason of ['most', 'above'] as const) {
      await store.end(tx, tenant.id, affected.filter(({ topRate }) => reasonOf(topRate, most) === reason).map(({ id }) => id), until, reason);
    }
    const notices = affected.flatMap(({ id: contractId, uplineId, downlineId, upline, downline, topRate }): ContractNotice[] => {
      const news = reasonOf(topRate, most);
      return [{ memberId: uplineId, contractId, news, who: downline }, { memberId: downlineId, contractId, news, who: maskAccount(upline) }];
    });
    await messages.writeAll(tx, tenant.id, contractMessages(kind, notices, new Date(db.clock.now())));
    for (const { memberId, contractId } of notices) members.set(memberId, contractId);
    return members;
  }

  return async (tenant) => {
    const { most } = await site.setting(tenant, 'agentContracts');
    const present = JSON.stringify(most);
    if (seen.get(tenant.id) === present) return;
    for (const kind of contractKinds) {
      const members = await db.transaction((tx) => limit(tx, tenant, kind, rateOfPercent(most[kind])));
      if (members.size > 0) told(tenant.id, members);
    }
    seen.set(tenant.id, present);
  };
}
