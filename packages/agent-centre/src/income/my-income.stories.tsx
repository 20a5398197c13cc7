import { href } from '@livery/navigation';
import { agentIncome, agentIncomeDay, inApp, never, refuse, saying } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { AgentSite } from '../test-support/agent-site.tsx';

const meta = { title: 'Pages/Agent centre/My income', component: AgentSite, decorators: [inApp] } satisfies Meta<typeof AgentSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}, query: Readonly<Record<string, string>> = {}) => ({ app: { session: 'agent' as const, answers, route: href('myIncome', { query }) } });
const day = { day: '2026-01-31', kind: 'daily' };

export const Filled: Story = { parameters: at(), play: async () => void (await screen.findByRole('figure', { name: saying('Your income by day') })) };
export const Empty: Story = { parameters: at({ agentIncome: () => agentIncome({ days: [] }) }), play: async () => void (await screen.findByText(saying('Nothing was paid'))) };
export const Loading: Story = { parameters: at({ agentIncome: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ agentIncome: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
export const Day: Story = { parameters: at({}, day), play: async () => void (await screen.findByText(saying('Together these are'), { exact: false })) };
export const DayPaid: Story = {
  parameters: at({ agentIncomeDay: () => agentIncomeDay({ kind: 'paid', moves: agentIncomeDay().moves.map((move, index) => ({ ...move, settlement: index === 0 || move.settlement === null ? null : { ...move.settlement, account: 'marisol_v' } })) }) }, { ...day, kind: 'paid' }),
  play: async () => void (await screen.findByText(saying('marisol_v'))),
};
export const DayEmpty: Story = { parameters: at({ agentIncomeDay: () => agentIncomeDay({ moves: [], total: '0.00' }) }, day), play: async () => void (await screen.findByText(saying('Nothing was paid like this'))) };
export const DayLoading: Story = { parameters: at({ agentIncomeDay: never }, day), play: async () => void (await screen.findByRole('dialog')) };
export const DayFailed: Story = { parameters: at({ agentIncomeDay: () => refuse('UNKNOWN_ERROR') }, day), play: async () => void (await screen.findByRole('alert')) };
