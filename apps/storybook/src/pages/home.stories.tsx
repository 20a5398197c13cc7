import { useBrand } from '@livery/brand-kit/react';
import { AnnouncementBoard, BannerShelf, PromotionShelf, WinnersBoard } from '@livery/content';
import { HotGames, VendorShelf } from '@livery/game-lobby';
import { AppArea, CategoryShelf, Hero, SectionStack } from '@livery/layout';
import { inApp, never } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sampleSite } from './sample-site.ts';
import { Site, siteDialogs } from './site.tsx';

const sections = { announcements: AnnouncementBoard, categories: CategoryShelf, hotGames: HotGames, vendors: VendorShelf, promotions: PromotionShelf, winners: WinnersBoard, app: AppArea } as const;

/** The home page in the brand's order of sections. */
function Home() {
  const { home } = useBrand();
  return (
    <Site>
      <Hero />
      <SectionStack>
        <BannerShelf />
        {home.sections.map((name) => {
          if (name === 'hero') return null;
          const Section = sections[name];
          return <Section key={name} />;
        })}
      </SectionStack>
    </Site>
  );
}

const meta = {
  title: 'Pages/HomePage',
  component: Home,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', app: { answers: sampleSite, dialogs: siteDialogs } },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => waitFor(() => expect(document.querySelectorAll('h3').length).toBeGreaterThan(11), { timeout: 15_000 });

export const Visitor: Story = { play: shown };
export const Member: Story = { parameters: { app: { session: 'member' } }, play: shown };
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  // The tab bar covers a part of those at the window's lower edge until the page is scrolled.
  parameters: { a11y: { context: { exclude: ["[data-part='cover']"] } } },
  play: shown,
};
/** Places of what is on its way: nothing moves when it comes. */
export const Loading: Story = {
  parameters: { app: { answers: { hotGames: never, gameCategories: never, banners: never, announcements: never, availablePromotions: never, winners: never } } },
  play: async () => void (await screen.findByRole('banner')),
};
