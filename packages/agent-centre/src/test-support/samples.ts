import { agentContract, agentSettlement, contractVersion, settledBet, settledMember, settlementExplanation, simulatedPeriod } from '@livery/testing';

/** A ladder of three rows, as dividends have them. */
export const ladder = [
  { percent: '5', activeMembers: 0, validBet: '0.00', loss: '0.00', betAmount: '0.00' },
  { percent: '10', activeMembers: 5, validBet: '0.00', loss: '50000.00', betAmount: '500000.00' },
  { percent: '15', activeMembers: 8, validBet: '800000.00', loss: '100000.00', betAmount: '1000000.00' },
];

const offered = contractVersion({ version: 2, state: 'pending', rows: ladder, answeredAt: null, from: null });
const standing = contractVersion({ rows: ladder.slice(0, 2) });
const ended = contractVersion({ version: 3, state: 'terminated', until: '2026-02-01', endedBy: 'above' });

/** Contracts in every state, with the upline and with downlines. */
export const contracts = {
  offeredToMe: agentContract({ kind: 'dividend', side: 'downline', partner: 'de•••nt', offered, standing: null, newest: offered, may: ['accept', 'reject'] }),
  mineWithOffer: agentContract({ kind: 'dividend', side: 'downline', partner: 'de•••nt', revision: 3, offered, standing, newest: offered, may: ['accept', 'reject', 'terminate'] }),
  mine: agentContract({ kind: 'dividend', side: 'downline', partner: 'de•••nt', standing, newest: standing, may: ['terminate'] }),
  agreed: agentContract({ kind: 'dividend', standing, newest: standing }),
  waiting: agentContract({ id: '0198f5a2-0000-7000-8000-0000000000d2', kind: 'dividend', partner: 'kenji.tan', offered: { ...offered, version: 1 }, standing: null, newest: { ...offered, version: 1 }, may: ['withdraw'] }),
  ended: agentContract({ id: '0198f5a2-0000-7000-8000-0000000000d3', kind: 'dividend', partner: 'datu_arwin', revision: 5, offered: null, standing: null, newest: ended, may: [] }),
  rejected: agentContract({ id: '0198f5a2-0000-7000-8000-0000000000d4', kind: 'dividend', partner: 'silverfern', offered: null, standing: null, newest: contractVersion({ state: 'rejected', from: null }), may: [] }),
};

const settlement = (index: number, over: Parameters<typeof agentSettlement>[0] = {}) => agentSettlement({ id: `0198f5a2-0000-7000-8000-00000000010${index}`, kind: 'dividend', percent: '15', ...over });

/** Settlements in every state: paid, partly received, recorded debt, held, being paid, nothing due. */
export const settlements = [
  settlement(0, { from: '2026-03-01', to: '2026-03-15', gross: '15000.00', net: '7000.00', paid: '15000.00', rest: '0.00' }),
  settlement(1, { from: '2026-02-16', to: '2026-02-28', gross: '9250.40', net: '1250.40', paid: '4000.00', rest: '5250.40', state: 'partly' }),
  settlement(2, { from: '2026-02-01', to: '2026-02-15', gross: '3000.00', net: '-17000.00', paid: '3000.00', rest: '0.00' }),
  settlement(3, { from: '2026-01-16', to: '2026-01-31', gross: '1200.00', net: '1200.00', paid: '0.00', rest: '1200.00', state: 'due', held: true }),
  settlement(4, { from: '2026-01-01', to: '2026-01-15', gross: '800.00', net: '800.00', paid: '0.00', rest: '800.00', state: 'due' }),
  settlement(5, { from: '2025-12-16', to: '2025-12-31', percent: '0', gross: '0.00', net: '0.00', paid: '0.00', rest: '0.00', state: 'none' }),
];

const none = { turnover: '0.00', validBet: '0.00', prizes: '0.00', memberRebate: '0.00', agentRebate: '0.00', activity: '0.00', feeSubsidy: '0.00', activeMembers: 0 };

/** A dividend with everything that an explanation may have: a correction, what was carried, a next row, rounding, two downlines. */
export const explained = {
  settlement: settlements[1] ?? agentSettlement(),
  contractVersion: 2,
  explanation: settlementExplanation({
    base: 'loss',
    figures: { ...none, turnover: '1200000.00', validBet: '1150000.00', prizes: '1060000.00', memberRebate: '12000.00', activity: '8000.00', activeMembers: 6 },
    corrections: { ...none, turnover: '-2500.00', prizes: '-996.00' },
    period: '-118496.00', carriedIn: '25992.00', total: '-92504.03', carriedOut: '0.00',
    chosen: { index: 1, row: ladder[1] ?? { percent: '10', activeMembers: 0, validBet: '0', loss: '0', betAmount: '0' } },
    next: { index: 2, row: ladder[2] ?? { percent: '15', activeMembers: 8, validBet: '0', loss: '0', betAmount: '0' }, missing: [{ condition: 'activeMembers' as const, needed: '8', reached: '6', short: '2' }, { condition: 'loss' as const, needed: '100000.00', reached: '92504.03', short: '7495.97' }] },
    percent: '10', exact: '9250.403', gross: '9250.40',
    deductions: [{ account: 'marisol_v', gross: '6000.00' }, { account: 'kenji.tan', gross: '2000.00' }],
    net: '1250.40',
    formula: '-92504.03 * 10 / 100 = 9250.403; round = 9250.40; 9250.40 - 6000.00 - 2000.00 = 1250.40',
  }),
  payments: [{ amount: '4000.00', at: '2026-03-01T00:05:00Z' }],
  corrections: [{ amount: '-120.00', at: '2026-03-02T10:00:00Z' }],
};

/** Members behind {@link explained}. */
export const members = [
  settledMember({ period: '2026-02-20' }),
  settledMember({ memberId: '0198f5a2-0000-7000-8000-0000000000e4', account: 'bataan_joe', period: '2026-02-11', correction: true, active: false, turnover: '-2500.00', validBet: '-2500.00', prizes: '-996.00' }),
  settledMember({ memberId: '0198f5a2-0000-7000-8000-0000000000e5', account: 'cora88', period: '2026-02-21', active: false, turnover: '40.00', validBet: '40.00', prizes: '0.00' }),
];

/** Bets of one of them. */
export const bets = [
  settledBet({ game: 'Golden Harbour', at: '2026-02-20T09:10:00Z' }),
  settledBet({ id: '0198f5a2-0000-7000-8000-0000000000e6', game: 'Golden Harbour', at: '2026-02-20T09:12:00Z', type: 'void', turnover: '-100.00', validBet: '-100.00', prizes: '0.00' }),
];

/** A draft over six half months, of which one loses and in one of which players won. */
export const simulation = {
  periods: [
    simulatedPeriod({ from: '2026-03-01', to: '2026-03-15', draft: { percent: '12', row: 1, gross: '12000.00', nothing: null }, present: { percent: '10', gross: '10000.00' }, difference: '2000.00', left: '3000.00', loses: false }),
    simulatedPeriod({ from: '2026-02-16', to: '2026-02-28', draft: { percent: '12', row: 1, gross: '11100.48', nothing: null }, present: { percent: '10', gross: '9250.40' }, difference: '1850.08', left: '-1850.08', loses: true }),
    simulatedPeriod({ from: '2026-02-01', to: '2026-02-15', draft: { percent: '0', row: null, gross: '0.00', nothing: 'playersWon' }, present: { percent: '0', gross: '0.00' }, difference: '0.00', left: '0.00', loses: false }),
    simulatedPeriod({ from: '2026-01-16', to: '2026-01-31', draft: { percent: '5', row: 0, gross: '2400.00', nothing: null }, present: { percent: '5', gross: '2400.00' }, difference: '0.00', left: '4800.00', loses: false }),
    simulatedPeriod({ from: '2026-01-01', to: '2026-01-15', draft: { percent: '5', row: 0, gross: '1600.00', nothing: null }, present: { percent: '5', gross: '1600.00' }, difference: '0.00', left: '3200.00', loses: false }),
    simulatedPeriod({ from: '2025-12-16', to: '2025-12-31', draft: { percent: '0', row: null, gross: '0.00', nothing: 'noRow' }, present: null, difference: '0.00', left: '0.00', loses: false }),
  ],
  draft: '27100.48', present: '23250.40', difference: '3850.08', lossPeriods: 1, exact: true,
};
