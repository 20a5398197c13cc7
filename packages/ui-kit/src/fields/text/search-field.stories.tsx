import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: { label: 'Search games', placeholder: 'Game or vendor', clearLabel: 'Clear the search', value: '', onChange: () => {} },
  render: function Controlled(args) {
    const [value, onChange] = useState(args.value);
    return <SearchField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('searchbox', { name: 'Search games' });
    await userEvent.type(box, 'koi');
    await expect(box).toHaveValue('koi');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};
export const Filled: Story = { args: { value: 'golden koi of the nine hundred lanterns and one more' } };
export const Disabled: Story = { args: { disabled: true, value: 'koi' } };
