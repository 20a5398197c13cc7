import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Select } from './select.tsx';

const banks = ['Bank of the Isles', 'Coral Savings', 'Harbour Trust', 'Meridian', 'Northern Light', 'Palm & Partners'].map((label, index) => ({
  value: `bank-${index}`,
  label,
  ...(index === 3 ? { disabled: true, description: 'Under maintenance' } : {}),
}));

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: { label: 'Bank', placeholder: 'Choose a bank', options: banks, value: '', onChange: () => {} },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'bank-1' } };
export const Disabled: Story = { args: { value: 'bank-1', disabled: true } };
export const WithError: Story = { args: { required: true, error: 'Please choose a bank.', hint: 'Only accounts in your own name.' } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Bank/ });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox');
    await expect(within(list).getByRole('option', { name: 'Bank of the Isles' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('har');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Harbour Trust' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(trigger).toHaveTextContent('Harbour Trust');
  },
};

export const Open: Story = {
  args: { value: 'bank-2' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Bank/ }));
    await screen.findByRole('listbox');
  },
};
