import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { LazyMount } from './lazy-mount.tsx';

const meta = {
  title: 'Site/LazyMount',
  component: LazyMount,
  args: { height: '8rem', children: <p>Made as soon as it is near the window.</p> },
  decorators: [inApp],
} satisfies Meta<typeof LazyMount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = { play: async () => void (await screen.findByText(/Made as soon/)) };
/** Far below the window its place is kept, and nothing in it is made. */
export const Below: Story = { decorators: [(Story) => <div style={{ paddingBlockStart: '200vh' }}>{Story()}</div>] };
