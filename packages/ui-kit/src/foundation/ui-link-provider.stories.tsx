import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LinkButton } from '../actions/link-button.tsx';
import { UiLinkProvider } from './link.ts';
import type { LinkProps } from './link.ts';

/** Marks what a router's link would take over. */
function RouterLink({ children, ...props }: LinkProps) {
  return (
    <a {...props} data-router="">
      {children}
    </a>
  );
}

const meta = {
  title: 'Surroundings/UiLinkProvider',
  component: UiLinkProvider,
  args: { value: RouterLink, children: <LinkButton href="#slots">All slots</LinkButton> },
} satisfies Meta<typeof UiLinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each link of the kit is drawn by the router’s link. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'All slots' })).toHaveAttribute('data-router');
  },
};
