import { brand, inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { WithSlots } from '../test-support/with-slots.tsx';
import { AppArea } from './app-area.tsx';

const meta = {
  title: 'Site/AppArea',
  component: AppArea,
  decorators: [
    (Story) => (
      <WithSlots>
        <Story />
      </WithSlots>
    ),
    inApp,
  ],
} satisfies Meta<typeof AppArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  parameters: { app: { brand: brand({ features: { appDownload: true } }) } },
  play: async () => {
    await screen.findByRole('link');
  },
};
export const LongName: Story = {
  parameters: { app: { brand: { ...brand({ features: { appDownload: true } }), identity: { ...brand().identity, name: 'The Grand Northern Lights Entertainment Company' } } } },
};
export const NotOffered: Story = {
  parameters: { app: { brand: brand({ features: { appDownload: false } }) } },
  play: async () => {
    await expect(screen.queryByRole('link')).toBeNull();
  },
};
