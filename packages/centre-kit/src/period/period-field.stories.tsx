import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { PeriodField } from './period-field.tsx';

const meta = {
  title: 'Centres/PeriodField',
  component: PeriodField,
  decorators: [inApp],
  args: {
    period: { start: '2026-03-01', end: '2026-03-14' },
    today: '2026-03-14',
    onChange: fn(),
    texts: {
      label: 'Period',
      presets: 'Usual periods',
      last31Days: 'Last 31 days',
      thisWeek: 'This week',
      lastWeek: 'Last week',
      thisMonth: 'This month',
      lastMonth: 'Last month',
      lastThreeMonths: 'Last three months',
      lastTwelveMonths: 'Last twelve months',
      further: 'Go back twelve months',
      messages: {
        tooEarly: (first) => `Records begin on ${first}.`,
        tooLate: (last) => `Records end on ${last}.`,
        unavailable: 'There are no records of this day.',
        incomplete: 'Please fill in the whole date, with a year of four digits.',
        reversed: 'The end lies before the start. Change one of the two.',
      },
    },
  },
} satisfies Meta<typeof PeriodField>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => void (await screen.findByRole('switch'));

export const Default: Story = { play: shown };
export const LongAgo: Story = { args: { period: { start: '2025-06-01', end: '2025-06-30' } }, play: shown };
