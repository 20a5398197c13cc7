import type { HomeSection } from '@livery/brand-kit';
import { useBrand } from '@livery/brand-kit/react';
import { AnnouncementBoard, PromotionShelf, WinnersBoard } from '@livery/content';
import { HotGames, VendorShelf } from '@livery/game-lobby';
import { Container, token } from '@livery/ui-kit';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { AppArea } from './app-area.tsx';
import { CategoryShelf } from './category-shelf.tsx';
import { Hero } from './hero/hero.tsx';

const sections: Readonly<Record<Exclude<HomeSection, 'hero'>, ComponentType>> = {
  announcements: AnnouncementBoard,
  categories: CategoryShelf,
  hotGames: HotGames,
  vendors: VendorShelf,
  promotions: PromotionShelf,
  winners: WinnersBoard,
  app: AppArea,
};

const Stack = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${token.space[9]};
  padding-block: ${token.space[7]} ${token.space[10]};

  @media (width >= 64rem) { gap: ${token.space[11]}; }
  [data-density='dense'] & { gap: ${token.space[7]}; }

  /* Sections below the fold cost nothing until they come near. */
  & > section:nth-of-type(n + 3) { content-visibility: auto; contain-intrinsic-block-size: auto 24rem; }
`;

/** The home page: the brand's sections in the brand's order, the hero across the whole width. */
export function HomePage() {
  const { home } = useBrand();
  const below = home.sections.filter((section) => section !== 'hero');
  return (
    <>
      {home.sections.includes('hero') ? <Hero /> : null}
      <Stack>
        {below.map((section) => {
          const Section = sections[section];
          return <Section key={section} />;
        })}
      </Stack>
    </>
  );
}
