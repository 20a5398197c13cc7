import { inApp, never, refuse } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { sampleAnswers } from '../stories/sample-content.ts';
import { NoticePage } from './notice-page.tsx';

const meta = {
  title: 'Content/NoticePage',
  component: NoticePage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', app: { answers: sampleAnswers } },
} satisfies Meta<typeof NoticePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = async () => void (await screen.findByRole('heading', { level: 1 }));

export const Filled: Story = { play: async () => void (await screen.findAllByRole('article')) };
export const Loading: Story = { parameters: { app: { answers: { announcements: never } } }, play: heading };
export const Empty: Story = { parameters: { app: { answers: { announcements: () => ({ list: [] }) } } }, play: heading };
export const Failed: Story = { parameters: { app: { answers: { announcements: () => refuse('UNKNOWN_ERROR') } } }, play: async () => void (await screen.findByRole('alert')) };
