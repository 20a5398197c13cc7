import type { ResponseOf } from '@livery/contracts';

type Betting = ResponseOf<'agentBetting'>;
type Profit = ResponseOf<'agentProfit'>;
type Income = ResponseOf<'agentIncome'>;
type IncomeDay = ResponseOf<'agentIncomeDay'>;
type Bets = ResponseOf<'agentBets'>;
type Transactions = ResponseOf<'agentTransactions'>;

const currency = { code: 'PHP', symbol: '₱', exponent: 2 };
const counted = { currency, from: '2026-01-01', to: '2026-01-31', countedAt: '2026-01-31T08:00:00Z' };
const id = (end: string): string => `0198f5a2-0000-7000-8000-0000000000${end}`;

/** What a member bet on a day at a vendor. */
export function betLine(over: Partial<Betting['lines'][number]> = {}): Betting['lines'][number] {
  return { memberId: id('a1'), account: 'marisol_v', type: 1, day: '2026-01-31', vendor: 'LUM', category: 'RNG', bets: 24, turnover: '1200.00', validBet: '1100.00', prizes: '1120.00', profit: '-80.00', ...over };
}

/** The bets of a team. */
export function agentBetting(over: Partial<Betting> = {}): Betting {
  const lines = [betLine(), betLine({ memberId: id('a2'), account: 'rosalind8', type: 0, vendor: 'ORB', category: 'LIVE', bets: 6, turnover: '600.00', validBet: '600.00', prizes: '900.00', profit: '300.00' }), betLine({ day: '2026-01-30', bets: 10, turnover: '500.00', validBet: '480.00', prizes: '455.00', profit: '-45.00' })];
  return {
    ...counted,
    totals: { bets: 40, turnover: '2300.00', validBet: '2180.00', prizes: '2475.00', profit: '175.00' },
    parts: [
      { vendor: 'LUM', category: 'RNG', bets: 34, turnover: '1700.00', validBet: '1580.00', prizes: '1575.00', profit: '-125.00' },
      { vendor: 'ORB', category: 'LIVE', bets: 6, turnover: '600.00', validBet: '600.00', prizes: '900.00', profit: '300.00' },
    ],
    unsorted: false, lines, next: null, ...over,
  };
}

/** Somebody right below the caller, with what it and its branch won or lost. */
export function profitLine(over: Partial<Profit['members'][number]> = {}): Profit['members'][number] {
  return { id: id('a1'), account: 'marisol_v', type: 1, status: 'active', direct: 3, figures: profitFigures(), ...over };
}
function profitFigures(over: Partial<Profit['totals']> = {}): Profit['totals'] {
  return { bets: 34, turnover: '1700.00', validBet: '1580.00', prizes: '1575.00', rebates: '12.00', activity: '5.00', fees: '3.00', profit: '-108.00', ...over };
}

/** What the direct downline won or lost. */
export function agentProfit(over: Partial<Profit> = {}): Profit {
  return {
    ...counted, path: [{ id: id('a0'), account: 'demo_agent' }], totals: profitFigures({ bets: 40, turnover: '2300.00', validBet: '2180.00', prizes: '2475.00', profit: '192.00' }),
    members: [profitLine(), profitLine({ id: id('a2'), account: 'rosalind8', type: 0, direct: 0, figures: profitFigures({ bets: 6, turnover: '600.00', validBet: '600.00', prizes: '900.00', rebates: '0.00', activity: '0.00', fees: '0.00', profit: '300.00' }) })],
    unsorted: false, next: null, ...over,
  };
}

/** What an agent was paid on two days. */
export function agentIncome(over: Partial<Income> = {}): Income {
  const day = { dividend: '0.00', daily: '40.00', hourly: '0.00', realtime: '2.50', received: '42.50', paid: '12.00', kept: '30.50' };
  return {
    currency, from: '2026-01-01', to: '2026-01-31', totals: { dividend: '175.00', daily: '75.00', hourly: '0.00', realtime: '4.00', received: '254.00', paid: '20.00', kept: '234.00' },
    days: [{ day: '2026-01-30', ...day }, { day: '2026-01-31', dividend: '175.00', daily: '35.00', hourly: '0.00', realtime: '1.50', received: '211.50', paid: '8.00', kept: '203.50' }],
    ...over,
  };
}

/** What a day's income of a kind is made of. */
export function agentIncomeDay(over: Partial<IncomeDay> = {}): IncomeDay {
  const settlement = { id: id('c1'), kind: 'daily' as const, from: '2026-01-30', to: '2026-01-30', account: null };
  return {
    currency, day: '2026-01-31', to: '2026-01-31', kind: 'daily', total: '35.00',
    moves: [{ id: id('c2'), at: '2026-01-31T00:05:00Z', amount: '33.00', settlement }, { id: id('c3'), at: '2026-01-31T00:04:00Z', amount: '2.00', settlement: { ...settlement, id: id('c4'), from: '2026-01-29', to: '2026-01-29' } }],
    next: null, ...over,
  };
}

/** The bets behind a line of {@link agentBetting}. */
export function agentBets(over: Partial<Bets> = {}): Bets {
  const bet = { id: id('b1'), game: 'comet-run', vendor: 'LUM', category: 'RNG', at: '2026-01-31T07:10:00Z', turnover: '700.00', validBet: '600.00', prizes: '1120.00', profit: '420.00' };
  return {
    currency, account: 'marisol_v', day: '2026-01-31', totals: { bets: 2, turnover: '1200.00', validBet: '1100.00', prizes: '1120.00', profit: '-80.00' },
    bets: [bet, { ...bet, id: id('b2'), game: 'golden-harbour', at: '2026-01-31T06:55:00Z', turnover: '500.00', validBet: '500.00', prizes: '0.00', profit: '-500.00' }], next: null, ...over,
  };
}

/** What came to members of a team and went from them. */
export function agentTransactions(over: Partial<Transactions> = {}): Transactions {
  const line = { memberId: id('a1'), account: 'marisol_v' };
  return {
    ...counted, unsorted: false,
    totals: [{ kind: 'deposit', movements: 2, in: '1500.00', out: '0.00' }, { kind: 'payout', movements: 1, in: '0.00', out: '400.00' }, { kind: 'transfer', movements: 1, in: '50.00', out: '0.00' }],
    lines: [
      { id: id('e1'), ...line, kind: 'deposit', reason: 'deposit', amount: '1000.00', at: '2026-01-31T07:40:00Z' },
      { id: id('e2'), ...line, kind: 'payout', reason: 'withdrawal', amount: '-400.00', at: '2026-01-30T12:00:00Z' },
      { id: id('e3'), memberId: id('a2'), account: 'rosalind8', kind: 'transfer', reason: 'member-transfer', amount: '50.00', at: '2026-01-30T09:10:00Z' },
    ],
    next: null, ...over,
  };
}
