import type { Brand, Look } from '@livery/brand-kit';
import { brand, category, inApp, saying, vendor } from '@livery/testing';
import { Container } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { WithSlots } from '../test-support/with-slots.tsx';
import { SiteLayout } from './site-layout.tsx';

const categories = (['LIVE', 'RNG', 'FISH', 'SPORTS'] as const).map((gameType) => ({ ...category(gameType), vendors: [vendor({ gameType })] }));
/** A name as long as many are, drawn as a logo of 4:1. */
const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 48"><rect width="44" height="40" x="2" y="4" rx="12" fill="#8a8aff"/><rect width="128" height="20" x="58" y="14" rx="6" fill="#8a8aff"/></svg>')}`;

/** What a brand may choose of header and navigation; the other parts of a look are under Foundation/Looks and Home. */
const meta = {
  title: 'Page/Looks',
  component: SiteLayout,
  decorators: [
    (Story) => (
      <WithSlots slots={{ categories, promotionCount: 3 }}>
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

const shown = (look: Partial<Look>, more: Partial<Brand> = {}): Story => {
  const plain = brand();
  return {
    parameters: { look, app: { brand: { ...plain, ...more, assets: { ...plain.assets, logo, logoCompact: logo }, look: { ...plain.look, ...look } } } },
    play: async () => {
      await screen.findByRole('banner');
    },
  };
};

export const NavigationBar: Story = shown({ navigation: 'bar' });
export const NavigationStacked: Story = shown({ navigation: 'stacked' });
export const NavigationSide: Story = {
  ...shown({ navigation: 'side' }),
  play: async () => {
    await expect(await screen.findByRole('navigation', { name: saying('Quick menu') })).toBeVisible();
  },
};
export const LogoSmall: Story = shown({ logo: 'small' });
export const LogoLarge: Story = shown({ logo: 'large' });
export const OtherTabs: Story = {
  ...shown({}, { phone: { tabs: ['home', 'games', 'help', 'notices'] } }),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: saying('Announcements') })).toBeVisible();
  },
};
