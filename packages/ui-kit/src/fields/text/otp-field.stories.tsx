import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OtpField } from './otp-field.tsx';

const meta = {
  title: 'Fields/OtpField',
  component: OtpField,
  args: { label: 'Code from the message', value: '', onChange: () => {}, onComplete: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <OtpField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '48-21 07');
    await expect(args.onComplete).toHaveBeenCalledWith('482107');
  },
};
export const HalfTyped: Story = { args: { value: '482' } };
export const FourDigits: Story = { args: { length: 4 } };
export const WrongCode: Story = { args: { value: '482107', error: 'This code is not right. Ask for a new one.' } };
export const Disabled: Story = { args: { value: '482107', disabled: true } };
