import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Recover my password',
    choices: [
      { value: 'sms', label: 'By mobile number' },
      { value: 'email', label: 'By e-mail' },
      { value: 'agent', label: 'Through my agent', disabled: true },
    ],
    value: 'sms',
    onChange: () => {},
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'By mobile number' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'By e-mail' })).toBeChecked();
  },
};
export const Inline: Story = { args: { inline: true } };
export const Disabled: Story = { args: { disabled: true } };
export const WithError: Story = {
  args: { label: 'Limit for', inline: true, required: true, error: 'Please choose a period.', choices: ['day', 'week', 'month'].map((each) => ({ value: each, label: each })), value: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup', { name: /Limit for/ })).toHaveAccessibleDescription('Please choose a period.');
  },
};
