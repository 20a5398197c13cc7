import type { Handlers, Throttle } from '../../platform/http/index.ts';
import type { PushHub } from '../../platform/push/index.ts';
import type { Balances } from './balance.ts';
import { affiliateHandler, type Affiliates } from './affiliates.ts';
import type { Members } from './members.ts';
import { statement, type StatementSources } from './statement.ts';
import type { Site } from '../settings/index.ts';

export { type Affiliates, createAffiliates, domainOf } from './affiliates.ts';
export { type Balances, createBalances } from './balance.ts';
export { createRoundGames, type RoundGames } from './round-games.ts';
export { createWins, type WonRound } from './wins.ts';
export { createPlayerStatus, type PlayerStatus, statusSql } from './player-status.ts';
export { createMembers, type Member, type Members, type NewMember } from './members.ts';

export interface MemberDeps extends StatementSources {
  readonly affiliates: Affiliates;
  readonly throttle: Throttle;
  readonly members: Members;
  readonly balances: Balances;
  readonly hub: PushHub;
  readonly site: Pick<Site, 'modules'>;
}

/** Handlers of the member module. */
export function memberHandlers(deps: MemberDeps): Handlers<'affiliate' | 'memberInfo' | 'balance' | 'walletRecords' | 'events'> {
  const { members, balances, hub, site } = deps;
  return {
    affiliate: affiliateHandler(deps.affiliates, deps.throttle),
    async memberInfo({ tenant, member: { id, username, type } }) {
      const stored = await members.byId(tenant.id, id);
      if (stored === undefined) throw new Error(`A session without its member: ${id}`);
      return {
        id,
        account: username,
        nickname: stored.nickname === '' ? username : stored.nickname,
        type,
        toUpline: stored.parentId !== null && (await site.modules(tenant)).agentPolicy,
        clubLabel: stored.rankLabel === null ? null : { labelName: stored.rankLabel, rankLevel: stored.rankLevel },
        memberLabel: [...stored.labels],
        lastLoginAt: stored.previousLoginAt?.toISOString() ?? null,
      };
    },
    balance: ({ tenant, member }) => balances.of(tenant, member.id),
    walletRecords: ({ request, tenant, member }) => statement(deps, tenant, member.id, request),
    async events({ tenant, member, session }, open) {
      const now = await balances.event(tenant, member.id);
      const stream = open();
      hub.join({ tenantId: tenant.id, memberId: member.id, sessionId: session.id }, stream);
      // A client that reconnects gets the current balance at once.
      stream.send('balance', now);
    },
  };
}
