import type { ResponseOf } from '@livery/contracts';

type Overview = ResponseOf<'agentOverview'>;
type Team = ResponseOf<'agentTeam'>;
type Link = ResponseOf<'agentLinkMake'>['link'];

const currency = { code: 'PHP', symbol: '₱', exponent: 2 };

/** What a team did. */
export function teamFigures(over: Partial<Overview['totals']> = {}): Overview['totals'] {
  return { joined: 3, active: 12, bets: 840, turnover: '42500.00', validBet: '40120.00', prizes: '40310.50', rebates: '120.00', activity: '50.00', profit: '-2019.50', fees: '30.00', deposits: '15000.00', withdrawals: '6200.00', ...over };
}

/** An agent's overview of three days. */
export function agentOverview(over: Partial<Overview> = {}): Overview {
  return {
    currency, from: '2026-01-01', to: '2026-01-31', countedAt: '2026-01-31T08:00:00Z', members: 128, direct: 9, rate: '2', totals: teamFigures(),
    days: [
      { day: '2026-01-29', ...teamFigures({ joined: 1, active: 8, bets: 300, turnover: '15000.00', prizes: '12900.00', rebates: '40.00', profit: '-2060.00' }) },
      { day: '2026-01-30', ...teamFigures({ joined: 0, active: 12, bets: 340, turnover: '17500.00', prizes: '18460.50', rebates: '40.00', profit: '1000.50' }) },
      { day: '2026-01-31', ...teamFigures({ joined: 2, active: 6, bets: 200, turnover: '10000.00', prizes: '8950.00', rebates: '40.00', profit: '-1010.00' }) },
    ],
    ...over,
  };
}

/** An agent right below the caller. */
export function teamMember(over: Partial<Team['members'][number]> = {}): Team['members'][number] {
  return {
    id: '0198f5a2-0000-7000-8000-0000000000a1', account: 'marisol_v', type: 1, status: 'active', joinedAt: '2025-12-01T08:00:00Z', lastLoginAt: '2026-01-31T07:00:00Z', rate: '1.25', isDirect: true, direct: 3, team: 41,
    own: { turnover: '1200.00', validBet: '1100.00', profit: '-80.00' }, figures: teamFigures(), ...over,
  };
}

/** The direct downline of an agent. */
export function agentTeam(over: Partial<Team> = {}): Team {
  return {
    currency, totals: { members: 44, direct: 2, figures: teamFigures() }, unsorted: false,
    path: [{ id: '0198f5a2-0000-7000-8000-0000000000a0', account: 'demo_agent' }],
    rate: '2',
    members: [teamMember(), teamMember({ id: '0198f5a2-0000-7000-8000-0000000000a2', account: 'rosalind8', type: 0, rate: '0.5', direct: 0, team: 0, lastLoginAt: null, figures: teamFigures({ joined: 0, active: 0, bets: 0, turnover: '0.00', validBet: '0.00', prizes: '0.00', rebates: '0.00', activity: '0.00', profit: '0.00', fees: '0.00', deposits: '0.00', withdrawals: '0.00' }) })],
    next: null,
    more: false,
    ...over,
  };
}

/** A link that may be used. */
export function agentLink(over: Partial<Link> = {}): Link {
  return { id: '0198f5a2-0000-7000-8000-0000000000b1', code: 'K7QM2XDRT4', note: 'Facebook group', rate: '1.5', type: 0, state: 'open', madeAt: '2026-01-10T08:00:00Z', expiresAt: null, mostUses: null, uses: 4, ...over };
}
