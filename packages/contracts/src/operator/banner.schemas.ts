import { z } from 'zod';
import { instant } from '../fields.ts';
import { endsAtOrNever, language, offerId, offerIds, picture, previewOnly as dryRun, shownState, startsAt, startsAtOrNow, title } from './content-fields.ts';
import { effect, pageNo, pageSize, reason } from './operator-fields.ts';

const id = offerId.describe('Id of the banner, which banners:list shows.');
const words = {
  language,
  title,
  text: z.string().trim().min(1).max(300).describe('A sentence or two below the title, without markup.'),
  action: z.string().trim().min(1).max(60).describe('Words of the button, such as "See the offer".'),
};
const PICTURE = 'a path of the site or its image CDN, such as /promo/spring.webp, or an https address of an origin in the setting imageCDNs';
const image = picture.optional().describe(`Picture on wide screens (1200 by 360): ${PICTURE}.`);
const imageCompact = picture.optional().describe(`Picture on phones (640 by 720): ${PICTURE}.`);
const link = z.string().trim().regex(/^\/(?:[^\s/\\][^\s\\]*)?$/).max(300).describe('Path inside the site that it leads to, such as /promotions.');
const text = z.object({ language: z.string(), title: z.string(), text: z.string(), action: z.string() });
/** What players would read, and what was done. */
const written = z.object({ shown: text, effect });
const done = z.object({ effect });

/** Schemas of the calls about banners. */
export const bannerSchemas = {
  'banners:list': {
    request: z.object({ pageNo, pageSize }),
    value: z.object({
      banners: z.array(z.object({ id: z.string(), state: shownState, startsAt: instant, endsAt: instant.nullable(), link: z.string(), image: z.string().nullable(), imageCompact: z.string().nullable(), texts: z.array(text) })),
      pageNo: z.number().int(),
      totalPages: z.number().int(),
      total: z.number().int(),
    }),
  },
  'banners:add': {
    request: z.object({ id: offerId.describe('Id of the new banner: small letters, digits and hyphens, such as spring-cup.'), link, image, imageCompact, ...words, startsAt: startsAtOrNow, endsAt: endsAtOrNever, dryRun, reason }),
    value: written,
  },
  'banners:translate': { request: z.object({ id, ...words, dryRun, reason }), value: written },
  'banners:remove-text': { request: z.object({ id, language: language.describe('Language whose text is taken away, such as EN.'), reason }), value: done },
  'banners:change': { request: z.object({ id, link: link.optional().describe('Path inside the site that it leads to, such as /promotions.'), image: image.describe('Picture on wide screens; "drawn" for the drawn one again.'), imageCompact: imageCompact.describe('Picture on phones; "drawn" for the drawn one again.'), reason }), value: done },
  'banners:order': { request: z.object({ ids: offerIds.describe('Ids in the order to show them in; those that are not named follow in the order they have.'), reason }), value: done },
  'banners:schedule': { request: z.object({ id, startsAt, endsAt: endsAtOrNever, reason }), value: done },
  'banners:withdraw': { request: z.object({ id, reason }), value: done },
};
