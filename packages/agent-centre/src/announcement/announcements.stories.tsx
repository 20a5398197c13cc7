import { href } from '@livery/navigation';
import { inApp, never, refuse, saying } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { AgentSite } from '../test-support/agent-site.tsx';

const meta = { title: 'Pages/Agent centre/Announcements', component: AgentSite, decorators: [inApp] } satisfies Meta<typeof AgentSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}) => ({ app: { session: 'agent' as const, answers, route: href('announcement') } });
const list = [
  { id: 'a1', type: 'B' as const, title: 'Maintenance on Tuesday night', content: '<p>Between 03:00 and 03:40.</p>', publishedAt: '2026-01-10T08:00:00Z' },
  { id: 'a2', type: 'PL' as const, title: 'Live tables around the clock', content: '<p>Baccarat and roulette.</p>', publishedAt: '2026-01-02T08:00:00Z' },
];

export const Filled: Story = { parameters: at({ announcements: () => ({ list }) }), play: async () => void (await screen.findByText(saying('Maintenance on Tuesday night'))) };
export const Empty: Story = { parameters: at({ announcements: () => ({ list: [] }) }), play: async () => void (await screen.findByText(saying('There are no announcements.'))) };
export const Loading: Story = { parameters: at({ announcements: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ announcements: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
