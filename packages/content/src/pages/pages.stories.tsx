import { inApp, never, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { sampleAnswers } from '../stories/sample-content.ts';
import { DownloadPage } from './download-page.tsx';
import { HelpPage } from './help-page.tsx';
import { NoticePage } from './notice-page.tsx';
import { PromotionsPage } from './promotions-page.tsx';

const meta = {
  title: 'Content/Pages',
  component: PromotionsPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PromotionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const app = (answers: Answers = sampleAnswers) => ({ app: { answers } });
const heading = async () => {
    await screen.findByRole('heading', { level: 1 });
  };
const articles = async () => {
    await screen.findAllByRole('article');
  };
const failed = async () => {
    await screen.findByRole('alert');
  };
const broken = () => refuse('UNKNOWN_ERROR');

export const Promotions: Story = { parameters: app(), play: articles };
export const PromotionsLoading: Story = { parameters: app({ availablePromotions: never }), play: heading };
export const PromotionsEmpty: Story = { parameters: app({ availablePromotions: () => ({ count: 0, list: [] }) }), play: heading };
export const PromotionsFailed: Story = { parameters: app({ availablePromotions: broken }), play: failed };
export const Help: Story = { parameters: app(), render: () => <HelpPage />, play: articles };
export const HelpLoading: Story = { parameters: app({ helpCenter: never }), render: () => <HelpPage />, play: heading };
export const HelpEmpty: Story = { parameters: app({ helpCenter: () => ({ entries: [] }) }), render: () => <HelpPage />, play: heading };
export const HelpFailed: Story = { parameters: app({ helpCenter: broken }), render: () => <HelpPage />, play: failed };
export const Announcements: Story = { parameters: app(), render: () => <NoticePage />, play: articles };
export const Download: Story = { parameters: app(), render: () => <DownloadPage />, play: heading };
