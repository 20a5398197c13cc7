import { z } from 'zod';
import { instant } from '../fields.ts';
import { endsAtOrNever, language, offerId, offerIds, picture, previewOnly as dryRun, shownState, startsAt, startsAtOrNow, title } from './content-fields.ts';
import { effect, pageNo, pageSize, reason } from './operator-fields.ts';

const id = offerId.describe('Id of the promotion, which promotions:list shows.');
const words = {
  language,
  title,
  summary: z.string().trim().min(1).max(1_000).describe('What is offered, without markup.'),
};
const image = picture.optional().describe('Picture of the card (16 by 9): a path of the site or its image CDN, such as /promo/spring.webp, or an https address of an origin in the setting imageCDNs.');
const text = z.object({ language: z.string(), title: z.string(), summary: z.string() });
/** What players would read, and what was done. */
const written = z.object({ shown: text, effect });
const done = z.object({ effect });

/** Schemas of the calls about promotions. */
export const promotionSchemas = {
  'promotions:list': {
    request: z.object({ pageNo, pageSize }),
    value: z.object({
      promotions: z.array(z.object({ id: z.string(), state: shownState, startsAt: instant, endsAt: instant.nullable(), image: z.string().nullable(), texts: z.array(text) })),
      pageNo: z.number().int(),
      totalPages: z.number().int(),
      total: z.number().int(),
    }),
  },
  'promotions:add': {
    request: z.object({ id: offerId.describe('Id of the new promotion: small letters, digits and hyphens, such as spring-credit.'), image, ...words, startsAt: startsAtOrNow, endsAt: endsAtOrNever, dryRun, reason }),
    value: written,
  },
  'promotions:translate': { request: z.object({ id, ...words, dryRun, reason }), value: written },
  'promotions:remove-text': { request: z.object({ id, language: language.describe('Language whose text is taken away, such as EN.'), reason }), value: done },
  'promotions:change': { request: z.object({ id, image: picture.describe('Picture of the card; "drawn" for the drawn one again.'), reason }), value: done },
  'promotions:order': { request: z.object({ ids: offerIds.describe('Ids in the order to show them in; those that are not named follow in the order they have.'), reason }), value: done },
  'promotions:schedule': { request: z.object({ id, startsAt, endsAt: endsAtOrNever, reason }), value: done },
  'promotions:withdraw': { request: z.object({ id, reason }), value: done },
};
