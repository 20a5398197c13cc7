import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { englishCalendarTexts } from '../test-support/english-aria-strings.ts';
import { DatePicker } from './date-picker.tsx';

const meta = {
  title: 'Fields/DatePicker',
  component: DatePicker,
  args: {
    label: 'Date of the transfer',
    value: '2026-03-11',
    onChange: () => {},
    timeZone: 'Asia/Manila',
    presetsLabel: 'Quick choices',
    closeLabel: 'Close',
    calendarTexts: englishCalendarTexts,
    messages: {
      tooEarly: (first) => `Choose ${first} or a later day.`,
      tooLate: (last) => `Choose ${last} or an earlier day.`,
      unavailable: 'Transfers are not made on this day. Choose another.',
      incomplete: 'Please fill in the whole date, with a year of four digits.',
    },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxInlineSize: '22rem' }}>
        <DatePicker {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findByRole('grid');
};

export const Default: Story = {};
export const Empty: Story = { args: { value: '' } };
export const WithHint: Story = { args: { hint: 'As your bank statement shows it.', required: true } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const TooLate: Story = { args: { value: '2026-03-31', max: '2026-03-30' } };
export const WithError: Story = { args: { error: 'No transfer of yours was found on this day.' } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('spinbutton')[0]).toHaveFocus();
  },
};

export const Open: Story = { play: open };

export const WithLimits: Story = {
  args: { min: '2026-03-04', max: '2026-03-27', isUnavailable: (date) => ['2026-03-14', '2026-03-15'].includes(date) },
  play: open,
};

export const WithPresets: Story = {
  args: {
    presets: [
      { id: 'today', label: 'Today', value: '2026-03-11' },
      { id: 'yesterday', label: 'Yesterday', value: '2026-03-10' },
      { id: 'month', label: 'First day of the month', value: '2026-03-01' },
    ],
  },
  play: open,
};

export const LongTexts: Story = {
  args: {
    label: 'Date on which the transfer left the account that is registered under your own name',
    hint: 'Banks that settle at the end of the day write the transfer under the next working day.',
    error: 'This day lies in a period that is closed for enquiries. Write to the support and add a picture of your statement.',
  },
};
