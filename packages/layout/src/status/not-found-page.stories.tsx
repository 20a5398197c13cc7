import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { NotFoundPage } from './not-found-page.tsx';

const meta = {
  title: 'Site/NotFoundPage',
  component: NotFoundPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>;
export default meta;

export const UnknownAddress: StoryObj<typeof meta> = {
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
  },
};
