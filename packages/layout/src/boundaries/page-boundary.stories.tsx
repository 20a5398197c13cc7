import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { PageBoundary } from './page-boundary.tsx';

function Broken(): never {
  throw new Error('a defect');
}

const meta = {
  title: 'Site/PageBoundary',
  component: PageBoundary,
  args: { children: <Broken /> },
  decorators: [inApp],
} satisfies Meta<typeof PageBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a visitor sees in place of what failed. */
export const Failed: Story = { play: async () => void (await screen.findByRole('alert')) };
export const NothingFailed: Story = { args: { children: <p>What was asked for.</p> } };
