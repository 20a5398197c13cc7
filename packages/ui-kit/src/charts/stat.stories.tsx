import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../layout/grid.tsx';
import { Surface } from '../layout/surface.tsx';
import { wave } from './sample-charts.ts';
import { Sparkline } from './sparkline.tsx';
import { Stat } from './stat.tsx';

const meta = {
  title: 'Charts/Stat',
  component: Stat,
  args: { label: 'Bets this week', value: '₱128,480.00', emptyLabel: 'No bets yet', change: { direction: 'up', text: '+12.5 %', period: 'against last week' } },
  decorators: [
    (Story, { parameters }) =>
      parameters['several'] === true ? (
        <Story />
      ) : (
        <div style={{ maxInlineSize: 360 }}>
          <Surface>
            <Story />
          </Surface>
        </div>
      ),
  ],
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithSparkline: Story = { args: { sparkline: <Sparkline values={wave(14, 400)} label="Rising and falling over a fortnight" /> } };
export const Falling: Story = { args: { change: { direction: 'down', text: '−4.2 %', period: 'against last week' }, sparkline: <Sparkline values={[9, 8, 8, 6, 7, 4, 3]} /> } };
export const FallingIsGood: Story = { args: { label: 'Losses this week', change: { direction: 'down', text: '−4.2 %', tone: 'gain' } } };
export const Unchanged: Story = { args: { change: { direction: 'same', text: '0 %', period: 'against last week' } } };
export const Loading: Story = { args: { loadingLabel: 'Loading bets' } };
export const Empty: Story = { render: ({ label, emptyLabel }) => <Stat label={label} emptyLabel={emptyLabel} /> };
export const LongText: Story = {
  args: { label: 'Bets of all members of the downline, agents included, before bonuses and a-name-without-any-place-to-break-it', value: '₱128,480,000,000,000.00', sparkline: <Sparkline values={wave(14, 400)} /> },
};
export const Several: Story = {
  parameters: { several: true },
  render: (args) => (
    <Grid data-of="cards">
      {[0, 1, 2, 3].map((at) => (
        <Surface key={at}>
          <Stat {...args} sparkline={<Sparkline values={wave(10, 300, at)} />} />
        </Surface>
      ))}
    </Grid>
  ),
};
