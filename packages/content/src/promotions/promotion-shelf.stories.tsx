import { inApp, never, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sampleAnswers } from '../stories/sample-content.ts';
import { PromotionShelf } from './promotion-shelf.tsx';

const meta = {
  title: 'Content/PromotionShelf',
  component: PromotionShelf,
  decorators: [inApp],
} satisfies Meta<typeof PromotionShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: () => unknown) => ({ app: { answers: { availablePromotions: answer } as Answers } });

export const Filled: Story = {
  parameters: { app: { answers: sampleAnswers } },
  play: () => waitFor(() => expect(document.querySelector('article')).not.toBeNull()),
};
export const Loading: Story = { parameters: answering(never) };
export const Empty: Story = { parameters: answering(() => ({ count: 0, list: [] })) };
export const Failed: Story = { parameters: answering(() => refuse('UNKNOWN_ERROR')), play: async () => void (await screen.findByRole('alert')) };
