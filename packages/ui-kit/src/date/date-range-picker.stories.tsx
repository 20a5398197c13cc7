import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { commonRanges } from './date-presets.ts';
import type { CommonRange } from './date-presets.ts';
import { englishCalendarTexts } from '../test-support/english-aria-strings.ts';
import { DateRangePicker } from './date-range-picker.tsx';

const labels: Readonly<Record<CommonRange, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  thisWeek: 'This week',
  lastWeek: 'Last week',
  last7Days: 'Last 7 days',
  last30Days: 'Last 30 days',
  thisMonth: 'This month',
  lastMonth: 'Last month',
};
const ranges = commonRanges('2026-03-11', 'en');
const presets = (Object.keys(labels) as CommonRange[]).map((id) => ({ id, label: labels[id], value: ranges[id] }));

const meta = {
  title: 'Fields/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Period',
    value: { start: '2026-03-05', end: '2026-03-18' },
    onChange: () => {},
    timeZone: 'Asia/Manila',
    presetsLabel: 'Quick choices',
    closeLabel: 'Close',
    calendarTexts: englishCalendarTexts,
    messages: {
      tooEarly: (first) => `Records begin on ${first}.`,
      tooLate: (last) => `Records end on ${last}.`,
      unavailable: 'There are no records of this day.',
      incomplete: 'Please fill in the whole date, with a year of four digits.',
      reversed: 'The end lies before the start. Change one of the two.',
    },
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxInlineSize: '24rem' }}>
        <DateRangePicker {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findAllByRole('grid');
};

export const Default: Story = {};
export const Empty: Story = { args: { value: { start: '', end: '' } } };
export const Disabled: Story = { args: { disabled: true } };
export const Reversed: Story = { args: { value: { start: '2026-03-18', end: '2026-03-05' } } };
export const WithError: Story = { args: { error: 'The records could not be read. Try a shorter period.', hint: 'At most 31 days.' } };
export const Open: Story = { play: open };
export const WithPresets: Story = { args: { presets, value: ranges.last7Days }, play: open };

export const WithLimits: Story = {
  args: { min: '2026-03-04', max: '2026-04-08', isUnavailable: (date) => date === '2026-03-25' },
  play: open,
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const parts = within(canvasElement).getAllByRole('spinbutton');
    await expect(parts[0]).toHaveFocus();
    for (let at = 0; at < 3; at += 1) await userEvent.tab();
    await expect(parts[3]).toHaveFocus();
  },
};
