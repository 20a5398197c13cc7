import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs.tsx';

const crumbs = ['Home', 'Help centre', 'Payments', 'Withdrawals', 'How long it takes'].map((label, at) => ({ label, href: `#page-${at}` }));

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: 'You are here', crumbs, moreLabel: (hidden: number) => `Show ${hidden} more pages` },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Home' })).toHaveFocus();
  },
};
export const Short: Story = { args: { crumbs: crumbs.slice(0, 2) } };
export const OnlyTheCurrentPage: Story = { args: { crumbs: crumbs.slice(0, 1) } };
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Show 2 more pages' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: { crumbs: [...crumbs.slice(0, 3), { label: 'What happens to a withdrawal that was asked for before the account was verified, and after a-word-without-any-place-to-break-it-in-two-pieces', href: '#long' }] },
};
