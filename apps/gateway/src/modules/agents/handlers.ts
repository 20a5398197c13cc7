import { decimalOf, type ResponseOf } from '@livery/contracts';
import { createDayOf, recordDays, type DaySpan } from '../../platform/calendar/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { fieldFault, Problem, type Handlers, type Tenant, type Throttle, type ThrottleRule } from '../../platform/http/index.ts';
import type { Member, Members } from '../member/index.ts';
import type { Site } from '../settings/index.ts';
import type { Agents } from './agents.ts';
import type { TeamFigures } from './figures/team-days.ts';
import { cursorOf, partsOf, SORTED_MOST, UUID, WHOLE } from './panels/cursor.ts';
import { percentOf, rateOf } from './rate.ts';
import type { OwnPlay, TeamMember } from './team/team.ts';

export interface AgentHandlersDeps {
  readonly db: Database;
  readonly agents: Agents;
  readonly members: Pick<Members, 'byId'>;
  readonly site: Pick<Site, 'modules'>;
  readonly throttle: Pick<Throttle, 'take'>;
}

/** Rates that an agent sets: each makes registrations of the merchant wait. */
const RATES: ThrottleRule = { name: 'agent-rate', limit: 60, windowMs: 10 * 60_000 };

type FiguresView = ResponseOf<'agentOverview'>['totals'];
type MemberView = ResponseOf<'agentTeam'>['members'][number];

const NOTHING: TeamFigures = { joined: 0, active: 0, bets: 0, turnover: 0n, validBet: 0n, prizes: 0n, rebates: 0n, activity: 0n, fees: 0n, deposits: 0n, withdrawals: 0n };
const NOT_PLAYED: OwnPlay = { turnover: 0n, validBet: 0n, prizes: 0n };

function figuresView({ joined, active, bets, turnover, validBet, prizes, rebates, activity, fees, deposits, withdrawals }: TeamFigures, exponent: number): FiguresView {
  const decimal = (amount: bigint): string => decimalOf(amount, exponent);
  return {
    joined, active, bets, turnover: decimal(turnover), validBet: decimal(validBet), prizes: decimal(prizes), rebates: decimal(rebates), activity: decimal(activity), fees: decimal(fees), profit: decimal(prizes + rebates + activity - turnover),
    deposits: decimal(deposits), withdrawals: decimal(withdrawals),
  };
}

/**
 * Creates what reads the days asked for, by the merchant's clock; `field` is what the call names the first of them.
 * @throws Problem VALIDATION_FAILED at that field for days that are out of order or more than twelve months
 */
export function createSpanOf({ clock }: Pick<Database, 'clock'>): (asked: Parameters<typeof recordDays>[0], tenant: Tenant, field?: string) => DaySpan {
  const dayOf = createDayOf();
  return (asked, tenant, field = 'from') => {
    const days = recordDays(asked, dayOf(clock.now(), tenant.timeZone));
    if (days === undefined) throw fieldFault(field);
    return days;
  };
}

/** @throws Problem FUNCTION_DISABLED where the merchant has no agents */
export async function assertOpen(site: Pick<Site, 'modules'>, tenant: Tenant): Promise<void> {
  if (!(await site.modules(tenant)).agentPolicy) throw new Problem('FUNCTION_DISABLED');
}

/** Handlers of the calls about an agent's team. */
export function agentHandlers({ db, agents: { tree, teams, teamDays }, members, site, throttle }: AgentHandlersDeps): Handlers<'agentOverview' | 'agentTeam' | 'agentRate'> {
  const spanOf = createSpanOf(db);
  const now = (): Date => new Date(db.clock.now());

  /** Somebody in the caller's team, or the caller. Whoever is not there, is in another team, or above the caller is refused alike. */
  async function distanceOf(tenant: Tenant, agentId: string, memberId: string, field: string): Promise<number> {
    const distance = await tree.distanceAt(tenant.id, agentId, memberId, now());
    if (distance === undefined) throw fieldFault(field);
    return distance;
  }
  const view = ({ id, account, type, status, joinedAt, lastLoginAt, ppm, distance, direct, team }: TeamMember, { turnover, validBet, prizes }: OwnPlay, figures: TeamFigures, exponent: number): MemberView => ({
    id, account, type, status, joinedAt: joinedAt.toISOString(), lastLoginAt: lastLoginAt?.toISOString() ?? null, rate: percentOf(ppm), isDirect: distance === 1, direct, team,
    own: { turnover: decimalOf(turnover, exponent), validBet: decimalOf(validBet, exponent), profit: decimalOf(prizes - turnover, exponent) },
    figures: figuresView(figures, exponent),
  });

  return {
    async agentOverview({ request, tenant, member }) {
      await assertOpen(site, tenant);
      const span = spanOf(request, tenant);
      const [days, size, ppm, countedAt] = await Promise.all([teamDays.days(tenant, member.id, span), teams.size(tenant.id, member.id), tree.rateAt(tenant.id, member.id, now()), teamDays.countedAt(tenant, span.to)]);
      const { exponent } = tenant.currency;
      const sum = (name: 'turnover' | 'validBet' | 'prizes' | 'rebates' | 'activity' | 'fees' | 'deposits' | 'withdrawals'): bigint => days.reduce((total, figures) => total + figures[name], 0n);
      const count = (name: 'joined' | 'bets'): number => days.reduce((total, figures) => total + figures[name], 0);
      const totals: TeamFigures = {
        joined: count('joined'), active: Math.max(0, ...days.map(({ active }) => active)), bets: count('bets'), turnover: sum('turnover'), validBet: sum('validBet'), prizes: sum('prizes'), rebates: sum('rebates'), activity: sum('activity'), fees: sum('fees'),
        deposits: sum('deposits'), withdrawals: sum('withdrawals'),
      };
      return {
        currency: tenant.currency,
        ...span,
        countedAt: countedAt?.toISOString() ?? null,
        ...size,
        rate: percentOf(ppm),
        totals: figuresView(totals, exponent),
        days: days.map(({ day, ...figures }) => ({ day, ...figuresView(figures, exponent) })),
      };
    },
    async agentTeam({ request: { of, name, sort, order, limit, before, ...asked }, tenant, member }) {
      await assertOpen(site, tenant);
      const span = spanOf(asked, tenant);
      const top = of ?? member.id;
      const distance = await distanceOf(tenant, member.id, top, 'of');
      const size = await teams.size(tenant.id, top);
      const unsorted = name === undefined && size.direct > SORTED_MOST;
      const parts = before === undefined ? undefined : partsOf(before, [WHOLE, UUID]);
      const after = parts === undefined ? undefined : { key: parts[0], id: parts[1] };
      const sorting = unsorted ? ({ sort: 'joined', order: 'down' } as const) : { sort, order };
      const found = name === undefined ? await teams.direct(tenant, top, distance, span, { ...sorting, limit: limit + 1, after }) : (await teams.named(tenant.id, member.id, name, limit + 1)).map((line) => ({ ...line, key: '0' }));
      const shown = found.slice(0, limit);
      const ids = shown.map(({ id }) => id);
      const [own, sums, path, ppm] = await Promise.all([
        teams.ownPlay(tenant.id, tenant.currency.code, ids, span), teamDays.sums(tenant, [...ids, top], span), teams.path(tenant.id, member.id, top), tree.rateAt(tenant.id, member.id, now()),
      ]);
      const more = found.length > limit;
      const last = shown.at(-1);
      return {
        currency: tenant.currency,
        path,
        rate: percentOf(ppm),
        members: shown.map((line) => view(line, own.get(line.id) ?? NOT_PLAYED, sums.get(line.id) ?? NOTHING, tenant.currency.exponent)),
        totals: name === undefined ? { ...size, figures: figuresView(sums.get(top) ?? NOTHING, tenant.currency.exponent) } : null,
        unsorted,
        next: more && name === undefined && last !== undefined ? cursorOf(last.key, last.id) : null,
        more: more && name !== undefined,
      };
    },
    async agentRate({ request: { memberId, rate }, tenant, member }) {
      await assertOpen(site, tenant);
      const ppm = rateOf(rate, 'rate');
      if ((await distanceOf(tenant, member.id, memberId, 'memberId')) !== 1) throw fieldFault('memberId');
      const below: Member | undefined = await members.byId(tenant.id, memberId);
      if (below === undefined) throw fieldFault('memberId');
      await throttle.take(tenant.id, RATES, member.id);
      const at = now();
      const set = await db.transaction((tx) => tree.setRate(tx, tenant.id, { memberId, ppm, since: at, at }));
      switch (set) {
        case 'done':
          return { memberId, rate: percentOf(ppm) };
        case 'downline':
          // Somebody below it has more.
          throw new Problem('LIMIT_EXCEEDED', { fields: [{ field: 'rate', rule: 'invalid' }] });
        case 'upline':
        case 'planned':
        case 'past':
          throw fieldFault('rate');
      }
    },
  };
}
