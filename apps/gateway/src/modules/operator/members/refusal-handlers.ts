import type { Members } from '../../member/index.ts';
import type { Refusals } from '../../refusals/index.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import { memberOf } from './member-handlers.ts';

export interface RefusalDeskDeps {
  readonly refusals: Pick<Refusals, 'list'>;
  readonly members: Pick<Members, 'byId'>;
}

/** The handler of the call that lists refused calls of members. */
export function refusalDeskHandlers({ refusals, members }: RefusalDeskDeps): OperatorHandlers<'members:refusals'> {
  return {
    async 'members:refusals'({ tenant, request }) {
      if (request.memberId !== undefined) await memberOf(members, tenant, request.memberId);
      const page = await refusals.list(tenant.id, request);
      return {
        refusals: page.refusals.map(({ hour, firstAt, lastAt, ...refusal }) => ({ ...refusal, hour: hour.toISOString(), firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() })),
        next: page.next,
      };
    },
  };
}
