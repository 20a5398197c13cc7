import { Problem, type Handlers, type Throttle } from '../../platform/http/index.ts';
import type { PushHub } from '../../platform/push/index.ts';
import type { Site } from '../settings/index.ts';
import { domainOf, type Affiliates } from './affiliates.ts';
import type { Balances } from './balance.ts';
import type { Members } from './members.ts';
import { holderOf } from './session-holder.ts';
import { statement, statementTotals, type StatementSources } from './statement.ts';

export interface MemberDeps extends StatementSources {
  readonly affiliates: Affiliates;
  /** The player whose code it is, in any case; undefined where it is nobody's. */
  readonly referrerOf: (tenantId: string, code: string) => Promise<string | undefined>;
  readonly throttle: Throttle;
  readonly members: Members;
  readonly balances: Balances;
  readonly hub: PushHub;
  readonly site: Pick<Site, 'modules'>;
}

/** Lookups per address, of agents' and of friends' codes together: enough for a household, too few to find codes by trying. */
const LOOKUPS_PER_ADDRESS = { name: 'affiliate', limit: 200, windowMs: 3_600_000 };

/** Handlers of the member module. */
export function memberHandlers(deps: MemberDeps): Handlers<'affiliate' | 'memberInfo' | 'balance' | 'walletRecords' | 'walletTotals' | 'events'> {
  const { affiliates, referrerOf, throttle, members, balances, hub, site } = deps;
  return {
    /** Answers the code as its agent writes it, or its link or its player has it: not whose it is, nor of which kind. */
    async affiliate({ request, tenant, ip, origin }) {
      await throttle.takeByAddress(tenant.id, LOOKUPS_PER_ADDRESS, ip);
      const invitation = await affiliates.byCode(tenant.id, request.code, request.domain ?? domainOf(origin));
      if (invitation !== undefined) return { code: invitation.code };
      if ((await referrerOf(tenant.id, request.code)) === undefined) throw new Problem('AFFILIATE_CODE_INVALID');
      return { code: request.code.toUpperCase() };
    },
    async memberInfo({ tenant, member: { id, username, type } }) {
      const stored = await holderOf(members, tenant.id, id);
      return {
        id,
        account: username,
        nickname: stored.nickname === '' ? username : stored.nickname,
        type,
        toUpline: stored.parentId !== null && (await site.modules(tenant)).agentPolicy,
        clubLabel: stored.rankLabel === null ? null : { labelName: stored.rankLabel, rankLevel: stored.rankLevel },
        memberLabel: [...stored.labels],
        lastLoginAt: stored.previousLoginAt?.toISOString() ?? null,
        firstPassword: stored.openedBy !== null,
      };
    },
    balance: ({ tenant, member }) => balances.of(tenant, member.id),
    walletRecords: ({ request, member, ...reader }) => statement(deps, reader, member.id, request),
    walletTotals: ({ request, tenant, member }) => statementTotals(deps, tenant, member.id, request),
    async events({ tenant, member, session }, open) {
      const now = await balances.event(tenant, member.id);
      const stream = open();
      hub.join({ tenantId: tenant.id, memberId: member.id, sessionId: session.id }, stream);
      // A client that reconnects gets the current balance at once.
      stream.send('balance', now);
    },
  };
}
