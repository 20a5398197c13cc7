import { z } from 'zod';
import { announcementTypes, bannerGroups } from '../codes.ts';
import { decimal, instant } from '../fields.ts';

/** Kinds of announcement: B bulletin, PL player, PU pop-up, PR promotion, H home. */
export const announcementType = z.enum(announcementTypes);

export const announcement = z.object({
  id: z.string(),
  type: announcementType,
  title: z.string(),
  /** HTML, cleaned when it was written; clean it again before it is shown. */
  content: z.string(),
  publishedAt: instant,
});

export const announcementsRequest = z.object({
  /** Comma-separated types, such as `B,PL`. */
  types: z.string().regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/).optional(),
  platform: z.literal('W').default('W'),
  /** The type that is read where no types are named; the brand's default execution unless stated. */
  execution: announcementType.optional(),
});

export const banner = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  /** Path inside the site. */
  link: z.string().startsWith('/'),
  image: z.string(),
  imageCompact: z.string(),
});

/** One row of the winners board; the player's name is masked. */
export const winner = z.object({
  id: z.string(),
  player: z.string(),
  game: z.object({ gameId: z.string(), name: z.string(), image: z.string(), vassalage: z.string() }),
  prize: decimal,
  currency: z.string(),
  at: instant,
});

export const promotion = z.object({ id: z.string(), title: z.string(), summary: z.string(), image: z.string(), endsAt: instant.nullable() });

export const contentSchemas = {
  announcements: { request: announcementsRequest, value: z.object({ list: z.array(announcement) }) },
  banners: { request: z.object({ group: z.string().max(32).describe(`${bannerGroups.join(', ')}; any other has no banners`) }), value: z.object({ list: z.array(banner) }) },
  winners: { value: z.object({ list: z.array(winner) }) },
  availablePromotions: { value: z.object({ count: z.number().int(), list: z.array(promotion) }) },
};
