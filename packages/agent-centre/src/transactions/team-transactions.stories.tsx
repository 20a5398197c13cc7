import { href } from '@livery/navigation';
import { agentTransactions, inApp, never, refuse, saying } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { AgentSite } from '../test-support/agent-site.tsx';

const meta = { title: 'Pages/Agent centre/Transactions', component: AgentSite, decorators: [inApp] } satisfies Meta<typeof AgentSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}, query: Readonly<Record<string, string>> = {}) => ({ app: { session: 'agent' as const, answers, route: href('teamTransactions', { query }) } });

export const Filled: Story = { parameters: at(), play: async () => void (await screen.findByText(saying('rosalind8'))) };
export const OfOneKind: Story = { parameters: at({ agentTransactions: () => agentTransactions({ lines: agentTransactions().lines.slice(0, 1) }) }, { kind: 'deposit' }), play: async () => void (await screen.findByText(saying('marisol_v'))) };
export const NotInTheTeam: Story = { parameters: at({ agentTransactions: () => refuse('VALIDATION_FAILED') }, { account: 'stranger' }), play: async () => void (await screen.findByText(saying('Nobody in your team has this account'))) };
export const Empty: Story = { parameters: at({ agentTransactions: () => agentTransactions({ lines: [], totals: [] }) }), play: async () => void (await screen.findByText(saying('Nothing came or went'))) };
export const Loading: Story = { parameters: at({ agentTransactions: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ agentTransactions: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
