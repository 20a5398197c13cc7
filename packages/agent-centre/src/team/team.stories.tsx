import { href } from '@livery/navigation';
import { agentTeam, inApp, never, refuse, saying, teamMember } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { AgentSite } from '../test-support/agent-site.tsx';

const meta = { title: 'Pages/Agent centre/Team management', component: AgentSite, decorators: [inApp] } satisfies Meta<typeof AgentSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}, query: Readonly<Record<string, string>> = {}) => ({ app: { session: 'agent' as const, answers, route: href('teamManagement', { query }) } });
const below = '0198f5a2-0000-7000-8000-0000000000a1';
const path = ['demo_agent', 'marisol_v', 'datu_arwin'].map((account, index) => ({ id: `0198f5a2-0000-7000-8000-0000000000d${index}`, account }));

export const Filled: Story = { parameters: at(), play: async () => void (await screen.findByText(saying('marisol_v'))) };
export const Below: Story = { parameters: at({ agentTeam: () => agentTeam({ path, members: [teamMember({ account: 'silverfern', isDirect: false, status: 'blocked' })] }) }, { of: below }), play: async () => void (await screen.findByText(saying('silverfern'))) };
export const Found: Story = { parameters: at({ agentTeam: () => agentTeam({ more: true }) }, { name: 'mar' }), play: async () => void (await screen.findByText(saying('More accounts begin so'))) };
export const NotFound: Story = { parameters: at({ agentTeam: () => agentTeam({ members: [] }) }, { name: 'zz' }), play: async () => void (await screen.findByText(saying('begins so.'))) };
export const Empty: Story = { parameters: at({ agentTeam: () => agentTeam({ members: [] }) }), play: async () => void (await screen.findByText(saying('Nobody is here yet.'))) };
export const NotInTheTeam: Story = { parameters: at({ agentTeam: () => refuse('VALIDATION_FAILED') }, { of: below }), play: async () => void (await screen.findByText(saying('not in your team'))) };
export const ChangingARate: Story = { parameters: at(), play: async () => userEvent.click(await screen.findByRole('button', { name: saying('Change the rate of marisol_v') })) };
export const WritingAMessage: Story = { parameters: at(), play: async () => userEvent.click(await screen.findByRole('button', { name: saying('Write a message to marisol_v') })) };
export const Loading: Story = { parameters: at({ agentTeam: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ agentTeam: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
