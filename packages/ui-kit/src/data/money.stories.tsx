import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Cluster } from '../layout/flow.tsx';
import { Money } from './money.tsx';

const meta = {
  title: 'Data/Money',
  component: Money,
  args: { children: '₱12,480.50' },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Gain: Story = {
  args: { tone: 'gain', children: '₱320.00' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('+₱320.00')).toBeVisible();
  },
};
export const Loss: Story = {
  args: { tone: 'loss', children: '₱45.50' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('−₱45.50')).toBeVisible();
  },
};
/** A sign that is there already is not doubled. */
export const SignGiven: Story = {
  args: { tone: 'loss', children: '−₱45.50' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('−₱45.50')).toBeVisible();
  },
};
export const Neutral: Story = { args: { tone: 'neutral', children: '₱0.00' } };
export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Money key={size} {...args} size={size} />
      ))}
    </Cluster>
  ),
};
