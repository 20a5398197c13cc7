import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { PageLoader } from './page-loader.tsx';

const meta = {
  title: 'Site/PageLoader',
  component: PageLoader,
  decorators: [inApp],
} satisfies Meta<typeof PageLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: async () => void (await screen.findByRole('status')) };
