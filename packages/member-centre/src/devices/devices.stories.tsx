import { href } from '@livery/navigation';
import { inApp, never, openSession, refuse, rememberedDevice, saying } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { CentreSite } from '../test-support/centre-site.tsx';
import { sampleNetworks } from '../test-support/sample-networks.ts';

const meta = {
  title: 'Pages/Member centre/Devices',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}) => ({ app: { session: 'member' as const, answers, route: href('securityCenter', { query: { part: 'devices' } }) } });
const here = openSession({ current: true });
const there = openSession({ id: '0198f5a2-0000-7000-8000-000000000002', device: 'Samsung Internet · Android', ip: '198.51.100.9', country: 'IN', remembered: true });
const unknown = openSession({ id: '0198f5a2-0000-7000-8000-000000000003', device: '', ip: '2001:db8:4f1:9c00:5d2a:77ff:fe21:9a01', country: null });

/** Several logins, one from an unknown device, and a device that is remembered without a login. */
export const Several: Story = {
  parameters: at({ sessions: () => ({ sessions: [here, there, unknown], devices: [rememberedDevice()] }) }),
  play: async () => void (await screen.findAllByRole('list')),
};
/** Networks that the account was used from, and what shows in their place. */
export const KnownNetworks: Story = { parameters: at({ addresses: () => ({ addresses: [...sampleNetworks] }) }), play: async () => void (await screen.findByRole('list', { name: saying('Known networks') })) };
export const NetworksLoading: Story = { parameters: at({ addresses: never }), play: async () => void (await screen.findAllByRole('list')) };
export const NetworksFailed: Story = { parameters: at({ addresses: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
export const OnlyThis: Story = { parameters: at(), play: async () => void (await screen.findAllByRole('list')) };
export const Loading: Story = { parameters: at({ sessions: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ sessions: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
