import { href } from '@livery/navigation';
import { agentBetting, inApp, never, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { AgentSite } from '../test-support/agent-site.tsx';

const meta = { title: 'Agent centre/Team betting', component: AgentSite, decorators: [inApp] } satisfies Meta<typeof AgentSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}, query: Readonly<Record<string, string>> = {}) => ({ app: { session: 'agent' as const, answers, route: href('teamBetting', { query }) } });
const nothing = { bets: 0, turnover: '0.00', validBet: '0.00', prizes: '0.00', profit: '0.00' };

export const Filled: Story = { parameters: at(), play: async () => void (await screen.findByText('rosalind8')) };
export const OfOneAccount: Story = { parameters: at({ agentBetting: () => agentBetting({ lines: agentBetting().lines.slice(0, 1) }) }, { account: 'marisol_v' }), play: async () => void (await screen.findByText('marisol_v')) };
export const NotInTheTeam: Story = { parameters: at({ agentBetting: () => refuse('VALIDATION_FAILED') }, { account: 'stranger' }), play: async () => void (await screen.findByText(/Nobody in your team has this account/)) };
export const Empty: Story = { parameters: at({ agentBetting: () => agentBetting({ lines: [], parts: [], totals: nothing, countedAt: null }) }), play: async () => void (await screen.findByText(/Nobody has bet like this/)) };
export const Loading: Story = { parameters: at({ agentBetting: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ agentBetting: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
