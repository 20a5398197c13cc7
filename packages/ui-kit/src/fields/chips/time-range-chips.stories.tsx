import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TimeRangeChips } from './time-range-chips.tsx';

const meta = {
  title: 'Fields/TimeRangeChips',
  component: TimeRangeChips,
  args: {
    label: 'Period',
    ranges: [
      { value: 'today', label: 'Today' },
      { value: 'yesterday', label: 'Yesterday' },
      { value: 'week', label: 'Last 7 days' },
      { value: 'month', label: 'This month', disabled: true },
    ],
    value: 'today',
    onChange: () => {},
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TimeRangeChips {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TimeRangeChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Period' }));
    group.getByRole('radio', { name: 'Today' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(group.getByRole('radio', { name: 'Yesterday' })).toBeChecked();
  },
};
export const Disabled: Story = { args: { value: 'week', disabled: true } };
