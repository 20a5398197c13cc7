import type { Devices, Sessions } from '../../auth/index.ts';
import type { Members } from '../../member/index.ts';
import type { SeamlessWallet } from '../../seamless-wallet/index.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import { memberOf } from './member-handlers.ts';

export interface BlockHandlersDeps {
  readonly members: Members;
  readonly sessions: Pick<Sessions, 'endAllIn'>;
  readonly devices: Pick<Devices, 'forgetAll'>;
  readonly vendor: Pick<SeamlessWallet, 'endGamesOf'>;
}

/** Handlers of the calls that block and unblock members. */
export function blockHandlers({ members, sessions, devices, vendor }: BlockHandlersDeps): OperatorHandlers<'members:block' | 'members:unblock'> {
  return {
    'members:block': {
      async run(tx, { tenant, request: { memberId } }) {
        const { status, username } = await memberOf(members, tenant, memberId, tx);
        if (status === 'blocked') throw new OperatorProblem('STATE_CONFLICT', `${username} is blocked already.`);
        await members.setStatus(tenant.id, memberId, 'blocked', tx);
        const games = await vendor.endGamesOf(tx, tenant.id, memberId);
        await devices.forgetAll(tx, tenant.id, memberId);
        const committed = await sessions.endAllIn(tx, tenant.id, memberId);
        return { subject: `member:${memberId}`, before: { account: username, status }, after: { account: username, status: 'blocked', gamesEnded: games }, beside: {}, committed };
      },
    },
    'members:unblock': {
      async run(tx, { tenant, request: { memberId } }) {
        const { status, username } = await memberOf(members, tenant, memberId, tx);
        if (status === 'active') throw new OperatorProblem('STATE_CONFLICT', `${username} is not blocked.`);
        await members.setStatus(tenant.id, memberId, 'active', tx);
        return { subject: `member:${memberId}`, before: { account: username, status }, after: { account: username, status: 'active' }, beside: {} };
      },
    },
  };
}
