import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { WithSlots } from '../test-support/with-slots.tsx';
import { TabBar } from './tab-bar.tsx';

const meta = {
  title: 'Site/TabBar',
  component: TabBar,
  decorators: [
    (Story) => (
      <WithSlots>
        <Story />
      </WithSlots>
    ),
    inApp,
  ],
  // Wide windows have none.
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { layout: 'fullscreen' },
  args: { menuOpen: false, onMenu: () => {} },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (busy: boolean): Story => ({
  args: { menuBusy: busy },
  play: async () => {
    await expect(await screen.findByRole('button', { busy })).toBeVisible();
  },
});

export const Resting: Story = shown(false);
export const MenuOnItsWay: Story = shown(true);
