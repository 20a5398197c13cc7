import { inApp, never, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { BannerShelf } from './banners/banner-shelf.tsx';
import { AnnouncementBoard } from './notices/announcement-board.tsx';
import { PromotionShelf } from './promotions/promotion-shelf.tsx';
import { sampleAnswers } from './stories/sample-content.ts';
import { WinnersBoard } from './winners-board.tsx';

const meta = {
  title: 'Content/Home sections',
  component: BannerShelf,
  decorators: [inApp],
  render: () => (
    <div style={{ display: 'flex', flexDirection: 'column', gap: '3rem' }}>
      <BannerShelf />
      <AnnouncementBoard />
      <PromotionShelf />
      <WinnersBoard />
    </div>
  ),
} satisfies Meta<typeof BannerShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

const calls = ['announcements', 'banners', 'winners', 'availablePromotions'] as const;
const all = (answer: () => unknown) => ({ app: { answers: Object.fromEntries(calls.map((call) => [call, answer])) as Answers } });

export const Filled: Story = {
  parameters: { app: { answers: sampleAnswers } },
  play: async () => {
    await waitFor(() => expect(document.querySelectorAll('ol > li').length).toBeGreaterThan(7));
  },
};
export const Loading: Story = { parameters: all(never) };
export const Empty: Story = { parameters: all(() => ({ count: 0, list: [] })) };
export const Failed: Story = {
  parameters: all(() => refuse('UNKNOWN_ERROR')),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(4));
  },
};
