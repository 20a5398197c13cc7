import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LONG_RANK, Ranked, rankedMember } from '../test-support/ranked.tsx';
import { WithSlots } from '../test-support/with-slots.tsx';
import { SiteHeader } from './site-header.tsx';

/** The header on a phone: PhoneActions, and PhoneMember with its menu. */
const meta = {
  title: 'Site/SiteHeader',
  component: SiteHeader,
  decorators: [
    (Story) => (
      <WithSlots>
        <div style={{ minBlockSize: '30rem' }}>
          <Story />
        </div>
      </WithSlots>
    ),
    inApp,
  ],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const banner = async () => {
  await screen.findByRole('banner');
};

export const Visitor: Story = { play: banner };
export const Member: Story = { parameters: { app: { session: 'member' } }, play: banner };

/** Opens the account's menu. */
async function openMenu(): Promise<HTMLElement> {
  const button = await waitFor(() => {
    const shown = screen.getAllByRole('button').filter((each) => each.hasAttribute('data-account')).find((each) => each.checkVisibility());
    if (shown === undefined) throw new Error('No account is shown.');
    return shown;
  });
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const menu = document.querySelector<HTMLElement>(`#${CSS.escape(button.getAttribute('aria-controls') ?? '')}`);
  if (menu === null) throw new Error('No menu opened.');
  await waitFor(() => expect(menu).toBeVisible());
  return menu;
}

export const AccountMenuOpen: Story = {
  parameters: { app: { session: 'member' } },
  play: async () => {
    await openMenu();
  },
};
/** The rank stands in the menu alone, with its whole name. */
export const AccountMenuWithRank: Story = {
  parameters: { app: rankedMember },
  decorators: [(Inner) => <Ranked><Inner /></Ranked>],
  play: async () => {
    await within(await openMenu()).findByText(LONG_RANK);
  },
};
