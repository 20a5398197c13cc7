import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { DoorPage } from './door-page.tsx';

const meta = {
  title: 'Status/Door',
  component: DoorPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DoorPage>;
export default meta;

export const LoginFirst: StoryObj<typeof meta> = {
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
  },
};
