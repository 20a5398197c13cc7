import { inApp, never, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sampleAnswers } from '../stories/sample-content.ts';
import { BannerShelf } from './banner-shelf.tsx';

const meta = {
  title: 'Content/BannerShelf',
  component: BannerShelf,
  decorators: [inApp],
} satisfies Meta<typeof BannerShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: () => unknown) => ({ app: { answers: { banners: answer } as Answers } });

export const Filled: Story = {
  parameters: { app: { answers: sampleAnswers } },
  play: () => waitFor(() => expect(document.querySelector('picture')).not.toBeNull()),
};
export const Loading: Story = { parameters: answering(never) };
export const Empty: Story = { parameters: answering(() => ({ count: 0, list: [] })) };
export const Failed: Story = { parameters: answering(() => refuse('UNKNOWN_ERROR')), play: async () => void (await screen.findByRole('alert')) };
