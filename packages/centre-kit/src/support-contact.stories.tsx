import { inApp, permission } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { SupportContact } from './support-contact.tsx';

const meta = {
  title: 'Centres/SupportContact',
  component: SupportContact,
  decorators: [inApp],
  args: { lead: 'A question about a bet?', page: 'Customer service' },
} satisfies Meta<typeof SupportContact>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the brand has it: its page, or an address alone. */
export const Default: Story = { play: async () => void (await screen.findAllByRole('link')) };
/** The platform names a live chat, which goes before the brand's page. */
export const WithALiveChat: Story = {
  parameters: { app: { answers: { permission: () => permission({ customerService: [{ csType: 'LIVECHAT', path: 'https://chat.example/' }] }) } } },
  play: async () => void (await screen.findAllByRole('link')),
};
