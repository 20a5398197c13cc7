import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { iconFish, iconLive, iconSlot } from '../icons/games.ts';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Kinds of games',
    selected: 'slots',
    onSelect: () => {},
    tabs: [
      { id: 'slots', label: 'Slots', glyph: iconSlot, content: 'Four hundred slots from eleven vendors.' },
      { id: 'live', label: 'Live', glyph: iconLive, content: 'Tables with dealers, day and night.' },
      { id: 'fish', label: 'Fishing', glyph: iconFish, content: 'Shoals, cannons and bosses.' },
      { id: 'closed', label: 'Bingo', disabled: true, content: '' },
    ],
  },
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    return <Tabs {...args} selected={selected} onSelect={setSelected} />;
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Pills: Story = { args: { look: 'pills', fill: true } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const forward = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Slots' })).toHaveFocus();
    await userEvent.keyboard(forward);
    await expect(canvas.getByRole('tab', { name: 'Live' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Tables with dealers');
    await userEvent.keyboard(`${forward}${forward}`);
    await expect(canvas.getByRole('tab', { name: 'Slots' })).toHaveFocus();
  },
};
