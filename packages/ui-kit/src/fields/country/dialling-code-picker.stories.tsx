import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DiallingCodePicker } from './dialling-code-picker.tsx';
import { TextField } from '../text/text-field.tsx';
import { sampleCountries, sampleFlagUrl } from './sample-countries.ts';

const meta = {
  title: 'Fields/DiallingCodePicker',
  component: DiallingCodePicker,
  args: { countries: sampleCountries, current: 'PH', value: '+63', onChange: fn(), flagUrl: sampleFlagUrl, label: 'Country code', emptyLabel: 'No country matches.' },
  render: function InItsField(args) {
    const [value, setValue] = useState(args.value);
    const [number, setNumber] = useState('917 555 0123');
    const change = (code: string) => {
      setValue(code);
      args.onChange(code);
    };
    return (
      <TextField leftToRight label="Mobile number" inputMode="tel" value={number} onChange={setNumber} prefix={<DiallingCodePicker {...args} value={value} onChange={change} />} />
    );
  },
} satisfies Meta<typeof DiallingCodePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const picker = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox', { name: 'Country code' });
const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(picker(canvasElement));
  return screen.findByRole('listbox');
};

export const Default: Story = {};
export const LongCode: Story = { args: { value: '+1758' } };
export const CodeNotListed: Story = { args: { value: '+999' } };
export const CountryUnknown: Story = { args: { value: '', current: null } };
export const FlagsLost: Story = { args: { flagUrl: () => 'data:,' }, play: async ({ canvasElement }) => void (await open(canvasElement)) };
export const Disabled: Story = { args: { disabled: true } };
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const list = await open(canvasElement);
    await expect(within(list).getByRole('option', { selected: true })).toHaveAccessibleName('Philippines +63');
  },
};
export const Searching: Story = {
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('ind');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledWith('+62');
    await expect(picker(canvasElement)).toHaveValue('+62');
  },
};
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('xyz');
    await waitFor(() => expect(screen.getByText('No country matches.')).toBeVisible());
  },
};
