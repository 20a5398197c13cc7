import { href } from '@livery/navigation';
import { accruedBet, agentSettlement, inApp, never, refuse, saying, settlementExplanation } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { AgentSite } from '../test-support/agent-site.tsx';
import { bets, explained, members, settlements } from '../test-support/samples.ts';

const meta = { title: 'Pages/Agent centre/Explanation', component: AgentSite, decorators: [inApp] } satisfies Meta<typeof AgentSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const idle = { turnover: '0.00', validBet: '0.00', prizes: '0.00', memberRebate: '0.00', agentRebate: '0.00', activity: '0.00', feeSubsidy: '0.00', activeMembers: 0 };
const id = explained.settlement.id;
const at = (answers: Answers = {}, query: Readonly<Record<string, string>> = {}) => ({
  app: {
    session: 'agent' as const,
    answers: { agentSettlement: () => explained, agentSettlementMembers: () => ({ members, next: null }), ...answers } satisfies Answers,
    route: href('dividend', { query: { settlement: id, ...query } }),
  },
});
const bet = { member: members[0]?.memberId ?? '', of: '2026-02-20' };
const [first = agentSettlement()] = members.length === 0 ? [] : settlements;

export const Filled: Story = { parameters: at(), play: async () => void (await screen.findByText(saying('bataan_joe'))) };
export const PlayersWon: Story = {
  parameters: at({
    agentSettlement: () => ({ ...explained, settlement: { ...first, gross: '0.00', paid: '0.00', net: '0.00', state: 'none' }, explanation: { ...explained.explanation, period: '20000.00', total: '45992.00', carriedOut: '45992.00', nothing: 'playersWon', chosen: null, percent: '0', exact: '0', gross: '0.00', deductions: [], net: '0.00' }, payments: [] }),
  }),
  play: async () => void (await screen.findByText(saying('Players won, so nothing is paid'))),
};
export const NoRow: Story = {
  parameters: at({ agentSettlement: () => ({ ...explained, settlement: { ...first, gross: '0.00', paid: '0.00', net: '0.00', state: 'none' }, explanation: settlementExplanation({ nothing: 'noRow', chosen: null, percent: '0', exact: '0', gross: '0.00', net: '0.00', deductions: [], next: { index: 0, row: { percent: '1', activeMembers: 14, validBet: '0.00', loss: '0.00', betAmount: '0.00' }, missing: [{ condition: 'activeMembers', needed: '14', reached: '12', short: '2' }] } }), payments: [] }) }),
  play: async () => void (await screen.findByText(saying('No row of the contract holds'))),
};
export const NobodyPlayed: Story = {
  parameters: at({ agentSettlement: () => ({ ...explained, settlement: { ...first, gross: '0.00', paid: '0.00', net: '0.00', state: 'none' }, explanation: { ...explained.explanation, figures: idle, corrections: idle, period: '0.00', carriedIn: '0.00', total: '0.00', nothing: 'playersWon', chosen: null, next: null, percent: '0', exact: '0', gross: '0.00', deductions: [], net: '0.00' }, payments: [], corrections: [] }), agentSettlementMembers: () => ({ members: [], next: null }) }),
  play: async () => void (await screen.findByText(saying('Nobody in the team played.'))),
};
export const Debt: Story = { parameters: at({ agentSettlement: () => ({ ...explained, settlement: settlements[2] ?? first, explanation: { ...explained.explanation, gross: '3000.00', net: '-17000.00' } }) }), play: async () => void (await screen.findByText(saying('recorded as it is, and paid'))) };
export const Held: Story = { parameters: at({ agentSettlement: () => ({ ...explained, settlement: settlements[3] ?? first, payments: [] }) }), play: async () => void (await screen.findByText(saying('keeps it back'))) };
export const OfADownline: Story = { parameters: at({ agentSettlement: () => ({ ...explained, settlement: { ...explained.settlement, side: 'paid', partner: 'marisol_v' } }) }), play: async () => void (await screen.findByText(saying('marisol_v pays 2 downlines'))) };
export const RealTime: Story = { parameters: at({ agentSettlement: () => ({ ...explained, settlement: agentSettlement({ kind: 'realtime', from: '2026-03-01T14:05Z', to: '2026-03-01T14:05Z', percent: '0.5' }), explanation: settlementExplanation({ base: 'bets', percent: '0.5', period: '87.50', total: '87.50', gross: '87.50', net: '32.50' }) }) }), play: async () => void (await screen.findByText(saying('of each bet makes'))) };
export const Former: Story = { parameters: at({ agentSettlement: () => ({ ...explained, explanation: settlementExplanation({ ...explained.explanation, former: true, figures: idle, next: null, deductions: [] }) }) }), play: async () => void (await screen.findByText(saying('was not in effect in this period'))) };
export const Bets: Story = { parameters: at({ agentSettlementBets: () => ({ row: members[0] ?? never(), bets, others: { turnover: '25.00', validBet: '25.00', prizes: '0.00' }, next: null }) as never }, bet), play: async () => void (await screen.findByText(saying('Taken back'))) };
export const NoBets: Story = { parameters: at({ agentSettlementBets: () => ({ row: members[0] ?? never(), bets: [], others: { turnover: '0.00', validBet: '0.00', prizes: '0.00' }, next: null }) as never }, bet), play: async () => void (await screen.findByText(saying('No single bets are kept'))) };
export const BetsFailed: Story = { parameters: at({ agentSettlementBets: () => refuse('UNKNOWN_ERROR') }, bet), play: async () => void (await screen.findByRole('alert')) };
const accruing = (answers: Answers = {}) => ({ app: { session: 'agent' as const, answers: { consolidatedSettings: () => ({ divtypereq: true, dailysalreqtype: true, contracthoursalreq: true, realtimesalreqtype: true }), ownContract: () => ({ contract: null, mayOffer: '1', period: 'realtime' as const, effectFrom: '2026-04-01T09:05Z' }), ...answers } satisfies Answers, route: href('realTimeSalary', { query: { accrued: 'bets' } }) } });
export const Accrued: Story = {
  parameters: accruing({ agentRealTimeBets: () => ({ bets: [accruedBet(), accruedBet({ id: '0198f5a2-0000-7000-8000-0000000000ff', account: 'datu_arwin', type: 'void', turnover: '-800.00', validBet: '-800.00', share: '-4.00', own: '-4.00' })], next: null }) }),
  play: async () => void (await screen.findByText(saying('datu_arwin'))),
};
export const NothingAccrued: Story = {
  parameters: accruing({ agentRealTime: () => ({ percent: '0.5', since: '2026-01-31T09:10:00Z', nextAt: '2026-01-31T09:15:00Z', gross: '0.00', passedOn: '0.00', net: '0.00', bets: 0 }), agentRealTimeBets: () => ({ bets: [], next: null }) }),
  play: async () => void (await screen.findByText(saying('No bet has accrued since the last posting.'))),
};
export const Gone: Story = { parameters: at({ agentSettlement: () => refuse('NOT_FOUND') }), play: async () => void (await screen.findByText(saying('There is no such settlement of yours.'))) };
export const Loading: Story = { parameters: at({ agentSettlement: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ agentSettlement: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
