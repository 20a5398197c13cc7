import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Surface } from '../layout/surface.tsx';
import { StackedBarChart } from './stacked-bar-chart.tsx';
import { chartLabels, days, sampleChart, seriesOf, wave } from './sample-charts.ts';

const meta = {
  title: 'Charts/StackedBarChart',
  component: StackedBarChart,
  args: sampleChart,
  decorators: [
    (Story) => (
      <Surface>
        <Story />
      </Surface>
    ),
  ],
} satisfies Meta<typeof StackedBarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const plot = within(canvasElement).getByRole('application');
    plot.focus();
    await userEvent.keyboard('{End}{PageUp}');
    await expect(within(plot).getByRole('status')).toHaveTextContent(/Wed, March 4.*Bets/);
  },
};
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: chartLabels.showTable }));
    await expect(canvas.getByRole('table', { name: sampleChart.caption })).toBeVisible();
  },
};
export const SixSeries: Story = {
  args: { series: seriesOf(Object.fromEntries(['Slots', 'Live casino', 'Fishing', 'Sports', 'Lottery', 'Cards'].map((name, at) => [name, wave(14, 900 + 400 * at, at)]))) },
};
export const Negative: Story = { args: { caption: 'Profit by day', series: seriesOf({ Profit: wave(14, 900).map((value) => value - 1200), Cashback: wave(14, 300, 1) }) } };
export const OnePoint: Story = { args: { points: days(1), series: seriesOf({ Bets: [4200] }) } };
export const AllZero: Story = { args: { series: seriesOf({ Bets: wave(14, 0) }) } };
export const FourHundredPoints: Story = { name: '400 points', args: { points: days(400), series: seriesOf({ Bets: wave(400, 900), Wins: wave(400, 700, 1) }) } };
export const Empty: Story = { args: { points: [], series: [] } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { name: 'Error', args: { state: 'error', onRetry: fn() } };
export const LongText: Story = {
  args: {
    caption: 'Bets and wins by day over all vendors, halls and game types, those of free play and of a-name-without-any-place-to-break-it-in-two left out',
    series: seriesOf({ 'Bets of all members of the downline, agents included, before bonuses': wave(14, 4_000_000), 'Wins without jackpots': wave(14, 3_000_000, 2) }),
  },
};
