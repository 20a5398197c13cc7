import { inApp, saying } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { MerchantZone } from './merchant-zone.tsx';

const meta = {
  title: 'Centres/MerchantZone',
  component: MerchantZone,
  decorators: [inApp],
  args: { text: ({ zone, offset }) => `Days and times follow the clock of ${zone} (${offset}).`, visitor: () => -720, now: () => 0 },
} satisfies Meta<typeof MerchantZone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OtherClock: Story = { play: async () => void (await screen.findByText(saying('Days and times'))) };
