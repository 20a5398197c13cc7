import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { DownloadPage } from './download-page.tsx';

const meta = {
  title: 'Content/DownloadPage',
  component: DownloadPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DownloadPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: async () => void (await screen.findByRole('heading', { level: 1 })) };
