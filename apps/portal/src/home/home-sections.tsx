import type { HomeSection } from '@livery/brand-kit';
import { useBrand } from '@livery/brand-kit/react';
import { AnnouncementBoard, BannerShelf, PromotionShelf, WinnersBoard } from '@livery/content';
import { HotGames, VendorShelf } from '@livery/game-lobby';
import { AppArea, CategoryShelf, LazyMount, SectionStack } from '@livery/layout';
import type { ComponentType } from 'react';

const sections: Readonly<Record<Exclude<HomeSection, 'hero'>, ComponentType>> = {
  announcements: AnnouncementBoard,
  categories: CategoryShelf,
  hotGames: HotGames,
  vendors: VendorShelf,
  promotions: PromotionShelf,
  winners: WinnersBoard,
  app: AppArea,
};

/** Everything of the home page below the hero: banners, then the brand's sections in the brand's order. */
export function HomeSections() {
  const { home } = useBrand();
  return (
    <SectionStack data-part="sections">
      <BannerShelf />
      <ProgressiveSections names={home.sections.filter((section) => section !== 'hero')} />
    </SectionStack>
  );
}

type Name = keyof typeof sections;

/** Sections one after another: each is made once the place behind the one before it comes near. */
function ProgressiveSections({ names: [name, ...rest] }: { readonly names: readonly Name[] }) {
  if (name === undefined) return null;
  const Section = sections[name];
  return (
    <LazyMount height="100vh">
      <Section />
      <ProgressiveSections names={rest} />
    </LazyMount>
  );
}
