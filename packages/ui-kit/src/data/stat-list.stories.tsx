import type { Meta, StoryObj } from '@storybook/react-vite';
import { Surface } from '../layout/surface.tsx';
import { Money } from './money.tsx';
import { NoValue } from './no-value.tsx';
import { SignedMoney } from './signed-money.tsx';
import { StatList } from './stat-list.tsx';

const peso = (amount: string) => `₱${amount}`;

const meta = {
  title: 'Data/StatList',
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

export const Default: Story = {};
export const Loading: Story = { args: { stats: ['Stake', 'Prize', 'Result'].map((name) => ({ name, value: undefined })) } };
export const WithoutValue: Story = { args: { stats: [{ name: 'Loss', value: <SignedMoney amount="-12.50" format={peso} /> }, { name: 'Game', value: <NoValue label="none" /> }] } };
