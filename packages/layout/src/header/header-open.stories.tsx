import { inApp, nav, vendors } from '@livery/testing';
import { iconMegaphone, iconUser } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AccountEntry } from '../slots/layout-slots.tsx';
import { LONG_RANK, Ranked, rankedMember } from '../test-support/ranked.tsx';
import { WithSlots } from '../test-support/with-slots.tsx';
import { CategoryItem } from './category-item.tsx';
import { BottomRoot, BottomRow, TopRoot, TopRow } from './header-style.ts';
import { LanguagePicker } from './language-picker.tsx';
import { MemberArea } from './member-area.tsx';
import { MoreItem } from './more-item.tsx';

const entries = [
  { key: 'SPORTS', href: '/sports', label: 'Sports', current: true },
  { key: 'PVP', href: '/pvp', label: 'Card games', current: false },
  { key: 'BINGO', href: '/bingo', label: 'Bingo', current: false },
];
const accountEntries: readonly AccountEntry[] = [
  { glyph: iconUser, label: 'header.security', action: 'useAccount', href: '/member/securityCenter' },
  { glyph: iconMegaphone, label: 'page.notices', action: 'useAccount', open: () => {} },
];

/** The panels that open in the header, each from its own button, on the ground of their row. */
const meta = {
  title: 'Site/Header, open',
  decorators: [
    (Story) => (
      <WithSlots slots={{ accountEntries, VendorGames: ({ vendor }) => <p>Games of {vendor.displayName}</p> }}>
        <div style={{ minBlockSize: '44rem' }}>
          <Story />
        </div>
      </WithSlots>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The navigation's line; its panels are as wide as the row around it. */
function Line({ children }: { readonly children: ReactNode }) {
  return (
    <BottomRoot>
      <BottomRow>
        <ul style={{ display: 'flex', alignItems: 'stretch', margin: 0, marginInlineStart: 'auto', padding: 0, listStyle: 'none' }}>{children}</ul>
      </BottomRow>
    </BottomRoot>
  );
}

/** The row of language and account. */
function Top({ children }: { readonly children: ReactNode }) {
  return (
    <TopRoot>
      <TopRow>
        <div style={{ display: 'flex', alignItems: 'center', gap: '0.5rem', marginInlineStart: 'auto' }}>{children}</div>
      </TopRow>
    </TopRoot>
  );
}

/** Opens what the only collapsed button of the story opens. */
const opens = (content: () => Promise<HTMLElement>) => async () => {
  const button = await screen.findByRole('button', { expanded: false });
  await userEvent.click(button);
  const opened = await content();
  // It fades in.
  await waitFor(() => expect(opened).toBeVisible());
  await expect(button).toHaveAttribute('aria-expanded', 'true');
};

const vendorPanel = (count: number): Story => ({
  render: () => (
    <Line>
      <CategoryItem item={{ ...nav('RNG'), vendors: vendors(count) }} current={false} vendorsShown={9} over={false} />
    </Line>
  ),
  play: opens(() => screen.findByText('Games of Vendor 1')),
});

export const VendorPanelOpen: Story = vendorPanel(4);
export const VendorPanelWithMore: Story = vendorPanel(12);
export const MorePanelOpen: Story = {
  render: () => (
    <Line>
      <MoreItem entries={entries} over={false} />
    </Line>
  ),
  play: opens(() => screen.findByRole('link', { name: 'Sports' })),
};
export const LanguageListOpen: Story = {
  render: () => (
    <Top>
      <LanguagePicker />
    </Top>
  ),
  play: async () => {
    await opens(() => screen.findByRole('list'))();
    await expect(within(screen.getByRole('list')).getAllByRole('button', { current: true })).toHaveLength(1);
  },
};
const accountMenu = (session: 'member' | 'agent' | 'trial'): Story => ({
  parameters: { app: { session } },
  render: () => (
    <Top>
      <MemberArea />
    </Top>
  ),
  play: opens(() => screen.findByRole('list')),
});
/** A rank with a long name, shortened in the line and whole in the menu. */
export const AccountMenuWithRank: Story = {
  parameters: { app: rankedMember },
  render: () => (
    <Ranked>
      <Top>
        <MemberArea />
      </Top>
    </Ranked>
  ),
  play: async () => {
    await screen.findByText(LONG_RANK);
    await opens(async () => within(await screen.findByRole('list')).findByText(LONG_RANK))();
  },
};
export const AccountMenuOfMember: Story = accountMenu('member');
export const AccountMenuOfAgent: Story = accountMenu('agent');
export const AccountMenuOfFreePlay: Story = accountMenu('trial');
