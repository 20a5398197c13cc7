import { createDayOf, momentsOf } from '../../../platform/calendar/index.ts';
import type { Clock, Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { MovedBranch } from '../../agent-contracts/index.ts';
import { percentOf, ppmOf, type Agents, type BranchMove, type MoveRefusal, type RateRefusal } from '../../agents/index.ts';
import type { Members } from '../../member/index.ts';
import { fieldProblem, OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import { memberOf } from './member-handlers.ts';

export interface AgentDeskDeps {
  readonly agents: Pick<Agents, 'tree' | 'teams'>;
  readonly members: Members;
  readonly clock: Clock;
  /** Moves a branch with what follows for contracts, and tells the agents after the commit. */
  readonly agency: { moveBranch(tx: Tx, tenant: Tenant, move: BranchMove): Promise<MovedBranch>; contractsMoved(tenantId: string, moved: MovedBranch): void };
}

function moveProblem(refusal: MoveRefusal): OperatorProblem {
  switch (refusal) {
    case 'past':
      return fieldProblem('from', 'a day that has begun keeps its upline: tomorrow or later');
    case 'member':
      return fieldProblem('memberId', 'a trial account is in no tree');
    case 'upline':
      return fieldProblem('to', 'only an agent has a downline');
    case 'circle':
      return new OperatorProblem('STATE_CONFLICT', 'The new upline is in the branch that would be moved, on that day or by a move that is planned.');
    case 'planned':
      return new OperatorProblem('STATE_CONFLICT', 'A later move of this member is planned: agents:show lists it. Move it to the former upline on the same day first, which takes it back.');
    case 'same':
      return new OperatorProblem('STATE_CONFLICT', 'That is its upline on that day.');
    case 'rate':
      return new OperatorProblem('STATE_CONFLICT', 'The member has a higher rate than the new upline has from that day on: agents:rate changes either of them.');
  }
}
/** Why a rate was not set, as the operator is told. */
export function rateProblem(refusal: RateRefusal): OperatorProblem {
  switch (refusal) {
    case 'past':
      return fieldProblem('from', 'what was staked keeps its rate: tomorrow or later, or leave it out for now');
    case 'planned':
      return new OperatorProblem('STATE_CONFLICT', 'A later rate of this member is planned: agents:show lists it.');
    case 'upline':
      return fieldProblem('percent', 'above the rate of the upline, now or by what is planned');
    case 'downline':
      return fieldProblem('percent', 'below the rate of a member right below, now or by what is planned');
  }
}

/** Handlers of the calls about who is under whom. */
export function agentDeskHandlers({ agents: { tree, teams }, members, clock, agency }: AgentDeskDeps): OperatorHandlers<'agents:show' | 'agents:move' | 'agents:rate'> {
  const dayOf = createDayOf();
  const begin = (day: string, tenant: Tenant): Date => momentsOf({ from: day, to: day }, tenant.timeZone).from;
  const now = (): Date => new Date(clock.now());

  return {
    async 'agents:show'({ tenant, request: { memberId, at: day } }) {
      const member = await memberOf(members, tenant, memberId);
      const at = day === undefined ? now() : begin(day, tenant);
      const accountOf = async (id: string | null): Promise<string | null> => (id === null ? null : ((await members.byId(tenant.id, id))?.username ?? ''));
      const step = async (id: string, account: string) => ({ id, account, rate: percentOf(await tree.rateAt(tenant.id, id, at)) });
      const [uplines, size, moves, rates] = await Promise.all([tree.uplinesAt(tenant.id, memberId, at), teams.size(tenant.id, memberId, at), tree.moves(tenant.id, memberId), tree.rates(tenant.id, memberId)]);
      return {
        member: { ...(await step(memberId, member.username)), type: member.type },
        uplines: await Promise.all(uplines.map(async ({ id }) => step(id, (await accountOf(id)) ?? ''))),
        direct: size.direct,
        team: size.members,
        moves: await Promise.all(moves.map(async ({ id, fromId, toId, since, at: writtenAt }) => ({ id, from: await accountOf(fromId), to: await accountOf(toId), since: since.toISOString(), writtenAt: writtenAt.toISOString() }))),
        rates: rates.map(({ ppm, since }) => ({ rate: percentOf(ppm), since: since.toISOString() })),
      };
    },
    'agents:move': {
      async run(tx, { tenant, request: { memberId, to, from } }) {
        const member = await memberOf(members, tenant, memberId, tx);
        if (from <= dayOf(clock.now(), tenant.timeZone)) throw moveProblem('past');
        const since = begin(from, tenant);
        const upline = to === 'none' ? undefined : await members.byUsername(tenant.id, to, tx);
        if (to !== 'none' && upline === undefined) throw fieldProblem('to', `there is no account ${to}`);
        const [former] = await tree.uplinesAt(tenant.id, memberId, since, tx);
        const before = former === undefined ? 'none' : (await memberOf(members, tenant, former.id, tx)).username;
        const moved = await agency.moveBranch(tx, tenant, { memberId, toId: upline?.id ?? null, since });
        if (moved.outcome !== 'done') throw moveProblem(moved.outcome);
        const { members: team } = await teams.size(tenant.id, memberId, since, tx);
        return { subject: `member:${memberId}`, before: { account: member.username, upline: before }, after: { account: member.username, upline: upline?.username ?? 'none', from, movedWithIt: team, contractsEnded: moved.ended }, beside: {}, committed: () => agency.contractsMoved(tenant.id, moved) };
      },
    },
    'agents:rate': {
      async run(tx, { tenant, request: { memberId, percent, from } }) {
        const member = await memberOf(members, tenant, memberId, tx);
        if (from !== undefined && from <= dayOf(clock.now(), tenant.timeZone)) throw rateProblem('past');
        const at = now();
        const since = from === undefined ? at : begin(from, tenant);
        const before = percentOf(await tree.rateAt(tenant.id, memberId, since, tx));
        const ppm = ppmIn(percent);
        const set = await tree.setRate(tx, tenant.id, { memberId, ppm, since, at });
        if (set !== 'done') throw rateProblem(set);
        return { subject: `member:${memberId}`, before: { account: member.username, percent: before }, after: { account: member.username, percent: percentOf(ppm), since: since.toISOString() }, beside: {} };
      },
    },
  };
}

/** Millionths of the stake. @throws OperatorProblem VALIDATION_FAILED */
export function ppmIn(percent: string): number {
  const ppm = ppmOf(percent);
  if (ppm === undefined) throw fieldProblem('percent', 'at most 100');
  return ppm;
}
