import type { ResponseOf } from '@livery/contracts';
import { game } from './games.ts';

/** A notice of the merchant. */
export type Announcement = ResponseOf<'announcements'>['list'][number];
/** A row of the winners board. */
export type Winner = ResponseOf<'winners'>['list'][number];
/** A promotion. */
export type Promotion = ResponseOf<'availablePromotions'>['list'][number];
/** A banner of the home page. */
export type Banner = ResponseOf<'banners'>['list'][number];

/** A bulletin with a paragraph. */
export function announcement(over: Partial<Announcement> = {}): Announcement {
  return {
    id: 'a-1',
    type: 'B',
    title: 'New games this week',
    content: '<p>Twelve new games have arrived.</p>',
    publishedAt: '2026-01-01T00:00:00Z',
    ...over,
  };
}

/** A win with a masked name. */
export function winner(over: Partial<Winner> = {}): Winner {
  const { gameId, name, image, vassalage } = game();
  return {
    id: 'w-1',
    player: 'mi***1',
    game: { gameId, name, image, vassalage },
    prize: '5000.00',
    currency: 'PHP',
    at: '2026-01-01T09:00:00Z',
    ...over,
  };
}

/** A promotion without an end. */
export function promotion(over: Partial<Promotion> = {}): Promotion {
  return {
    id: 'p-1',
    title: 'Welcome gift',
    summary: 'A gift for your first week.',
    image: '/artwork/promotions/welcome.svg',
    endsAt: null,
    ...over,
  };
}

/** A banner that leads to a page of the site. */
export function banner(over: Partial<Banner> = {}): Banner {
  return {
    id: 'n-1',
    title: 'Play tonight',
    text: 'The tables are open.',
    action: 'Play',
    link: '/rng',
    image: '/artwork/banners/1.svg',
    imageCompact: '/artwork/banners/1-compact.svg',
    ...over,
  };
}
