import type { Meta, StoryObj } from '@storybook/react-vite';
import { Surface } from '../layout/surface.tsx';
import { DateTime } from './date-time.tsx';
import { Timeline } from './timeline.tsx';

const at = <DateTime value="2026-03-14T09:26:53Z">14/03/2026 17:26</DateTime>;

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    items: [
      { id: 'placed', title: 'Placed', time: at },
      { id: 'settled', title: 'Settled', time: at, note: '2 sec after it was placed' },
    ],
  },
  decorators: [(Story) => <Surface>{Story()}</Surface>],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const StillRunning: Story = { args: { items: meta.args.items.slice(0, 1), pending: 'Waiting for the round’s result' } };
