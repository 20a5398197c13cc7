import { brand, inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
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

export const RegistrationClosed: StoryObj<typeof meta> = {
  parameters: { app: { brand: brand({ features: { usernameRegistration: false, mobileRegistration: false } }) } },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await expect(within(screen.getByRole('main')).getAllByRole('button')).toHaveLength(1);
  },
};
