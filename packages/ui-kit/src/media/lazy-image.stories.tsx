import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sampleArt } from '../stories/sample-art.ts';
import { LazyImage } from './lazy-image.tsx';

const meta = {
  title: 'Media/LazyImage',
  component: LazyImage,
  args: { src: sampleArt(3), alt: 'Hills at dusk', ratio: '4 / 3' },
  decorators: [(Story) => <div style={{ inlineSize: '12rem' }}>{Story()}</div>],
} satisfies Meta<typeof LazyImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Lost: Story = {
  args: { src: 'data:image/png;base64,broken', alt: 'A picture that is gone' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('img', { name: 'A picture that is gone' }).tagName).toBe('SPAN'), { timeout: 3000 });
  },
};
export const LostWithAPlaceholder: Story = { args: { src: 'data:image/png;base64,broken2', alt: 'Aurum', placeholder: 'Aurum' } };
export const Contained: Story = { args: { fit: 'contain' } };
