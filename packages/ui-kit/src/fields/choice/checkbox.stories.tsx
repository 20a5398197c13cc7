import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { checked: false, onChange: () => {}, children: 'I am 18 or over and accept the terms.' },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Checkbox {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { checked: true } };
export const Indeterminate: Story = { args: { indeterminate: true, children: 'All vendors' } };
export const Disabled: Story = { args: { disabled: true, checked: true } };
export const WithError: Story = {
  args: { required: true, error: 'Please confirm that you are 18 or over.' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toHaveAccessibleDescription('Please confirm that you are 18 or over.');
    await userEvent.click(within(canvasElement).getByText(/I am 18/));
    await expect(box).toBeChecked();
  },
};
