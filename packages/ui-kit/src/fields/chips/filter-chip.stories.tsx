import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Cluster } from '../../layout/flow.tsx';
import { FilterChip } from './filter-chip.tsx';

const meta = {
  title: 'Fields/FilterChip',
  component: FilterChip,
  args: { selected: true, children: 'Hot' },
  render: function Controlled(args) {
    const [selected, setSelected] = useState(args.selected);
    return <FilterChip {...args} selected={selected} onClick={() => setSelected(!selected)} />;
  },
} satisfies Meta<typeof FilterChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const hot = within(canvasElement).getByRole('button', { name: 'Hot' });
    hot.focus();
    await userEvent.keyboard(' ');
    await expect(hot).toHaveAttribute('aria-pressed', 'false');
  },
};
export const NotSelected: Story = { args: { selected: false } };
export const Disabled: Story = { args: { selected: false, disabled: true } };
export const Several: Story = {
  render: () => (
    <Cluster>
      <FilterChip selected>Hot</FilterChip>
      <FilterChip selected={false}>New</FilterChip>
      <FilterChip selected={false} disabled>
        Jackpot
      </FilterChip>
    </Cluster>
  ),
};
