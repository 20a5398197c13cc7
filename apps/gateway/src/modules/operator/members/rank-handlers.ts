import { createDayOf } from '../../../platform/calendar/index.ts';
import type { Clock } from '../../../platform/db/index.ts';
import { percentOf, type Cashback } from '../../cashback/index.ts';
import type { Member, Members, Rank } from '../../member/index.ts';
import { ALONE_PPM } from '../money/cashback-handlers.ts';
import { fieldProblem, OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import { memberOf, rankOf } from './member-handlers.ts';

export interface RankHandlersDeps {
  readonly members: Pick<Members, 'byId' | 'lock' | 'setRank'>;
  readonly cashback: Pick<Cashback, 'rates'>;
  readonly clock: Clock;
}

const DAY_MS = 86_400_000;

const view = (member: Member) => ({ account: member.username, rank: rankOf(member), labels: [...member.labels] });

/** The rank that was asked for; null for none, undefined for the one that is there. */
function asked(name: string | undefined, level: number | undefined): Rank | null | undefined {
  if (name === undefined) return undefined;
  return level === undefined ? null : { name, level };
}

/** Handlers of the call that sets ranks and labels of members. */
export function rankHandlers({ members, cashback, clock }: RankHandlersDeps): OperatorHandlers<'members:rank'> {
  const dayOf = createDayOf();
  return {
    'members:rank': {
      async run(tx, { tenant, request: { memberId, rank, level, labels } }) {
        // Locked, so that the trail has what each of two operators found.
        const member = (await members.lock(tx, tenant.id, memberId)) ?? (await memberOf(members, tenant, memberId, tx));
        if (member.type === 4) throw fieldProblem('memberId', 'a trial account has no rank');
        const given = { rank: asked(rank, level), labels };
        const before = view(member);
        const after = { ...before, ...(given.rank === undefined ? {} : { rank: given.rank }), ...(labels === undefined ? {} : { labels }) };
        if (JSON.stringify(after) === JSON.stringify(before)) throw new OperatorProblem('STATE_CONFLICT', `${member.username} has that already.`);
        // What was played yesterday may still wait for its rates, which go by the level of then.
        const since = dayOf(clock.now() - DAY_MS, tenant.timeZone);
        const risen = await cashback.rates.above(tx, tenant.id, { level: after.rank?.level ?? 0, than: before.rank?.level ?? 0 }, since);
        const secondOperator = risen > ALONE_PPM;
        await members.setRank(tx, tenant.id, memberId, given);
        return { subject: `member:${memberId}`, before, after: { ...after, ...(secondOperator ? { cashbackUpTo: percentOf(risen) } : {}) }, secondOperator, beside: {} };
      },
    },
  };
}
