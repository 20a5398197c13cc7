import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleArt } from '../stories/sample-art.ts';
import { RetriedImage } from './retried-image.tsx';

const meta = {
  title: 'Media/RetriedImage',
  component: RetriedImage,
  args: { src: sampleArt(5), width: 48, height: 48 },
} satisfies Meta<typeof RetriedImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Lost: Story = {
  name: 'With Error',
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-lost]')).not.toBeNull(), { timeout: 3000 });
  },
};
