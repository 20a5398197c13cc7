import { sessionApi } from '@livery/session';
import { inApp, permission } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { SupportContact } from './support-contact.tsx';
import type { SupportContactProps } from './support-contact.tsx';

/** On a page that has asked what the merchant offers, as the site does at its start. */
function Started(props: SupportContactProps) {
  sessionApi.endpoints.permission.useQuery();
  return <SupportContact {...props} />;
}

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
/** The platform has a live chat, which goes before the brand's page. */
export const WithALiveChat: Story = {
  render: (args) => <Started {...args} />,
  parameters: { app: { answers: { permission: () => permission({ customerService: [{ csType: 'LIVECHAT' }] }) } } },
  play: async () => void (await screen.findByRole('button', { name: 'Customer service' })),
};
