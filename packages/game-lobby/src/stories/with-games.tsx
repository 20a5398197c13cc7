import { category, game, sampleArt, vendor } from '@livery/testing';
import type { Category, Game } from '@livery/testing';
import type { Decorator } from '@storybook/react-vite';
import { GameActionsProvider } from '../game-actions.tsx';

const titles = ['Comet Run', 'Lanterns of the Long River', 'Pearl Divers', 'Koi Garden', 'Northern Lights', 'Tidal Fortune', 'Clockwork Crown', 'Spice Caravan', 'Paper Dragons', 'Moonlit Reels'];
const vendorNames = ['Nova Play', 'Tidewater', 'Kiln & Co', 'Long River Studio', 'Halcyon', 'Brass Owl'];

/** So many games, with pictures and every kind of mark among them. */
export const storyGames = (count: number): Game[] =>
  Array.from({ length: count }, (_, index) =>
    game({
      gameId: `g-${index}`,
      name: titles[index % titles.length] as string,
      vendorName: vendorNames[index % vendorNames.length] as string,
      image: sampleArt(index + 3),
      isHot: index % 5 === 0,
      isNew: index % 7 === 2,
      isJackpot: index % 11 === 4,
      state: index === 6 ? 'maintenance' : index === 9 ? 'barred' : 'open',
    }),
  );

/** Categories with vendors as a brand would report them. */
export const storyCategories: Category[] = [
  {
    ...category('RNG'),
    vendors: vendorNames.map((displayName, index) =>
      vendor({ vassalage: `V${index}`, displayName, games: 90 - index * 13, isHot: index === 1, state: index === 4 ? 'maintenance' : 'open', logo: sampleArt(index + 40, 96, 96) }),
    ),
  },
  { ...category('FISH', 2), vendors: [vendor({ vassalage: 'SEA', displayName: 'Deep Blue', gameType: 'FISH', games: 12, logo: sampleArt(61, 96, 96) })] },
];

/** Gives stories a way to open games that leads nowhere. */
export const withGameActions: Decorator = (Story) => (
  <GameActionsProvider actions={{ hrefOf: ({ gameId }) => `#${gameId}`, onOpen: (_, event) => event.preventDefault() }}>
    <Story />
  </GameActionsProvider>
);
