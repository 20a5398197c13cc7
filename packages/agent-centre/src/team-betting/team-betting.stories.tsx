import { href } from '@livery/navigation';
import { agentBets, agentBetting, betLine, inApp, never, refuse, saying } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { AgentSite } from '../test-support/agent-site.tsx';

const meta = { title: 'Pages/Agent centre/Team betting', component: AgentSite, decorators: [inApp] } satisfies Meta<typeof AgentSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}, query: Readonly<Record<string, string>> = {}) => ({ app: { session: 'agent' as const, answers, route: href('teamBetting', { query }) } });
const nothing = { bets: 0, turnover: '0.00', validBet: '0.00', prizes: '0.00', profit: '0.00' };

export const Filled: Story = { parameters: at(), play: async () => void (await screen.findByText(saying('rosalind8'))) };
export const OfOneAccount: Story = { parameters: at({ agentBetting: () => agentBetting({ lines: agentBetting().lines.slice(0, 1) }) }, { account: 'marisol_v' }), play: async () => void (await screen.findByText(saying('marisol_v'))) };
export const NotInTheTeam: Story = { parameters: at({ agentBetting: () => refuse('VALIDATION_FAILED') }, { account: 'stranger' }), play: async () => void (await screen.findByText(saying('Nobody in your team has this account'))) };
export const Empty: Story = { parameters: at({ agentBetting: () => agentBetting({ lines: [], parts: [], totals: nothing, countedAt: null }) }), play: async () => void (await screen.findByText(saying('Nobody has bet like this'))) };
export const Loading: Story = { parameters: at({ agentBetting: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ agentBetting: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };

const line = { member: betLine().memberId, day: '2026-01-31', at: 'LUM', game: 'RNG' };
export const BetsOfALine: Story = { parameters: at({}, line), play: async () => void (await screen.findByText(saying('golden-harbour'))) };
export const BetsNotKept: Story = { parameters: at({ agentBets: () => agentBets({ bets: [] }) }, line), play: async () => void (await screen.findByText(saying('No single bets are kept'))) };
export const BetsOfNobody: Story = { parameters: at({ agentBets: () => refuse('VALIDATION_FAILED') }, line), play: async () => void (await screen.findByText(saying('not in your team'))) };
export const BetsLoading: Story = { parameters: at({ agentBets: never }, line), play: async () => void (await screen.findByRole('dialog')) };
export const BetsFailed: Story = { parameters: at({ agentBets: () => refuse('UNKNOWN_ERROR') }, line), play: async () => void (await screen.findByRole('alert')) };
