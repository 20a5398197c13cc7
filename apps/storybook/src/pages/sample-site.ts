import { announcement, banner, category, game, promotion, sampleArt, vendor, winner } from '@livery/testing';
import type { Answers, Category, Game } from '@livery/testing';

const titles = ['Comet Run', 'Lanterns of the Long River', 'Pearl Divers', 'Koi Garden', 'Northern Lights', 'Tidal Fortune', 'Clockwork Crown', 'Spice Caravan', 'Paper Dragons', 'Moonlit Reels', 'Volcano', 'Night Market'];
const vendors = ['Nova Play', 'Tidewater', 'Kiln & Co', 'Long River Studio', 'Halcyon', 'Brass Owl'];

const sampleGames: Game[] = titles.map((name, index) =>
  game({ gameId: `g-${index}`, name, vendorName: vendors[index % vendors.length] ?? '', image: sampleArt(index + 3), isHot: index % 5 === 0, isNew: index % 7 === 2, isJackpot: index === 4 }),
);

const categories: Category[] = (['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'BINGO'] as const).map((kind) => ({
  ...category(kind),
  vendors: vendors.map((displayName, index) => vendor({ vassalage: `V${index}`, displayName, gameType: kind, games: 90 - index * 13, isHot: index === 1, logo: sampleArt(index + 40, 96, 96) })),
}));

const picture = (seed: number) => sampleArt(seed, 1200, 400);

/** What the gateway of a busy site answers, with pictures that need no network. */
export const sampleSite = {
  hotGames: () => ({ list: sampleGames }),
  gameCategories: () => ({ list: categories }),
  banners: () => ({ list: [1, 2, 3].map((at) => banner({ id: `n-${at}`, title: ['Play tonight', 'Twice the points', 'New tables'][at - 1] ?? '', image: picture(at + 20), imageCompact: sampleArt(at + 20, 600, 450) })) }),
  announcements: () => {
    const list = ['Maintenance of the live tables on Monday morning', 'Twelve new games have arrived', 'Payments are back to normal'].map((title, index) => announcement({ id: `a-${index}`, title }));
    return { count: list.length, list };
  },
  availablePromotions: () => {
    const list = ['Double your first deposit', 'Weekend cashback', 'Invite a friend', 'Points at night'].map((title, index) => promotion({ id: `p-${index}`, title, image: sampleArt(index + 9, 640, 360) }));
    return { count: list.length, list };
  },
  winners: () => ({ list: sampleGames.slice(0, 8).map(({ gameId, name, image, vassalage }, index) => winner({ id: `w-${index}`, player: ['mar***28', 'tom***x', 'lia***07', 'jun***k'][index % 4] ?? '', game: { gameId, name, image, vassalage }, prize: `${48_200 - index * 5310}.00` })) }),
} satisfies Answers;
