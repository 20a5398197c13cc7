import { inApp, systemStatus } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { WithSlots } from '../test-support/with-slots.tsx';
import { StatusGate } from './status-gate.tsx';

const meta = {
  title: 'Site/StatusGate',
  component: StatusGate,
  args: { children: <p>The site.</p> },
  decorators: [
    (Story) => (
      <WithSlots>
        <Story />
      </WithSlots>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StatusGate>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = async () => void (await screen.findByRole('heading', { level: 1 }));

export const Open: Story = { play: async () => void (await screen.findByText('The site.')) };
export const Maintenance: Story = { parameters: { app: { answers: { systemStatus: () => systemStatus({ status: 1 }) } } }, play: heading };
export const RegionClosed: Story = { parameters: { app: { answers: { systemStatus: () => systemStatus({ status: 2, country: 'PH' }) } } }, play: heading };
