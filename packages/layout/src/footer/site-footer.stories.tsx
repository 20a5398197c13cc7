import { brand, category, inApp, vendors } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { WithSlots } from '../test-support/with-slots.tsx';
import { SiteFooter } from './site-footer.tsx';

const full = brand({
  footer: {
    payments: ['bankTransfer', 'visa', 'gcash'],
    licence: { authority: 'Gaming Authority', number: 'GA-2026-01' },
    social: [
      { network: 'facebook', url: 'https://social.example/livery' },
      { network: 'telegram', url: 'https://chat.example/livery' },
    ],
  },
});

const meta = {
  title: 'Site/SiteFooter',
  component: SiteFooter,
  decorators: [
    (Story) => (
      <WithSlots slots={{ categories: [{ ...category('RNG'), vendors: vendors(6) }] }}>
        <Story />
      </WithSlots>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => {
  await waitFor(() => expect(screen.getAllByRole('heading').length).toBeGreaterThan(0));
};

export const Plain: Story = { play: shown };
export const WithEverything: Story = { parameters: { app: { brand: full } }, play: shown };
export const OnAPhone: Story = { ...WithEverything, globals: { viewport: { value: 'mobile1', isRotated: false } } };
