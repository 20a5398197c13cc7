import { decimalOf, minorOf } from '@livery/contracts';
import type { ResponseOf } from '@livery/contracts';

type Contract = ResponseOf<'agentContract'>['contract'];
type Version = ResponseOf<'agentContract'>['versions'][number];
type Settlement = ResponseOf<'agentSettlement'>['settlement'];
type Settlements = ResponseOf<'agentSettlements'>;
type SettledMember = ResponseOf<'agentSettlementBets'>['row'];
type AccruedBet = ResponseOf<'agentRealTimeBets'>['bets'][number];
type SettledBet = ResponseOf<'agentSettlementBets'>['bets'][number];
type SimulatedPeriod = ResponseOf<'simulateContract'>['periods'][number];
type Explanation = ResponseOf<'agentSettlement'>['explanation'];

const at = '2026-01-20T08:00:00Z';
const row: Version['rows'][number] = { percent: '1', activeMembers: 5, validBet: '0.00', loss: '0.00', betAmount: '10000.00' };

/** A version that was accepted. */
export function contractVersion(over: Partial<Version> = {}): Version {
  return { version: 1, state: 'active', rows: [row], offeredAt: at, expiresAt: '2026-01-27T08:00:00Z', answeredAt: at, from: '2026-01-21', until: null, endedBy: null, ...over };
}

/** A daily salary between the caller and an agent right below. */
export function agentContract(over: Partial<Contract> = {}): Contract {
  const standing = contractVersion();
  return { id: '0198f5a2-0000-7000-8000-0000000000d1', kind: 'daily', revision: 2, side: 'upline', partner: 'marisol_v', offered: null, standing, newest: standing, may: ['terminate'], ...over };
}

/** A daily salary that the caller was paid whole. */
export function agentSettlement(over: Partial<Settlement> = {}): Settlement {
  return { id: '0198f5a2-0000-7000-8000-0000000000e1', kind: 'daily', from: '2026-01-30', to: '2026-01-30', side: 'received', partner: 'de•••nt', percent: '1', gross: '175.00', net: '120.00', paid: '175.00', rest: '0.00', state: 'paid', held: false, ...over };
}

const figures: Explanation['figures'] = { turnover: '17500.00', validBet: '16900.00', prizes: '16200.00', memberRebate: '0.00', agentRebate: '0.00', activity: '0.00', feeSubsidy: '0.00', activeMembers: 12 };

/** Settlements of a list with what they come to. */
export function agentSettlements({ settlements, ...over }: Partial<Settlements> & Pick<Settlements, 'settlements'>): Settlements {
  const sum = (name: 'gross' | 'net' | 'paid' | 'rest'): string => decimalOf(settlements.reduce((all, { [name]: amount }) => all + minorOf(amount, 2), 0n), 2);
  const totals = { settlements: settlements.length, gross: sum('gross'), net: sum('net'), paid: sum('paid'), rest: sum('rest') };
  return { settlements, from: '2026-01-01', to: '2026-01-31', rest: totals.rest, totals, next: null, ...over };
}

/** What the figure of {@link agentSettlement} follows from. */
export function settlementExplanation(over: Partial<Explanation> = {}): Explanation {
  return {
    base: 'turnover', tierBase: 'gross', figures, corrections: { ...figures, turnover: '0.00', validBet: '0.00', prizes: '0.00', activeMembers: 0 }, corrected: [],
    period: '17500.00', carriedIn: '0.00', total: '17500.00', carriedOut: '0.00', nothing: null, chosen: { index: 0, row }, next: null, percent: '1', exact: '175',
    gross: '175.00', deductions: [{ account: 'marisol_v', gross: '55.00' }], net: '120.00', formula: '17500.00 * 1 / 100 = 175; round = 175.00; 175.00 - 55.00 = 120.00', ...over,
  };
}

/** What the figure of {@link agentSettlement} has of one member. */
export function settledMember(over: Partial<SettledMember> = {}): SettledMember {
  return { memberId: '0198f5a2-0000-7000-8000-0000000000e2', account: 'ana_p', period: '2026-01-30', correction: false, active: true, turnover: '17500.00', validBet: '16900.00', prizes: '16200.00', memberRebate: '0.00', activity: '0.00', ...over };
}

/** A bet behind {@link settledMember}. */
export function settledBet(over: Partial<SettledBet> = {}): SettledBet {
  return { id: '0198f5a2-0000-7000-8000-0000000000e3', game: 'a-game', at: '2026-01-30T09:10:00Z', type: 'bet', turnover: '17500.00', validBet: '16900.00', prizes: '16200.00', share: null, ...over };
}

/** A bet that was not posted yet. */
export function accruedBet(over: Partial<AccruedBet> = {}): AccruedBet {
  return { ...settledBet(), account: 'rosalind8', turnover: '2500.00', validBet: '2500.00', prizes: '0.00', share: '12.50', own: '7.50', ...over };
}

/** What a draft would have paid for one period. */
export function simulatedPeriod(over: Partial<SimulatedPeriod> = {}): SimulatedPeriod {
  return {
    from: '2026-01-30', to: '2026-01-30', base: '17500.00', activeMembers: 12, validBet: '16900.00', loss: '1300.00', betAmount: '17500.00',
    draft: { percent: '1.5', row: 0, gross: '262.50', nothing: null }, present: { percent: '1', gross: '175.00' }, difference: '87.50', left: '-32.50', loses: true, unsettled: false, ...over,
  };
}
