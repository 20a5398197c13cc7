import { href } from '@livery/navigation';
import { agentLink, inApp, never, refuse, saying } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { AgentSite } from '../test-support/agent-site.tsx';

const meta = { title: 'Pages/Agent centre/Open accounts', component: AgentSite, decorators: [inApp] } satisfies Meta<typeof AgentSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}, query: Readonly<Record<string, string>> = {}) => ({ app: { session: 'agent' as const, answers, route: href('registerCenter', { query }) } });
const states = (['open', 'ended', 'expired', 'used'] as const).map((state, index) =>
  agentLink({ id: `0198f5a2-0000-7000-8000-0000000000b${index}`, code: `K7QM2XDRT${index}`, state, expiresAt: index === 0 ? '2036-01-10T08:00:00Z' : null, mostUses: index === 3 ? 4 : null, type: index === 1 ? 1 : 0 }),
);
const links = (given = states) => ({ agentLinks: () => ({ links: given, next: null, rate: '2' }) });

export const Links: Story = { parameters: at(links()), play: async () => void (await screen.findByText('K7QM2XDRT3')) };
export const WithQrCode: Story = { parameters: at(links(states.slice(0, 1))), play: async () => userEvent.click(await screen.findByRole('button', { name: saying('QR code of the link K7QM2XDRT0') })) };
export const Ending: Story = { parameters: at(links(states.slice(0, 1))), play: async () => userEvent.click(await screen.findByRole('button', { name: saying('End the link K7QM2XDRT0') })) };
export const NoLinks: Story = { parameters: at(links([])), play: async () => void (await screen.findByText(saying('You have no links yet.'))) };
export const Wrong: Story = { parameters: at(links([])), play: async () => userEvent.click(await screen.findByRole('button', { name: saying('Make the link') })) };
export const ByHand: Story = { parameters: at(links(), { way: 'hand' }), play: async () => void (await screen.findByRole('button', { name: saying('Open the account') })) };
export const Opened: Story = {
  parameters: at(links(), { way: 'hand' }),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: saying('User name') }), 'newcomer1');
    await userEvent.type(screen.getByLabelText(saying('First password')), 'Correct-horse-7');
    await userEvent.type(screen.getByRole('textbox', { name: saying('Rate in per cent') }), '0.5');
    await userEvent.click(screen.getByRole('button', { name: saying('Open the account') }));
    await screen.findByRole('heading', { name: saying('newcomer1') });
  },
};
export const Loading: Story = { parameters: at({ agentLinks: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ agentLinks: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
