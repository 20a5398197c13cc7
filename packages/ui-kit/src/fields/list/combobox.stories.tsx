import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Combobox } from './combobox.tsx';

const meta = {
  title: 'Fields/Combobox',
  component: Combobox,
  args: {
    label: 'Country',
    openLabel: 'Show countries',
    emptyLabel: 'No country matches.',
    placeholder: 'Type to find',
    options: [
      { value: 'PH', label: 'Philippines', description: '+63' },
      { value: 'TH', label: 'Thailand', description: '+66' },
      { value: 'VN', label: 'Viet Nam', description: '+84' },
      { value: 'JP', label: 'Japan', description: '+81' },
    ],
    value: '',
    onChange: () => {},
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Combobox {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Country' });
    await userEvent.type(input, 'na');
    await waitFor(() => expect(screen.getByRole('option', { name: /Viet Nam/ })).toBeVisible());
    await expect(screen.queryByRole('option', { name: /Japan/ })).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Viet Nam/ }).id));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue('Viet Nam'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
export const Chosen: Story = { args: { value: 'PH' } };
export const Disabled: Story = { args: { value: 'TH', disabled: true } };
export const NothingFound: Story = {
  args: { openOnFocus: true, error: 'Please choose a country.', required: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'xyz');
    await waitFor(() => expect(screen.getByText('No country matches.')).toBeVisible());
  },
};
