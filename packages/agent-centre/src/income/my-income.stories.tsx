import { href } from '@livery/navigation';
import { agentIncome, inApp, never, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { AgentSite } from '../test-support/agent-site.tsx';

const meta = { title: 'Agent centre/My income', component: AgentSite, decorators: [inApp] } satisfies Meta<typeof AgentSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}) => ({ app: { session: 'agent' as const, answers, route: href('myIncome') } });

export const Filled: Story = { parameters: at(), play: async () => void (await screen.findByRole('figure', { name: /Your income by day/ })) };
export const Empty: Story = { parameters: at({ agentIncome: () => agentIncome({ days: [] }) }), play: async () => void (await screen.findByText(/Nothing was paid/)) };
export const Loading: Story = { parameters: at({ agentIncome: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ agentIncome: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
