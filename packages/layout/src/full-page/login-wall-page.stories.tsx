import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { LoginWallPage } from './login-wall-page.tsx';

const meta = {
  title: 'Site/LoginWallPage',
  component: LoginWallPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginWallPage>;
export default meta;

export const LoginFirst: StoryObj<typeof meta> = {
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
  },
};
