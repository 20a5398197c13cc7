import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { iconMail, iconUser } from '../../icons/account.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'User name', value: '', onChange: () => {} },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TextField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: '6 to 16 letters and digits', glyph: iconUser } };
export const Filled: Story = { args: { value: 'maria_28', required: true } };
export const WithHint: Story = { args: { hint: 'Letters and digits, beginning with a letter.' } };
export const WithAffixes: Story = { args: { label: 'Mobile number', prefix: '+63', inputMode: 'tel', value: '917 555 0134' } };
export const Disabled: Story = { args: { value: 'maria_28', disabled: true } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};

export const WithError: Story = {
  args: { value: '1ma', required: true, hint: 'Letters and digits, beginning with a letter.', error: 'The first character must be a letter.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'User name' });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('The first character must be a letter. Letters and digits, beginning with a letter.');
  },
};

export const HiddenLabel: Story = { args: { labelHidden: true, placeholder: 'E-mail', glyph: iconMail, label: 'E-mail' } };
