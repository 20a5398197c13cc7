import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AmountField } from './amount-field.tsx';

const meta = {
  title: 'Fields/AmountField',
  component: AmountField,
  args: { label: 'Amount', currency: '₱', hint: 'From ₱100 to ₱50,000', unclear: (example) => `Write the amount like ${example}.`, value: '', onChange: () => {} },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <AmountField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Amount' });
    await userEvent.type(input, '1,250.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1,250.50');
  },
};
export const Filled: Story = { args: { value: '1250.50' } };
/** Two readings: nobody guesses which amount is meant. */
export const Unclear: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '1.2.3');
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid();
  },
};
export const WithoutDecimals: Story = { args: { currency: '¥', exponent: 0, value: '1250', hint: 'From ¥100' } };
export const WithError: Story = { args: { value: '50', error: 'The least deposit is ₱100.', required: true } };
export const Disabled: Story = { args: { value: '1250.50', disabled: true } };
