import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { iconMail, iconUser } from '../../icons/account.ts';
import { Stack } from '../../layout/flow.tsx';
import { AmountField } from './amount-field.tsx';
import { FieldError } from '../field-parts.tsx';
import { OtpField } from './otp-field.tsx';
import { PasswordField } from './password-field.tsx';
import { TextArea } from './text-area.tsx';
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

export const Password: Story = {
  name: 'PasswordField',
  render: function Password() {
    const [value, setValue] = useState('Lagoon-1');
    return <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" value={value} onChange={setValue} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeInTheDocument();
  },
};

export const Amount: Story = {
  name: 'AmountField',
  render: function Amount() {
    const [value, setValue] = useState('');
    return <AmountField label="Amount" currency="₱" hint="From ₱100 to ₱50,000" unclear={(example) => `Write the amount like ${example}.`} value={value} onChange={setValue} />;
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Amount' });
    await userEvent.type(input, '1,250.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1,250.50');
  },
};

export const Area: Story = {
  name: 'TextArea',
  render: function Area() {
    const [value, setValue] = useState('The bonus did not arrive.');
    return <TextArea label="Your message" limit={140} counterLabel={(used, limit) => `${used} of ${limit} characters`} value={value} onChange={setValue} />;
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toHaveAccessibleDescription('25 of 140 characters');
  },
};

export const AreaOverLimit: Story = {
  name: 'TextArea, over its limit',
  render: () => (
    <TextArea
      label="Your message"
      limit={20}
      counterLabel={(used, limit) => `${used} of ${limit} characters`}
      error="Please shorten your message to 20 characters."
      value="The bonus did not arrive today."
      onChange={() => {}}
    />
  ),
};

export const Otp: Story = {
  name: 'OtpField',
  render: function Otp() {
    const [value, setValue] = useState('');
    const [done, setDone] = useState('');
    return (
      <Stack>
        <OtpField label="Code from the message" value={value} onChange={setValue} onComplete={setDone} />
        <output>{done}</output>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '48-21 07');
    await expect(canvas.getByRole('status')).toHaveTextContent('482107');
  },
};

export const OtpWithError: Story = {
  name: 'OtpField, wrong code',
  render: () => <OtpField label="Code from the message" value="482107" onChange={() => {}} error="This code is not right. Ask for a new one." />,
};

export const ErrorAlone: Story = { name: 'FieldError', render: () => <FieldError id="alone">Please choose at least one.</FieldError> };
