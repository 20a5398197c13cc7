import { inApp } from '@livery/testing';
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

export const Default: Story = { play: async () => void (await screen.findAllByRole('link')) };
