import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StatusPage } from './status-page.tsx';

const meta = {
  title: 'Site/StatusPage',
  component: StatusPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
  args: { kind: 'maintenance', ip: '203.0.113.7', country: 'PH', contactUrl: 'https://help.example/', lookedAt: Date.UTC(2026, 0, 1, 9, 30) },
} satisfies Meta<typeof StatusPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = async () => {
  await screen.findByRole('heading', { level: 1 });
};

export const Maintenance: Story = { play: heading };
export const Region: Story = { args: { kind: 'region' }, play: heading };
export const RegionOfAnUnknownCountry: Story = { args: { kind: 'region', ip: '2001:db8:85a3::8a2e:370:7334', country: null, lookedAt: undefined }, play: heading };
export const WithoutCustomerService: Story = {
  args: { contactUrl: null },
  play: async () => {
    await expect((await screen.findByRole('link')).getAttribute('href')).toMatch(/^(?:mailto|https):/);
  },
};
export const ContactOpensAWindow: Story = {
  play: async () => {
    const open = fn(() => ({ focus: () => {}, opener: window }));
    const before = window.open;
    Object.assign(window, { open });
    try {
      await userEvent.click(await screen.findByRole('link'));
    } finally {
      Object.assign(window, { open: before });
    }
    await expect(open.mock.calls).toEqual([['https://help.example/', '_blank', expect.stringContaining('popup,width=440,height=500')]]);
  },
};
