import { href } from '@livery/navigation';
import { agentOverview, inApp, never, refuse, saying, teamFigures } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { AgentSite } from '../test-support/agent-site.tsx';

const meta = { title: 'Pages/Agent centre/Team overview', component: AgentSite, decorators: [inApp] } satisfies Meta<typeof AgentSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}) => ({ app: { session: 'agent' as const, answers, route: href('teamOverview') } });
const nothing = teamFigures({ joined: 0, active: 0, bets: 0, turnover: '0.00', validBet: '0.00', prizes: '0.00', rebates: '0.00', activity: '0.00', fees: '0.00', profit: '0.00', deposits: '0.00', withdrawals: '0.00' });

export const Filled: Story = { parameters: at(), play: async () => void (await screen.findByText(saying('128'))) };
export const NothingInThePeriod: Story = { parameters: at({ agentOverview: () => agentOverview({ totals: nothing, days: [] }) }), play: async () => void (await screen.findByText(saying('128'))) };
export const NoTeam: Story = { parameters: at({ agentOverview: () => agentOverview({ members: 0, direct: 0, totals: nothing, days: [], countedAt: null }) }), play: async () => void (await screen.findByRole('link', { name: saying('Open accounts'), current: false })) };
export const Loading: Story = { parameters: at({ agentOverview: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ agentOverview: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
