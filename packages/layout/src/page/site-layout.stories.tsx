import { category, inApp, vendor } from '@livery/testing';
import { Container } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { WithSlots } from '../test-support/with-slots.tsx';
import { SiteLayout } from './site-layout.tsx';

const categories = (['LIVE', 'RNG', 'FISH', 'SPORTS'] as const).map((gameType) => ({ ...category(gameType), vendors: [vendor({ gameType })] }));

const meta = {
  title: 'Site/SiteLayout',
  component: SiteLayout,
  decorators: [
    (Story) => (
      <WithSlots slots={{ categories, announcement: { id: '1', title: 'Maintenance of the live tables on Monday morning' }, promotionCount: 3 }}>
        <Story />
      </WithSlots>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    frame: 'full',
    children: (
      <Container>
        <h1>The page</h1>
      </Container>
    ),
  },
} satisfies Meta<typeof SiteLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const header = async () => {
  await screen.findByRole('banner');
};

export const Full: Story = { play: header };
export const LoggedIn: Story = { parameters: { app: { session: 'member' } }, play: header };
export const WithoutSideMenu: Story = { args: { frame: 'noSideMenu' }, play: header };
export const WithoutFooter: Story = { args: { frame: 'noFooter' }, play: header };
export const HeaderAlone: Story = { args: { frame: 'headerOnly' }, play: header };
export const PageAlone: Story = {
  args: { frame: 'none' },
  play: async () => {
    await expect(screen.queryByRole('banner')).toBeNull();
  },
};
