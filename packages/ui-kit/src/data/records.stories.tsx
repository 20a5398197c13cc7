import type { Meta, StoryObj } from '@storybook/react-vite';
import { Surface } from '../layout/surface.tsx';
import { Stack } from '../layout/flow.tsx';
import { DateTime } from './date-time.tsx';
import { Money } from './money.tsx';
import { RecordSection } from './record-section.tsx';
import { NoValue } from './no-value.tsx';
import { SignedMoney } from './signed-money.tsx';
import { StatList } from './stat-list.tsx';
import { Timeline } from './timeline.tsx';

const peso = (amount: string) => `₱${amount}`;
const at = <DateTime value="2026-03-14T09:26:53Z">14/03/2026 17:26</DateTime>;

const meta = {
  title: 'Data/Parts of a record',
  component: StatList,
  args: {
    stats: [
      { name: 'Stake', value: <Money>₱10.00</Money> },
      { name: 'Prize', value: <Money>₱25.00</Money> },
      { name: 'Result', value: <SignedMoney amount="15.00" format={peso} />, main: true },
    ],
  },
  decorators: [(Story) => <Surface>{Story()}</Surface>],
} satisfies Meta<typeof StatList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stats: Story = { name: 'StatList, SignedMoney' };
export const StatsLoading: Story = { args: { stats: ['Stake', 'Prize', 'Result'].map((name) => ({ name, value: undefined })) } };
export const StatsWithLoss: Story = {
  args: {
    stats: [
      { name: 'Loss', value: <SignedMoney amount="-12.50" format={peso} /> },
      { name: 'Nothing', value: <SignedMoney amount="-0.00" format={peso} /> },
      { name: 'Game', value: <NoValue label="none" /> },
    ],
  },
};

export const Stages: Story = {
  name: 'Timeline, RecordSection',
  render: () => (
    <Stack>
      <RecordSection title="Course of the bet" note="closed 14/03/2026">
        <Timeline
          items={[
            { id: 'placed', title: 'Placed', time: at },
            { id: 'settled', title: 'Settled', time: at, note: '2 sec after it was placed' },
          ]}
        />
      </RecordSection>
      <RecordSection title="A bet that still runs">
        <Timeline items={[{ id: 'placed', title: 'Placed', time: at }]} pending="Waiting for the round’s result" />
      </RecordSection>
    </Stack>
  ),
};
