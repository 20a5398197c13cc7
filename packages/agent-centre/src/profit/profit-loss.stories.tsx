import { href } from '@livery/navigation';
import { agentProfit, inApp, never, profitLine, refuse, saying } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { AgentSite } from '../test-support/agent-site.tsx';

const meta = { title: 'Pages/Agent centre/Team profit and loss', component: AgentSite, decorators: [inApp] } satisfies Meta<typeof AgentSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}, query: Readonly<Record<string, string>> = {}) => ({ app: { session: 'agent' as const, answers, route: href('profitLoss', { query }) } });
const below = '0198f5a2-0000-7000-8000-0000000000a1';
const path = ['demo_agent', 'marisol_v'].map((account, index) => ({ id: `0198f5a2-0000-7000-8000-0000000000d${index}`, account }));

export const Filled: Story = { parameters: at(), play: async () => void (await screen.findByText('rosalind8')) };
export const Below: Story = { parameters: at({ agentProfit: () => agentProfit({ path, members: [profitLine({ account: 'silverfern', direct: 0, status: 'blocked' })] }) }, { of: below }), play: async () => void (await screen.findByText('silverfern')) };
export const TooManyToSort: Story = { parameters: at({ agentProfit: () => agentProfit({ unsorted: true }) }), play: async () => void (await screen.findByText(saying('So many are right below'))) };
export const NotInTheTeam: Story = { parameters: at({ agentProfit: () => refuse('VALIDATION_FAILED') }, { of: below }), play: async () => void (await screen.findByText(saying('not in your team'))) };
export const Empty: Story = { parameters: at({ agentProfit: () => agentProfit({ members: [] }) }), play: async () => void (await screen.findByText(saying('Nobody is here yet.'))) };
export const Loading: Story = { parameters: at({ agentProfit: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ agentProfit: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
